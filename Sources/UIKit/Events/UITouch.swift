public import Foundation

/// A finger on the screen, from when it comes down until it is lifted or taken away.
///
/// The same object stands for the finger all the while; its members change with each event.
///
/// - Status: partial (a simulated finger has no force, tilt or roll)
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger did.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// A pencil.
    public static let stylus = TouchType.pencil
  }

  /// What the finger did in the present event.
  open internal(set) var phase: Phase = .began
  /// How often the finger has come down here in quick succession, this time included.
  open internal(set) var tapCount = 1
  /// Seconds on the media clock of the finger's last change.
  open internal(set) var timestamp: TimeInterval = 0
  /// What touches: a finger.
  open var type: TouchType { .direct }
  /// How hard the finger presses, where 1 is an average touch; simulated fingers press averagely.
  open var force: CGFloat { 1 }
  /// The greatest `force` that can be told.
  open var maximumPossibleForce: CGFloat { 20 / 3 }
  /// Half the width of the finger's mark, in points.
  open var majorRadius: CGFloat { 20 }
  /// How wrong `majorRadius` may be, in points.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// The view that was under the finger when it came down.
  open internal(set) var view: UIView?
  /// The window that was under the finger when it came down.
  open internal(set) weak var window: UIWindow?
  /// The recognisers that follow the finger, those of the inner views first.
  open var gestureRecognizers: [UIGestureRecognizer]? { followers }

  /// The finger's number in the script that moves it.
  let finger: Int
  /// Places in the window's coordinates.
  var place: CGPoint
  var previousPlace: CGPoint
  /// The recognisers that follow the finger.
  var followers: [UIGestureRecognizer] = []
  /// How far the view has been told of the finger.
  var progress = ViewProgress()

  init(finger: Int, place: CGPoint, time: TimeInterval) {
    self.finger = finger
    self.place = place
    previousPlace = place
    timestamp = time
    super.init()
  }

  /// Where the finger is, in the coordinates of `view`; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Where the finger was in the event before, in the coordinates of `view`.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  /// Where the finger is, as exactly as is known.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the finger was in the event before, as exactly as is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// Whether the finger is lifted or taken away.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// How far a touch's view has been told of it.
  struct ViewProgress {
    enum Stage {
      /// Not yet told that the finger came down.
      case waiting
      /// Told, and to be told of what follows.
      case told
      /// Not to be told any more.
      case closed
    }

    var stage = Stage.waiting
    /// The end has come while the view still waits for it.
    var endIsHeld = false
  }
}
