internal import UIKit

/// Says whether a constraint holds in a settled screen, by the frames that came out.
@MainActor
enum ConstraintCheck {
  /// Rounding to pixels moves each edge by up to half a pixel.
  private static let tolerance: CGFloat = 1

  /// Whether the constraint holds within a point; false for attributes that frames do not show,
  /// such as baselines.
  static func holds(_ constraint: NSLayoutConstraint, below root: UIView) -> Bool {
    guard let first = value(constraint.firstItem, constraint.firstAttribute, root) else {
      return false
    }
    var right = constraint.constant
    if let item = constraint.secondItem {
      guard let second = value(item, constraint.secondAttribute, root) else { return false }
      right += second * constraint.multiplier
    }
    switch constraint.relation {
    case .lessThanOrEqual: return first <= right + tolerance
    case .greaterThanOrEqual: return first >= right - tolerance
    default: return abs(first - right) <= tolerance
    }
  }

  private static func value(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ root: UIView
  ) -> CGFloat? {
    let owner: UIView
    var rectangle: CGRect
    if let view = item as? UIView {
      owner = view
      rectangle = view.convert(view.alignmentRect(forFrame: view.bounds), to: root)
    } else if let guide = item as? UILayoutGuide, let view = guide.owningView {
      owner = view
      rectangle = view.convert(guide.layoutFrame, to: root)
    } else {
      return nil
    }
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      rectangle = rectangle.inset(by: owner.layoutMargins)
    default: break
    }
    switch attribute {
    case .left, .leftMargin: return rectangle.minX
    case .right, .rightMargin: return rectangle.maxX
    case .leading, .leadingMargin: return isMirrored ? -rectangle.maxX : rectangle.minX
    case .trailing, .trailingMargin: return isMirrored ? -rectangle.minX : rectangle.maxX
    case .top, .topMargin: return rectangle.minY
    case .bottom, .bottomMargin: return rectangle.maxY
    case .centerX, .centerXWithinMargins: return isMirrored ? -rectangle.midX : rectangle.midX
    case .centerY, .centerYWithinMargins: return rectangle.midY
    case .width: return rectangle.width
    case .height: return rectangle.height
    default: return nil
    }
  }
}
