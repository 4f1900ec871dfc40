internal import Foundation

/// Content that was let go at a speed and slows down: pure functions of time.
///
/// Seconds, points, points a second; positive is the direction in which the offset grows.
struct Deceleration: Hashable, Sendable {
  /// The speed, in points a second, at which motion ends.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, deceleration.
  static let stopSpeed: CGFloat = 10

  /// The offset at time 0.
  let start: CGFloat
  /// The velocity at time 0.
  let velocity: CGFloat
  /// The fraction of the velocity that is left after a millisecond.
  private let rate: CGFloat

  /// - Parameter rate: Between 0 and 1; others count as the nearest that ends some time.
  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity.isFinite ? velocity : 0
    self.rate = rate.isFinite ? min(max(rate, 0.001), 0.999_9) : 0.998
  }

  /// Seconds for which a velocity would have to last to go as far as the slowing one goes.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, deceleration.
  private var reach: CGFloat { rate / (1000 * (1 - rate)) }

  /// The natural logarithm of what is left after a second; negative.
  private var decay: CGFloat { 1000 * log(rate) }

  /// Seconds until it stands still.
  var duration: CGFloat {
    let speed = abs(velocity)
    return speed > Self.stopSpeed ? log(Self.stopSpeed / speed) / decay : 0
  }

  /// Where it comes to rest.
  var end: CGFloat {
    guard abs(velocity) > Self.stopSpeed else { return start }
    return start + (velocity - (velocity < 0 ? -Self.stopSpeed : Self.stopSpeed)) * reach
  }

  /// The offset at `time`.
  func position(at time: CGFloat) -> CGFloat {
    if time <= 0 || duration == 0 { return start }
    if time >= duration { return end }
    return start + velocity * reach * (1 - exp(decay * time))
  }

  /// The velocity at `time`; 0 when it has come to rest.
  func velocity(at time: CGFloat) -> CGFloat {
    if time >= duration { return 0 }
    return velocity * exp(decay * max(0, time))
  }

  /// When the offset is `place`; nil if it never comes that far.
  func time(reaching place: CGFloat) -> CGFloat? {
    let way = place - start
    if way == 0 { return 0 }
    guard duration > 0, way * velocity > 0, abs(way) <= abs(end - start) else { return nil }
    let left = 1 - way / (velocity * reach)
    return left > 0 ? min(log(left) / decay, duration) : nil
  }
}
