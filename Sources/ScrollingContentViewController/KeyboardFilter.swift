internal import UIKit

/// Gathers the events of a burst into the last of them.
///
/// UIKit may post a hide and two shows within a tenth of a second, when a person moves between
/// fields with different accessory views or a password is filled in. Only the last frame counts.
///
/// Invariants:
/// 1. There is a time at which to act if and only if an event waits and the filter is not suspended.
/// 2. An event never moves that time forward to an earlier one.
struct KeyboardFilter<Event> {
  /// Seconds after the last event of a burst until it is acted upon.
  static var delay: TimeInterval { 0.1 }

  /// The last event that has not been acted upon.
  private(set) var pending: Event?
  /// When to act, in the clock's seconds.
  private(set) var dueTime: TimeInterval?
  /// Seconds that were left when the filter was suspended.
  private var remaining: TimeInterval?
  /// Whether a rotation holds the filter.
  private(set) var isSuspended = false

  /// Takes an event in place of the one that waits.
  mutating func receive(_ event: Event, at now: TimeInterval) {
    pending = event
    if isSuspended {
      remaining = max(remaining ?? 0, Self.delay)
    } else {
      dueTime = max(dueTime ?? now, now + Self.delay)
    }
  }

  /// Gives out the event that waits, whatever the time, and forgets it.
  mutating func take() -> Event? {
    defer {
      pending = nil
      dueTime = nil
      remaining = nil
    }
    return pending
  }

  /// Holds what waits, with the rest of its delay.
  mutating func suspend(at now: TimeInterval) {
    guard !isSuspended else { return }
    isSuspended = true
    remaining = dueTime.map { max(0, $0 - now) }
    dueTime = nil
  }

  /// Goes on with what was left of the delay.
  mutating func resume(at now: TimeInterval) {
    guard isSuspended else { return }
    isSuspended = false
    dueTime = pending == nil ? nil : remaining.map { now + $0 }
    remaining = nil
  }
}
