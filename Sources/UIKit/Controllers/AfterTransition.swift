internal import Foundation

/// What follows a transition of controllers, once.
@MainActor
final class PendingTransition {
  private var work: (() -> Void)?

  init(_ work: @escaping () -> Void) { self.work = work }

  /// Does what is left to do; nothing if it was done.
  func finish() {
    let work = self.work
    self.work = nil
    work?()
  }
}

/// Runs what follows a transition of controllers.
@MainActor
enum AfterTransition {
  /// Seconds that a push or pop takes.
  ///
  /// - Evidence: observed; Documentation/Evidence.md, transitions.
  static let pushDuration: TimeInterval = 0.35
  /// Seconds that a presentation or dismissal takes.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, transitions.
  static let modalDuration: TimeInterval = 0.5

  /// Runs `work` when the transition is over; without animation, in the clock's next turn, as what
  /// has been changed is committed to the screen first.
  static func run(
    animated: Bool, duration: TimeInterval, _ work: @escaping () -> Void
  ) -> PendingTransition {
    let pending = PendingTransition(work)
    MediaClock.current.schedule(after: animated ? duration : 0) { pending.finish() }
    return pending
  }
}
