internal import CoreGraphics
internal import LayoutFindings

/// The data that `report.js` draws: configurations, screens, cells and findings, pictures apart
/// and each only once.
struct HTMLReportData {
  /// PNG bytes, in the order of their first use.
  private(set) var pictures: [Data] = []
  private(set) var json: JSONText = nil

  private var pictureIndices: [Data: Int] = [:]
  private var configurations: [ConfigurationRecord] = []
  private var usedNames: Set<String> = []

  init(_ run: CheckRun) {
    let summary = RunSummary(run)
    let screens = run.documents.flatMap { document in
      document.screens.map { screen($0, path: document.path) }
    }
    json = [
      "version": .string(run.version),
      "headline": .string(Self.headline(summary)),
      "work": .string(Self.work(run, summary)),
      "counts": .object(
        [Severity.error, .warning, .needsReview, .info].map {
          ($0.rawValue, .number(Double(summary.count($0))))
        }),
      "configurations": .array(configurations.map(Self.configuration)),
      "screens": .array(screens),
      "documents": .array(
        run.documents.filter { !$0.findings.isEmpty }.map { document in
          [
            "path": .string(document.path),
            "findings": .array(MatrixMerge.merge(document.findings).map { finding($0) }),
          ]
        }),
      "codes": .object(
        Set(run.documents.flatMap(\.merged).map(\.finding.code)).sorted {
          $0.rawValue < $1.rawValue
        }
        .map { ($0.rawValue, Self.code($0)) }),
      "skipped": .array(run.skipped.map { .string($0.sentence) }),
      "unreadable": .array(run.unreadable.map { .string($0.sentence) }),
    ]
  }

  private static func headline(_ summary: RunSummary) -> String {
    let words = [Severity.error, .warning, .needsReview].compactMap { severity in
      summary.count(severity) > 0 ? severity.phrase(count: summary.count(severity)) : nil
    }
    let screens = NumberText.count(summary.screens, "screen")
    if words.isEmpty {
      return summary.screens == 0 ? "No screens" : "\(screens), nothing wrong"
    }
    return "\(NumberText.list(words)) in \(summary.screensWithFindings) of \(screens)"
  }

  private static func work(_ run: CheckRun, _ summary: RunSummary) -> String {
    let seconds = NumberText.plain((run.duration * 10).rounded() / 10)
    return "\(NumberText.count(summary.layouts, "layout")) and "
      + "\(NumberText.count(summary.pictures, "picture")) in \(seconds) s"
  }

  private static func code(_ code: FindingCode) -> JSONText {
    [
      "title": .string(code.title), "condition": .string(code.condition),
      "fix": .string(code.usualFix),
    ]
  }

  private static func configuration(_ value: ConfigurationRecord) -> JSONText {
    [
      "id": .string(value.id), "title": .string(value.title), "device": .string(value.device),
      "landscape": .bool(value.isLandscape), "w": .number(value.windowSize.width),
      "h": .number(value.windowSize.height), "scale": .number(value.scale),
      "corner": .number(value.cornerRadius), "text": .string(value.textSize),
      "dark": .bool(value.isDark),
    ]
  }

  private mutating func screen(_ screen: ScreenResult, path: String) -> JSONText {
    let merged = screen.findings
    return [
      "name": .string(screen.scene.name), "slug": .string(slug(screen.scene)),
      "id": .string(screen.scene.id), "class": .string(screen.scene.className),
      "document": .string(path), "line": JSONText(screen.scene.line),
      "findings": .array(merged.map { finding($0) }),
      "cells": .array(screen.cells.map { cell($0, merged) }),
    ]
  }

  /// A name for links: letters, digits and hyphens, used only once in the report.
  private mutating func slug(_ scene: SceneRecord) -> String {
    let words = scene.name.lowercased().split {
      !($0.isASCII && ($0.isLetter || $0.isNumber))
    }
    let base = words.isEmpty ? "screen" : words.joined(separator: "-").prefix(40).description
    var name = base
    var number = 2
    while !usedNames.insert(name).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }

