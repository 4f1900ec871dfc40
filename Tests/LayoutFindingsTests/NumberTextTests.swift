import Foundation
import LayoutFindings
import Testing

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (22, "22"), (0, "0"), (-0.0, "0"), (0.5, "0.5"), (43.333333, "43.33"), (-7.05, "-7.05"),
      (0.004, "0"), (99.999, "100"), (.infinity, "∞"), (-.infinity, "-∞"), (.nan, "no number"),
      (1e300, "1e+300"),
    ] as [(Double, String)]) func numbersHaveAtMostTwoDecimals(_ value: Double, _ text: String)
  {
    #expect(NumberText.plain(value) == text)
  }

  @Test func listsReadAsInASentence() {
    #expect(NumberText.list([]) == "")
    #expect(NumberText.list(["a"]) == "a")
    #expect(NumberText.list(["a", "b"]) == "a and b")
    #expect(NumberText.list(["a", "b", "c"]) == "a, b and c")
    #expect(NumberText.count(1, "screen") == "1 screen")
    #expect(NumberText.count(9, "screen") == "9 screens")
  }
}
