/// Keeps linear constraints on strict levels of strength and finds a lexicographic optimum: the sum
/// of errors is least at the strongest level, then, that kept, at the next.
///
///     let solver = Solver()
///     let width = solver.makeVariable()
///     _ = try solver.add([Term(1, width)], .greaterThanOrEqual, 44, priority: .required)
///     _ = try solver.add([Term(1, width)], .equal, 30, priority: Priority(250))
///     solver.solve()
///     solver.value(of: width)  // 44
///
/// It knows numbers only. Unknowns and constraints are integers; equations are sorted rows with a
/// list of rows for each symbol. The method is the incremental simplex of Badros, Borning and
/// Stuckey ("The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001), with a row of
/// costs for each level in place of weights.
///
/// *Invariants.* 1. Between calls the required constraints hold: an addition or a change that they
/// cannot bear is undone before the call throws. 2. Values are an optimum after `solve()`; before, they
/// keep the required constraints. 3. `entries` has an entry for each living constraint, under its name.
///
/// Complexity: adding and removing cost in proportion to the rows that share a symbol with the
/// constraint, and, for a required one that defines no unknown, a look at every row.
public final class Solver {
  /// What is kept of a constraint.
  struct Entry {
    /// The symbol by which the constraint is found in rows.
    var marker: Int32 = -1
    /// The second symbol of a wish; -1 for a required constraint.
    var other: Int32 = -1
    /// The marker's factor in the constraint's own equation.
    var sign = 1.0
    var constant = 0.0
    var priority = 0.0
    var relation = Relation.equal

    var isRequired: Bool { priority >= 1000 }
  }

  var tableau = Tableau()
  var entries: [Entry] = []
  var freeEntries: [Int32] = []
  var edits: [Variable: ConstraintID] = [:]
  var needsOptimum = false

  /// Creates a solver without constraints.
  public init() {}

  /// How many searches were given up at their limit of steps; 0 unless numbers are beyond what
  /// doubles can tell apart. Answers after one may not be the optimum.
  public var unfinishedSearches: Int { tableau.unfinishedSearches }

  /// Makes an unknown; it is 0 until a constraint says otherwise.
  public func makeVariable() -> Variable {
    Variable(index: tableau.makeSymbol(.free, owner: -1))
  }

  /// Removes an unknown that no constraint names.
  public func removeVariable(_ variable: Variable) {
    if tableau.isBasic(variable.index) {
      tableau.release(row: tableau.basicRow[Int(variable.index)])
    }
    tableau.release(symbol: variable.index)
  }

  /// Brings the values up to date.
  public func solve() {
    guard needsOptimum else { return }
    needsOptimum = false
    tableau.optimize()
  }

  /// The value of an unknown, as of the last `solve()`.
  public func value(of variable: Variable) -> Double { tableau.value(of: variable.index) }
}