  private mutating func cell(_ cell: CellResult, _ merged: [MergedFinding]) -> JSONText {
    let holding = merged.indices.filter {
      merged[$0].configurations.contains(cell.configuration.id)
    }
    return [
      "configuration": .number(Double(index(of: cell.configuration))),
      "picture": JSONText(cell.picture.map { index(of: $0.png) }),
      // A note about what is not modelled makes no screen look faulty.
      "worst": JSONText(cell.worst.flatMap { $0 > .info ? $0.rawValue : nil }),
      "findings": .array(holding.map { .number(Double($0)) }),
      "safe": cell.snapshot.map { Self.insets($0.safeArea) } ?? nil,
      "views": cell.snapshot.map { .array($0.views.map(Self.view)) } ?? nil,
    ]
  }

  private mutating func index(of configuration: ConfigurationRecord) -> Int {
    if let known = configurations.firstIndex(of: configuration) { return known }
    configurations.append(configuration)
    return configurations.count - 1
  }

  private mutating func index(of png: Data) -> Int {
    if let known = pictureIndices[png] { return known }
    pictures.append(png)
    pictureIndices[png] = pictures.count - 1
    return pictures.count - 1
  }

  private static func insets(_ insets: SideInsets) -> JSONText {
    [.number(insets.top), .number(insets.left), .number(insets.bottom), .number(insets.right)]
  }

  private static func view(_ view: ViewRecord) -> JSONText {
    func numbers(_ frame: CGRect) -> JSONText {
      .array(
        [frame.origin.x, frame.origin.y, frame.width, frame.height].map {
          .number(($0 * 1000).rounded() / 1000)
        })
    }
    var pairs: [(key: String, value: JSONText)] = [
      ("id", JSONText(view.id)), ("kind", .string(view.reference.kindInWords)),
      ("class", .string(view.className)), ("title", JSONText(view.title)),
      ("parent", JSONText(view.parent)), ("frame", numbers(view.frame)),
      ("at", numbers(view.windowFrame)), ("line", JSONText(view.line)),
    ]
    if view.isHidden { pairs.append(("hidden", true)) }
    if view.isStandIn { pairs.append(("standIn", true)) }
    if view.role != .container { pairs.append(("role", .string(view.role.rawValue))) }
    if let scroll = view.scroll {
      pairs.append(
        (
          "scroll",
          [
            "content": [JSONText(scroll.width.value), JSONText(scroll.height.value)],
            "offset": [.number(scroll.offset.x), .number(scroll.offset.y)],
            "travel": .array(
              [Axis.x, .y].map { axis in
                JSONText(scroll.legalOffsets(axis).map { $0.upperBound - $0.lowerBound })
              }),
          ]
        ))
    }
    return .object(pairs)
  }

  private func finding(_ merged: MergedFinding) -> JSONText {
    let finding = merged.finding
    let line = finding.object.line ?? finding.scene?.line
    var place = finding.document
    if let line { place += ":\(line)" }
    if line != nil, let column = finding.object.column { place += ":\(column)" }
    return [
      "code": .string(finding.code.rawValue), "severity": .string(finding.severity.rawValue),
      "sentence": .string(finding.sentence), "object": .string(finding.object.id),
      "name": .string(finding.object.place), "class": .string(finding.object.className),
      "axis": JSONText(finding.axis?.rawValue), "place": .string(place),
      "path": .array(finding.path.map { .string($0) }),
      "details": .array(finding.details.map { .string($0) }),
      "notes": .array(finding.notes.map { .string($0) }),
      "related": .array(finding.related.map { .string($0.id) }),
      "shownIn": JSONText(finding.configuration),
      "configurations": .array(merged.configurations.map { .string($0) }),
    ]
  }
}
