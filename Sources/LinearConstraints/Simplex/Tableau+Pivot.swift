extension Tableau {
  /// Adds `factor` times an expression to a row.
  ///
  /// - Parameter listed: whether the row's symbols stand in `columns`.
  /// - Complexity: the lengths of both.
  mutating func add(_ factor: Double, _ source: Row, to target: Int32, listed: Bool = true) {
    let old = rows[Int(target)]
    var symbols: [Int32] = []
    var coefficients: [Double] = []
    symbols.reserveCapacity(old.symbols.count + source.symbols.count)
    coefficients.reserveCapacity(old.symbols.count + source.symbols.count)
    var mine = 0
    var theirs = 0
    while mine < old.symbols.count || theirs < source.symbols.count {
      let one = mine < old.symbols.count ? old.symbols[mine] : Int32.max
      let other = theirs < source.symbols.count ? source.symbols[theirs] : Int32.max
      let symbol = min(one, other)
      let present = one == symbol ? old.coefficients[mine] : 0
      let sum = present + (other == symbol ? factor * source.coefficients[theirs] : 0)
      if one == symbol { mine += 1 }
      if other == symbol { theirs += 1 }
      let isKept = other != symbol || abs(sum) > Tolerance.cancellation * (1 + abs(present))
      if isKept {
        symbols.append(symbol)
        coefficients.append(sum)
        if listed, one != symbol { columns[Int(symbol)].append(target) }
      } else if listed, one == symbol {
        unlist(target, from: symbol)
      }
    }
    rows[Int(target)].symbols = symbols
    rows[Int(target)].coefficients = coefficients
    rows[Int(target)].constant += factor * source.constant
  }

  /// Adds `factor` times a symbol, or what defines it, to a row.
  mutating func add(_ factor: Double, symbol: Int32, to target: Int32, listed: Bool = true) {
    let expression =
      isBasic(symbol) ? definition(of: symbol) : Row(symbols: [symbol], coefficients: [1])
    add(factor, expression, to: target, listed: listed)
  }

  /// Solves an equation `0 = constant + sum` for one of its symbols and puts the result in
  /// everywhere. The row's symbols are not listed before.
  mutating func install(_ row: Int32, solvingFor symbol: Int32) {
    guard let place = rows[Int(row)].place(of: symbol) else {
      preconditionFailure("an equation was solved for a symbol that it does not have")
    }
    let factor = -1 / rows[Int(row)].coefficients[place]
    rows[Int(row)].remove(at: place)
    rows[Int(row)].constant *= factor
    for index in rows[Int(row)].coefficients.indices {
      rows[Int(row)].coefficients[index] *= factor
    }
    rows[Int(row)].basic = symbol
    basicRow[Int(symbol)] = row
    for other in rows[Int(row)].symbols { columns[Int(other)].append(row) }
    substitute(symbol)
  }

  private mutating func substitute(_ symbol: Int32) {
    let definition = definition(of: symbol)
    let users = columns[Int(symbol)]
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    for user in users where user != basicRow[Int(symbol)] {
      guard let place = rows[Int(user)].place(of: symbol) else { continue }
      let factor = rows[Int(user)].coefficients[place]
      rows[Int(user)].remove(at: place)
      add(factor, definition, to: user)
      if abs(rows[Int(user)].constant) < 1e-11 { rows[Int(user)].constant = 0 }
    }
  }

  /// Makes `entering` the symbol that a row defines, in place of the present one.
  mutating func pivot(row: Int32, entering: Int32) {
    let leaving = rows[Int(row)].basic
    for symbol in rows[Int(row)].symbols { unlist(row, from: symbol) }
    basicRow[Int(leaving)] = -1
    let place = rows[Int(row)].symbols.firstIndex { $0 > leaving } ?? rows[Int(row)].symbols.count
    rows[Int(row)].symbols.insert(leaving, at: place)
    rows[Int(row)].coefficients.insert(-1, at: place)
    rows[Int(row)].basic = -1
    install(row, solvingFor: entering)
  }
}
