#if os(Linux)
  internal import UIKit

  /// The simulated device's time, which moves only when it is advanced.
  struct SystemDelayClock: DelayClock {
    var now: TimeInterval { CACurrentMediaTime() }

    func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
      -> @MainActor () -> Void
    {
      let appointment = MediaClock.current.schedule(after: delay) {
        MainActor.assumeIsolated { action() }
      }
      return { appointment.cancel() }
    }
  }
#endif
