import LayoutFindings
import Testing

@Suite struct ConflictArithmeticTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let conflict: ConflictRecord
    let ruler: String?
    let gap: Double
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "three across a screen", conflict: Fixture.threeAcross,
      ruler: "16 + 300 + 16 = 332, the screen gives 375", gap: 43),
    Row(
      name: "two widths",
      conflict: ConflictRecord(members: [
        Fixture.constraint("a", "v", "width", nil, "", 100),
        Fixture.constraint("b", "v", "width", nil, "", 240),
      ]), ruler: "240, and at the same time 100", gap: 140),
    Row(
      name: "a chain against a height, with an inequality",
      conflict: ConflictRecord(members: [
        Fixture.constraint("a", "v", "top", "p", "top", 20),
        Fixture.constraint("b", "p", "bottom", "v", "bottom", 30, relation: .greaterThanOrEqual),
        Fixture.constraint("c", "v", "height", nil, "", 60),
        Fixture.constraint("d", "p", "height", nil, "", 100),
      ]), ruler: "20 + 60 + 30 = 110, and at the same time 100", gap: 10),
    Row(
      name: "factors that nobody could follow",
      conflict: ConflictRecord(members: [
        Fixture.constraint("a", "v", "width", "p", "width", 0, multiplier: 0.3),
        Fixture.constraint("b", "p", "width", nil, "", 100),
        Fixture.constraint("c", "v", "width", nil, "", 70),
      ]), ruler: nil, gap: 0),
    Row(
      name: "not minimal",
      conflict: ConflictRecord(members: [
        Fixture.constraint("a", "v", "width", nil, "", 100),
        Fixture.constraint("b", "v", "width", nil, "", 240),
        Fixture.constraint("c", "v", "height", nil, "", 5),
      ]), ruler: nil, gap: 0),
    Row(name: "empty", conflict: ConflictRecord(members: []), ruler: nil, gap: 0),
  ]

  @Test func factsAboutTheScreenThatAreNotNeededAreLeftOut() {
    var conflict = ConflictRecord(members: [
      Fixture.constraint("a", "v", "centerX", "p", "centerX", 10),
      Fixture.constraint("b", "v", "centerX", "p", "centerX", 20),
      Fixture.constraint(nil, "p", "centerX", nil, "", 187.5, origin: .screen),
    ])
    #expect(conflict.pruned.members.map(\.id) == ["a", "b"])
    #expect(ConflictArithmetic(conflict.pruned)?.gap == 10)
    #expect(Fixture.threeAcross.pruned.members.count == 4)
    conflict.members[1].constant = 10
    #expect(conflict.pruned == conflict)
  }

  @Test func whatMustNotBeNegativeTakesPart() {
    let conflict = ConflictRecord(members: [
      Fixture.constraint("a", "v", "top", "safe", "top", 55),
      Fixture.constraint("b", "safe", "bottom", "v", "bottom", 591),
      Fixture.constraint(nil, "safe", "top", nil, "", 64, origin: .screen),
      Fixture.constraint(nil, "safe", "bottom", nil, "", 667, origin: .screen),
      Fixture.constraint(nil, "v", "height", relation: .greaterThanOrEqual, origin: .system),
    ])
    #expect(ConflictArithmetic(conflict)?.ruler == "55 + 64 + 591 = 710, the screen gives 667")
  }

  @Test(arguments: rows) func addsUpWhatIsAskedForAgainstWhatIsThere(_ row: Row) {
    let arithmetic = ConflictArithmetic(row.conflict)
    #expect(arithmetic?.ruler == row.ruler)
    #expect((arithmetic?.gap ?? 0) == row.gap)
  }
}
