internal import Foundation

/// Content that comes to rest at a place which an app has chosen: pure functions of time.
///
/// It slows down exponentially, from the velocity it has if that fits the way; without a fitting
/// velocity it eases out in a fixed time.
///
/// - Evidence: assumed; Documentation/Evidence.md, chosen targets.
struct Approach: Hashable, Sendable {
  /// Seconds for a way on which there is no velocity to follow.
  static let easeDuration: CGFloat = 0.3
  /// The distance, in points, at which the way is over.
  static let restDistance: CGFloat = 0.5

  /// The offset at time 0.
  let start: CGFloat
  /// Where it comes to rest.
  let end: CGFloat
  /// How fast the rest of the way falls, a second; nil where it eases out.
  private let decay: CGFloat?

  /// - Parameters:
  ///   - velocity: Points a second.
  ///   - rate: The fraction of a velocity that is left after a millisecond: content never takes
  ///     longer than it would by itself.
  init(start: CGFloat, end: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.end = end
    let way = end - start
    if way * velocity > 0, abs(velocity) > Deceleration.stopSpeed {
      let natural = -1000 * log(min(max(rate, 0.001), 0.999_9))
      decay = max(velocity / way, natural)
    } else {
      decay = nil
    }
  }

  /// Seconds until it stands still.
  var duration: CGFloat {
    let way = abs(end - start)
    guard way > 0 else { return 0 }
    guard let decay else { return Self.easeDuration }
    return way > Self.restDistance ? log(way / Self.restDistance) / decay : 0
  }

  /// The offset at `time`.
  func position(at time: CGFloat) -> CGFloat {
    if time >= duration { return end }
    if time <= 0 { return start }
    return end - (end - start) * remaining(at: time)
  }

  /// The velocity at `time`, in points a second.
  func velocity(at time: CGFloat) -> CGFloat {
    let time = max(0, time)
    if time >= duration { return 0 }
    if let decay { return (end - start) * decay * exp(-decay * time) }
    return (end - start) * 2 * (1 - time / Self.easeDuration) / Self.easeDuration
  }

  private func remaining(at time: CGFloat) -> CGFloat {
    if let decay { return exp(-decay * time) }
    let left = 1 - time / Self.easeDuration
    return left * left
  }
}
