public import Foundation

/// Recognises fingers that are drawn over the screen, and goes on until they are lifted.
///
/// The finger must go 10 points before it counts as drawn; those 10 points are taken off what
/// follows, so nothing jumps.
///
/// - Evidence: measured; Documentation/Evidence.md, pan.
/// - Status: partial (`allowedScrollTypesMask` is kept: a simulated device has no pointer)
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Points that a finger goes before it counts as drawn.
  package static let slop: CGFloat = 10

  /// The fewest fingers. Default: 1.
  open var minimumNumberOfTouches = 1
  /// The most fingers. Default: no limit.
  open var maximumNumberOfTouches = Int.max
  /// Kinds of pointer scrolling that count, of which there is none here. Default: none.
  open var allowedScrollTypesMask = UIScrollTypeMask()

  private var motion = PanMotion()

  /// How far the fingers have been drawn, in points of `view`'s coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    vector(motion.translation, in: view)
  }

  /// Lets the way count from `translation`, in points of `view`'s coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let target = view ?? self.view?.window
    let origin = windowPoint(.zero, from: target)
    let end = windowPoint(translation, from: target)
    motion.setTranslation(CGPoint(x: end.x - origin.x, y: end.y - origin.y))
  }

  /// How fast the fingers are drawn, in points a second in `view`'s coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(motion.velocity(at: MediaClock.current.now), in: view)
  }

  /// Whether the fingers, which have gone `way` points since they came down, may begin.
  func isLongEnough(_ way: CGPoint) -> Bool { hypot(way.x, way.y) >= Self.slop - 1e-9 }

  // MARK: - Fingers

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > maximumNumberOfTouches {
      if state == .possible { state = .failed } else { touches.forEach { ignore($0, for: event) } }
      return
    }
    motion.fingersChanged(to: middle, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    motion.move(to: middle, at: event.timestamp)
    guard state == .possible else {
      state = .changed
      return
    }
    guard numberOfTouches >= minimumNumberOfTouches, isLongEnough(motion.way) else { return }
    motion.absorbSlop(Self.slop)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let rest = life.touches.filter { !$0.isOver }
    guard rest.isEmpty || (state == .possible && rest.count < minimumNumberOfTouches) else {
      motion.fingersChanged(to: CGPoint.middle(of: rest.map(\.place)), at: event.timestamp)
      return
    }
    guard rest.isEmpty else { return }
    // A finger may be lifted somewhere else than it was seen last.
    motion.move(to: middle, at: event.timestamp)
    state = state == .possible && life.heldState == nil ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    motion = PanMotion()
  }

  // MARK: - Coordinates

  private var middle: CGPoint { location(in: nil) }

  /// A vector of the window in the coordinates of `view`, the attached view's superview if nil.
  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let target = view else { return vector }
    let origin = converted(.zero, to: target)
    let end = converted(vector, to: target)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  private func windowPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = life.window ?? view.window else { return point }
    return window.convert(point, from: view)
  }
}

/// Kinds of pointer scrolling.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: Int
  /// Creates a mask from Apple's number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel with notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A touch pad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// How far and how fast the middle of some fingers goes, in points and seconds.
struct PanMotion {
  /// Where the middle of the fingers is.
  private var place: CGPoint?
  /// The way that fingers had gone before their number changed.
  private var wayBefore = CGPoint.zero
  private var start = CGPoint.zero
  /// What is taken off the way.
  private var offset = CGPoint.zero
  private var tracker = VelocityTracker()

  /// The way since the first finger came down.
  var way: CGPoint {
    guard let place else { return .zero }
    return CGPoint(x: wayBefore.x + place.x - start.x, y: wayBefore.y + place.y - start.y)
  }

  /// The way that counts.
  var translation: CGPoint { CGPoint(x: way.x - offset.x, y: way.y - offset.y) }

  func velocity(at time: TimeInterval) -> CGPoint { tracker.velocity(at: time) }

  /// The middle has jumped to `point`, since a finger came or went: that is no way.
  mutating func fingersChanged(to point: CGPoint, at time: TimeInterval) {
    let way = way
    if let place { tracker.shift(by: CGVector(dx: point.x - place.x, dy: point.y - place.y)) }
    (wayBefore, start) = (way, point)
    if place == nil { tracker.add(point, at: time) }
    place = point
  }

  /// The fingers have moved.
  mutating func move(to point: CGPoint, at time: TimeInterval) {
    guard point != place else { return }
    if place == nil { start = point }
    place = point
    tracker.add(point, at: time)
  }

  /// Takes the first `slop` points, in the direction of the way, off the way.
  mutating func absorbSlop(_ slop: CGFloat) {
    let length = hypot(way.x, way.y)
    guard length > 0 else { return }
    let part = min(slop / length, 1)
    offset = CGPoint(x: way.x * part, y: way.y * part)
  }

  mutating func setTranslation(_ translation: CGPoint) {
    offset = CGPoint(x: way.x - translation.x, y: way.y - translation.y)
  }
}
