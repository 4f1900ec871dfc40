import Testing

@testable import UIKit

@Suite struct ScrollRangeTests {
  @Test func longContentMovesByWhatDoesNotFit() {
    let range = ScrollRange(content: 945, near: 0, far: 0, bounds: 667)
    #expect(range.lowest == 0 && range.highest == 278 && range.travel == 278 && range.scrolls)
  }

  @Test func insetsWidenTheRangeOnBothSides() {
    let range = ScrollRange(content: 1000, near: 20, far: 34, bounds: 600)
    #expect(range.lowest == -20 && range.highest == 434)
  }

  @Test func shortContentRestsAtItsStart() {
    let range = ScrollRange(content: 100, near: 44, far: 0, bounds: 600)
    #expect(range.lowest == -44 && range.highest == -44 && !range.scrolls)
    #expect(range.clamped(10) == -44)
  }

  @Test func halfAPointIsNoScrolling() {
    #expect(!ScrollRange(content: 600.5, near: 0, far: 0, bounds: 600).scrolls)
    #expect(ScrollRange(content: 600.51, near: 0, far: 0, bounds: 600).scrolls)
  }

  @Test(arguments: [
    ("inside stays", 10 as CGFloat, 20 as CGFloat, 0 as CGFloat), ("above moves up", -30, -10, -30),
    ("below moves down", 110, 130, 30), ("larger that covers stays", -10, 200, 0),
    ("larger below shows its near edge", 20, 300, 20),
  ])
  func revealingMovesTheLeast(_ name: String, low: CGFloat, high: CGFloat, move: CGFloat) {
    #expect(ScrollRange.reveal(low, high, 0, 100) == move, "\(name)")
  }
}
