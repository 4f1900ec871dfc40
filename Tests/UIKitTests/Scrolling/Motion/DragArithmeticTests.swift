import Foundation
import Testing

@testable import UIKit

@Suite struct DragArithmeticTests {
  private let range = ScrollRange(content: 393 * 4 + 100, near: 0, far: 0, bounds: 393)

  @Test(
    arguments: [
      ("under half a page goes back", 150, 0, 0, 0), ("over half a page goes on", 200, 0, 0, 393),
      ("a flick goes on", 60, 0, 900, 393), ("a slow end is no flick", 60, 0, 290, 0),
      ("a flick back returns", 330, 0, -900, 0), ("at most one page", 800, 0, 900, 393),
      ("a flick at a page leaves it", 393, 393, 500, 786),
      ("a flick back from a page", 380, 393, -500, 0),
      ("the last page is the end of the content", 1300, 1179, 900, 1279),
      ("back from the end of the content", 1270, 1279, -900, 1179),
      ("beyond the near end", -80, 0, -900, 0),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func pagesAreChosenAssumed(
    _ name: String, offset: CGFloat, start: CGFloat, velocity: CGFloat, target: CGFloat
  ) {
    let page = PagingTarget.offset(
      from: offset, dragStart: start, velocity: velocity, page: 393, range: range)
    #expect(page == target, "\(name)")
  }

  @Test func pagesAreCountedFromTheInsetAssumed() {
    let inset = ScrollRange(content: 1000, near: 40, far: 0, bounds: 200)
    let page = PagingTarget.offset(
      from: 100, dragStart: -40, velocity: 800, page: 200, range: inset)
    #expect(page == 160)
  }

  @Test func velocityIsThatOfTheLastTenthOfASecond() {
    var tracker = ReleaseVelocity()
    for step in 0...40 {
      // Slow at first, then 24 points each 8 ms.
      let y = step < 20 ? CGFloat(step) : CGFloat(20 + (step - 20) * 24)
      tracker.add(CGPoint(x: 0, y: y), at: Double(step) * 0.008)
    }
    #expect(abs(tracker.velocity(at: 0.328).y - 3000) < 1e-6)
    #expect(tracker.velocity(at: 0.43) == .zero)
  }

  @Test func oneValueHasNoVelocity() {
    var tracker = ReleaseVelocity()
    tracker.add(CGPoint(x: 5, y: 5), at: 1)
    #expect(tracker.velocity(at: 1) == .zero && tracker.hasSingleValue)
  }

  @Test(
    arguments: [
      ((0, 12), DragAxes.vertical), ((12, 6), .horizontal), ((6, 12), .vertical), ((10, 8), .both),
    ] as [((CGFloat, CGFloat), DragAxes)])
  func aDragIsLockedToAnAxisTwiceAsLongAsTheOtherAssumed(
    travel: (CGFloat, CGFloat), axes: DragAxes
  ) {
    let point = CGPoint(x: travel.0, y: travel.1)
    #expect(DragAxes.locked(for: point, among: .both) == axes)
    #expect(DragAxes.locked(for: point, among: .vertical) == .vertical)
  }

  @Test func zoomPastALimitIsBandedByDoublingsAssumed() {
    // Two doublings past 4 show 0.55·2 / (1 + 0.55·2) of one.
    let shown = ZoomBand.scale(for: 16, minimum: 1, maximum: 4, bounces: true)
    #expect(abs(shown - 4 * exp2(1.1 / 2.1)) < 1e-9)
    let back = ZoomBand.wanted(for: shown, minimum: 1, maximum: 4, bounces: true)
    #expect(abs(back - 16) < 1e-6)
    #expect(ZoomBand.scale(for: 16, minimum: 1, maximum: 4, bounces: false) == 4)
    #expect(ZoomBand.scale(for: 0.01, minimum: 1, maximum: 4, bounces: true) > 0.5)
    #expect(ZoomBand.scale(for: 2, minimum: 1, maximum: 4, bounces: true) == 2)
  }

  @Test func indicatorsShrinkWhenPulledPastAnEdge() {
    let range = ScrollRange(content: 2000, near: 0, far: 0, bounds: 500)
    func bar(_ offset: CGFloat) -> IndicatorGeometry {
      IndicatorGeometry(
        offset: offset, range: range, near: 0, far: 0, bounds: 500, content: 2000, corner: 0)
    }
    // The track is 500 − 6; a quarter of the content is seen.
    #expect(bar(0) == IndicatorGeometry(start: 3, length: 123.5))
    #expect(bar(1500) == IndicatorGeometry(start: 3 + 494 - 123.5, length: 123.5))
    #expect(bar(-50) == IndicatorGeometry(start: 3, length: 73.5))
    #expect(bar(1700) == IndicatorGeometry(start: 3 + 494 - 8, length: 8))
  }

  @Test func anAnimatedOffsetTakesThreeTenthsOfASecondAssumed() {
    let animation = OffsetAnimation(start: .zero, end: CGPoint(x: 0, y: 100))
    #expect(animation.position(at: 0.15).y == 50 && animation.position(at: 0.3).y == 100)
    #expect(abs(animation.position(at: 0.06).y - 8) < 1e-9)
  }

  @Test func aDragCannotBeginWhileNoFingerIsDownExceptByTheRecogniser() {
    #expect(ScrollActivity.dragging.mayFollow(.held))
    #expect(!ScrollActivity.animating.mayFollow(.dragging))
    #expect(ScrollActivity.held.mayFollow(.decelerating))
    #expect(ScrollActivity.idle.mayFollow(.animating))
  }
}
