/// One cause, one finding: what a finding makes superfluous is left out.
package enum Precedence {
  /// `findings` of `snapshot` without consequences of others, in the order given.
  ///
  /// 0. What the code of a custom class could put right, and did not run, is to be reviewed.
  /// 1. An undefined content size silences ambiguity inside the scroll view on the same axis.
  /// 2. Conflicts silence all other findings of the views and the axis concerned.
  package static func apply(to findings: [Finding], in snapshot: LayoutSnapshot) -> [Finding] {
    findings.filter { finding in
      !isSilencedByConflict(finding, findings)
        && !isConsequenceOfUndefinedContent(finding, findings, snapshot)
    }.map { reviewed($0, snapshot) }
  }

  private static func isSilencedByConflict(_ finding: Finding, _ all: [Finding]) -> Bool {
    guard finding.code != .unsatisfiableConstraints, finding.code != .unsupportedElement else {
      return false
    }
    return all.contains { other in
      guard other.code == .unsatisfiableConstraints else { return false }
      let concerned = other.constraints.contains {
        $0.first.id == finding.object.id || $0.second?.id == finding.object.id
      }
      let sameAxis = other.axis == nil || finding.axis == nil || other.axis == finding.axis
      return concerned && sameAxis
    }
  }

  private static func isConsequenceOfUndefinedContent(
    _ finding: Finding, _ all: [Finding], _ snapshot: LayoutSnapshot
  ) -> Bool {
    guard finding.code == .ambiguousSize || finding.code == .ambiguousPosition,
      let index = snapshot.views.firstIndex(where: { $0.id == finding.object.id })
    else { return false }
    return all.contains { other in
      guard
        other.code == .scrollContentHeightUndefined || other.code == .scrollContentWidthUndefined,
        other.axis == finding.axis,
        let scroll = snapshot.views.firstIndex(where: { $0.id == other.object.id })
      else { return false }
      return snapshot.isView(at: index, inside: scroll)
    }
  }

  private static func reviewed(_ finding: Finding, _ snapshot: LayoutSnapshot) -> Finding {
    guard
      finding.code == .scrollContentHeightUndefined
        || finding.code == .scrollContentWidthUndefined
        || finding.code == .ambiguousSize || finding.code == .ambiguousPosition,
      let index = snapshot.views.firstIndex(where: { $0.id == finding.object.id })
    else { return finding }
    let concerned = snapshot.views.indices.filter {
      $0 == index || snapshot.isView(at: $0, inside: index)
    }
    var result = finding
    if let custom = concerned.first(where: { snapshot.views[$0].isStandIn }) {
      result.severity = .needsReview
      result.notes.append(
        "to review: the size of the custom class \(snapshot.views[custom].className) is not known")
    } else if snapshot.scene.hasUnknownCode,
      concerned.contains(where: { snapshot.views[$0].hasOutlet })
    {
      result.severity = .needsReview
      result.notes.append(
        "to review: the code of \(snapshot.scene.className) did not run, and its outlets reach "
          + "these views")
    }
    return result
  }
}
