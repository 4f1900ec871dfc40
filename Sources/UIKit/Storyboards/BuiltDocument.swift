package import InterfaceBuilder

/// What was made of a document: its scenes with their views, and what could not be made.
///
/// The mapping from object ids to views lives here, not on the views.
@MainActor
package struct BuiltDocument {
  /// The document it was made from.
  package let document: Document
  /// The scenes in document order.
  package internal(set) var scenes: [BuiltScene]

  /// Faults of the document: broken references, doubled ids, numbers that are none.
  package var issues: [DocumentIssue] { document.issues + scenes.flatMap(\.issues) }
  /// What stands in as something simpler than it is, over all scenes, in document order.
  package var unsupported: [UnsupportedElement] { scenes.flatMap(\.unsupported) }

  /// The scene with this id, or the one whose controller or top view has it.
  package func scene(_ id: String) -> BuiltScene? {
    scenes.first { $0.id == id || $0.rootID == id }
  }
}

/// One scene of a document, made.
@MainActor
package struct BuiltScene {
  /// The scene's id; in a .xib that of the top-level object.
  package let id: String
  /// The id of the controller, or of the view that has none.
  package let rootID: String?
  /// The line on which the scene begins.
  package let line: Int
  /// A name for people: the controller's or view's title, storyboard identifier or class.
  package let title: String
  /// The controller; nil for a view of a .xib and on the canvas, where no controller runs.
  package internal(set) var controller: UIViewController?
  /// The root view. For a controller that has not loaded its view yet, nil.
  package internal(set) var rootView: UIView?
  /// Views outside the root view's tree: bars of a container, views in bar items, loose views.
  package internal(set) var otherViews: [UIView] = []
  /// Every view of the scene by its object id.
  package internal(set) var viewsByIdentifier: [String: UIView] = [:]
  /// Every constraint of the scene by its object id, those not installed included.
  package internal(set) var constraintsByIdentifier: [String: NSLayoutConstraint] = [:]
  /// The line of every view and constraint by its object id.
  package internal(set) var linesByIdentifier: [String: Int] = [:]
  /// The ids of views in document order, parents first.
  package internal(set) var viewOrder: [String] = []
  /// What stands in as something simpler than it is.
  package internal(set) var unsupported: [UnsupportedElement] = []
  /// Constraints that could not be made.
  package internal(set) var issues: [DocumentIssue] = []

  /// Lays out everything in the scene that is not in a window.
  package func layOut() {
    for view in [rootView].compactMap({ $0 }) + otherViews where view.superview == nil {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }
}

/// An element of a document that is not modelled, or whose class is not in the program.
package struct UnsupportedElement: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The kind of element is not known; a placeholder view has its place.
    case kind
    /// The class is not in this program; the nearest class of UIKit stands in.
    case customClass
    /// A property that has no counterpart here.
    case property
  }

  package let reason: Reason
  package let line: Int
  package let objectID: String?
  /// The tag of the element.
  package let elementName: String
  /// Lower case, no full stop.
  package let message: String
}
