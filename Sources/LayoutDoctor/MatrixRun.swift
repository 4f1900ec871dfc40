internal import DeviceSimulation
internal import Foundation
internal import InterfaceBuilder
package import LayoutFindings
internal import UIKit

/// How closely a run pictures its screens. Where something was found, pictures have the device's
/// own scale in any case.
package enum PictureSize: String, Codable, Sendable {
  /// Not at all.
  case none
  /// A pixel a point, for runs over many documents.
  case small
  /// Two pixels a point.
  case large
}

/// Lays out the screens of one document in each configuration and says what happens on the way.
@MainActor
package struct MatrixRun {
  private let path: String
  private let configurations: [ConfigurationRecord]
  private let pictures: PictureSize

  /// - Parameters:
  ///   - path: the document, as the user gave it.
  ///   - configurations: the matrix.
  ///   - pictures: whether each cell is pictured, and how large.
  package init(path: String, configurations: [ConfigurationRecord], pictures: PictureSize) {
    self.path = path
    self.configurations = configurations
    self.pictures = pictures
  }

  /// Does the work; `report` gets the events in their order.
  ///
  /// - Parameter skipping: cells that were dealt with before.
  package func run(
    skipping: Set<CellIndex>, _ report: (MatrixEvent) throws -> Void
  ) throws {
    let facts: DocumentFacts
    do {
      let document = try Document.read(path: path)
      let data = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
      facts = DocumentFacts(path: path, document: document, data: data)
    } catch {
      try report(.refused(SetAside(path: path, reason: error.message, line: error.line)))
      return
    }
    let plan = ScreenPlan(facts.document)
    let screens = plan.screens
    let records = screens.map { record(of: $0, plan, facts) }
    try report(
      .outline(
        DocumentOutline(
          scenes: records, findings: facts.findings(of: facts.document.issues))))
    for (scene, screen) in screens.enumerated() {
      for (index, configuration) in configurations.enumerated() {
        let cell = CellIndex(scene: scene, configuration: index)
        guard !skipping.contains(cell) else { continue }
        try report(.started(cell))
        try report(.finished(cell, try layOut(screen, records[scene], configuration, facts)))
      }
    }
  }

  private func record(of scene: Scene, _ plan: ScreenPlan, _ facts: DocumentFacts) -> SceneRecord {
    let root = scene.controller ?? scene.view
    let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return SceneRecord(
      id: root?.id ?? scene.id, name: plan.name(of: scene, documentName: file),
      className: root?["customClass"] ?? ViewWords.className(ofElement: root?.name ?? "view"),
      hasUnknownCode: root?["customClass"] != nil, line: root?.line)
  }

  // MARK: - Cells

  private func layOut(
    _ scene: Scene, _ record: SceneRecord, _ configuration: ConfigurationRecord,
    _ facts: DocumentFacts
  ) throws -> CellResult {
    let simulation = try Simulation(
      Configuration(
        device: configuration.device, isLandscape: configuration.isLandscape,
        isDark: configuration.isDark, textSize: configuration.textSize))
    defer { simulation.end() }
    guard let stage = ScreenStage(scene, of: facts.document, on: simulation) else {
      return CellResult(configuration: configuration)
    }
    let reader = ConflictReader(
      facts: facts, scenes: [stage.built], root: stage.root,
      isPart: ScreenPlan(facts.document).isPart(scene))
    let snapshot = SnapshotTaker(facts: facts, scenes: [stage.built]).snapshot(
      of: stage.root, scene: record, configuration: configuration,
      conflicts: reader.records(of: simulation.device.constraintConflicts),
      unsupported: facts.unsupported(of: stage.built))
    let findings = RuleBook.findings(in: snapshot)
    return CellResult(
      configuration: configuration, snapshot: snapshot,
      picture: try picture(of: simulation, isClean: findings.allSatisfy { $0.severity == .info }),
      findings: findings)
  }

  /// The screen's picture, at the device's scale where there is something to look at closely.
  private func picture(of simulation: Simulation, isClean: Bool) throws -> Picture? {
    let scale: CGFloat
    switch pictures {
    case .none: return nil
    case .small: scale = isClean ? 1 : simulation.device.scale
    case .large: scale = isClean ? min(2, simulation.device.scale) : simulation.device.scale
    }
    return Picture(
      png: try Simulation.picture(of: simulation.window, scale: scale),
      size: simulation.window.bounds.size, scale: scale)
  }
}
