import LayoutFindings
import Testing

@Suite struct RunSummaryTests {
  private func run(_ severities: [Severity]) -> CheckRun {
    let findings = severities.enumerated().map { index, severity in
      Finding(
        code: .ambiguousSize, severity: severity, document: "a.xib", scene: Fixture.scene,
        object: ObjectReference(id: "v\(index)", kind: "view"), sentence: "",
        configuration: "p1")
    }
    let cell = CellResult(
      configuration: Fixture.phone, snapshot: Fixture.page(), findings: findings)
    let screen = ScreenResult(scene: Fixture.scene, cells: [cell, cell])
    return CheckRun(documents: [DocumentResult(path: "a.xib", screens: [screen])])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let severities: [Severity]
    let failsAtError: Bool
    let failsAtWarning: Bool
    let screensWithFindings: Int
    var testDescription: String { "\(severities)" }
  }

  @Test(arguments: [
    Row(severities: [], failsAtError: false, failsAtWarning: false, screensWithFindings: 0),
    Row(severities: [.info], failsAtError: false, failsAtWarning: false, screensWithFindings: 0),
    Row(
      severities: [.needsReview], failsAtError: false, failsAtWarning: false,
      screensWithFindings: 1),
    Row(severities: [.warning], failsAtError: false, failsAtWarning: true, screensWithFindings: 1),
    Row(
      severities: [.warning, .error], failsAtError: true, failsAtWarning: true,
      screensWithFindings: 1),
  ]) func onlyWarningsAndErrorsFail(_ row: Row) {
    let summary = RunSummary(run(row.severities))
    #expect(summary.fails(at: .error) == row.failsAtError)
    #expect(summary.fails(at: .warning) == row.failsAtWarning)
    #expect(summary.fails(at: .info) == row.failsAtWarning)
    #expect(summary.screensWithFindings == row.screensWithFindings)
    #expect(summary.layouts == 2)
    #expect(summary.counts.values.reduce(0, +) == row.severities.count)
  }
}
