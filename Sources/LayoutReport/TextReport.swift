package import LayoutFindings

/// What the terminal says about a run.
package struct TextReport: Sendable {
  /// Whether escape sequences for colours are allowed.
  package var usesColor: Bool

  package init(usesColor: Bool = false) { self.usesColor = usesColor }

  /// Findings screen by screen, what was left out, and the figures; ends with a line break.
  package func text(for run: CheckRun) -> String {
    var told: Set<FindingCode> = []
    var blocks: [String] = []
    for document in run.documents {
      let merged = MatrixMerge.merge(document.findings)
      if !merged.isEmpty {
        blocks.append(heading(safe(document.path)))
        blocks += merged.map { block($0, configurations: [], &told) }
      }
      for screen in document.screens where !screen.findings.isEmpty {
        let count = NumberText.count(screen.cells.count, "configuration")
        blocks.append(
          heading(
            "\(safe(document.path)) · \(safe(screen.scene.name)) (\(safe(screen.scene.id))) · "
              + count))
        let configurations = screen.cells.map(\.configuration)
        blocks += screen.findings.map { block($0, configurations: configurations, &told) }
      }
    }
    return (blocks + [closing(run)]).joined(separator: "\n\n") + "\n"
  }

  /// The last lines: what was left out, and the figures.
  package func closing(_ run: CheckRun) -> String {
    var lines: [String] = []
    if !run.skipped.isEmpty {
      lines.append("\(NumberText.count(run.skipped.count, "file")) skipped:")
      lines += run.skipped.map { "  \(safe($0.sentence))" }
    }
    if !run.unreadable.isEmpty {
      lines.append("\(NumberText.count(run.unreadable.count, "input")) could not be read:")
      lines += run.unreadable.map { "  \(safe($0.sentence))" }
    }
    lines.append(figures(run))
    return lines.joined(separator: "\n")
  }

  /// One line: `✖ 1 error, 2 warnings in 1 of 9 screens · 108 layouts, 36 pictures in 1.9 s`.
  package func figures(_ run: CheckRun) -> String {
    let summary = RunSummary(run)
    let words = [Severity.error, .warning, .needsReview, .info].compactMap { severity in
      summary.count(severity) > 0 ? severity.phrase(count: summary.count(severity)) : nil
    }
    let screens = NumberText.count(summary.screens, "screen")
    let found: String
    if words.isEmpty {
      found = "nothing found in \(screens)"
    } else if summary.screensWithFindings > 0 {
      found = "\(words.joined(separator: ", ")) in \(summary.screensWithFindings) of \(screens)"
    } else {
      found = "\(words.joined(separator: ", ")) in \(screens)"
    }
    let seconds = (run.duration * 10).rounded() / 10
    let work =
      "\(NumberText.count(summary.layouts, "layout")), "
      + "\(NumberText.count(summary.pictures, "picture")) in \(NumberText.plain(seconds)) s"
    let mark: String
    switch (summary.count(.error), summary.count(.warning)) {
    case (1..., _): mark = paint("✖", "31;1")
    case (_, 1...): mark = paint("▲", "33;1")
    default: mark = paint("✔", "32;1")
    }
    return "\(mark) \(found) · \(work)"
  }

  private func block(
    _ merged: MergedFinding, configurations: [ConfigurationRecord], _ told: inout Set<FindingCode>
  ) -> String {
    let finding = merged.finding
    let label = paint("\(finding.severity.rawValue)[\(finding.code.rawValue)]", color(finding))
    var lines = ["\(label)  \(paint(safe(finding.sentence), "1"))"]
    lines.append("  \(paint("-->", "34")) \(place(of: finding))")
    let configuration = configurations.first { $0.id == finding.configuration }
    for (index, detail) in finding.details.enumerated() {
      let prefix = index == 0 ? configuration.map { "\($0.title): " } ?? "" : ""
      lines.append("   | \(safe(prefix + detail))")
    }
    if configurations.count > 1 {
      lines.append("   = \(coverage(merged, of: configurations))")
    }
    lines += finding.notes.map { "   = \(safe($0))" }
    if told.insert(finding.code).inserted {
      lines.append("   = more: overscroll explain \(finding.code.rawValue)")
    }
    return lines.joined(separator: "\n")
  }

  /// `Main.storyboard:84:29  button bt2-vw-109`.
  private func place(of finding: Finding) -> String {
    var place = safe(finding.document)
    if let line = finding.object.line ?? finding.scene?.line {
      place += ":\(line)"
      if let column = finding.object.line == nil ? nil : finding.object.column {
        place += ":\(column)"
      }
    }
    return "\(place)  \(safe(finding.object.place))"
  }

  private func coverage(
    _ merged: MergedFinding, of configurations: [ConfigurationRecord]
  ) -> String {
    let ids = Set(merged.configurations)
    let hit = configurations.filter { ids.contains($0.id) }
    guard hit.count < configurations.count else {
      return "on all \(configurations.count) configurations"
    }
    let base = "on \(hit.count) of \(configurations.count) configurations"
    guard let first = hit.first else { return base }
    if hit.count == 1 { return "\(base) (\(safe(first.title)))" }
    let missed = configurations.filter { !ids.contains($0.id) }
    func isCommon<Value: Equatable>(_ value: (ConfigurationRecord) -> Value) -> Bool {
      hit.allSatisfy { value($0) == value(first) }
        && missed.allSatisfy { value($0) != value(first) }
    }
    if isCommon(\.isLandscape) {
      return "\(base) (all in \(first.isLandscape ? "landscape" : "portrait"))"
    }
    if isCommon(\.device) { return "\(base) (all on \(safe(first.device)))" }
    return base
  }

  private func heading(_ text: String) -> String { paint(text, "4") }

  private func color(_ finding: Finding) -> String {
    switch finding.severity {
    case .error: return "31;1"
    case .warning: return "33;1"
    case .needsReview: return "35;1"
    case .info: return "36;1"
    }
  }

  private func safe(_ text: String) -> String { TerminalText.escaped(text) }

  private func paint(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
