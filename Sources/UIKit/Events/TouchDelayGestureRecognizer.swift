internal import Foundation

/// Keeps fingers from the views inside for a moment, in which a scroll view may claim them.
///
/// It recognises nothing: it fails when its time is over or a finger is lifted, and the views hear
/// what they have missed.
///
/// - Evidence: observed; Documentation/Evidence.md, delayed touches.
@MainActor
final class TouchDelayGestureRecognizer: UIGestureRecognizer {
  /// Seconds for which fingers are kept.
  static let delay: TimeInterval = 0.15

  private var end: MediaClock.Appointment?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard end == nil else { return }
    end = MediaClock.current.schedule(after: Self.delay) { [weak self] in self?.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

  override func reset() {
    end?.cancel()
    end = nil
  }
}
