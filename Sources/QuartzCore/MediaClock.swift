public import CoreGraphics

/// The time that animations, deceleration, keyboards and display links follow.
///
/// It stands still until it is advanced, and then runs from one thing that is due to the next, in
/// order of time and, at the same time, in the order in which the things were scheduled. So the same
/// calls give the same picture, however long the process takes.
///
/// A clock is used from one thread.
public final class MediaClock {
  // One device is alive in a process at a time, and it is used from one thread.
  /// The clock of the simulated device that is in use.
  nonisolated(unsafe) public package(set) static var current = MediaClock()

  /// Seconds since the clock was made.
  public private(set) var now: CFTimeInterval = 0

  /// Sorted by time, then by number, the next one last.
  private var pending: [Appointment] = []
  private var scheduledCount: UInt64 = 0

  /// Makes a clock that shows zero.
  package init() {}

  /// Something that is to happen.
  public final class Appointment {
    /// When, on the clock.
    public let time: CFTimeInterval
    fileprivate let number: UInt64
    /// Whether this is a step of something that goes on by frames, and would go on for ever.
    fileprivate let isFrame: Bool
    fileprivate var action: (() -> Void)?

    fileprivate init(
      time: CFTimeInterval, number: UInt64, isFrame: Bool, action: @escaping () -> Void
    ) {
      self.time = time
      self.number = number
      self.isFrame = isFrame
      self.action = action
    }

    /// Whether it is still to happen.
    public var isPending: Bool { action != nil }

    /// Calls it off.
    public func cancel() { action = nil }

    fileprivate func precedes(_ other: Appointment) -> Bool {
      (time, number) < (other.time, other.number)
    }
  }

  /// Calls `action` when `delay` seconds have passed on the clock; a delay that is negative or no
  /// number counts as zero. Even without delay it is not called at once, but when the clock is next
  /// advanced.
  ///
  /// - Complexity: O(*n*) in the number of pending appointments.
  @discardableResult
  public func schedule(
    after delay: CFTimeInterval, _ action: @escaping () -> Void
  ) -> Appointment {
    schedule(at: now + (delay > 0 ? delay : 0), isFrame: false, action)
  }

  /// Calls `action` when the clock shows `time`.
  ///
  /// - Parameter isFrame: Whether this is a step of something that goes on by frames without end;
  ///   such steps do not count in `nextTime`.
  @discardableResult
  package func schedule(
    at time: CFTimeInterval, isFrame: Bool, _ action: @escaping () -> Void
  ) -> Appointment {
    scheduledCount += 1
    let appointment = Appointment(
      time: max(time, now), number: scheduledCount, isFrame: isFrame, action: action)
    // A later number comes later at the same time, so it goes before its equals in the array.
    let index = pending.partitioningIndex { $0.precedes(appointment) }
    pending.insert(appointment, at: index)
    return appointment
  }

  /// Lets `duration` seconds pass, doing what becomes due on the way, also what that schedules.
  package func advance(by duration: CFTimeInterval) {
    advance(to: now + max(0, duration))
  }

  /// Lets time pass until the clock shows `time`.
  package func advance(to time: CFTimeInterval) {
    while let next = pending.last, next.time <= time {
      pending.removeLast()
      guard let action = next.action else { continue }
      now = max(now, next.time)
      next.action = nil
      action()
    }
    now = max(now, time)
  }

  /// When the next thing is due that is not a mere frame; nil if nothing is.
  package var nextTime: CFTimeInterval? {
    pending.last { $0.isPending && !$0.isFrame }?.time
  }

  /// How many things are to happen, frames included.
  package var pendingCount: Int { pending.count { $0.isPending } }
}

extension Array {
  /// The first index whose element satisfies `predicate`, which holds for no element before and for
  /// every element after it.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Returns the time of the simulated device's clock, in seconds.
///
/// - Status: full
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.now }
