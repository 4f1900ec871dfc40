/// Equations in which each row defines one symbol by others, and which rows have which symbol.
///
/// A value, so that a question about the optimum is asked of a copy.
///
/// *Invariants.* 1. A symbol is basic in at most one row, `basicRow`, and then stands in no other.
/// 2. `columns` lists for each symbol that is not basic the rows that have it. 3. Rows of symbols
/// that must not be negative hold no free symbol. 4. After `restoreFeasibility()` has returned nil,
/// each of those rows has a constant of at least 0, up to `Tolerance.feasibility`.
struct Tableau {
  enum Kind: UInt8 {
    case unused
    /// An unknown of the user: any real number.
    case free
    /// How far an inequality is from its bound.
    case slack
    /// How far a wish is missed, in one direction.
    case error
    /// Marks a required equality; always 0.
    case dummy
  }

  enum Tolerance {
    /// Costs and factors below it are 0.
    static let cost = 1e-9
    /// A constant that should not be negative may be so by this much.
    static let feasibility = 1e-9
    /// Marks of equalities may be off by this much.
    static let equality = 1e-7
    /// Terms below it are dropped, so that sums which cancel leave nothing behind.
    static let cancellation = 1e-12
  }

  /// The sum of errors at one strength, as a row of its own.
  struct Level {
    var priority: Double
    var row: Int32
    /// How many wishes there are at the strength.
    var count: Int
  }

  var kind: [Kind] = []
  /// The constraint that a symbol came with; -1 for unknowns.
  var owner: [Int32] = []
  var basicRow: [Int32] = []
  var columns: [[Int32]] = []
  private var freeSymbols: [Int32] = []
  var rows: [Row] = []
  private var freeRows: [Int32] = []
  /// Strongest first.
  var levels: [Level] = []
  /// Searches that were given up at their limit of steps.
  var unfinishedSearches = 0

  // MARK: - Symbols and rows

  mutating func makeSymbol(_ kind: Kind, owner: Int32) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      let index = Int(symbol)
      (self.kind[index], self.owner[index], basicRow[index]) = (kind, owner, -1)
      columns[index].removeAll(keepingCapacity: true)
      return symbol
    }
    self.kind.append(kind)
    self.owner.append(owner)
    basicRow.append(-1)
    columns.append([])
    return Int32(self.kind.count - 1)
  }

  mutating func release(symbol: Int32) {
    for row in columns[Int(symbol)] {
      if let place = rows[Int(row)].place(of: symbol) { rows[Int(row)].remove(at: place) }
    }
    columns[Int(symbol)].removeAll()
    kind[Int(symbol)] = .unused
    freeSymbols.append(symbol)
  }

  mutating func makeRow(_ row: Row = Row()) -> Int32 {
    if let index = freeRows.popLast() {
      rows[Int(index)] = row
      return index
    }
    rows.append(row)
    return Int32(rows.count - 1)
  }

  /// Gives up a row whose symbols are not listed in `columns` yet.
  mutating func releaseUnlisted(row: Int32) {
    rows[Int(row)] = Row()
    freeRows.append(row)
  }

  mutating func release(row: Int32) {
    for symbol in rows[Int(row)].symbols { unlist(row, from: symbol) }
    if rows[Int(row)].basic >= 0 { basicRow[Int(rows[Int(row)].basic)] = -1 }
    releaseUnlisted(row: row)
  }

  func isBasic(_ symbol: Int32) -> Bool { basicRow[Int(symbol)] >= 0 }

  /// Whether a symbol must not be negative and may change.
  func isRestricted(_ symbol: Int32) -> Bool {
    let kind = kind[Int(symbol)]
    return kind == .slack || kind == .error
  }

  /// The row that defines a basic symbol.
  func definition(of symbol: Int32) -> Row { rows[Int(basicRow[Int(symbol)])] }

  /// What a symbol is now; symbols that are not basic are 0.
  func value(of symbol: Int32) -> Double { isBasic(symbol) ? definition(of: symbol).constant : 0 }

  mutating func unlist(_ row: Int32, from symbol: Int32) {
    guard let place = columns[Int(symbol)].lastIndex(of: row) else { return }
    columns[Int(symbol)].swapAt(place, columns[Int(symbol)].count - 1)
    columns[Int(symbol)].removeLast()
  }

  /// The place of a strength's level, which is made when there is none.
  mutating func level(at priority: Double) -> Int {
    var place = 0
    while place < levels.count, levels[place].priority > priority { place += 1 }
    if place < levels.count, levels[place].priority == priority { return place }
    levels.insert(Level(priority: priority, row: makeRow(), count: 0), at: place)
    return place
  }
}
