import Foundation
import Testing

@testable import UIKit

@Suite struct EdgeSpringTests {
  /// A point let go at rest: (46·e^(−9t) − 9·e^(−46t)) / 37.
  @Test(
    arguments: [(0.1, 0.503), (0.2, 0.206), (0.3, 0.084), (0.5, 0.014)] as [(CGFloat, CGFloat)])
  func contentAtRestReturnsOverdamped(time: CGFloat, left: CGFloat) {
    let spring = EdgeSpring(edge: 0, start: -200, velocity: 0)
    #expect(abs(spring.position(at: time) / -200 - left) < 0.001)
  }

  /// The peak of v·t·e^(−11t) is v / (11·e) at 1/11 s.
  @Test(arguments: [60, 500, 3005, -3005] as [CGFloat])
  func anEdgeHitPeaksAtTheVelocityByElevenE(velocity: CGFloat) {
    let spring = EdgeSpring(edge: 40, start: 40, velocity: velocity)
    let peak = velocity / (11 * exp(1))
    #expect(abs(spring.position(at: 1 / 11) - 40 - peak) < 1e-9)
    let highest = stride(from: 0 as CGFloat, to: spring.duration, by: 0.001)
      .map { abs(spring.position(at: $0) - 40) }.max()
    #expect(abs((highest ?? 0) - abs(peak)) < 0.01)
  }

  @Test(
    arguments: [
      (-235, 0), (-235, -900), (-20, 49), (-20, 51), (0, 3000), (0, 5), (90, 0), (90, 400),
      (0.3, 0),
    ] as [(CGFloat, CGFloat)])
  func theWayEndsNearTheEdgeAndNeverPassesIt(start: CGFloat, velocity: CGFloat) {
    let spring = EdgeSpring(edge: 0, start: start, velocity: velocity)
    let side: CGFloat = start != 0 ? start : velocity
    #expect(spring.duration.isFinite && spring.duration < 2)
    for time in stride(from: 0 as CGFloat, through: 3, by: 1 / 240) {
      #expect(spring.position(at: time) * side >= 0, "at \(time)")
    }
    #expect(spring.position(at: spring.duration) == 0)
    #expect(abs(spring.position(at: spring.duration - 1e-4)) <= 0.76)
  }

  @Test func velocityIsTheSlopeOfThePosition() {
    for velocity: CGFloat in [0, 30, 800, -200] {
      let spring = EdgeSpring(edge: 10, start: 60, velocity: velocity)
      for time: CGFloat in [0.05, 0.15, 0.3] {
        let slope = (spring.position(at: time + 1e-5) - spring.position(at: time - 1e-5)) / 2e-5
        #expect(abs(spring.velocity(at: time) - slope) < 0.05)
      }
    }
  }

  @Test func settlingAt235PointsTakesTwoThirdsOfASecondAssumed() {
    // 235 · 46/37 · e^(−9t) = 0.75 at t = 0.663.
    let spring = EdgeSpring(edge: 0, start: -235, velocity: 0)
    #expect(abs(spring.duration - log(235 * 46 / 37 / 0.75) / 9) < 1e-3)
  }
}
