internal import Foundation
internal import InterfaceBuilder

// A .xib as a program gets it: all top-level objects at once, around an owner.

extension Scene {
  /// All objects of a .xib as one scene.
  static func whole(of document: Document) -> Scene {
    Scene(id: "document", line: document.root.line, objects: [])
  }
}

extension SceneBuilder {
  /// Makes every top-level view and controller, and sets what the owner connects.
  ///
  /// - Parameters:
  ///   - owner: what stands for the document's File's Owner.
  ///   - external: what stands for other placeholders, by their identifiers.
  func makeTopLevelObjects(owner: AnyObject?, external: [String: AnyObject]) -> [Any] {
    var ownerElement: InterfaceBuilder.Element?
    for element in document.root.contents("objects") {
      guard element.name == "placeholder", let id = element.id else { continue }
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner":
        objects[id] = owner
        ownerElement = element
        self.owner = owner
      case "IBFirstResponder", nil: break
      case let name?: objects[id] = external[name]
      }
    }
    currentController = owner as? UIViewController
    var made: [Any] = []
    for element in document.root.contents("objects") {
      if element.isView {
        made.append(makeTree(element))
      } else if element.isController {
        made.append(makeController(element))
      }
    }
    if let ownerElement, let owner { connected.append((ownerElement, owner)) }
    finishObjects()
    return made
  }
}
