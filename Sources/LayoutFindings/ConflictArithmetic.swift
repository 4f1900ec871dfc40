/// The arithmetic of a conflict: which numbers are asked for, and what they clash with.
///
/// Each condition is a linear equation between edges and sizes. In a minimal set that cannot
/// hold, exactly one combination of the conditions (up to a factor) makes all unknowns vanish:
/// what remains is the contradiction, for example `16 + 300 + 16 = 375`. It is found by
/// elimination over at most a few dozen conditions, in O(n³).
package struct ConflictArithmetic: Equatable, Sendable {
  /// Numbers on one side, in the order of the conditions.
  package var asked: [Double]
  /// Numbers on the other side; what the screen gives, if it takes part.
  package var given: [Double]
  /// Whether `given` comes from the size of the screen.
  package var isScreen: Bool

  /// How far the two sides are apart, in points.
  package var gap: Double { abs(asked.reduce(0, +) - given.reduce(0, +)) }

  /// The contradiction of `conflict`; nil if its conditions are not minimal, or need factors
  /// other than one, which people could not follow.
  package init?(_ conflict: ConflictRecord) {
    // Start edges, then sizes and gaps, then end edges: as one reads across a screen.
    let members = [0, 1, 2].flatMap { place in
      conflict.members.filter { Self.place(of: $0) == place }
    }
    let equations = members.map(Equation.init)
    guard let factors = Self.vanishingFactors(equations) else { return nil }
    let scale = factors.map(abs).max() ?? 0
    guard scale > 0, factors.allSatisfy({ abs(abs($0 / scale) - 1) < 1e-9 }) else { return nil }
    var (positive, negative): ([Double], [Double]) = ([], [])
    var screenIsPositive: Bool?
    for (index, equation) in equations.enumerated() {
      let value = equation.constant * factors[index] / scale
      if members[index].origin == .screen, value != 0 { screenIsPositive = value > 0 }
      if value > 0 { positive.append(value) } else if value < 0 { negative.append(-value) }
    }
    isScreen = screenIsPositive != nil
    let givenIsPositive = screenIsPositive ?? (positive.count < negative.count)
    asked = givenIsPositive ? negative : positive
    given = givenIsPositive ? positive : negative
  }

  /// The contradiction on one line, for example `16 + 300 + 16 = 332, the screen gives 375`.
  package var ruler: String {
    let left = Self.sum(asked)
    if isScreen { return "\(left), the screen gives \(Self.sum(given, total: false))" }
    return "\(left), and at the same time \(Self.sum(given, total: given.count > 1))"
  }

  private static func place(of member: ConstraintRecord) -> Int {
    let attributes = [member.first.attribute, member.second?.attribute].compactMap { $0 }
    if attributes.allSatisfy({ ["leading", "left", "top"].contains($0) }) { return 0 }
    return attributes.allSatisfy { ["trailing", "right", "bottom"].contains($0) } ? 2 : 1
  }

  private static func sum(_ numbers: [Double], total: Bool = true) -> String {
    if numbers.isEmpty { return "0" }
    let terms = numbers.map(NumberText.plain).joined(separator: " + ")
    guard total, numbers.count > 1 else { return terms }
    return "\(terms) = \(NumberText.plain(numbers.reduce(0, +)))"
  }

  /// Factors with which the unknowns of `equations` cancel out, the last one being 1; nil if
  /// they do not exist or are not unique.
  private static func vanishingFactors(_ equations: [Equation]) -> [Double]? {
    let count = equations.count
    guard count > 0, count <= greatestCount else { return nil }
    let unknowns = Set(equations.flatMap(\.terms.keys)).sorted()
    // One row an unknown, one column an equation: the factors solve rows · factors = 0.
    var rows = unknowns.map { unknown in equations.map { $0.terms[unknown] ?? 0 } }
    let pivots = eliminate(&rows, columns: count)
    let free = (0..<count).filter { !pivots.contains($0) }
    guard free.count == 1 else { return nil }
    var factors = [Double](repeating: 0, count: count)
    factors[free[0]] = 1
    for (row, pivot) in pivots.enumerated() { factors[pivot] = -rows[row][free[0]] }
    return factors.contains { abs($0) < 1e-9 } ? nil : factors
  }

  /// Whether `members`, all taken as equations, have no solution. False for sets too large to
  /// look at.
  static func isContradiction(_ members: [ConstraintRecord]) -> Bool {
    let equations = members.map(Equation.init)
    guard !equations.isEmpty, equations.count <= greatestCount else { return false }
    let unknowns = Set(equations.flatMap(\.terms.keys)).sorted()
    var rows = equations.map { equation in
      unknowns.map { equation.terms[$0] ?? 0 } + [equation.constant]
    }
    let rank = eliminate(&rows, columns: unknowns.count).count
    return rows.dropFirst(rank).contains { abs($0[unknowns.count]) > 1e-6 }
  }

  private static let greatestCount = 64

  /// Brings the first `columns` columns into reduced row echelon form, and returns the columns of
  /// the pivots, one a row from the top.
  private static func eliminate(_ rows: inout [[Double]], columns: Int) -> [Int] {
    var pivots: [Int] = []
    for column in 0..<columns {
      let start = pivots.count
      guard
        let best = (start..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[best][column]) > 1e-9
      else { continue }
      rows.swapAt(start, best)
      let divisor = rows[start][column]
      rows[start] = rows[start].map { $0 / divisor }
      for other in rows.indices where other != start && rows[other][column] != 0 {
        let factor = rows[other][column]
        for index in rows[other].indices { rows[other][index] -= factor * rows[start][index] }
      }
      pivots.append(column)
    }
    return pivots
  }
}

/// A condition as `Σ terms = constant`.
private struct Equation {
  var terms: [String: Double] = [:]
  var constant: Double

  init(_ record: ConstraintRecord) {
    constant = record.constant
    add(record.first, factor: 1)
    if let second = record.second { add(second, factor: -record.multiplier) }
    terms = terms.filter { abs($0.value) > 1e-12 }
  }

  /// Adds an attribute in terms of start edge and extent. Right to left does not matter here:
  /// leading and trailing of one set are swapped together, which mirrors every condition.
  private mutating func add(_ anchor: ConstraintRecord.Anchor, factor: Double) {
    let item = anchor.id ?? anchor.name
    let axis = ConstraintRecord.axis(ofAttribute: anchor.attribute) == .x ? "x" : "y"
    let (start, extent) = ("\(item) \(axis) start", "\(item) \(axis) extent")
    switch anchor.attribute {
    case "leading", "left", "top": terms[start, default: 0] += factor
    case "trailing", "right", "bottom":
      terms[start, default: 0] += factor
      terms[extent, default: 0] += factor
    case "centerX", "centerY":
      terms[start, default: 0] += factor
      terms[extent, default: 0] += factor / 2
    case "width", "height": terms[extent, default: 0] += factor
    default: terms["\(item) \(anchor.attribute)", default: 0] += factor
    }
  }
}
