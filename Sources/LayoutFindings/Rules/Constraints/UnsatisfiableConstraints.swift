/// `unsatisfiable-constraints`: required conditions that cannot hold together.
package struct UnsatisfiableConstraints: Rule {
  package let codes: [FindingCode] = [.unsatisfiableConstraints]

  package init() {}

  package func findings(in snapshot: LayoutSnapshot) -> [Finding] {
    snapshot.conflicts.filter { !$0.members.isEmpty }.map { finding(for: $0, in: snapshot) }
  }

  private func finding(for conflict: ConflictRecord, in snapshot: LayoutSnapshot) -> Finding {
    let object = culprit(of: conflict, in: snapshot)
    let arithmetic = ConflictArithmetic(conflict)
    var details: [String] = []
    if let arithmetic { details.append(arithmetic.ruler) }
    details += conflict.members.map(Self.line)
    let dropped = conflict.members.first { $0.id != nil && $0.id == conflict.dropped }
    let what = conflict.axis.map { "the \($0.adjective) constraints" } ?? "the constraints"
    var finding = Finding(
      code: .unsatisfiableConstraints, in: snapshot, object: object, axis: conflict.axis,
      amount: arithmetic?.gap, constraints: conflict.members,
      sentence: "\(what) of \(object.phrase) cannot hold together", details: details,
      notes: dropped.map { ["laid out here without \($0.id ?? ""): \($0.words)"] } ?? [])
    if let assumption = conflict.assumption {
      finding.severity = .needsReview
      finding.notes.append("to review: \(assumption)")
    }
    return finding
  }

  private static func line(_ member: ConstraintRecord) -> String {
    switch (member.id, member.line) {
    case (let id?, let line?): return "\(member.words)  (\(id), line \(line))"
    case (let id?, nil): return "\(member.words)  (\(id))"
    case (nil, _): return "\(member.words)  (\(source(member.origin)))"
    }
  }

  private static func source(_ origin: ConstraintRecord.Origin) -> String {
    switch origin {
    case .document, .system: return "the system"
    case .screen: return "the screen"
    case .autoresizing: return "autoresizing"
    case .stack: return "the stack view"
    }
  }

  /// The view that most of the conditions touch; among equals the one deepest in the tree, and
  /// the later one.
  private func culprit(of conflict: ConflictRecord, in snapshot: LayoutSnapshot) -> ObjectReference
  {
    var touches: [String: Int] = [:]
    // What the system adds names containers and the screen, which nobody can mend.
    for member in conflict.members where member.id != nil {
      for id in Set([member.first.id, member.second?.id].compactMap { $0 }) {
        touches[id, default: 0] += 1
      }
    }
    let candidates = snapshot.views.indices.filter { touches[snapshot.views[$0].id ?? ""] != nil }
    let best = candidates.max { left, right in
      let (a, b) = (rank(left, touches, snapshot), rank(right, touches, snapshot))
      return a < b
    }
    if let best { return snapshot.views[best].reference }
    let scene = snapshot.scene
    return ObjectReference(
      id: scene.id, kind: "screen", className: scene.className, title: scene.name, line: scene.line)
  }

  private func rank(
    _ index: Int, _ touches: [String: Int], _ snapshot: LayoutSnapshot
  ) -> (Int, Int, Int) {
    let touched = touches[snapshot.views[index].id ?? ""] ?? 0
    return (touched, snapshot.ancestors(of: index).count, -index)
  }
}
