/// One element of an Interface Builder document.
///
/// Elements are made by `DocumentReader` and never change afterwards. Typed readers
/// (`rectangle(_:)`, `number(_:)`, `bool(_:)`, …) are in `Element+Values.swift`.
package final class Element: @unchecked Sendable {
  /// The element's tag: `label`, `viewController`, `constraint`, …
  package let name: String
  /// The attributes as they stand in the document.
  package let attributes: [String: String]
  /// The line on which the start tag ends, counted from 1.
  package let line: Int
  /// The elements inside this one, in document order.
  ///
  /// Written by the reader only, before the document is handed out; the class is `Sendable` for
  /// that reason.
  package internal(set) var children: [Element] = []
  /// The element around this one; `nil` for the root.
  package internal(set) weak var parent: Element?
  /// Text between the tags, without surrounding white space unless the element is a `string`.
  package internal(set) var text = ""
  /// Whether a `variation` for a size class is among the children.
  var hasVariations = false

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// The object id, unique in a sound document.
  package var id: String? { attributes["id"] }

  /// The property of the parent that this element fills (`"view"`, `"contentView"`, …).
  package var key: String? { attributes["key"] }

  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The first child with this tag.
  package func child(_ name: String) -> Element? {
    children.first { $0.name == name }
  }

  /// The first child that fills the property `key`, of whatever kind it is.
  package func child(key: String) -> Element? {
    children.first { $0.attributes["key"] == key }
  }

  /// The first child of this kind that fills the property `key`.
  package func child(_ name: String, key: String) -> Element? {
    children.first { $0.name == name && $0.attributes["key"] == key }
  }

  /// All children with this tag.
  package func children(_ name: String) -> [Element] {
    children.filter { $0.name == name }
  }

  /// The children of the first child with this tag; none if there is no such child.
  package func contents(_ name: String) -> [Element] {
    child(name)?.children ?? []
  }

  /// Calls `body` for this element and everything inside it, parents before children.
  package func forEachDescendant(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.forEachDescendant(body) }
  }

  /// Whether this element stands for a view that has a place on the canvas.
  ///
  /// Any kind counts, known or not: a view has a recorded frame, or an id and a word on its
  /// autoresizing mask.
  package var isView: Bool {
    guard !Element.neverViews.contains(name) else { return false }
    return child("rect", key: "frame") != nil
      || (id != nil && attributes["translatesAutoresizingMaskIntoConstraints"] != nil)
      || (id != nil && Element.viewKinds.contains(name))
  }

  /// Whether this element stands for a view controller (or for a reference to one).
  package var isController: Bool {
    id != nil && (name.hasSuffix("Controller") || name == "viewControllerPlaceholder")
  }

  /// Whether this element is the `containerView` kind or another of the kinds below.
  private static let viewKinds: Set<String> = [
    "view", "label", "button", "imageView", "textField", "textView", "stackView", "scrollView",
    "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
    "collectionViewCell", "collectionReusableView", "containerView", "switch", "slider",
    "segmentedControl", "navigationBar", "toolbar", "tabBar", "visualEffectView",
  ]

  private static let neverViews: Set<String> = ["variation", "rect", "constraints", "connections"]
}
