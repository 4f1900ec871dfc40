import Foundation
import Testing

@testable import TextLayout

@Suite("Measuring text")
struct TextMeasurerTests {
  @Test(arguments: ["Hello World", "Label", "a\nb", "😀👨‍👩‍👧🇩🇪", "日本語", "مرحبا", "é", "", "Привет"])
  func p(_ s: String) {
    print(s, TextMeasurer.width(of: s, font: .system(17)))
  }
}
