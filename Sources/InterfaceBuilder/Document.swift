internal import Foundation

/// An Interface Builder document: a storyboard or a .xib for iOS, as values.
///
///     let document = try Document.read(path: "Main.storyboard")
///     for scene in document.scenes { print(scene.id, scene.kind) }
///
/// A document is what the file says, faults included: `issues` lists what cannot be meant, and
/// readers skip it. No path, no view and no device is known here.
package struct Document: Sendable {
  package enum Kind: String, Hashable, Sendable { case storyboard, xib }

  package let kind: Kind
  /// The `document` element. It keeps all others alive.
  package let root: Element
  package let toolsVersion: ToolsVersion
  package let usesAutoLayout: Bool
  package let usesTraitCollections: Bool
  /// Top and bottom come from the `safeArea` guide instead of the controller's layout guides.
  package let usesSafeAreas: Bool
  package let device: CanvasDevice
  /// The id of the entry controller.
  package let initialController: String?
  /// The scenes; for a .xib one for each top-level view or controller.
  package let scenes: [Scene]
  /// The file's owner of a .xib.
  package let owner: Element?
  package let resources: Resources
  /// All transitions and relationships of the document.
  package let segues: [Segue]
  /// What cannot be meant, by line.
  package let issues: [DocumentIssue]

  private let elements: [String: Element]
  /// Segues that would make a controller contain itself.
  private let cyclicSegues: Set<Segue>

  init(kind: Kind, root: Element) {
    self.kind = kind
    self.root = root
    toolsVersion = ToolsVersion(root["toolsVersion"])
    usesAutoLayout = root.bool("useAutolayout") == true
    usesTraitCollections = root.bool("useTraitCollections") == true
    usesSafeAreas = root.bool("useSafeAreas") == true
    device = CanvasDevice(root: root)
    initialController = root["initialViewController"]
    resources = Resources(root: root)
    (scenes, owner) = Self.scenes(of: root, kind: kind)
    var checks = DocumentChecks(root: root)
    checks.run()
    elements = checks.elements
    segues = checks.segues
    cyclicSegues = checks.cyclicSegues
    issues = checks.issues.sorted { $0.line < $1.line }
  }

  /// The object with this id. Of two with the same id, the first.
  package subscript(id: String) -> Element? { elements[id] }

  /// The controllers that `controller` contains by relationship (`rootViewController`,
  /// `viewControllers`, …), in document order, without those that would make a cycle.
  package func children(of controller: String, relationship: String? = nil) -> [String] {
    segues.filter {
      $0.source == controller && $0.kind == "relationship"
        && (relationship == nil || $0.relationship == relationship) && !cyclicSegues.contains($0)
    }.map(\.destination)
  }

  /// The controller that the container view `view` shows; `nil` when there is none or when showing
  /// it would never end.
  package func embeddedController(of view: String) -> String? {
    segues.first { $0.source == view && $0.kind == "embed" && !cyclicSegues.contains($0) }?
      .destination
  }

  private static func scenes(of root: Element, kind: Kind) -> ([Scene], Element?) {
    if kind == .storyboard {
      let scenes = root.contents("scenes").filter { $0.name == "scene" }.map { scene in
        Scene(
          id: scene["sceneID"] ?? "line-\(scene.line)", line: scene.line,
          objects: scene.contents("objects"))
      }
      return (scenes, nil)
    }
    let objects = root.contents("objects")
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let scenes = objects.filter { $0.isView || $0.isController }.map { object in
      Scene(id: object.id ?? "line-\(object.line)", line: object.line, objects: [object])
    }
    return (scenes, owner)
  }
}
