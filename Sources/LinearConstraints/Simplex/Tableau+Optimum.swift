extension Tableau {
  /// Steps after which the choice follows Bland's rule, which cannot go in circles.
  private static let stepsBeforeBland = 400
  /// Steps after which a search is given up and counted in `unfinishedSearches`.
  private static let greatestStepCount = 20_000

  // MARK: - Optimum

  /// Makes the errors least, strongest level first, from a feasible state.
  mutating func optimize() {
    for step in 0..<Tableau.greatestStepCount {
      let entering = enteringSymbol(byBland: step > Tableau.stepsBeforeBland)
      guard let entering, let row = leavingRow(for: entering) else { return }
      pivot(row: row, entering: entering)
    }
    unfinishedSearches += 1
  }

  /// A symbol whose growth makes a level's error less and no stronger one's more.
  private func enteringSymbol(byBland: Bool) -> Int32? {
    for (place, level) in levels.enumerated() {
      let row = rows[Int(level.row)]
      var found: Int32?
      var best = -Tolerance.cost
      for index in row.symbols.indices where row.coefficients[index] < best {
        let symbol = row.symbols[index]
        guard isRestricted(symbol), costsNothing(symbol, above: place) else { continue }
        if byBland { return symbol }
        best = row.coefficients[index]
        found = symbol
      }
      if let found { return found }
    }
    return nil
  }

  private func costsNothing(_ symbol: Int32, above place: Int) -> Bool {
    levels[..<place].allSatisfy {
      abs(rows[Int($0.row)].coefficient(of: symbol)) <= Tolerance.cost
    }
  }

  /// Whether a symbol may change without any level's error growing or shrinking.
  func costsNothing(_ symbol: Int32) -> Bool { costsNothing(symbol, above: levels.count) }

  /// The row that stops a symbol's growth first; nil when nothing stops it.
  func leavingRow(for entering: Int32) -> Int32? {
    var found: Int32?
    var least = Double.infinity
    for index in columns[Int(entering)] {
      let row = rows[Int(index)]
      guard row.basic >= 0 else { continue }
      let factor = row.coefficient(of: entering)
      if kind[Int(row.basic)] == .dummy {
        // A mark is 0 whatever happens: it leaves at once.
        if abs(factor) > Tolerance.cost { return index }
        continue
      }
      guard isRestricted(row.basic), factor < -Tolerance.cost else { continue }
      let room = max(0, row.constant) / -factor
      let isTie = room <= least + 1e-12
      if room < least - 1e-12 || found.map({ isTie && row.basic < rows[Int($0)].basic }) ?? false {
        least = min(room, least)
        found = index
      }
    }
    return found
  }

  // MARK: - Feasibility

  /// Makes all symbols that must not be negative so again.
  ///
  /// - Returns: the row that shows that it cannot be done: its symbols' constraints contradict each
  ///   other. Such a row comes from a vertex of the dual, so none of them can be left out.
  mutating func restoreFeasibility() -> Int32? {
    for step in 0..<Tableau.greatestStepCount {
      let byBland = step > Tableau.stepsBeforeBland
      if let broken = brokenMark { return broken }
      guard let row = infeasibleRow(byBland: byBland) else { return nil }
      guard let entering = repairingSymbol(of: rows[Int(row)], byBland: byBland) else { return row }
      pivot(row: row, entering: entering)
    }
    unfinishedSearches += 1
    return nil
  }

  /// A row that defines the mark of an equality and does not give 0.
  private var brokenMark: Int32? {
    rows.indices.first {
      rows[$0].basic >= 0 && kind[Int(rows[$0].basic)] == .dummy
        && abs(rows[$0].constant) > Tolerance.equality
    }.map(Int32.init)
  }

  private func infeasibleRow(byBland: Bool) -> Int32? {
    var found: Int32?
    var lowest = -Tolerance.feasibility
    for (index, row) in rows.enumerated() {
      guard row.basic >= 0, row.constant < lowest, isRestricted(row.basic) else { continue }
      if byBland {
        if found.map({ row.basic < rows[Int($0)].basic }) ?? true { found = Int32(index) }
      } else {
        lowest = row.constant
        found = Int32(index)
      }
    }
    return found
  }

  /// The symbol that makes a row's constant 0 at the least cost.
  private func repairingSymbol(of row: Row, byBland: Bool) -> Int32? {
    var found: Int32?
    var cheapest: [Double] = []
    for index in row.symbols.indices where row.coefficients[index] > Tolerance.cost {
      let symbol = row.symbols[index]
      guard isRestricted(symbol) else { continue }
      if byBland { return symbol }
      let cost = levels.map { level in
        let cost = rows[Int(level.row)].coefficient(of: symbol)
        return abs(cost) < Tolerance.cost ? 0 : cost / row.coefficients[index]
      }
      if found == nil || cost.lexicographicallyPrecedes(cheapest) {
        (found, cheapest) = (symbol, cost)
      }
    }
    return found
  }
}
