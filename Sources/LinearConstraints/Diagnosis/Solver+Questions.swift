extension Solver {
  /// The required constraints whose symbols stand in a row, each once.
  func requiredConstraints(in row: Row, except id: Int32) -> [ConstraintID] {
    var found: [ConstraintID] = []
    func note(_ symbol: Int32) {
      let owner = tableau.owner[Int(symbol)]
      guard owner >= 0, owner != id, entries[Int(owner)].isRequired else { return }
      let name = ConstraintID(index: owner)
      if !found.contains(name) { found.append(name) }
    }
    if row.basic >= 0 { note(row.basic) }
    for place in row.symbols.indices
    where abs(row.coefficients[place]) > Tableau.Tolerance.cost {
      note(row.symbols[place])
    }
    return found
  }

  /// The least and greatest value of a sum over all optimal solutions; infinite where nothing
  /// limits it. The state is not disturbed: the question is asked of a copy.
  public func range(of terms: [Term]) -> (lower: Double, upper: Double) {
    solve()
    return (least(terms, factor: 1), -least(terms, factor: -1))
  }

  /// The least value of a sum, reached by symbols that may change at no cost.
  private func least(_ terms: [Term], factor: Double) -> Double {
    var copy = tableau
    let goal = copy.makeRow()
    for term in terms {
      copy.add(factor * term.coefficient, symbol: term.variable.index, to: goal)
    }
    let hasFreeSymbol = copy.rows[Int(goal)].symbols.contains { copy.kind[Int($0)] == .free }
    if hasFreeSymbol { return -.infinity }
    // The first symbol in order and ties by order are Bland's rule: the walk ends.
    while let entering = copy.improvingSymbol(of: goal) {
      guard let row = copy.leavingRow(for: entering) else { return -.infinity }
      copy.pivot(row: row, entering: entering)
    }
    return copy.rows[Int(goal)].constant
  }
}

extension Tableau {
  /// The first symbol whose growth makes a row less and costs nothing at any level.
  fileprivate func improvingSymbol(of index: Int32) -> Int32? {
    let row = rows[Int(index)]
    return row.symbols.indices.first {
      row.coefficients[$0] < -Tolerance.cost && isRestricted(row.symbols[$0])
        && costsNothing(row.symbols[$0])
    }.map { row.symbols[$0] }
  }
}
