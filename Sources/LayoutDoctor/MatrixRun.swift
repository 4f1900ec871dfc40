internal import DeviceSimulation
internal import Foundation
internal import InterfaceBuilder
package import LayoutFindings
internal import UIKit

/// Lays out the screens of one document in each configuration and says what happens on the way.
@MainActor
package struct MatrixRun {
  private let path: String
  private let configurations: [ConfigurationRecord]
  private let wantsPictures: Bool

  /// - Parameters:
  ///   - path: the document, as the user gave it.
  ///   - configurations: the matrix.
  ///   - wantsPictures: whether each cell is pictured.
  package init(path: String, configurations: [ConfigurationRecord], wantsPictures: Bool) {
    self.path = path
    self.configurations = configurations
    self.wantsPictures = wantsPictures
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
    let screens = facts.document.scenes.filter(isScreen)
    let records = screens.map { record(of: $0, facts) }
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

  // MARK: - Screens

  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController",
    "viewControllerPlaceholder", "pageViewController", "hostingController",
  ]
  private static let cells: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]

  /// Whether a scene is judged by itself: containers show others, cells are part of one.
  private func isScreen(_ scene: Scene) -> Bool {
    if let controller = scene.controller {
      return !Self.containers.contains(controller.name) && controller.child(key: "view") != nil
    }
    return scene.view.map { !Self.cells.contains($0.name) } ?? false
  }

  private func record(of scene: Scene, _ facts: DocumentFacts) -> SceneRecord {
    let root = scene.controller ?? scene.view
    let names = ["title", "storyboardIdentifier", "userLabel", "customClass"]
    let name = names.compactMap { root?[$0] }.first { !$0.isEmpty } ?? root?.id ?? scene.id
    return SceneRecord(
      id: root?.id ?? scene.id, name: name, className: root?["customClass"] ?? root?.name ?? "",
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
    let built = DocumentBuilder(document: facts.document, mode: .running).build(scene)
    guard let root = show(built, scene, facts, on: simulation) else {
      return CellResult(configuration: configuration)
    }
    simulation.settle()
    let conflicts = ConflictReader(facts: facts, scenes: [built], root: root)
      .records(of: simulation.device.constraintConflicts)
    let unsupported = built.unsupported.map { element in
      UnsupportedRecord(
        what: element.message, object: facts.reference(element.objectID ?? ""))
    }
    let snapshot = SnapshotTaker(facts: facts, scenes: [built]).snapshot(
      of: root, scene: record, configuration: configuration, conflicts: conflicts,
      unsupported: unsupported)
    var picture: Picture?
    if wantsPictures {
      picture = Picture(
        png: try simulation.picture(), size: simulation.window.bounds.size,
        scale: simulation.device.scale)
    }
    return CellResult(
      configuration: configuration, snapshot: snapshot, picture: picture,
      findings: RuleBook.findings(in: snapshot))
  }

  /// Shows a scene, in a navigation controller when the document puts it into one.
  private func show(
    _ built: BuiltScene, _ scene: Scene, _ facts: DocumentFacts, on simulation: Simulation
  ) -> UIView? {
    guard let controller = built.controller else {
      guard let view = built.rootView else { return nil }
      simulation.show(view)
      return view
    }
    let isPushed = facts.document.segues.contains {
      $0.destination == scene.controller?.id && $0.relationship == "rootViewController"
    }
    simulation.show(
      isPushed ? UINavigationController(rootViewController: controller) : controller)
    return controller.viewIfLoaded
  }
}
