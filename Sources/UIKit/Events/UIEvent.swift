/// Something a person did: touches, presses, motion.
///
/// - Status: partial (touches come with event delivery).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Seconds on the media clock at which it happened.
  open var timestamp: TimeInterval { MediaClock.current.now }
}
