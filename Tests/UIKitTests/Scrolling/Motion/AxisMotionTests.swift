import Foundation
import Testing

@testable import UIKit

@Suite struct AxisMotionTests {
  private let range = ScrollRange(content: 3000, near: 0, far: 0, bounds: 1000)

  private func released(
    _ offset: CGFloat, _ velocity: CGFloat, bounces: Bool = true
  ) -> AxisMotion {
    AxisMotion.released(at: offset, velocity: velocity, range: range, rate: 0.998, bounces: bounces)
  }

  private func highest(_ motion: AxisMotion, from start: CGFloat) -> CGFloat {
    var highest = -CGFloat.infinity
    for time in stride(from: start, to: motion.duration, by: 0.0005) {
      highest = max(highest, motion.position(at: time))
    }
    return highest
  }

  @Test func insideTheRangeItIsPlainDeceleration() {
    let motion = released(500, 1000)
    #expect(abs(motion.end - (500 + 990 * 0.499)) < 1e-9)
    #expect(motion.position(at: motion.duration) == motion.end)
  }

  /// From 1500 at 3000 points a second the edge at 2000 is met when 500 = 3000·0.499·(1 − q), with
  /// the velocity 3000·q; the spring peaks at that by 11·e.
  @Test func atAnEdgeTheSpringTakesOverWithTheVelocityOfThatMoment() {
    let motion = released(1500, 3000)
    let left: CGFloat = 1 - 500 / (3000 * 0.499)
    let crossing = log(left) / (1000 * log(0.998))
    #expect(abs(motion.position(at: crossing) - 2000) < 1e-6)
    #expect(abs(motion.velocity(at: crossing + 1e-9) - 3000 * left) < 0.01)
    let peak = highest(motion, from: crossing)
    #expect(abs(peak - 2000 - 3000 * left / (11 * exp(1))) < 0.01)
    #expect(motion.end == 2000 && motion.position(at: motion.duration) == 2000)
  }

  @Test func withoutBouncingItStopsAtTheEdge() {
    let motion = released(1500, 3000, bounces: false)
    #expect(motion.end == 2000)
    for time in stride(from: 0 as CGFloat, to: 3, by: 0.01) {
      #expect(motion.position(at: time) <= 2000)
    }
  }

  @Test(
    arguments: [
      ("let go at rest", -200, 0, 0), ("thrown outwards", -50, -2000, 0),
      ("thrown back too slowly", -200, 300, 0), ("beyond the far end", 2100, 0, 2000),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func beyondAnEdgeItReturns(_ name: String, start: CGFloat, velocity: CGFloat, end: CGFloat) {
    let motion = released(start, velocity)
    #expect(motion.end == end, "\(name)")
    #expect(motion.duration > 0.2 && motion.duration < 1.5, "\(name)")
  }

  @Test func thrownBackFastItGoesOnInside() {
    let motion = released(-100, 1500)
    #expect(abs(motion.end - (-100 + 1490 * 0.499)) < 1e-9)
    // And meets the far edge if it is fast enough.
    #expect(released(-100, 9000).end == 2000)
  }

  @Test func contentThatFitsStaysAtItsEdge() {
    let short = ScrollRange(content: 100, near: 20, far: 0, bounds: 1000)
    let motion = AxisMotion.released(
      at: -20, velocity: 2000, range: short, rate: 0.998, bounces: true)
    #expect(motion.end == -20)
    let peak = highest(motion, from: 0)
    #expect(abs(peak + 20 - 2000 / (11 * exp(1))) < 0.05)
  }

  @Test func aChosenTargetIsReachedWithTheVelocityThatItStartsWithAssumed() {
    let motion = AxisMotion.approaching(900, from: 500, velocity: 2000, rate: 0.998)
    #expect(motion.end == 900)
    #expect(abs(motion.velocity(at: 0) - 2000) < 1e-9)
    let backwards = AxisMotion.approaching(100, from: 500, velocity: 2000, rate: 0.998)
    #expect(abs(backwards.duration - 0.3) < 1e-9 && backwards.position(at: 0.3) == 100)
    let slow = AxisMotion.approaching(900, from: 500, velocity: 20, rate: 0.998)
    #expect(slow.duration < 3.5)
  }

  @Test func aPageIsNeverPassedAssumed() {
    for velocity: CGFloat in [-300, 0, 500, 8000] {
      let motion = AxisMotion.paging(to: 393, from: 200, velocity: velocity)
      #expect(motion.duration < 0.8)
      for time in stride(from: 0 as CGFloat, to: 1, by: 0.005) {
        #expect(motion.position(at: time) <= 393)
      }
      #expect(motion.position(at: motion.duration) == 393)
    }
  }

  @Test func allCurvesAreContinuousAndFinite() {
    var generator = SeededNumbers(seed: 11)
    for _ in 0..<2000 {
      let start = generator.next(in: -1500...3500)
      let velocity = generator.next(in: -12000...12000)
      let motion = released(start, velocity)
      #expect(motion.position(at: 0) == start || motion.duration == 0)
      let rest = motion.position(at: motion.duration - 1e-7)
      #expect(motion.duration.isFinite && abs(rest - motion.end) <= 0.8)
      #expect(range.clamped(motion.end) == motion.end)
    }
  }
}

/// Random numbers that are the same in each run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func next(in range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func next(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
