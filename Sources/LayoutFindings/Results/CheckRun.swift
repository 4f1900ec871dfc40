package import Foundation

/// A picture of a screen, encoded.
package struct Picture: Codable, Hashable, Sendable {
  /// PNG bytes.
  package var png: Data
  /// Size in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double

  package init(png: Data, size: CGSize, scale: Double) {
    self.png = png
    self.size = size
    self.scale = scale
  }
}

/// A screen in one configuration: what was seen and found.
package struct CellResult: Codable, Sendable {
  package var configuration: ConfigurationRecord
  /// The settled screen; nil if laying it out failed.
  package var snapshot: LayoutSnapshot?
  /// Its picture, if one was asked for.
  package var picture: Picture?
  /// What was found, after precedence.
  package var findings: [Finding]

  package init(
    configuration: ConfigurationRecord, snapshot: LayoutSnapshot? = nil, picture: Picture? = nil,
    findings: [Finding] = []
  ) {
    self.configuration = configuration
    self.snapshot = snapshot
    self.picture = picture
    self.findings = findings
  }

  /// The worst severity in this configuration; nil if it is clean.
  package var worst: Severity? { findings.map(\.severity).max() }
}

/// A screen over the whole matrix.
package struct ScreenResult: Codable, Sendable {
  package var scene: SceneRecord
  /// One a configuration, in the order of the matrix.
  package var cells: [CellResult]

  package init(scene: SceneRecord, cells: [CellResult] = []) {
    self.scene = scene
    self.cells = cells
  }

  /// Findings, one a cause.
  package var findings: [MergedFinding] { MatrixMerge.merge(cells.flatMap(\.findings)) }
}

/// A document and its screens.
package struct DocumentResult: Codable, Sendable {
  /// Path as the user gave it.
  package var path: String
  package var screens: [ScreenResult]
  /// Findings about the document as a whole.
  package var findings: [Finding]

  package init(path: String, screens: [ScreenResult] = [], findings: [Finding] = []) {
    self.path = path
    self.screens = screens
    self.findings = findings
  }

  /// All findings, one a cause: those about the document first.
  package var merged: [MergedFinding] {
    MatrixMerge.merge(findings) + screens.flatMap(\.findings)
  }
}

/// An input that was not judged, and why.
package struct SetAside: Codable, Hashable, Sendable {
  /// Path as the user gave it, or was found at.
  package var path: String
  /// One sentence, lower case, no full stop.
  package var reason: String
  /// Line in the file, if the reason has one.
  package var line: Int?

  package init(path: String, reason: String, line: Int? = nil) {
    self.path = path
    self.reason = reason
    self.line = line
  }

  /// `path:line: reason`.
  package var sentence: String {
    line.map { "\(path):\($0): \(reason)" } ?? "\(path): \(reason)"
  }
}

/// All that one run of `check` saw and found.
package struct CheckRun: Codable, Sendable {
  package var documents: [DocumentResult]
  /// Documents that were left out on purpose: launch screens, other platforms.
  package var skipped: [SetAside]
  /// Inputs that could not be read.
  package var unreadable: [SetAside]
  /// Wall-clock time in seconds.
  package var duration: Double
  /// Version of the program.
  package var version: String

  package init(
    documents: [DocumentResult] = [], skipped: [SetAside] = [], unreadable: [SetAside] = [],
    duration: Double = 0, version: String = ""
  ) {
    self.documents = documents
    self.skipped = skipped
    self.unreadable = unreadable
    self.duration = duration
    self.version = version
  }
}

/// The figures of a run.
package struct RunSummary: Codable, Hashable, Sendable {
  package var screens: Int
  /// Screens with at least one finding above `info`.
  package var screensWithFindings: Int
  package var layouts: Int
  package var pictures: Int
  /// Findings, one a cause, by severity.
  package var counts: [Severity: Int]

  package init(_ run: CheckRun) {
    let all = run.documents.flatMap(\.screens)
    screens = all.count
    screensWithFindings = all.filter { $0.cells.contains { ($0.worst ?? .info) > .info } }.count
    let cells = all.flatMap(\.cells)
    layouts = cells.filter { $0.snapshot != nil }.count
    pictures = cells.filter { $0.picture != nil }.count
    counts = [:]
    for merged in run.documents.flatMap(\.merged) {
      counts[merged.finding.severity, default: 0] += 1
    }
  }

  /// How many findings, one a cause, have `severity`.
  package func count(_ severity: Severity) -> Int { counts[severity] ?? 0 }

  /// Whether there is a finding at `threshold` or above. Only warnings and errors can fail a run.
  package func fails(at threshold: Severity) -> Bool {
    counts.contains { $0.value > 0 && $0.key >= max(threshold, .warning) }
  }
}
