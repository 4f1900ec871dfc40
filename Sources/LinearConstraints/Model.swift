/// An unknown of a solver; any real number, also a negative one.
public struct Variable: Hashable, Sendable {
  /// Place in the solver's table.
  public let index: Int32
}

/// How the two sides of a constraint compare.
public enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

/// A strength: above 0, up to 1000, which is required. Each value is a level of its own.
public struct Priority: Hashable, Comparable, Sendable {
  /// The strength as a number.
  public let rawValue: Double

  /// Creates a strength.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = Priority(1000)

  /// Compares two strengths.
  public static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }
}

/// A factor and an unknown.
public struct Term: Sendable {
  /// The factor.
  public var coefficient: Double
  /// The unknown.
  public var variable: Variable

  /// Creates a term.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// Names a constraint of a solver; the name of a removed one is given out again.
public struct ConstraintID: Hashable, Sendable {
  /// Place in the solver's table.
  public let index: Int32
}

/// A required constraint cannot hold with others.
public struct Infeasible: Error {
  /// Required constraints that cannot hold together with the refused one; without any of them the
  /// rest could.
  public let conflicting: [ConstraintID]
}
