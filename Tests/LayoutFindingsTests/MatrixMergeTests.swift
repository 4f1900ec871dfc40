import LayoutFindings
import Testing

@Suite struct MatrixMergeTests {
  private func finding(
    _ code: FindingCode, _ object: String, _ configuration: String, amount: Double? = nil,
    constraints: [String] = [], severity: Severity? = nil, sentence: String = ""
  ) -> Finding {
    Finding(
      code: code, severity: severity, document: "a.xib", scene: Fixture.scene,
      object: ObjectReference(id: object, kind: "view"), amount: amount,
      constraints: constraints.map { Fixture.constraint($0, "v", "width") }, sentence: sentence,
      configuration: configuration)
  }

  @Test func keepsTheWorstOfOneCauseAndAllItsConfigurations() {
    let merged = MatrixMerge.merge([
      finding(.ambiguousSize, "a", "p1", amount: 3), finding(.ambiguousSize, "a", "p2", amount: -9),
      finding(.ambiguousSize, "a", "p2", amount: 1),
    ])
    #expect(merged.count == 1)
    #expect(merged[0].finding.amount == -9)
    #expect(merged[0].configurations == ["p1", "p2"])
  }

  @Test func aConflictIsToldByItsFirstConfiguration() {
    let merged = MatrixMerge.merge([
      finding(.unsatisfiableConstraints, "a", "p1", amount: 3, constraints: ["c1", "c2"]),
      finding(.unsatisfiableConstraints, "a", "p2", amount: -9, constraints: ["c2", "c1"]),
    ])
    #expect(merged.map(\.finding.amount) == [3])
    #expect(merged.map(\.configurations) == [["p1", "p2"]])
  }

  @Test func keepsDifferentCausesApart() {
    let merged = MatrixMerge.merge([
      finding(.unsatisfiableConstraints, "a", "p1", constraints: ["c1", "c2"]),
      finding(.unsatisfiableConstraints, "a", "p1", constraints: ["c1", "c3"]),
      finding(.unsatisfiableConstraints, "b", "p1", constraints: ["c1", "c2"]),
      finding(.unsupportedElement, "a", "p1", sentence: "x"),
      finding(.unsupportedElement, "a", "p1", sentence: "y"),
    ])
    #expect(merged.count == 5)
  }

  @Test func tellsTheWorstFirstAndElseKeepsTheOrder() {
    let merged = MatrixMerge.merge([
      finding(.unsupportedElement, "i", "p1"),
      finding(.ambiguousSize, "r", "p1", severity: .needsReview),
      finding(.ambiguousSize, "e1", "p1"),
      finding(.touchTargetTooSmall, "w", "p1"),
      finding(.ambiguousSize, "e2", "p1"),
    ])
    #expect(merged.map(\.finding.object.id) == ["e1", "e2", "w", "r", "i"])
  }
}
