package import Foundation

/// One view of a settled screen, as values.
package struct ViewRecord: Codable, Hashable, Sendable {
  /// What a view is to people.
  package enum Role: String, Codable, Sendable {
    /// Holds other views: plain views, stack views, scroll views.
    case container
    /// Something to look at: text, pictures, lists.
    case content
    /// Something to touch or type into.
    case control
  }

  /// Object id in the document; nil for views that the system adds.
  package var id: String?
  /// Kind of element in the document, for example `scrollView`.
  package var kind: String
  /// Class name as the document gives it, or UIKit's.
  package var className: String
  /// Whether `className` does not exist in this program and a UIKit class stands in for it.
  package var isStandIn: Bool
  /// Text, title, placeholder or user label: how people recognise the view.
  package var title: String?
  /// Index of the superview in the snapshot's list; nil for the root view.
  package var parent: Int?
  /// Frame in the superview's coordinates, points.
  package var frame: CGRect
  /// Frame in the window's coordinates, points.
  package var windowFrame: CGRect
  /// What it is to people.
  package var role: Role
  /// Whether it or an ancestor is hidden, or nearly transparent.
  package var isHidden: Bool
  /// Whether it cuts off what reaches beyond its bounds.
  package var clips: Bool
  /// Whether an outlet of the document leads to it, so that code may change it.
  package var hasOutlet: Bool
  /// Line of its element in the document, from 1.
  package var line: Int?
  /// Column of its element in that line, from 1.
  package var column: Int?
  /// What it knows of its content, if it is a scroll view.
  package var scroll: ScrollRecord?

  package init(
    id: String?, kind: String, className: String, isStandIn: Bool = false, title: String? = nil,
    parent: Int?, frame: CGRect, windowFrame: CGRect? = nil, role: Role = .container,
    isHidden: Bool = false, clips: Bool = false, hasOutlet: Bool = false, line: Int? = nil,
    column: Int? = nil, scroll: ScrollRecord? = nil
  ) {
    self.id = id
    self.kind = kind
    self.className = className
    self.isStandIn = isStandIn
    self.title = title
    self.parent = parent
    self.frame = frame
    self.windowFrame = windowFrame ?? frame
    self.role = role
    self.isHidden = isHidden
    self.clips = clips
    self.hasOutlet = hasOutlet
    self.line = line
    self.column = column
    self.scroll = scroll
  }

  /// How findings name it.
  package var reference: ObjectReference {
    ObjectReference(
      id: id ?? "", kind: kind, className: className, title: title, line: line, column: column)
  }
}
