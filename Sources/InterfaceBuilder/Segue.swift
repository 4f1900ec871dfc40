/// A transition, an embedding or a relationship between two controllers, as data.
package struct Segue: Hashable, Sendable {
  package let id: String?
  /// `show`, `push`, `presentation`, `embed`, `relationship`, `unwind`, …
  package let kind: String
  /// `rootViewController`, `viewControllers`, …; only for relationships.
  package let relationship: String?
  package let identifier: String?
  /// The object the segue starts at: a controller, a control, a cell, a container view.
  package let source: String?
  /// The controller in whose scene it starts.
  package let sourceController: String?
  /// The controller it leads to (an `exit` for an unwind segue).
  package let destination: String
  package let line: Int
  /// `formSheet`, `fullScreen`, …; only for presentations.
  package let presentationStyle: String?

  /// Whether the destination becomes a part of the source: a child controller.
  package var isContainment: Bool { kind == "embed" || kind == "relationship" }

  /// Whether the destination goes onto the source's navigation stack.
  package var isPush: Bool { kind == "push" || kind == "show" }
}
