public import Foundation

/// Watches the fingers that come down in a view and inside it, and says when they do what it looks
/// for.
///
/// Subclasses override the `touches…` members and set `state`. A recogniser starts as possible; one
/// that looks for a single thing ends as `ended` or `failed`, one that goes on begins, changes and
/// ends or is cancelled. When its fingers are gone it starts anew.
///
/// A change of `state` out of possible is held back while another recogniser that must fail first
/// has not failed.
///
/// - Status: partial (fingers only: no presses, no pointer)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recogniser has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// What ended at once has been recognised.
    public static let recognized = State.ended
  }

  // MARK: - Stored state

  /// The view to which the recogniser is attached.
  open internal(set) weak var view: UIView?
  /// Who may object and allow.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for finding faults.
  open var name: String?

  /// Who is told.
  final var receivers: [GestureReceiver] = []
  /// Recognisers that must fail first.
  final var requirements: [WeakGesture] = []
  /// Where the recogniser is in its life.
  final var life = GestureLife()

  // MARK: - Creating

  /// Creates a recogniser that calls a method of `target`, which is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser that tells nobody yet.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recogniser from a document.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: - Who is told

  /// Calls a method of `target` when the recogniser recognises, and at each further change; it may
  /// take the recogniser. A nil target stands for the responders from the view upwards.
  open func addTarget(_ target: Any?, action: Selector) {
    let isKnown = receivers.contains { $0.matches(target, action) }
    if !isKnown { receivers.append(.method(WeakTarget(target), action)) }
  }

  /// Stops calling a method; nil stands for all targets or all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    receivers.removeAll { $0.isMethod && $0.matchesIfGiven(target, action) }
  }

  // MARK: - State

  /// How far the recogniser has come. Only subclasses set it.
  open var state: State {
    get { life.shownState ?? life.state }
    set { change(to: newValue) }
  }

  /// Whether the recogniser takes part; switched off, it is cancelled or fails. Default: true.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { breakOff() } }
  }

  // MARK: - Touches of the view

  /// Whether the view loses its fingers when this recognises. Default: true.
  open var cancelsTouchesInView = true
  /// Whether the view hears of a finger only once this has failed. Default: false.
  open var delaysTouchesBegan = false
  /// Whether the view hears of a lifted finger only once this has failed. Default: true.
  open var delaysTouchesEnded = true
  /// Kinds of touches that count, as numbers of `UITouch.TouchType`. Default: all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// Whether all counted touches must be of one kind. Simulated touches always are. Default: true.
  open var requiresExclusiveTouchType = true

  // MARK: - Others

  /// Holds this back until `otherGestureRecognizer` has failed; if that recognises, this fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.gesture == nil }
    guard !requirements.contains(where: { $0.gesture === otherGestureRecognizer }) else { return }
    requirements.append(WeakGesture(gesture: otherGestureRecognizer))
  }

  /// Whether this makes another fail when it recognises. Default: true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another makes this fail when that recognises. Default: true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another must fail before this may recognise. Default: false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether this must fail before another may recognise. Default: false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether this counts an event at all. Default: true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: - Following fingers

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called before the recogniser becomes possible again; forgets what was seen.
  open func reset() {}
  /// Stops following a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    life.touches.removeAll { $0 === touch }
    touch.followers.removeAll { $0 === self }
  }

  // MARK: - Places

  /// How many fingers are followed.
  open var numberOfTouches: Int { life.touches.count }

  /// The middle of the fingers in the coordinates of `view`; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { converted(life.middle, to: view) }

  /// Where one finger is, in the coordinates of `view`, counted in the order in which they came.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard life.touches.indices.contains(touchIndex) else { return location(in: view) }
    return life.touches[touchIndex].location(in: view)
  }

  /// Whether the fingers recognised so far count as lifted, for subclasses that go on without
  /// fingers between taps.
  var waitsForMoreTouches: Bool { false }
}

/// Who may object to what a recogniser does, and allow several at once.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a recogniser may recognise now; otherwise it fails. Default: true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two recognisers may recognise the same fingers. Default: false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another must fail before this recogniser may recognise. Default: false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether this recogniser must fail before another may recognise. Default: false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recogniser follows a finger that came down. Default: true.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether a recogniser counts an event. Default: true.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
