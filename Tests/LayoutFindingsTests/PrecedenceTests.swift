import Foundation
import LayoutFindings
import Testing

@Suite struct PrecedenceTests {
  private static let open = ContentExtent.undefined(least: nil, greatest: nil)

  private func ambiguity(_ id: String, _ axis: Axis, in snapshot: LayoutSnapshot) -> Finding {
    Finding(
      code: .ambiguousPosition, in: snapshot,
      object: ObjectReference(id: id, kind: "view"), axis: axis, sentence: "")
  }

  @Test func anUndefinedContentSizeSilencesAmbiguityInsideOnTheSameAxisOnly() {
    let snapshot = Fixture.page(height: Self.open)
    let found = ScrollContentSizeUndefined().findings(in: snapshot)
    let all =
      found + [
        ambiguity("bod", .y, in: snapshot), ambiguity("bod", .x, in: snapshot),
        ambiguity("root", .y, in: snapshot),
      ]
    let kept = Precedence.apply(to: all, in: snapshot)
    #expect(
      kept.map { "\($0.object.id) \($0.axis?.rawValue ?? "")" } == ["scr y", "bod x", "root y"])
  }

  @Test func aConflictSilencesItsViewsOnItsAxis() {
    var snapshot = Fixture.page()
    snapshot.conflicts = [Fixture.threeAcross]
    let all =
      UnsatisfiableConstraints().findings(in: snapshot) + [
        ambiguity("box", .x, in: snapshot), ambiguity("box", .y, in: snapshot),
        ambiguity("hdr", .x, in: snapshot),
      ]
    let kept = Precedence.apply(to: all, in: snapshot)
    #expect(
      kept.map(\.code) == [.unsatisfiableConstraints, .ambiguousPosition, .ambiguousPosition])
    #expect(kept.dropFirst().map(\.object.id) == ["box", "hdr"])
    #expect(kept[1].axis == .y)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let hasUnknownCode: Bool
    let hasOutlet: Bool
    let isStandIn: Bool
    let severity: Severity
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "plain UIKit", hasUnknownCode: false, hasOutlet: true, isStandIn: false,
      severity: .error),
    Row(
      name: "own controller without outlets", hasUnknownCode: true, hasOutlet: false,
      isStandIn: false, severity: .error),
    Row(
      name: "own controller with an outlet", hasUnknownCode: true, hasOutlet: true,
      isStandIn: false, severity: .needsReview),
    Row(
      name: "own view in the content", hasUnknownCode: false, hasOutlet: false, isStandIn: true,
      severity: .needsReview),
  ]) func whatCodeCouldPutRightIsToBeReviewed(_ row: Row) {
    let scene = SceneRecord(
      id: "vc", name: "Sign-up", className: "SignUpController",
      hasUnknownCode: row.hasUnknownCode)
    let content = Fixture.view(
      "bod", CGRect(x: 0, y: 0, width: 10, height: 10), isStandIn: row.isStandIn,
      hasOutlet: row.hasOutlet)
    let snapshot = Fixture.page(height: Self.open, scene: scene, content: [content])
    #expect(RuleBook.findings(in: snapshot).map(\.severity) == [row.severity])
  }
}
