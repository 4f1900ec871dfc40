/// One scene of a storyboard, or one top-level object of a .xib.
package struct Scene: Sendable {
  package enum Kind: Hashable, Sendable {
    /// A controller; the associated value is its element kind (`tableViewController`).
    case controller(String)
    /// A reference into another storyboard.
    case reference
    /// A view without a controller: a top-level view of a .xib.
    case view
    /// Neither: an exit, a loose object.
    case other
  }

  /// The scene's id; for a .xib the id of the top-level object.
  package let id: String
  package let line: Int
  package let kind: Kind
  /// The controller; `nil` for a view.
  package let controller: Element?
  /// The view of `kind == .view`.
  package let view: Element?
  /// Everything else in the scene: loose views, gesture recognisers, placeholders, custom objects.
  package let otherObjects: [Element]

  /// A scene from the objects of a `scene` element.
  package init(id: String, line: Int, objects: [Element]) {
    let controller = objects.first(where: \.isController)
    let view = controller == nil ? objects.first(where: \.isView) : nil
    self.id = id
    self.line = line
    self.controller = controller
    self.view = view
    otherObjects = objects.filter { $0 !== controller && $0 !== view }
    if let controller {
      kind =
        controller.name == "viewControllerPlaceholder" ? .reference : .controller(controller.name)
    } else {
      kind = view == nil ? .other : .view
    }
  }
}
