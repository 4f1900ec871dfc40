public import UIKit

/// What a part can be compared with: a number, a size, a point, insets, a view, a guide or a part of
/// one.
public protocol ConstraintRelatableTarget {}

/// What can stand where a constraint's constant is wanted.
public protocol ConstraintConstantTarget {}

/// What `offset` takes.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// What `inset` takes.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// What `inset` takes where edges follow the reading direction.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// What `multipliedBy` and `dividedBy` take.
public protocol ConstraintMultiplierTarget {
  /// The factor.
  var constraintMultiplierTargetValue: CGFloat { get }
}

/// What `priority` takes.
public protocol ConstraintPriorityTarget {
  /// The priority, from 1 to 1000.
  var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension UInt: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension Float: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension CGFloat: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

extension Int: ConstraintMultiplierTarget, ConstraintPriorityTarget {
  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  /// The number as a priority.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UInt: ConstraintMultiplierTarget, ConstraintPriorityTarget {
  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  /// The number as a priority.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintMultiplierTarget, ConstraintPriorityTarget {
  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  /// The number as a priority.
  public var constraintPriorityTargetValue: Float { self }
}

extension Double: ConstraintMultiplierTarget, ConstraintPriorityTarget {
  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  /// The number as a priority.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGFloat: ConstraintMultiplierTarget, ConstraintPriorityTarget {
  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { self }
  /// The number as a priority.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UILayoutPriority: ConstraintPriorityTarget {
  /// The priority's number.
  public var constraintPriorityTargetValue: Float { rawValue }
}
