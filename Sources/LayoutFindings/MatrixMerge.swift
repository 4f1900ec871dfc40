/// One finding that holds in several configurations.
package struct MergedFinding: Codable, Hashable, Sendable {
  /// The finding in the configuration where it is worst.
  package var finding: Finding
  /// Ids of the configurations in which it holds, in the order of the matrix.
  package var configurations: [String]

  package init(finding: Finding, configurations: [String]) {
    self.finding = finding
    self.configurations = configurations
  }
}

/// Makes one finding of those that have the same cause in several configurations.
package enum MatrixMerge {
  /// Merges `findings`, whose order is that of the matrix. Two have the same cause if code,
  /// screen, object, axis, edge and constraints agree, and, for things that are not modelled,
  /// their sentences. The worst first, then in the order of first appearance.
  package static func merge(_ findings: [Finding]) -> [MergedFinding] {
    var order: [Cause] = []
    var merged: [Cause: MergedFinding] = [:]
    for finding in findings {
      let cause = Cause(finding)
      guard var known = merged[cause] else {
        order.append(cause)
        merged[cause] = MergedFinding(
          finding: finding, configurations: finding.configuration.map { [$0] } ?? [])
        continue
      }
      if let id = finding.configuration, !known.configurations.contains(id) {
        known.configurations.append(id)
      }
      if isWorse(finding, than: known.finding) { known.finding = finding }
      merged[cause] = known
    }
    return order.enumerated().sorted { left, right in
      let (a, b) = (merged[left.element], merged[right.element])
      let (x, y) = (a?.finding.severity ?? .info, b?.finding.severity ?? .info)
      return x == y ? left.offset < right.offset : x > y
    }.compactMap { merged[$0.element] }
  }

  private static func isWorse(_ finding: Finding, than known: Finding) -> Bool {
    if finding.severity != known.severity { return finding.severity > known.severity }
    // A contradiction is none the worse for a larger screen: the first one is easiest to follow.
    if finding.code == .unsatisfiableConstraints { return false }
    return abs(finding.amount ?? 0) > abs(known.amount ?? 0)
  }
}

/// What makes two findings one.
private struct Cause: Hashable {
  let code: FindingCode
  let document: String
  let scene: String?
  let object: String
  let axis: Axis?
  let constraints: Set<String>
  let sentence: String?

  init(_ finding: Finding) {
    code = finding.code
    document = finding.document
    scene = finding.scene?.id
    object = finding.object.id
    axis = finding.axis
    constraints = Set(finding.constraints.compactMap(\.id))
    let isTold = code == .unsupportedElement || code == .brokenReference || code == .screenCrashed
    sentence = isTold ? finding.sentence : nil
  }
}
