import Testing

@testable import UIKit

@Suite struct RubberBandTests {
  /// 0.55·x·L / (L + 0.55·x), to three places.
  @Test(
    arguments: [
      (10, 667, 5.455), (50, 667, 26.411), (100, 667, 50.810), (200, 667, 94.427),
      (590, 667, 218.297), (1000, 667, 301.438), (10, 852, 5.465), (590, 852, 234.997),
      (1000, 852, 334.237),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func aPullShowsLessTheFurtherItGoes(pull: CGFloat, length: CGFloat, shown: CGFloat) {
    let result = RubberBand.displacement(forPull: pull, length: length)
    #expect(abs(result - shown) < 0.001)
    #expect(RubberBand.displacement(forPull: -pull, length: length) == -result)
    #expect(abs(RubberBand.pull(forDisplacement: result, length: length) - pull) < 1e-6)
  }

  @Test func whatCannotShowIsPulledFarButNotForEver() {
    #expect(RubberBand.pull(forDisplacement: 900, length: 852).isFinite)
    #expect(RubberBand.displacement(forPull: 1e12, length: 852) < 852)
    #expect(RubberBand.displacement(forPull: 100, length: 0) == 0)
  }

  @Test func onlyWhatLiesOutsideTheRangeIsBanded() {
    let range = ScrollRange(content: 2000, near: 0, far: 0, bounds: 852)
    func shown(_ wanted: CGFloat, bounces: Bool = true) -> CGFloat {
      RubberBand.offset(for: wanted, in: range, length: 852, bounces: bounces)
    }
    #expect(shown(500) == 500)
    #expect(abs(shown(-100) + 51.665) < 0.001)
    #expect(abs(shown(1148 + 200) - 1148 - 97.422) < 0.001)
    #expect(shown(-100, bounces: false) == 0 && shown(2000, bounces: false) == 1148)
    let back = RubberBand.wanted(for: shown(-100), in: range, length: 852, bounces: true)
    #expect(abs(back + 100) < 1e-6)
  }
}
