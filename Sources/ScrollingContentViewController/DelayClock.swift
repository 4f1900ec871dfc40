internal import UIKit

/// The time by which the keyboard's events are gathered.
///
/// Apple's systems have real timers; where time is simulated, a virtual clock takes their place.
@MainActor
protocol DelayClock {
  /// Seconds since some fixed moment.
  var now: TimeInterval { get }

  /// Calls `action` once, after `delay` seconds.
  ///
  /// - Returns: what calls it off.
  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void
}

#if !os(Linux)
  /// Real time.
  struct SystemDelayClock: DelayClock {
    var now: TimeInterval { CACurrentMediaTime() }

    func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
      -> @MainActor () -> Void
    {
      let timer = Timer(timeInterval: delay, repeats: false) { _ in
        MainActor.assumeIsolated { action() }
      }
      // Tracking a finger must not hold up the keyboard's adjustment. This is the main actor's loop.
      RunLoop.current.add(timer, forMode: .common)
      return { timer.invalidate() }
    }
  }
#endif
