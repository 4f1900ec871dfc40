import UIKit

/// What a line of a closure says, while it is being read.
@MainActor
final class ConstraintRecipe {
  /// The view or guide that is constrained.
  let item: AnyObject
  var attributes: AttributeList
  var relation: NSLayoutConstraint.Relation?
  /// What is on the other side; nil for a constant.
  var related: ConstraintItem?
  var constant: any ConstraintConstantTarget = CGFloat(0)
  var isInset = false
  var multiplier: CGFloat = 1
  var priority: Float = ConstraintPriority.required.value
  var label: String?
  /// File and line of the relation.
  var place = ""
  /// The constraint, made when it is first asked for or when the closure has ended.
  lazy var constraint: Constraint? = relation == nil ? nil : Constraint(self)

  init(item: AnyObject, attributes: AttributeList) {
    self.item = item
    self.attributes = attributes
  }

  /// The view that holds the item.
  var superview: UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  func layoutConstraints() -> [LayoutConstraint] {
    let target = related?.target
    guard let pairs = attributes.pairs(with: related?.attributes ?? .none) else {
      preconditionFailure(
        "\(place): \(words(attributes)) cannot be compared with \(words(related?.attributes)); "
          + "name one part or as many of the same kind")
    }
    return pairs.map { attribute, partner in
      var other = target
      if related == nil, !attribute.isLength {
        // A place that is a mere number is one in the superview.
        guard let superview else {
          preconditionFailure(
            "\(place): \(attribute.word) is set to a number, which means a place in the superview, "
              + "but there is none; add the view first")
        }
        other = superview
      }
      let made = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation ?? .equal, toItem: other,
        attribute: other == nil ? .notAnAttribute : partner, multiplier: multiplier,
        constant: ConstraintConstant.amount(
          of: constant, for: attribute, isInset: isInset,
          isRightToLeft: ConstraintConfig.interfaceLayoutDirection == .rightToLeft))
      made.priority = UILayoutPriority(priority)
      made.label = label
      made.place = place
      return made
    }
  }

  private func words(_ list: AttributeList?) -> String {
    (list?.attributes ?? []).map(\.word).joined(separator: ", ")
  }
}
