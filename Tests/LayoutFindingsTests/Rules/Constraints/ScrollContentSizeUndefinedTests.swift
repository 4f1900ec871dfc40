import Foundation
import LayoutFindings
import Testing

@Suite struct ScrollContentSizeUndefinedTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let snapshot: LayoutSnapshot
    let expected: [FindingCode]
    var testDescription: String { name }
  }

  static let open = ContentExtent.undefined(least: 856, greatest: nil)

  static let rows: [Row] = [
    Row(name: "both decided", snapshot: Fixture.page(), expected: []),
    Row(
      name: "height open", snapshot: Fixture.page(height: open),
      expected: [.scrollContentHeightUndefined]),
    Row(
      name: "width open", snapshot: Fixture.page(width: open),
      expected: [.scrollContentWidthUndefined]),
    Row(
      name: "both open", snapshot: Fixture.page(width: open, height: open),
      expected: [.scrollContentWidthUndefined, .scrollContentHeightUndefined]),
    Row(
      name: "size set by code", snapshot: Fixture.page(height: open, hasConstrainedContent: false),
      expected: []),
    Row(
      name: "a table decides by itself",
      snapshot: Fixture.page(height: open, managesOwnContent: true), expected: []),
    Row(name: "hidden", snapshot: Fixture.page(height: open, isHidden: true), expected: []),
  ]

  @Test(arguments: rows) func reportsEachOpenAxisAndNothingElse(_ row: Row) {
    #expect(ScrollContentSizeUndefined().findings(in: row.snapshot).map(\.code) == row.expected)
  }

  @Test func namesTheScrollViewTheFreedomAndTheLastViewOfTheChain() throws {
    let snapshot = Fixture.page(height: Self.open)
    let finding = try #require(ScrollContentSizeUndefined().findings(in: snapshot).first)
    #expect(finding.object.id == "scr")
    #expect(finding.object.line == 16)
    #expect(finding.axis == .y)
    #expect(finding.lastInChain?.id == "bod")
    #expect(finding.sentence == "nothing decides the content height of scroll view scr")
    #expect(
      finding.details == ["it can be anything from 856 pt up", "its visible height is 647 pt"])
    #expect(finding.path == ["view root", "scroll view scr"])
  }

  @Test func entersAContainerThatHoldsAllContent() throws {
    let content = [
      Fixture.view("con", CGRect(x: 0, y: 0, width: 375, height: 0)),
      Fixture.view("a", CGRect(x: 0, y: 16, width: 100, height: 50), parent: 2),
      Fixture.view("b", CGRect(x: 0, y: 90, width: 100, height: 50), parent: 2),
    ]
    let snapshot = Fixture.page(height: Self.open, content: content)
    let finding = try #require(ScrollContentSizeUndefined().findings(in: snapshot).first)
    #expect(finding.lastInChain?.id == "b")
  }
}
