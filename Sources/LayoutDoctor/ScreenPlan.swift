internal import Foundation
package import InterfaceBuilder

/// Which scenes of a document are screens, and what each is shown in.
package struct ScreenPlan: Sendable {
  /// A navigation or tab bar controller around a screen.
  package struct Container: Sendable {
    /// The container's scene.
    package let scene: Scene
    /// Id of the child that is shown in it.
    package let child: String
  }

  private let document: Document

  package init(_ document: Document) { self.document = document }

  /// The scenes that are judged by themselves, in the document's order: containers show others,
  /// embedded scenes are judged inside of the screen that embeds them, and cells are parts.
  package var screens: [Scene] { document.scenes.filter(isScreen) }

  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController",
    "viewControllerPlaceholder", "pageViewController", "hostingController",
  ]
  private static let cells: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]

  private func isScreen(_ scene: Scene) -> Bool {
    guard let controller = scene.controller else {
      return scene.view.map { !Self.cells.contains($0.name) } ?? false
    }
    let isEmbedded = document.segues.contains {
      $0.kind == "embed" && $0.destination == controller.id && $0.sourceController != controller.id
    }
    return !Self.containers.contains(controller.name) && controller.child(key: "view") != nil
      && !isEmbedded
  }

  /// Whether a .xib's view is a part of a screen, whose size something outside will decide, rather
  /// than the view of a controller.
  package func isPart(_ scene: Scene) -> Bool {
    guard scene.controller == nil, let id = scene.view?.id else { return false }
    let isControllers = document.owner?.outlets.contains {
      $0.property == "view" && $0.destination == id
    }
    return isControllers != true
  }

  /// Whether a view has the size of the document's device, so that it fills any screen.
  package func fillsScreen(_ scene: Scene) -> Bool {
    guard let frame = scene.view?.rectangle("frame") else { return true }
    let (size, canvas) = (frame.size, document.device.size)
    return size == canvas || size == CGSize(width: canvas.height, height: canvas.width)
  }

  /// The containers around a screen, innermost first: those that the document relates to it, and
  /// the navigation controller from which it is reached.
  package func containers(of scene: Scene) -> [Container] {
    guard let id = scene.controller?.id else { return [] }
    var result: [Container] = []
    var visited: Set<String> = []
    var inner = id
    if let navigation = navigation(around: id, &visited) {
      result.append(Container(scene: navigation, child: id))
      inner = navigation.controller?.id ?? id
    }
    if let tabs = parent(of: inner, kind: "tabBarController", relationship: "viewControllers") {
      result.append(Container(scene: tabs, child: inner))
    }
    return result
  }

  private func navigation(around id: String, _ visited: inout Set<String>) -> Scene? {
    guard visited.insert(id).inserted else { return nil }
    if let scene = parent(of: id, kind: "navigationController", relationship: "rootViewController")
    {
      return scene
    }
    for segue in document.segues where segue.destination == id && segue.isPush {
      if let source = segue.sourceController, let found = navigation(around: source, &visited) {
        return found
      }
    }
    return nil
  }

  private func parent(of id: String, kind: String, relationship: String) -> Scene? {
    document.scenes.first { scene in
      guard let controller = scene.controller, controller.name == kind,
        let parent = controller.id
      else { return false }
      return document.children(of: parent, relationship: relationship).contains(id)
    }
  }

  // MARK: - Names

  /// What people call a screen: title, title of its navigation bar, identifier, label or class;
  /// without any the document's name, or kind and id where the document has several screens.
  package func name(of scene: Scene, documentName: String) -> String {
    let root = scene.controller ?? scene.view
    let barTitle = root?.child("navigationItem")?["title"]
    let names =
      [root?["title"], barTitle]
      + ["storyboardIdentifier", "userLabel", "customClass"].map { root?[$0] }
    if let name = names.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
    if screens.count == 1 { return documentName }
    return "\(root?.name ?? "screen") \(root?.id ?? scene.id)"
  }
}
