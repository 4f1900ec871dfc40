internal import CoreGraphics
package import LayoutFindings

/// A run for other programs.
package enum JSONReport {
  /// The run as indented JSON with a line break at its end. Frames and scroll states are in the
  /// superview's coordinates, in points.
  package static func text(for run: CheckRun) -> String {
    let summary = RunSummary(run)
    let value: JSONText = [
      "schema": 1, "tool": "overscroll", "version": .string(run.version),
      "seconds": .number(run.duration),
      "summary": [
        "screens": .number(Double(summary.screens)),
        "layouts": .number(Double(summary.layouts)),
        "pictures": .number(Double(summary.pictures)),
        "errors": .number(Double(summary.count(.error))),
        "warnings": .number(Double(summary.count(.warning))),
        "needsReview": .number(Double(summary.count(.needsReview))),
        "infos": .number(Double(summary.count(.info))),
      ],
      "documents": .array(run.documents.map(document)),
      "skipped": .array(run.skipped.map(setAside)),
      "unreadable": .array(run.unreadable.map(setAside)),
    ]
    return value.text(isIndented: true) + "\n"
  }

  private static func document(_ document: DocumentResult) -> JSONText {
    [
      "path": .string(document.path),
      "findings": .array(MatrixMerge.merge(document.findings).map(merged)),
      "screens": .array(document.screens.map(screen)),
    ]
  }

  private static func screen(_ screen: ScreenResult) -> JSONText {
    [
      "id": .string(screen.scene.id), "name": .string(screen.scene.name),
      "class": .string(screen.scene.className), "line": JSONText(screen.scene.line),
      "findings": .array(screen.findings.map(merged)),
      "configurations": .array(screen.cells.map(cell)),
    ]
  }

  private static func cell(_ cell: CellResult) -> JSONText {
    let configuration = cell.configuration
    var pairs: [(key: String, value: JSONText)] = [
      ("id", .string(configuration.id)), ("device", .string(configuration.device)),
      ("orientation", .string(configuration.isLandscape ? "landscape" : "portrait")),
      (
        "size",
        [.number(configuration.windowSize.width), .number(configuration.windowSize.height)]
      ),
      ("scale", .number(configuration.scale)), ("textSize", .string(configuration.textSize)),
      ("dark", .bool(configuration.isDark)),
    ]
    if let snapshot = cell.snapshot {
      pairs.append(("safeArea", insets(snapshot.safeArea)))
      pairs.append(("frames", frames(snapshot)))
      pairs.append(("scroll", scrolls(snapshot)))
    }
    pairs.append(("findings", .array(cell.findings.map { .object(facts($0)) })))
    return .object(pairs)
  }

  private static func frames(_ snapshot: LayoutSnapshot) -> JSONText {
    .object(
      snapshot.views.compactMap { view in
        guard let id = view.id else { return nil }
        let frame = view.frame
        return (
          id,
          .array([frame.origin.x, frame.origin.y, frame.width, frame.height].map { .number($0) })
        )
      })
  }

  private static func scrolls(_ snapshot: LayoutSnapshot) -> JSONText {
    .object(
      snapshot.views.compactMap { view in
        guard let id = view.id, let scroll = view.scroll else { return nil }
        func state(_ axis: Axis) -> JSONText {
          scroll.scrolls(axis).map { .bool($0) } ?? "undefined"
        }
        func range(_ axis: Axis) -> JSONText {
          scroll.legalOffsets(axis).map { [.number($0.lowerBound), .number($0.upperBound)] } ?? nil
        }
        return (
          id,
          [
            "contentSize": [JSONText(scroll.width.value), JSONText(scroll.height.value)],
            "scrolls": ["x": state(.x), "y": state(.y)],
            "offsetRange": ["x": range(.x), "y": range(.y)],
            "contentOffset": [.number(scroll.offset.x), .number(scroll.offset.y)],
            "adjustedContentInset": insets(scroll.adjustedInset),
          ]
        )
      })
  }

  private static func insets(_ insets: SideInsets) -> JSONText {
    [.number(insets.top), .number(insets.left), .number(insets.bottom), .number(insets.right)]
  }

  /// What two findings are compared by, and the numbers.
  private static func facts(_ finding: Finding) -> [(key: String, value: JSONText)] {
    var pairs: [(key: String, value: JSONText)] = [
      ("code", .string(finding.code.rawValue)), ("severity", .string(finding.severity.rawValue)),
      ("object", .string(finding.object.id)),
    ]
    if let axis = finding.axis { pairs.append(("axis", .string(axis.rawValue))) }
    if let amount = finding.amount { pairs.append(("amount", .number(amount))) }
    let ids = finding.constraints.compactMap(\.id)
    if !ids.isEmpty { pairs.append(("constraints", .array(ids.map { .string($0) }))) }
    if !finding.related.isEmpty {
      pairs.append(("related", .array(finding.related.map { .string($0.id) })))
    }
    if let last = finding.lastInChain { pairs.append(("lastInChain", .string(last.id))) }
    return pairs
  }

  private static func merged(_ merged: MergedFinding) -> JSONText {
    let finding = merged.finding
    return .object(
      facts(finding) + [
        ("line", JSONText(finding.object.line ?? finding.scene?.line)),
        ("column", JSONText(finding.object.column)), ("class", .string(finding.object.className)),
        ("title", JSONText(finding.object.title)),
        ("path", .array(finding.path.map { .string($0) })),
        ("sentence", .string(finding.sentence)),
        ("details", .array(finding.details.map { .string($0) })),
        ("notes", .array(finding.notes.map { .string($0) })),
        ("configurations", .array(merged.configurations.map { .string($0) })),
      ])
  }

  private static func setAside(_ value: SetAside) -> JSONText {
    ["path": .string(value.path), "line": JSONText(value.line), "reason": .string(value.reason)]
  }
}
