import Testing

@testable import UIKit

@Suite struct FlowGeometryTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let section: FlowGeometry.Section
    let width: CGFloat
    /// Where items begin: across, along.
    let places: [[CGFloat]]
    let end: CGFloat
    var testDescription: String { name }
  }

  private static func items(_ count: Int, _ across: CGFloat, _ along: CGFloat)
    -> [FlowGeometry.Extent]
  { Array(repeating: .init(across: across, along: along), count: count) }

  @Test(arguments: [
    Row(
      name: "a full line is spread over the room",
      section: .init(items: items(3, 100, 50), lineSpacing: 10, itemSpacing: 10), width: 240,
      // Two fit: 240 - 200 = 40 between them; the last line keeps that place.
      places: [[0, 0], [140, 0], [0, 60]], end: 110),
    Row(
      name: "a single item of a full line stands in the middle",
      section: .init(items: items(2, 150, 40), lineSpacing: 4, itemSpacing: 10), width: 200,
      places: [[25, 0], [0, 44]], end: 84),
    Row(
      name: "insets, header and footer take their room",
      section: .init(
        items: items(1, 50, 50), insetBefore: .init(across: 8, along: 20),
        insetAfter: .init(across: 8, along: 30), header: 44, footer: 10), width: 100,
      places: [[8, 64]], end: 154),
    Row(
      name: "lower items stand in the middle of their line",
      section: .init(
        items: [.init(across: 40, along: 20), .init(across: 40, along: 60)], itemSpacing: 20),
      width: 100, places: [[0, 20], [60, 0]], end: 60),
    Row(
      name: "an empty section has header and footer only",
      section: .init(
        items: [], insetBefore: .init(across: 0, along: 20), header: 30, footer: 5),
      width: 100, places: [], end: 35),
  ])
  func linesAreFilled(_ row: Row) {
    let placed = FlowGeometry.place(row.section, start: 0, width: row.width)
    #expect(placed.items.map { [$0.across, $0.along] } == row.places)
    #expect(placed.end == row.end)
  }

  @Test func aThirdOfTheWidthFitsThreeTimes() {
    let third: CGFloat = 375.0 / 3
    let placed = FlowGeometry.place(
      .init(items: Self.items(3, third, 10)), start: 0, width: 375)
    #expect(placed.items.allSatisfy { $0.along == 0 })
  }
}
