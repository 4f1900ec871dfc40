public import CoreGraphics

/// The time that layers, animations and scripts read: it moves only when told to.
///
/// A simulated device owns one and makes it current. Work can be put down for a later time and
/// runs, in order of time and then of putting down, while the clock is advanced.
public final class MediaClock {
  /// The clock of the current device.
  nonisolated(unsafe) package static var current = MediaClock()

  /// Seconds since the device was switched on.
  public private(set) var now: TimeInterval = 0

  private struct Entry {
    let time: TimeInterval
    let number: Int
    let work: () -> Void
  }

  private var entries: [Entry] = []
  private var count = 0

  /// Creates a clock that stands at 0 seconds.
  package init() {}

  /// Work that is still to come.
  package var pendingCount: Int { entries.count }

  /// Puts work down for `delay` seconds from now; a negative delay counts as 0.
  ///
  /// - Returns: a number by which `cancel(_:)` takes it back.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ work: @escaping () -> Void) -> Int {
    count += 1
    let entry = Entry(time: now + max(0, delay.isFinite ? delay : 0), number: count, work: work)
    let place = entries.firstIndex { $0.time > entry.time } ?? entries.count
    entries.insert(entry, at: place)
    return count
  }

  /// Takes back work that has not run.
  public func cancel(_ number: Int) { entries.removeAll { $0.number == number } }

  /// Moves the time on by `seconds`, running what falls due on the way at its own time.
  package func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    while let first = entries.first, first.time <= end {
      entries.removeFirst()
      now = max(now, first.time)
      first.work()
    }
    now = end
  }
}

/// Seconds on the current device's clock.
public func CACurrentMediaTime() -> TimeInterval { MediaClock.current.now }
