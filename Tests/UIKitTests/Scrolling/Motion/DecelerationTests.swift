import Foundation
import Testing

@testable import UIKit

@Suite struct DecelerationTests {
  /// Distance (v − 10)·d / (1000·(1 − d)), seconds ln(10 / v) / (1000·ln d).
  @Test(
    arguments: [
      (750, 0.998, 369.26, 2.157), (1500, 0.998, 743.51, 2.503), (3000, 0.998, 1492.01, 2.849),
      (4875, 0.998, 2427.635, 3.092), (1500, 0.99, 147.51, 0.499),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func distanceAndTimeFollowFromTheVelocity(
    velocity: CGFloat, rate: CGFloat, distance: CGFloat, seconds: CGFloat
  ) {
    for sign: CGFloat in [1, -1] {
      let motion = Deceleration(start: 100, velocity: sign * velocity, rate: rate)
      #expect(abs(motion.end - 100 - sign * distance) < 0.01)
      #expect(abs(motion.duration - seconds) < 0.001)
      #expect(abs(motion.position(at: motion.duration - 1e-6) - motion.end) < 0.1)
      #expect(motion.position(at: 100) == motion.end && motion.velocity(at: 100) == 0)
    }
  }

  @Test func velocityFallsByTheRateEachMillisecond() {
    let motion = Deceleration(start: 0, velocity: 2000, rate: 0.998)
    #expect(abs(motion.velocity(at: 0.001) - 1996) < 1e-6)
    #expect(abs(motion.velocity(at: 0.1) - 2000 * pow(0.998, 100)) < 1e-6)
  }

  @Test func aPlaceOnTheWayIsReachedWhenThePositionSaysSo() throws {
    let motion = Deceleration(start: 50, velocity: -3000, rate: 0.998)
    let time = try #require(motion.time(reaching: -400))
    #expect(abs(motion.position(at: time) + 400) < 1e-6)
    #expect(motion.time(reaching: 51) == nil && motion.time(reaching: -5000) == nil)
    #expect(motion.time(reaching: 50) == 0)
  }

  @Test(arguments: [0, 10, -10, .nan, .infinity] as [CGFloat])
  func slowOrSenselessVelocitiesDoNotMove(velocity: CGFloat) {
    let motion = Deceleration(start: 7, velocity: velocity, rate: 0.998)
    #expect(motion.duration == 0 && motion.end == 7 && motion.position(at: 1) == 7)
  }

  @Test(arguments: [0, 1, 2, -1, .nan] as [CGFloat])
  func aSenselessRateStillComesToRest(rate: CGFloat) {
    let motion = Deceleration(start: 0, velocity: 1000, rate: rate)
    #expect(motion.end.isFinite && motion.duration.isFinite && motion.duration >= 0)
  }
}
