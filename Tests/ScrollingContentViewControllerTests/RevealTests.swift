import Foundation
import Testing

@testable import ScrollingContentViewController

@Suite struct RevealTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var span: ClosedRange<Double>
    var distance: Double
    var testDescription: String { name }
  }

  @Test(
    "a window from 100 to 200 moves the least way to show a span",
    arguments: [
      Row(name: "inside", span: 120...180, distance: 0),
      Row(name: "all of it", span: 100...200, distance: 0),
      Row(name: "partly above", span: 90...110, distance: -10),
      Row(name: "wholly above", span: 10...20, distance: -90),
      Row(name: "partly below", span: 190...230, distance: 30),
      Row(name: "longer: its start", span: 150...300, distance: 50),
      Row(name: "longer and around: its start", span: 50...300, distance: -50),
    ])
  func distance(row: Row) {
    #expect(
      Reveal.distance(row.span.lowerBound, row.span.upperBound, 100, 200) == CGFloat(row.distance))
  }
}
