/// How strongly a constraint is wished, from 1 to 1000.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable,
  ConstraintPriorityTarget
{
  /// The type of a literal.
  public typealias FloatLiteralType = Float

  /// The number.
  public let value: Float

  /// A priority from a literal such as `999.0`.
  public init(floatLiteral value: Float) { self.value = value }

  /// A priority of a number.
  public init(_ value: Float) { self.value = value }

  /// Must hold: 1000.
  public static let required: ConstraintPriority = 1000.0
  /// 750.
  public static let high: ConstraintPriority = 750.0
  /// 500.
  public static let medium: ConstraintPriority = 500.0
  /// 250.
  public static let low: ConstraintPriority = 250.0

  /// The priority's number.
  public var constraintPriorityTargetValue: Float { value }

  /// A priority stronger by `n`; weaker if negative.
  public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }

  /// How much stronger `other` is.
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}
