internal import LayoutFindings
internal import UIKit

/// Turns conflicts that the layout engine met into values.
@MainActor
struct ConflictReader {
  private let facts: DocumentFacts
  private let names: [ObjectIdentifier: (id: String, name: String)]
  private let constraintIDs: [ObjectIdentifier: String]
  private let root: UIView

  private let isPart: Bool
  private let standIns: Set<String>

  /// - Parameter isPart: whether the root's size is for something outside to decide.
  init(facts: DocumentFacts, scenes: [BuiltScene], root: UIView, isPart: Bool) {
    self.facts = facts
    self.root = root
    self.isPart = isPart
    var names: [ObjectIdentifier: (id: String, name: String)] = [:]
    var ids: [ObjectIdentifier: String] = [:]
    for scene in scenes {
      for (id, view) in scene.viewsByIdentifier {
        let reference = facts.reference(id, title: ViewWords.title(of: view))
        names[ObjectIdentifier(view)] = (id, reference.phrase)
      }
      for (id, constraint) in scene.constraintsByIdentifier {
        ids[ObjectIdentifier(constraint)] = id
      }
    }
    self.names = names
    constraintIDs = ids
    let unknown = scenes.flatMap(\.unsupported).filter { $0.reason == .customClass }
    standIns = Set(unknown.compactMap(\.objectID))
  }

  /// The conflicts that concern views below the root, each set of constraints once.
  func records(of conflicts: [ConstraintConflict]) -> [ConflictRecord] {
    var seen: Set<Set<String>> = []
    return conflicts.compactMap { conflict in
      // What could not hold on the way to the settled screen and holds now is no fault.
      guard conflict.views.contains(where: { $0.isDescendant(of: root) }),
        conflict.constraints.contains(where: { !ConstraintCheck.holds($0, below: root) })
      else { return nil }
      let record = record(of: conflict)
      let ids = Set(record.members.compactMap(\.id))
      return !ids.isEmpty && seen.insert(ids).inserted ? record : nil
    }
  }

  private func record(of conflict: ConstraintConflict) -> ConflictRecord {
    var members = conflict.constraints.map(member)
    members.sort { ($0.line ?? .max, $0.id ?? "") < ($1.line ?? .max, $1.id ?? "") }
    let axes = Set(members.compactMap(\.axis))
    let fixed = fixedEdges(of: conflict.constraints, on: axes)
    members += fixed
    if axes.count == 1, let axis = axes.first {
      members += conflict.sizedItems.map { item in
        ConstraintRecord(
          id: nil, origin: .system,
          first: anchor(item, axis == .x ? .width : .height), relation: .greaterThanOrEqual)
      }
    }
    var record = ConflictRecord(
      members: members,
      dropped: conflict.broken.flatMap { constraintIDs[ObjectIdentifier($0)] }
    ).pruned
    record.assumption = assumption(about: record.members)
    return record
  }

  /// What nothing on the screen decides and takes part all the same.
  private func assumption(about members: [ConstraintRecord]) -> String? {
    let rootID = names[ObjectIdentifier(root)]?.id
    for member in members where member.id == nil {
      switch member.origin {
      case .screen, .autoresizing:
        guard let id = member.first.id else {
          if isPart { return "the size of this part is decided where it is used" }
          continue
        }
        let kind = facts.kind(of: id)
        let isCell = kind.contains("Cell") || kind == "collectionReusableView"
        if isCell || isPart && id == rootID {
          return "the size of \(member.first.name) is decided where it is used"
        }
      case .stack:
        let stack = [member.first.id, member.second?.id].compactMap { $0 }.first(where: isStandIn)
        if let stack {
          return "the class \(facts.reference(stack).className) arranges views by code of its own"
        }
      case .document, .system: continue
      }
    }
    return nil
  }

  private func member(_ constraint: NSLayoutConstraint) -> ConstraintRecord {
    let id = constraintIDs[ObjectIdentifier(constraint)]
    return ConstraintRecord(
      id: id, line: id.flatMap { facts.line(of: $0) },
      origin: id != nil ? .document : Self.isOfStack(constraint) ? .stack : .system,
      first: anchor(constraint.firstItem, constraint.firstAttribute),
      relation: Self.relation(constraint.relation),
      second: constraint.secondItem.map { anchor($0, constraint.secondAttribute) },
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: Double(constraint.priority.rawValue))
  }

  private func isStandIn(_ id: String) -> Bool { standIns.contains(id) }

