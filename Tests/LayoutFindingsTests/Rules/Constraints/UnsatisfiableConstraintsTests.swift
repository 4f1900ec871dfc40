import Foundation
import LayoutFindings
import Testing

@Suite struct UnsatisfiableConstraintsTests {
  private func snapshot(_ conflicts: [ConflictRecord]) -> LayoutSnapshot {
    var snapshot = Fixture.page(content: [])
    snapshot.views.append(
      Fixture.view("box", CGRect(x: 16, y: 60, width: 343, height: 80), parent: 0))
    snapshot.conflicts = conflicts
    return snapshot
  }

  @Test func saysNothingWithoutAConflict() {
    #expect(UnsatisfiableConstraints().findings(in: snapshot([])).isEmpty)
    #expect(
      UnsatisfiableConstraints().findings(in: snapshot([ConflictRecord(members: [])])).isEmpty)
  }

  @Test func namesTheViewThatMostConditionsTouchWithTheSum() throws {
    let finding = try #require(
      UnsatisfiableConstraints().findings(in: snapshot([Fixture.threeAcross])).first)
    #expect(finding.object.id == "box")
    #expect(finding.axis == .x)
    #expect(finding.amount == 43)
    #expect(finding.constraints.compactMap(\.id) == ["c1", "c2", "c3"])
    #expect(finding.sentence == "the horizontal constraints of view box cannot hold together")
    #expect(finding.details.first == "16 + 300 + 16 = 332, the screen gives 375")
    #expect(finding.details.contains("box width = 300  (c3, line 30)"))
    #expect(finding.details.contains("root width = 375  (the screen)"))
    #expect(finding.notes == ["laid out here without c3: box width = 300"])
  }

  @Test func whatRestsOnAnAssumptionIsToBeReviewed() throws {
    var conflict = Fixture.threeAcross
    conflict.assumption = "the size of the cell is decided where it is used"
    let finding = try #require(
      UnsatisfiableConstraints().findings(in: snapshot([conflict])).first)
    #expect(finding.severity == .needsReview)
    #expect(finding.notes.last == "to review: the size of the cell is decided where it is used")
  }

  @Test func whatTheSystemAddsDoesNotMakeAViewTheCulprit() throws {
    var conflict = Fixture.threeAcross
    for attribute in ["leading", "trailing", "centerX"] {
      conflict.members.append(
        Fixture.constraint(nil, "root", attribute, nil, "", 0, origin: .screen))
    }
    let finding = try #require(
      UnsatisfiableConstraints().findings(in: snapshot([conflict])).first)
    #expect(finding.object.id == "box")
  }

  @Test func namesTheScreenIfNoViewOfTheTreeTakesPart() throws {
    let conflict = ConflictRecord(members: [
      Fixture.constraint("c1", "guide", "width", nil, "", 10),
      Fixture.constraint("c2", "guide", "width", nil, "", 20),
    ])
    let finding = try #require(
      UnsatisfiableConstraints().findings(in: snapshot([conflict])).first)
    #expect(finding.object.id == "vc")
    #expect(finding.details.first == "20, and at the same time 10")
  }
}
