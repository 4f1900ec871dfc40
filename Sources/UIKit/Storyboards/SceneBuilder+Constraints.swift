internal import Foundation
internal import InterfaceBuilder

/// A constraint of a document; NSLayoutConstraint's engine has a type of the same short name.
typealias DocumentConstraint = InterfaceBuilder.ConstraintRecord

extension SceneBuilder {
  /// Makes the constraints of all views that were made. Those that a variation leaves out are made
  /// and not installed, since outlets may name them.
  func makeConstraints() {
    for (element, view) in constraintOwners {
      let excluded = element.excluded("constraints", for: sizeClasses)
      for record in element.constraintRecords(for: sizeClasses) {
        if record.isPlaceholder, !isCanvas { continue }
        guard let constraint = makeConstraint(record, owner: element, view) else { continue }
        if let id = record.id {
          objects[id] = constraint
          result.constraintsByIdentifier[id] = constraint
          result.linesByIdentifier[id] = record.line
        }
        if let id = record.id, excluded.contains(id) { continue }
        install(constraint, on: view, record)
      }
    }
  }

  private func makeConstraint(
    _ record: DocumentConstraint, owner: Element, _ view: UIView
  ) -> NSLayoutConstraint? {
    // A broken reference is in the document's issues; an item that was left out with a variation
    // is none.
    guard let first = item(record.firstItem, owner: view) else { return nil }
    var second: AnyObject?
    if let id = record.secondItem {
      second = item(id, owner: view)
      if second == nil { return nil }
    }
    let firstAttribute = NSLayoutConstraint.Attribute(record.firstAttribute)
    let secondAttribute = record.secondAttribute.map { NSLayoutConstraint.Attribute($0) }
    if let problem = NSLayoutConstraint.problem(
      firstAttribute, second == nil ? nil : secondAttribute ?? .notAnAttribute,
      multiplier: record.multiplier, constant: record.constant)
    {
      issue(
        .invalidValue, line: record.line, object: record.id, "constraint cannot be made: \(problem)"
      )
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: .init(record.relation), toItem: second,
      attribute: secondAttribute ?? .notAnAttribute, multiplier: record.multiplier,
      constant: record.constant)
    constraint.priority = ViewAttributes.priority(record.priority)
    constraint.identifier = record.identifier
    return constraint
  }

  private func install(
    _ constraint: NSLayoutConstraint, on view: UIView, _ record: DocumentConstraint
  ) {
    if constraint.canBeInstalled(on: view) {
      view.addConstraint(constraint)
    } else if let owner = constraint.ownerForActivation {
      owner.addConstraint(constraint)
    } else if isInTree(constraint.firstItem) && isInTree(constraint.secondItem) {
      issue(
        .invalidValue, line: record.line, object: record.id,
        "constraint cannot be installed: its items are in different trees of views")
    }
  }

  /// Whether an item belongs to a view that has not been left out.
  private func isInTree(_ item: AnyObject?) -> Bool {
    guard let item, let view = ItemReference.view(of: item) else { return item == nil }
    return view.superview != nil || view === result.rootView
  }

  /// The item with the given id; nil without an id is the owner.
  ///
  /// A collection cell's constraints name the cell, while its subviews lie in the content view:
  /// both are one item.
  private func item(_ id: String?, owner: UIView) -> AnyObject? {
    guard let id else { return contentItem(owner) }
    guard let found = objects[id] else { return nil }
    if let view = found as? UIView { return contentItem(view) }
    return found is UILayoutGuide ? found : nil
  }

  private func contentItem(_ view: UIView) -> UIView {
    collectionContents[ObjectIdentifier(view)] ?? view
  }

  // MARK: - Guides

  /// Notes the guides that `element` declares for its view.
  func registerGuides(of element: Element, _ view: UIView) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide.id, let found = layoutGuide(guide, of: view) else { continue }
      objects[id] = found
    }
  }

  private func layoutGuide(_ element: Element, of view: UIView) -> UILayoutGuide? {
    switch element.key {
    case "safeArea"?: return view.safeAreaLayoutGuide
    case "contentLayoutGuide"?: return (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide"?: return (view as? UIScrollView)?.frameLayoutGuide
    default:
      unsupported(
        .kind, element,
        "layout guide \(Excerpt.quoted(element.key ?? "")) is not modelled; the safe area stands in"
      )
      return view.safeAreaLayoutGuide
    }
  }

  /// Notes the old top and bottom guides of `controller` for its root view.
  func registerBarGuides(of controller: Element, _ view: UIView) {
    for guide in controller.contents("layoutGuides") {
      guard let id = guide.id else { continue }
      let isTop = guide["type"] != "bottom"
      objects[id] = view.systemGuide(
        isTop ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide",
        .bar(isTop: isTop))
    }
  }
}

extension NSLayoutConstraint.Attribute {
  init(_ attribute: DocumentConstraint.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    }
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: DocumentConstraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
