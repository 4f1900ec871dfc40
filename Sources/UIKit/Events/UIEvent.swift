public import Foundation

/// Something that a person did: touches, presses, motion.
///
/// - Status: partial (touches only)
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }

  /// What kind of motion or remote control.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  /// The kind: touches.
  open var type: EventType { .touches }
  /// Touches have no subtype.
  open var subtype: EventSubtype { .none }
  /// Seconds on the media clock at which it happened.
  public let timestamp: TimeInterval
  /// All fingers on the screen, those included that did nothing.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The fingers in the order in which they came down.
  let touches: [UITouch]

  /// Creates an event without touches that happens now.
  public override convenience init() { self.init(touches: []) }

  init(touches: [UITouch]) {
    self.touches = touches
    timestamp = MediaClock.current.now
    super.init()
  }

  /// The fingers that came down in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? { chosen { $0.view === view } }

  /// The fingers that came down in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { chosen { $0.window === window } }

  /// The fingers that `gesture` follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    chosen { touch in gesture.activeTouches.contains { $0 === touch } }
  }

  /// All that is known of a finger since the event before: simulated fingers hide nothing, so it is
  /// the finger alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? [touch] : nil
  }

  /// Where a finger will probably be: nothing is foretold.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? [] : nil
  }

  private func chosen(_ isChosen: (UITouch) -> Bool) -> Set<UITouch>? {
    let chosen = touches.filter(isChosen)
    return chosen.isEmpty ? nil : Set(chosen)
  }
}
