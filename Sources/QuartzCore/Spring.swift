internal import Foundation

/// A mass on a spring with friction, let go at distance 1 from where it comes to rest: pure
/// functions of time, in seconds.
///
/// The equation is `m·x″ = −k·x − c·x′` with `x(0) = 1`, solved in its three cases.
package struct Spring: Hashable, Sendable {
  /// Half the friction a mass: how fast the motion dies away, a second.
  private let decay: Double
  /// The square of the frequency without friction, less that of the decay.
  private let difference: Double
  /// Speed at the start, away from rest, a second.
  private let startSpeed: Double

  /// - Parameters:
  ///   - mass: More than 0.
  ///   - stiffness: Force a distance, more than 0.
  ///   - damping: Friction a speed, 0 or more.
  ///   - velocity: Speed at the start towards the place of rest, in whole distances a second.
  package init(mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0) {
    let mass = max(mass, 1e-6)
    let square = max(stiffness, 1e-6) / mass
    decay = max(damping, 0) / (2 * mass)
    difference = square - decay * decay
    startSpeed = -velocity
  }

  /// A spring described as UIKit does.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without overshooting, as fast as possible.
  ///   - frequency: Swings without friction, in radians a second.
  package init(dampingRatio: Double, frequency: Double, velocity: Double = 0) {
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, velocity: velocity)
  }

  /// The distance from rest at `time`, 1 at the start.
  package func distance(at time: Double) -> Double {
    guard time > 0 else { return 1 }
    let fade = exp(-decay * time)
    let slope = startSpeed + decay
    if difference > 1e-9 {
      let frequency = difference.squareRoot()
      return fade * (cos(frequency * time) + slope / frequency * sin(frequency * time))
    }
    if difference < -1e-9 {
      let rate = (-difference).squareRoot()
      // Written with falling exponentials only: the hyperbolic functions would overflow.
      let slow = (1 + slope / rate) / 2
      let fast = (1 - slope / rate) / 2
      return slow * exp((rate - decay) * time) + fast * exp(-(rate + decay) * time)
    }
    return fade * (1 + slope * time)
  }

  /// The part of the way that has been gone at `time`: 0 at the start, near 1 at rest.
  package func progress(at time: Double) -> Double { 1 - distance(at: time) }

  /// The speed at `time` towards the place of rest, in whole distances a second.
  package func velocity(at time: Double) -> Double {
    let step = 1e-5
    let earlier = max(0, time - step)
    return (distance(at: earlier) - distance(at: time + step)) / (time + step - earlier)
  }

  /// Seconds until the distance stays below `threshold` of that at the start; at most 100.
  package func settlingDuration(threshold: Double = 0.001) -> Double {
    if decay == 0 { return 100 }
    // The envelope falls without swinging; it is searched from behind.
    var (low, high) = (0.0, 100.0)
    guard envelope(at: high) < threshold else { return high }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) < threshold { high = middle } else { low = middle }
    }
    return high
  }

  /// A bound of the distance at `time` and later, once that falls.
  private func envelope(at time: Double) -> Double {
    guard difference > 1e-9 else { return abs(distance(at: time)) }
    let amplitude = hypot(1, (startSpeed + decay) / difference.squareRoot())
    return amplitude * exp(-decay * time)
  }
}
