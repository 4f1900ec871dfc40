/// A constraint as the document writes it, with the values that hold for one pair of size classes.
package struct ConstraintRecord: Hashable, Sendable {
  /// An edge, extent or line of an item; raw values are the document's words.
  package enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline = "baseline"
    case firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  package enum Relation: String, Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  package var id: String?
  package var line: Int
  /// The id of the first item; `nil` is the owner of the constraint.
  package var firstItem: String?
  package var firstAttribute: Attribute
  package var relation: Relation
  /// The id of the second item; `nil` for a constant width or height.
  package var secondItem: String?
  package var secondAttribute: Attribute?
  package var multiplier: Double
  /// Points.
  package var constant: Double
  /// 1…1000.
  package var priority: Double
  /// Removed when the document is built for a program; in force on the editor's canvas.
  package var isPlaceholder: Bool
  /// The constant is the standard distance; the number is written as well.
  package var isSymbolic: Bool
  package var identifier: String?
}

extension ConstraintRecord {
  /// Reads a `constraint` element for `classes`; `nil` when an attribute is no word of the format.
  package init?(_ base: Element, for classes: SizeClasses) {
    let element = base.resolved(for: classes)
    guard let first = element["firstAttribute"].flatMap(Attribute.init(document:)) else {
      return nil
    }
    id = element.id
    line = element.line
    firstItem = element["firstItem"]
    firstAttribute = first
    relation = element["relation"].flatMap(Relation.init(rawValue:)) ?? .equal
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"].flatMap(Attribute.init(document:))
    if element["secondAttribute"] != nil, secondAttribute == nil { return nil }
    multiplier = element["multiplier"].flatMap(Self.multiplier) ?? 1
    constant = element.number("constant") ?? 0
    priority = min(max(element.number("priority") ?? 1000, 1), 1000)
    isPlaceholder = element.bool("placeholder") ?? false
    isSymbolic = element.bool("symbolic") ?? false
    identifier = element["identifier"]
  }

  /// A multiplier in one of its three forms: `0.5`, `4:3`, `1/3`. `nil` for anything else and for
  /// a division by zero.
  static func multiplier(_ text: String) -> Double? {
    for separator in [":", "/"] as [Character] where text.contains(separator) {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 2, let first = NumberRange.number(String(parts[0])),
        let second = NumberRange.number(String(parts[1])), second != 0
      else { return nil }
      return NumberRange.number(String(first / second))
    }
    return NumberRange.number(text)
  }
}

extension ConstraintRecord.Attribute {
  /// The attribute for a word of the document, old spellings included.
  init?(document word: String) {
    switch word {
    case "lastBaseline": self = .lastBaseline
    default: self.init(rawValue: word)
    }
  }
}

extension Element {
  /// All constraints that this element owns, for `classes`, in document order.
  package func constraintRecords(for classes: SizeClasses) -> [ConstraintRecord] {
    contents("constraints").compactMap {
      $0.name == "constraint" ? ConstraintRecord($0, for: classes) : nil
    }
  }

  /// The constraints of this element that are in force for `classes`.
  package func installedConstraints(for classes: SizeClasses) -> [ConstraintRecord] {
    let excluded = excluded("constraints", for: classes)
    return constraintRecords(for: classes).filter { record in
      record.id.map { !excluded.contains($0) } ?? true
    }
  }
}
