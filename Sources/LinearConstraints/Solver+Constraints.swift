extension Solver {
  // MARK: - Adding

  /// Adds the constraint that the sum of `terms` compares with `constant` as `relation` says.
  ///
  /// - Throws: `Infeasible` when a required constraint cannot hold with the others; the optimum is as
  ///   it was before.
  public func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
  ) throws(Infeasible) -> ConstraintID {
    precondition(
      constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite },
      "a constraint has a number that is not finite")
    let id = freeEntries.popLast() ?? Int32(entries.count)
    if Int(id) == entries.count { entries.append(Entry()) }
    let row = tableau.makeRow(Row(constant: -constant))
    for term in terms where term.coefficient != 0 {
      tableau.add(term.coefficient, symbol: term.variable.index, to: row, listed: false)
    }
    let entry = makeEntry(relation, constant, priority.rawValue, id, row)
    entries[Int(id)] = entry
    guard let subject = subject(of: row, entry) else {
      let conflict = requiredConstraints(in: tableau.rows[Int(row)], except: id)
      tableau.releaseUnlisted(row: row)
      tableau.release(symbol: entry.marker)
      freeEntries.append(id)
      throw Infeasible(conflicting: conflict)
    }
    let mayBreakOthers = entry.isRequired && tableau.kind[Int(subject)] != .free
    tableau.install(row, solvingFor: subject)
    if !entry.isRequired { changeCost(of: entry, by: 1) }
    needsOptimum = true
    if mayBreakOthers, let broken = tableau.restoreFeasibility() {
      let conflict = requiredConstraints(in: tableau.rows[Int(broken)], except: id)
      removeEntry(id)
      _ = tableau.restoreFeasibility()
      throw Infeasible(conflicting: conflict)
    }
    return ConstraintID(index: id)
  }

  /// Makes the symbols of a constraint and adds them to its equation.
  private func makeEntry(
    _ relation: Relation, _ constant: Double, _ priority: Double, _ id: Int32, _ row: Int32
  ) -> Entry {
    var entry = Entry(constant: constant, priority: priority, relation: relation)
    switch (relation, entry.isRequired) {
    case (.equal, true):
      entry.marker = tableau.makeSymbol(.dummy, owner: id)
    case (.equal, false):
      entry.marker = tableau.makeSymbol(.error, owner: id)
      entry.sign = -1
    case (.lessThanOrEqual, _), (.greaterThanOrEqual, _):
      entry.marker = tableau.makeSymbol(.slack, owner: id)
      entry.sign = relation == .lessThanOrEqual ? 1 : -1
    }
    tableau.add(entry.sign, symbol: entry.marker, to: row, listed: false)
    if !entry.isRequired {
      entry.other = tableau.makeSymbol(.error, owner: id)
      tableau.add(-entry.sign, symbol: entry.other, to: row, listed: false)
    }
    return entry
  }

  /// The symbol for which a new equation is solved; nil when it contradicts the required ones.
  private func subject(of index: Int32, _ entry: Entry) -> Int32? {
    let row = tableau.rows[Int(index)]
    if let free = row.symbols.first(where: { tableau.kind[Int($0)] == .free }) { return free }
    guard entry.isRequired else {
      // One of the two symbols of a wish takes up what is missing, whatever its sign.
      return -row.constant / row.coefficient(of: entry.marker) >= 0 ? entry.marker : entry.other
    }
    guard entry.relation == .equal else { return entry.marker }
    let isZero = abs(row.constant) < Tableau.Tolerance.feasibility
    var found: Int32?
    for place in row.symbols.indices where tableau.isRestricted(row.symbols[place]) {
      let factor = row.coefficients[place]
      guard abs(factor) > Tableau.Tolerance.cost, isZero || factor * row.constant < 0 else {
        continue
      }
      if found.map({ abs(factor) > abs(row.coefficient(of: $0)) }) ?? true {
        found = row.symbols[place]
      }
    }
    if let found { return found }
    let allowance = Tableau.Tolerance.feasibility * (1 + abs(entry.constant))
    return abs(row.constant) < allowance ? entry.marker : nil
  }

  /// Adds a wish's errors to its level, or takes them away.
  private func changeCost(of entry: Entry, by factor: Double) {
    let place = tableau.level(at: entry.priority)
    let row = tableau.levels[place].row
    if entry.relation == .equal { tableau.add(factor, symbol: entry.marker, to: row) }
    tableau.add(factor, symbol: entry.other, to: row)
    tableau.levels[place].count += factor > 0 ? 1 : -1
    guard tableau.levels[place].count == 0 else { return }
    tableau.release(row: row)
    tableau.levels.remove(at: place)
  }

  // MARK: - Changing

  /// Changes the right-hand side of a constraint.
  ///
  /// - Throws: `Infeasible` when a required constraint cannot hold so; it keeps its old constant.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(Infeasible) {
    precondition(constant.isFinite, "a constant is not finite")
    let entry = entries[Int(id.index)]
    shift(entry, by: constant - entry.constant)
    entries[Int(id.index)].constant = constant
    needsOptimum = true
    guard let broken = tableau.restoreFeasibility() else { return }
    let conflict = requiredConstraints(in: tableau.rows[Int(broken)], except: id.index)
    shift(entry, by: entry.constant - constant)
    entries[Int(id.index)].constant = entry.constant
    _ = tableau.restoreFeasibility()
    throw Infeasible(conflicting: conflict)
  }

  /// A changed constant is the same as a changed marker, which all rows that have it can tell.
  private func shift(_ entry: Entry, by change: Double) {
    guard change != 0 else { return }
    let moved = change / entry.sign
    let marker = entry.marker
    if tableau.isBasic(marker) {
      tableau.rows[Int(tableau.basicRow[Int(marker)])].constant += moved
    } else {
      for row in tableau.columns[Int(marker)] {
        let factor = tableau.rows[Int(row)].coefficient(of: marker)
        tableau.rows[Int(row)].constant -= factor * moved
      }
    }
  }

  // MARK: - Removing

  /// Removes a constraint.
  public func remove(_ id: ConstraintID) {
    removeEntry(id.index)
    _ = tableau.restoreFeasibility()
    needsOptimum = true
  }

  private func removeEntry(_ id: Int32) {
    let entry = entries[Int(id)]
    if !entry.isRequired { changeCost(of: entry, by: -1) }
    if !tableau.isBasic(entry.marker), let row = rowToLeave(for: entry) {
      tableau.pivot(row: row, entering: entry.marker)
    }
    for symbol in [entry.marker, entry.other] where symbol >= 0 {
      if tableau.isBasic(symbol) { tableau.release(row: tableau.basicRow[Int(symbol)]) }
      tableau.release(symbol: symbol)
    }
    freeEntries.append(id)
  }

  /// The row that is given up for a marker, so that the others stay feasible: that of the wish's
  /// other symbol, that of an equality's mark, the one that stops the marker first, at last an
  /// unknown's.
  private func rowToLeave(for entry: Entry) -> Int32? {
    if entry.other >= 0, tableau.isBasic(entry.other),
      tableau.definition(of: entry.other).place(of: entry.marker) != nil
    {
      return tableau.basicRow[Int(entry.other)]
    }
    var falling: (row: Int32, room: Double)?
    var rising: (row: Int32, room: Double)?
    var unknown: (row: Int32, factor: Double)?
    for index in tableau.columns[Int(entry.marker)] {
      let row = tableau.rows[Int(index)]
      let factor = row.coefficient(of: entry.marker)
      guard row.basic >= 0, abs(factor) > 1e-10 else { continue }
      switch tableau.kind[Int(row.basic)] {
      case .dummy: return index
      case .free:
        if abs(factor) > unknown?.factor ?? 0 { unknown = (index, abs(factor)) }
      default:
        let room = row.constant / abs(factor)
        if factor < 0 {
          if room < falling?.room ?? .infinity { falling = (index, room) }
        } else if room < rising?.room ?? .infinity {
          rising = (index, room)
        }
      }
    }
    return falling?.row ?? rising?.row ?? unknown?.row
  }
}
