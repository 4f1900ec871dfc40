import UIKit

/// What a number, a size, a point or insets add to a constraint of one attribute.
enum ConstraintConstant {
  /// The constant in points: the part of `target` that `attribute` is about.
  ///
  /// - Parameters:
  ///   - isInset: a plain number means the same distance inwards from all edges, not one along the
  ///     axis.
  ///   - isRightToLeft: which edge a leading one is.
  static func amount(
    of target: any ConstraintConstantTarget, for attribute: NSLayoutConstraint.Attribute,
    isInset: Bool, isRightToLeft: Bool
  ) -> CGFloat {
    switch target {
    case let size as CGSize: amount(of: size, for: attribute)
    case let point as CGPoint: amount(of: point, for: attribute)
    case let insets as UIEdgeInsets:
      amount(of: Sides(insets, isRightToLeft: isRightToLeft), for: attribute)
    case let insets as NSDirectionalEdgeInsets:
      amount(of: Sides(insets, isRightToLeft: isRightToLeft), for: attribute)
    default:
      isInset
        ? amount(of: Sides(all: number(target)), for: attribute) : number(target)
    }
  }

  /// Distances inwards by both ways of naming the sides.
  private struct Sides {
    var top, bottom, left, right, leading, trailing: CGFloat

    init(all distance: CGFloat) {
      (top, bottom, left, right) = (distance, distance, distance, distance)
      (leading, trailing) = (distance, distance)
    }

    init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
      (top, bottom, left, right) = (insets.top, insets.bottom, insets.left, insets.right)
      (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
    }

    init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
      (top, bottom) = (insets.top, insets.bottom)
      (leading, trailing) = (insets.leading, insets.trailing)
      (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    }
  }

  private static func amount(
    of sides: Sides, for attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: sides.left
    case .right, .rightMargin: -sides.right
    case .top, .topMargin, .firstBaseline: sides.top
    case .bottom, .bottomMargin, .lastBaseline: -sides.bottom
    case .leading, .leadingMargin: sides.leading
    case .trailing, .trailingMargin: -sides.trailing
    case .width: -(sides.left + sides.right)
    case .height: -(sides.top + sides.bottom)
    case .centerX, .centerXWithinMargins: (sides.left - sides.right) / 2
    case .centerY, .centerYWithinMargins: (sides.top - sides.bottom) / 2
    default: 0
    }
  }

  private static func amount(
    of size: CGSize, for attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    switch attribute {
    case .width: size.width
    case .height: size.height
    default: 0
    }
  }

  private static func amount(
    of point: CGPoint, for attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      point.x
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      point.y
    default: 0
    }
  }

  private static func number(_ target: any ConstraintConstantTarget) -> CGFloat {
    switch target {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as UInt: CGFloat(value)
    default:
      preconditionFailure(
        "\(type(of: target)) is no constant; use a number, CGSize, CGPoint or insets")
    }
  }
}
