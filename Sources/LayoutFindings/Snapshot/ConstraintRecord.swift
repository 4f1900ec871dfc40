/// One linear condition between edges or sizes of views, as values.
///
/// `first.attribute  relation  second.attribute × multiplier + constant`.
package struct ConstraintRecord: Codable, Hashable, Sendable {
  /// Where a condition comes from.
  package enum Origin: String, Codable, Sendable {
    /// A constraint of the document.
    case document
    /// The size of the screen, which nobody can change.
    case screen
    /// A view placed by its frame and autoresizing mask.
    case autoresizing
    /// A stack view's arrangement.
    case stack
    /// A view's natural size, or anything else that the system adds.
    case system
  }

  /// How the two sides compare.
  package enum Relation: String, Codable, Sendable {
    case lessThanOrEqual = "≤"
    case equal = "="
    case greaterThanOrEqual = "≥"
  }

  /// One side of a condition.
  package struct Anchor: Codable, Hashable, Sendable {
    /// Object id of the item; nil for items without one.
    package var id: String?
    /// How to call the item, for example `"Sign up"` or `safe area`.
    package var name: String
    /// Attribute as in a document: `leading`, `width`, `centerX`, …
    package var attribute: String

    package init(id: String?, name: String, attribute: String) {
      self.id = id
      self.name = name
      self.attribute = attribute
    }
  }

  /// Object id in the document; nil for conditions that the system adds.
  package var id: String?
  /// Line of its element, from 1.
  package var line: Int?
  package var origin: Origin
  package var first: Anchor
  package var relation: Relation
  package var second: Anchor?
  package var multiplier: Double
  package var constant: Double
  /// 1 to 1000; 1000 is required.
  package var priority: Double

  package init(
    id: String?, line: Int? = nil, origin: Origin = .document, first: Anchor,
    relation: Relation = .equal, second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000
  ) {
    self.id = id
    self.line = line
    self.origin = origin
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// The condition in words, for example `box.leading = safe area.leading + 16`.
  package var words: String {
    let left = "\(first.name) \(first.attribute)"
    guard let second else { return "\(left) \(relation.rawValue) \(NumberText.plain(constant))" }
    var right = "\(second.name) \(second.attribute)"
    if multiplier != 1 { right += " × \(NumberText.plain(multiplier))" }
    if constant > 0 { right += " + \(NumberText.plain(constant))" }
    if constant < 0 { right += " − \(NumberText.plain(-constant))" }
    return "\(left) \(relation.rawValue) \(right)"
  }

  /// The axis it speaks of; nil for conditions between width and height.
  package var axis: Axis? {
    let axes = [first.attribute, second?.attribute].compactMap { $0 }.map(Self.axis(ofAttribute:))
    guard let axis = axes[0], axes.allSatisfy({ $0 == axis }) else { return nil }
    return axis
  }

  /// The axis of a document's attribute name.
  package static func axis(ofAttribute name: String) -> Axis? {
    switch name {
    case "leading", "trailing", "left", "right", "centerX", "width", "leadingMargin",
      "trailingMargin", "leftMargin", "rightMargin", "centerXWithinMargins":
      return .x
    case "top", "bottom", "centerY", "height", "topMargin", "bottomMargin", "baseline",
      "firstBaseline", "lastBaseline", "centerYWithinMargins":
      return .y
    default: return nil
    }
  }
}

/// Required conditions that cannot hold together, no member of which is superfluous.
package struct ConflictRecord: Codable, Hashable, Sendable {
  /// The conditions, in the document's order as far as they have one.
  package var members: [ConstraintRecord]
  /// Id of the constraint that was given up to lay the screen out all the same.
  package var dropped: String?
  /// What was assumed and takes part, so that nothing is proved: the size of a cell that a table
  /// will give, the arrangement of an app's own stack view. One clause, no full stop.
  package var assumption: String?

  package init(members: [ConstraintRecord], dropped: String? = nil, assumption: String? = nil) {
    self.members = members
    self.dropped = dropped
    self.assumption = assumption
  }

  /// The conflict without those facts about the screen that the contradiction does not need.
  package var pruned: ConflictRecord {
    var result = self
    guard ConflictArithmetic.isContradiction(members) else { return result }
    for member in members where member.origin == .screen || member.origin == .autoresizing {
      let rest = result.members.filter { $0 != member }
      if ConflictArithmetic.isContradiction(rest) { result.members = rest }
    }
    return result
  }

  /// The axis that the conditions share; nil if they tie width to height.
  package var axis: Axis? {
    guard let axis = members.first?.axis, members.allSatisfy({ $0.axis == axis }) else {
      return nil
    }
    return axis
  }
}
