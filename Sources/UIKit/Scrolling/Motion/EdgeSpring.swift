internal import Foundation

/// Content beyond an edge that returns to it: pure functions of time, never crossing the edge.
///
/// Seconds, points, points a second.
struct EdgeSpring: Hashable, Sendable {
  /// The speed, in points a second, from which content counts as thrown at the edge.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, bounce.
  static let thrownSpeed: CGFloat = 50
  /// Frequency of the spring, a second, of content that was thrown; it is critically damped.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, bounce.
  static let thrownFrequency: CGFloat = 11
  /// The two rates, a second, of content that was let go at rest; it is damped more than critically.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, bounce.
  static let restingRates: (slow: CGFloat, fast: CGFloat) = (9, 46)
  /// The distance from the edge, in points, at which the return is over.
  ///
  /// - Evidence: assumed, within the time measured for one return; Documentation/Evidence.md, bounce.
  static let restDistance: CGFloat = 0.75

  /// The edge.
  let edge: CGFloat
  /// Distance beyond the edge at time 0, with its sign.
  let displacement: CGFloat
  /// Velocity at time 0.
  let velocity: CGFloat
  /// Seconds until the distance stays below `restDistance`.
  private(set) var duration: CGFloat = 0

  init(edge: CGFloat, start: CGFloat, velocity: CGFloat) {
    self.edge = edge
    displacement = start - edge
    self.velocity = velocity.isFinite ? velocity : 0
    duration = settlingTime
  }

  /// Whether the content came with speed, from either side.
  var isThrown: Bool { abs(velocity) >= Self.thrownSpeed }

  private var slowPart: CGFloat {
    let (slow, fast) = Self.restingRates
    return (velocity + fast * displacement) / (fast - slow)
  }

  private var thrownSlope: CGFloat { velocity + Self.thrownFrequency * displacement }

  /// The offset at `time`; the edge when the return is over.
  func position(at time: CGFloat) -> CGFloat {
    time >= duration ? edge : edge + distance(at: max(0, time))
  }

  /// The velocity at `time`.
  func velocity(at time: CGFloat) -> CGFloat {
    let time = max(0, time)
    if time >= duration { return 0 }
    if isThrown {
      let rate = Self.thrownFrequency
      return (thrownSlope - rate * (displacement + thrownSlope * time)) * exp(-rate * time)
    }
    let (slow, fast) = Self.restingRates
    return -slow * slowPart * exp(-slow * time)
      - fast * (displacement - slowPart) * exp(-fast * time)
  }

  private func distance(at time: CGFloat) -> CGFloat {
    if isThrown {
      return (displacement + thrownSlope * time) * exp(-Self.thrownFrequency * time)
    }
    let (slow, fast) = Self.restingRates
    return slowPart * exp(-slow * time) + (displacement - slowPart) * exp(-fast * time)
  }

  private var settlingTime: CGFloat {
    var low = latestPeak
    var high: CGFloat = 20
    guard bound(at: low) > Self.restDistance else { return abs(displacement) > 0 ? low : 0 }
    // The bound falls from here on, so halving finds where it passes the limit.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bound(at: middle) > Self.restDistance { low = middle } else { high = middle }
    }
    return high
  }

  /// From when on the bound falls for good.
  private var latestPeak: CGFloat {
    guard isThrown, thrownSlope != 0 else { return 0 }
    return max(0, 1 / Self.thrownFrequency - abs(displacement) / abs(thrownSlope))
  }

  /// At least the distance at `time`.
  private func bound(at time: CGFloat) -> CGFloat {
    if isThrown {
      return (abs(displacement) + abs(thrownSlope) * time) * exp(-Self.thrownFrequency * time)
    }
    let (slow, fast) = Self.restingRates
    return abs(slowPart) * exp(-slow * time) + abs(displacement - slowPart) * exp(-fast * time)
  }
}