  /// Whether a stack view has made the constraint.
  private static func isOfStack(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in
      item is UIStackView || (item as? UIView)?.superview is UIStackView
    }
  }

  /// What is known of the edges and sizes of items that no constraint places: the root view, its
  /// safe area, and views placed by their mask. One condition an attribute that takes part.
  private func fixedEdges(
    of constraints: [NSLayoutConstraint], on axes: Set<Axis>
  ) -> [ConstraintRecord] {
    var result: [ConstraintRecord] = []
    var seen: Set<ConstraintRecord.Anchor> = []
    for constraint in constraints {
      let sides = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      for (item, attribute) in sides {
        guard let item, var rectangle = fixedRectangle(of: item) else { continue }
        let anchor = anchor(item, attribute)
        if anchor.attribute.hasSuffix("Margin"), let view = item as? UIView {
          rectangle = rectangle.inset(by: view.layoutMargins)
        }
        guard let axis = ConstraintRecord.axis(ofAttribute: anchor.attribute), axes.contains(axis),
          let value = value(of: anchor.attribute, rectangle), seen.insert(anchor).inserted
        else { continue }
        let isScreen = item === root || item is UILayoutGuide
        result.append(
          ConstraintRecord(
            id: nil, origin: isScreen ? .screen : .autoresizing, first: anchor, constant: value))
      }
    }
    return result
  }

  /// The rectangle of an item that does not depend on constraints, in the root view's coordinates.
  private func fixedRectangle(of item: AnyObject) -> CGRect? {
    if let guide = item as? UILayoutGuide, let owner = guide.owningView,
      owner === root || owner.translatesAutoresizingMaskIntoConstraints, !(owner is UIScrollView)
    {
      return owner.convert(guide.layoutFrame, to: root)
    }
    guard let view = item as? UIView,
      view === root || view.translatesAutoresizingMaskIntoConstraints,
      !(view.superview is UIStackView)
    else { return nil }
    return view.convert(view.bounds, to: root)
  }

  private func value(of attribute: String, _ rectangle: CGRect) -> Double? {
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = root.bounds.width
    switch attribute {
    case "left", "leftMargin": return rectangle.minX
    case "right", "rightMargin": return rectangle.maxX
    case "leading", "leadingMargin": return isMirrored ? width - rectangle.maxX : rectangle.minX
    case "trailing", "trailingMargin": return isMirrored ? width - rectangle.minX : rectangle.maxX
    case "top", "topMargin": return rectangle.minY
    case "bottom", "bottomMargin": return rectangle.maxY
    case "centerX": return isMirrored ? width - rectangle.midX : rectangle.midX
    case "centerY": return rectangle.midY
    case "width": return rectangle.width
    case "height": return rectangle.height
    default: return nil
    }
  }

  private func anchor(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> ConstraintRecord.Anchor {
    let attribute = Self.name(of: attribute)
    if let view = item as? UIView {
      if let known = names[ObjectIdentifier(view)] {
        return .init(id: known.id, name: known.name, attribute: attribute)
      }
      return .init(id: nil, name: ViewWords.className(of: view), attribute: attribute)
    }
    guard let guide = item as? UILayoutGuide else {
      return .init(id: nil, name: "an object", attribute: attribute)
    }
    return .init(id: nil, name: name(of: guide), attribute: attribute)
  }

  private func name(of guide: UILayoutGuide) -> String {
    guard let owner = guide.owningView else { return "a guide" }
    let ownerName = owner === root ? nil : names[ObjectIdentifier(owner)]?.name
    let suffix = ownerName.map { " of \($0)" } ?? ""
    if guide === owner.safeAreaLayoutGuide { return "safe area\(suffix)" }
    if guide === owner.layoutMarginsGuide { return "margins\(suffix)" }
    if let scroll = owner as? UIScrollView {
      if guide === scroll.contentLayoutGuide { return "content\(suffix)" }
      if guide === scroll.frameLayoutGuide { return "frame\(suffix)" }
    }
    switch guide.identifier {
    case "UIViewControllerTopLayoutGuide": return "top layout guide"
    case "UIViewControllerBottomLayoutGuide": return "bottom layout guide"
    default: return "a guide\(suffix)"
    }
  }

  private static func relation(
    _ relation: NSLayoutConstraint.Relation
  ) -> ConstraintRecord.Relation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    default: .equal
    }
  }

  private static func name(of attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    default: "size"
    }
  }
}
