import Testing

@testable import UIKit

struct VelocityTrackerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Times in seconds with places in points.
    var samples: [(time: Double, y: Double)]
    var time: Double
    var velocity: Double
  }

  @Test(arguments: [
    Row(testDescription: "nothing seen", samples: [], time: 1, velocity: 0),
    Row(testDescription: "one place", samples: [(0, 5)], time: 0, velocity: 0),
    Row(
      testDescription: "even", samples: [(0, 0), (0.01, 10), (0.02, 20)], time: 0.02,
      velocity: 20 / 0.02),
    Row(
      testDescription: "only the last tenth counts",
      samples: [(0, 0), (0.1, 100), (0.15, 100), (0.2, 130)], time: 0.2, velocity: 30 / 0.1),
    Row(
      testDescription: "held for less than a tenth", samples: [(0, 0), (0.05, 50)], time: 0.14,
      velocity: 50 / 0.05),
    Row(
      testDescription: "held for longer", samples: [(0, 0), (0.05, 50)], time: 0.16, velocity: 0),
    Row(
      testDescription: "two places at one time", samples: [(0, 0), (0.1, 10), (0.1, 20)],
      time: 0.1, velocity: 20 / 0.1),
  ])
  func velocityIsThatOfTheLastTenth(row: Row) {
    var tracker = VelocityTracker()
    for sample in row.samples { tracker.add(CGPoint(x: -sample.y, y: sample.y), at: sample.time) }
    let velocity = tracker.velocity(at: row.time)
    #expect(abs(velocity.y - row.velocity) < 1e-6)
    #expect(abs(velocity.x + row.velocity) < 1e-6)
  }
}
