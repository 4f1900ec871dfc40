// One tableau for all; correct, and to be cut into files and made faster (see CHANGELOG.md).

/// An unknown.
public struct Variable: Hashable, Sendable {
  /// Place in the solver's table.
  public let index: Int32
}
/// How the two sides of a constraint compare.
public enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
/// A strength: above 0, up to 1000, which is required; each value is a level of its own.
public struct Priority: Hashable, Comparable, Sendable {
  /// The strength as a number.
  public let rawValue: Double
  /// Creates a strength.
  public init(_ v: Double) { rawValue = v }
  /// Must hold.
  public static let required = Priority(1000)
  /// Compares two strengths.
  public static func < (l: Priority, r: Priority) -> Bool { l.rawValue < r.rawValue }
}
/// A factor and an unknown.
public struct Term: Sendable {
  /// The factor.
  public var coefficient: Double
  /// The unknown.
  public var variable: Variable
  /// Creates a term.
  public init(_ c: Double, _ v: Variable) { coefficient = c; variable = v }
}
/// Names a constraint of a solver.
public struct ConstraintID: Hashable, Sendable {
  /// Place in the solver's table.
  public let index: Int32
}
/// A constraint cannot hold with others.
public struct Infeasible: Error {
  /// Constraints that cannot hold with the refused one.
  public let conflicting: [ConstraintID]
}

struct Row {
  var basic: Int32 = -1
  var constant = 0.0
  var symbols: [Int32] = []
  var coefs: [Double] = []
  func find(_ s: Int32) -> Int? {
    var lo = 0, hi = symbols.count
    while lo < hi {
      let mid = (lo + hi) / 2
      if symbols[mid] < s { lo = mid + 1 } else { hi = mid }
    }
    return lo < symbols.count && symbols[lo] == s ? lo : nil
  }
  func coef(_ s: Int32) -> Double { find(s).map { coefs[$0] } ?? 0 }
}

struct Tableau {
  enum Kind: UInt8 { case unused, free, slack, error, dummy }
  static let eps = 1e-9
  var kind: [Kind] = []
  var owner: [Int32] = []
  var basicRow: [Int32] = []
  var columns: [[Int32]] = []
  var freeSymbols: [Int32] = []
  var rows: [Row] = []
  var freeRows: [Int32] = []
  struct Level { var priority: Double; var row: Int32; var count: Int }
  var levels: [Level] = []  // strongest first

  mutating func newSymbol(_ k: Kind, _ o: Int32) -> Int32 {
    if let s = freeSymbols.popLast() {
      kind[Int(s)] = k; owner[Int(s)] = o; basicRow[Int(s)] = -1;
      columns[Int(s)].removeAll(keepingCapacity: true)
      return s
    }
    kind.append(k); owner.append(o); basicRow.append(-1); columns.append([])
    return Int32(kind.count - 1)
  }
  mutating func releaseSymbol(_ s: Int32) {
    for r in columns[Int(s)] { dropEntry(r, s) }
    columns[Int(s)].removeAll()
    kind[Int(s)] = .unused
    freeSymbols.append(s)
  }
  mutating func dropEntry(_ r: Int32, _ s: Int32) {
    if let i = rows[Int(r)].find(s) {
      rows[Int(r)].symbols.remove(at: i); rows[Int(r)].coefs.remove(at: i)
    }
  }
  mutating func newRow(_ row: Row) -> Int32 {
    if let r = freeRows.popLast() { rows[Int(r)] = row; return r }
    rows.append(row)
    return Int32(rows.count - 1)
  }
  mutating func columnRemove(_ s: Int32, _ r: Int32) {
    if let i = columns[Int(s)].lastIndex(of: r) {
      columns[Int(s)].swapAt(i, columns[Int(s)].count - 1)
      columns[Int(s)].removeLast()
    }
  }
  func isRestricted(_ s: Int32) -> Bool { let k = kind[Int(s)]; return k == .slack || k == .error }

  /// target += k * (source expression)
  mutating func addScaled(_ target: Int32, _ k: Double, _ source: Row, indexed: Bool = true) {
    let t = rows[Int(target)]
    var symbols: [Int32] = [], coefs: [Double] = []
    symbols.reserveCapacity(t.symbols.count + source.symbols.count)
    coefs.reserveCapacity(t.symbols.count + source.symbols.count)
    var i = 0, j = 0
    while i < t.symbols.count || j < source.symbols.count {
      if j >= source.symbols.count || (i < t.symbols.count && t.symbols[i] < source.symbols[j]) {
        symbols.append(t.symbols[i]); coefs.append(t.coefs[i]); i += 1
      } else if i >= t.symbols.count || source.symbols[j] < t.symbols[i] {
        let c = k * source.coefs[j]
        if abs(c) > 1e-12 {
          symbols.append(source.symbols[j]); coefs.append(c)
          if indexed { columns[Int(source.symbols[j])].append(target) }
        }
        j += 1
      } else {
        let c = t.coefs[i] + k * source.coefs[j]
        if abs(c) > 1e-12 * (1 + abs(t.coefs[i])) {
          symbols.append(t.symbols[i]); coefs.append(c)
        } else if indexed {
          columnRemove(t.symbols[i], target)
        }
        i += 1; j += 1
      }
    }
    rows[Int(target)].symbols = symbols
    rows[Int(target)].coefs = coefs
    rows[Int(target)].constant += k * source.constant
  }
  mutating func addSymbol(_ target: Int32, _ s: Int32, _ c: Double, indexed: Bool = true) {
    addScaled(
      target, c,
      basicRow[Int(s)] >= 0 ? expression(s) : Row(basic: -1, constant: 0, symbols: [s], coefs: [1]),
      indexed: indexed)
  }
  func expression(_ s: Int32) -> Row { rows[Int(basicRow[Int(s)])] }

  /// Row r (0 = const + Σ): unindexed; solve for s, install as basic, substitute everywhere.
  mutating func install(_ r: Int32, solvingFor s: Int32) {
    let i = rows[Int(r)].find(s)!
    let c = -1 / rows[Int(r)].coefs[i]
    rows[Int(r)].symbols.remove(at: i); rows[Int(r)].coefs.remove(at: i)
    rows[Int(r)].constant *= c
    for x in rows[Int(r)].coefs.indices { rows[Int(r)].coefs[x] *= c }
    rows[Int(r)].basic = s
    basicRow[Int(s)] = r
    for x in rows[Int(r)].symbols { columns[Int(x)].append(r) }
    substitute(s)
  }
  mutating func substitute(_ s: Int32) {
    let source = expression(s)
    let users = columns[Int(s)]
    columns[Int(s)].removeAll(keepingCapacity: true)
    for u in users where u != basicRow[Int(s)] {
      guard let i = rows[Int(u)].find(s) else { continue }
      let k = rows[Int(u)].coefs[i]
      rows[Int(u)].symbols.remove(at: i); rows[Int(u)].coefs.remove(at: i)
      addScaled(u, k, source)
      if abs(rows[Int(u)].constant) < 1e-11 { rows[Int(u)].constant = 0 }
    }
  }
  mutating func pivot(row r: Int32, entering e: Int32) {
    let l = rows[Int(r)].basic
    // 0 = -l + const + Σ
    for x in rows[Int(r)].symbols { columnRemove(x, r) }
    basicRow[Int(l)] = -1
    let row = rows[Int(r)]
    var at = 0
    while at < row.symbols.count && row.symbols[at] < l { at += 1 }
    rows[Int(r)].symbols.insert(l, at: at); rows[Int(r)].coefs.insert(-1, at: at)
    rows[Int(r)].basic = -1
    install(r, solvingFor: e)
  }
  mutating func dropRow(_ r: Int32) {
    for x in rows[Int(r)].symbols { columnRemove(x, r) }
    if rows[Int(r)].basic >= 0 { basicRow[Int(rows[Int(r)].basic)] = -1 }
    rows[Int(r)] = Row()
    freeRows.append(r)
  }

  // lexicographic cost
  func cost(_ s: Int32) -> [Double] { levels.map { rows[Int($0.row)].coef(s) } }
  func lexSign(_ s: Int32) -> Int {
    for l in levels {
      let c = rows[Int(l.row)].coef(s)
      if c > Tableau.eps { return 1 }
      if c < -Tableau.eps { return -1 }
    }
    return 0
  }
  mutating func optimize() {
    var iterations = 0
    outer: while true {
      iterations += 1
      let bland = iterations > 400
      if iterations > 20000 { return }
      var entering: Int32 = -1
      var best = -Tableau.eps
      for (n, l) in levels.enumerated() {
        let row = rows[Int(l.row)]
        for i in row.symbols.indices where row.coefs[i] < best && isRestricted(row.symbols[i]) {
          let s = row.symbols[i]
          var ok = true
          for m in 0..<n where abs(rows[Int(levels[m].row)].coef(s)) > Tableau.eps {
            ok = false; break
          }
          if ok { entering = s; if bland { break }; best = row.coefs[i] }
        }
        if entering >= 0 { break }
      }
      if entering < 0 { return }
      guard let r = leavingRow(entering) else { return }
      pivot(row: r, entering: entering)
    }
  }
  func leavingRow(_ e: Int32, only: ((Int32) -> Bool)? = nil) -> Int32? {
    var best: Int32 = -1
    var ratio = Double.infinity
    for r in columns[Int(e)] {
      let row = rows[Int(r)]
      guard row.basic >= 0, isRestricted(row.basic) || kind[Int(row.basic)] == .dummy else {
        continue
      }
      let c = row.coef(e)
      if kind[Int(row.basic)] == .dummy {
        if abs(c) > Tableau.eps { return r }
        continue
      }
      guard c < -Tableau.eps else { continue }
      let q = max(0, row.constant) / -c
      if q < ratio - 1e-12 || (q <= ratio + 1e-12 && best >= 0 && row.basic < rows[Int(best)].basic)
      {
        ratio = min(q, ratio); best = r
      }
    }
    return best >= 0 ? best : nil
  }

  /// Makes all restricted basics non-negative. Returns the row that proves it impossible.
  mutating func restore(_ start: [Int32]? = nil) -> Int32? {
    var iterations = 0
    while true {
      iterations += 1
      let bland = iterations > 300
      if iterations > 20000 { return nil }
      var worst: Int32 = -1
      var most = -1e-9
      for r in rows.indices {
        let row = rows[r]
        guard row.basic >= 0 else { continue }
        let k = kind[Int(row.basic)]
        if k == .dummy {
          if abs(row.constant) > 1e-7 { return Int32(r) }
          continue
        }
        guard k == .slack || k == .error else { continue }
        if row.constant < most {
          if bland {
            if worst < 0 || row.basic < rows[Int(worst)].basic { worst = Int32(r) }
          } else {
            most = row.constant; worst = Int32(r)
          }
        }
      }
      if worst < 0 { return nil }
      let row = rows[Int(worst)]
      var entering: Int32 = -1
      var bestRatio: [Double] = []
      for i in row.symbols.indices where row.coefs[i] > Tableau.eps && isRestricted(row.symbols[i])
      {
        let s = row.symbols[i]
        if bland { entering = s; break }
        let ratio = levels.map {
          abs(rows[Int($0.row)].coef(s)) < Tableau.eps
            ? 0 : rows[Int($0.row)].coef(s) / row.coefs[i]
        }
        if entering < 0 || lexLess(ratio, bestRatio) { entering = s; bestRatio = ratio }
      }
      if entering < 0 { return worst }
      pivot(row: worst, entering: entering)
    }
  }
  func lexLess(_ a: [Double], _ b: [Double]) -> Bool {
    for i in a.indices {
      if a[i] < b[i] - 1e-12 { return true }
      if a[i] > b[i] + 1e-12 { return false }
    }
    return false
  }
}

/// Keeps linear constraints on levels of strength and finds a lexicographic optimum.
public final class Solver {
  struct Info {
    var marker: Int32 = -1
    var other: Int32 = -1
    var sign = 1.0
    var constant = 0.0
    var priority = 0.0
    var relation = Relation.equal
    var alive = false
  }
  var t = Tableau()
  var infos: [Info] = []
  var freeInfos: [Int32] = []
  var dirty = false
  private var edits: [Variable: ConstraintID] = [:]
  /// Creates a solver without constraints.
  public init() {}
  /// Makes an unknown.
  public func makeVariable() -> Variable { Variable(index: t.newSymbol(.free, -1)) }
  /// Removes an unknown that no constraint names.
  public func removeVariable(_ v: Variable) {
    let s = v.index
    if t.basicRow[Int(s)] >= 0 { t.dropRow(t.basicRow[Int(s)]) }
    t.releaseSymbol(s)
  }
  func levelRow(_ p: Double, create: Bool) -> Int {
    var i = 0
    while i < t.levels.count && t.levels[i].priority > p { i += 1 }
    if i < t.levels.count && t.levels[i].priority == p { return i }
    precondition(create)
    t.levels.insert(.init(priority: p, row: t.newRow(Row()), count: 0), at: i)
    return i
  }
  /// Adds a constraint, or throws and leaves the solver's optimum as it was.
  public func add(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority)
    throws(Infeasible) -> ConstraintID
  {
    let required = priority.rawValue >= 1000
    let id: Int32
    if let f = freeInfos.popLast() {
      id = f
    } else {
      infos.append(Info()); id = Int32(infos.count - 1)
    }
    var info = Info(
      constant: constant, priority: priority.rawValue, relation: relation, alive: true)
    let r = t.newRow(Row(basic: -1, constant: -constant, symbols: [], coefs: []))
    for term in terms where term.coefficient != 0 {
      t.addSymbol(r, term.variable.index, term.coefficient, indexed: false)
    }
    func put(_ s: Int32, _ c: Double) { t.addSymbol(r, s, c, indexed: false) }
    switch (relation, required) {
    case (.equal, true):
      info.marker = t.newSymbol(.dummy, id); info.sign = 1; put(info.marker, 1)
    case (.equal, false):
      info.marker = t.newSymbol(.error, id); info.other = t.newSymbol(.error, id); info.sign = -1
      put(info.marker, -1); put(info.other, 1)
    default:
      info.sign = relation == .lessThanOrEqual ? 1 : -1
      info.marker = t.newSymbol(.slack, id); put(info.marker, info.sign)
      if !required { info.other = t.newSymbol(.error, id); put(info.other, -info.sign) }
    }
    infos[Int(id)] = info
    // choose subject
    let row = t.rows[Int(r)]
    var subject: Int32 = -1
    for s in row.symbols where t.kind[Int(s)] == .free { subject = s; break }
    var check = false
    if subject < 0 {
      if relation == .equal && required {
        var same = true
        for i in row.symbols.indices
        where t.isRestricted(row.symbols[i]) && abs(row.coefs[i]) > Tableau.eps {
          if abs(row.constant) < 1e-9 || row.coefs[i] * row.constant < 0 {
            if subject < 0 || abs(row.coefs[i]) > abs(row.coef(subject)) {
              subject = row.symbols[i]
            }
            same = false
          }
        }
        if subject < 0 {
          _ = same
          if abs(row.constant) < 1e-9 * (1 + abs(constant)) {
            subject = info.marker
          } else {
            let conflict = members(row, except: id)
            t.rows[Int(r)] = Row(); t.freeRows.append(r)
            t.releaseSymbol(info.marker); infos[Int(id)].alive = false; freeInfos.append(id)
            throw Infeasible(conflicting: conflict)
          }
        } else {
          check = true
        }
      } else if required {
        subject = info.marker; check = true
      } else {
        // value of marker if basic: -const/coef
        let v = -row.constant / row.coef(info.marker)
        subject = v >= 0 ? info.marker : info.other
      }
    }
    t.install(r, solvingFor: subject)
    if !required {
      let l = levelRow(priority.rawValue, create: true)
      t.levels[l].count += 1
      if relation == .equal { t.addSymbol(t.levels[l].row, info.marker, 1) }
      t.addSymbol(t.levels[l].row, info.other, 1)
    }
    dirty = true
    if check, let bad = t.restore() {
      let conflict = members(t.rows[Int(bad)], except: id)
      removeInternal(id)
      _ = t.restore()
      throw Infeasible(conflicting: conflict)
    }
    return ConstraintID(index: id)
  }
  func members(_ row: Row, except id: Int32) -> [ConstraintID] {
    var out: [ConstraintID] = []
    func note(_ s: Int32) {
      let o = t.owner[Int(s)]
      guard o >= 0, o != id, infos[Int(o)].priority >= 1000, !out.contains(ConstraintID(index: o))
      else { return }
      out.append(ConstraintID(index: o))
    }
    if row.basic >= 0 { note(row.basic) }
    for i in row.symbols.indices where abs(row.coefs[i]) > 1e-9 { note(row.symbols[i]) }
    return out
  }
  func removeInternal(_ id: Int32) {
    let info = infos[Int(id)]
    if info.priority < 1000 {
      let l = levelRow(info.priority, create: false)
      if info.relation == .equal { t.addSymbol(t.levels[l].row, info.marker, -1) }
      t.addSymbol(t.levels[l].row, info.other, -1)
      t.levels[l].count -= 1
      if t.levels[l].count == 0 { t.dropRow(t.levels[l].row); t.levels.remove(at: l) }
    }
    let m = info.marker
    if t.basicRow[Int(m)] < 0 {
      if let r = exitRow(m, info.other) { t.pivot(row: r, entering: m) }
    }
    if t.basicRow[Int(m)] >= 0 { t.dropRow(t.basicRow[Int(m)]) }
    t.releaseSymbol(m)
    if info.other >= 0 {
      if t.basicRow[Int(info.other)] >= 0 { t.dropRow(t.basicRow[Int(info.other)]) }
      t.releaseSymbol(info.other)
    }
    infos[Int(id)].alive = false
    freeInfos.append(id)
  }
  func exitRow(_ m: Int32, _ other: Int32) -> Int32? {
    if other >= 0, t.basicRow[Int(other)] >= 0, t.expression(other).find(m) != nil {
      return t.basicRow[Int(other)]
    }
    var neg: Int32 = -1, negRatio = Double.infinity, pos: Int32 = -1, posRatio = Double.infinity,
      free: Int32 = -1
    for r in t.columns[Int(m)] {
      let row = t.rows[Int(r)]
      guard row.basic >= 0 else { continue }
      let c = row.coef(m)
      guard abs(c) > 1e-10 else { continue }
      switch t.kind[Int(row.basic)] {
      case .dummy: return r
      case .free: if free < 0 || abs(c) > abs(t.rows[Int(free)].coef(m)) { free = r }
      default:
        if c < 0 {
          let q = -row.constant / c; if q < negRatio { negRatio = q; neg = r }
        } else {
          let q = row.constant / c; if q < posRatio { posRatio = q; pos = r }
        }
      }
    }
    return neg >= 0 ? neg : pos >= 0 ? pos : free >= 0 ? free : nil
  }
  /// Removes a constraint.
  public func remove(_ id: ConstraintID) {
    removeInternal(id.index)
    _ = t.restore()
    dirty = true
  }
  /// Changes a right-hand side.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(Infeasible) {
    let info = infos[Int(id.index)]
    shift(info, constant - info.constant)
    infos[Int(id.index)].constant = constant
    dirty = true
    if let bad = t.restore() {
      let conflict = members(t.rows[Int(bad)], except: id.index)
      shift(info, info.constant - constant)
      infos[Int(id.index)].constant = info.constant
      _ = t.restore()
      throw Infeasible(conflicting: conflict)
    }
  }
  func shift(_ info: Info, _ delta: Double) {
    guard delta != 0 else { return }
    let m = info.marker
    let d = delta / info.sign
    if t.basicRow[Int(m)] >= 0 {
      t.rows[Int(t.basicRow[Int(m)])].constant += d
    } else {
      for r in t.columns[Int(m)] { t.rows[Int(r)].constant -= t.rows[Int(r)].coef(m) * d }
    }
  }
  /// Wishes a value for an unknown, 0 until one is suggested; ended by `endEdit(_:)`.
  public func edit(_ variable: Variable, priority: Priority) {
    precondition(priority.rawValue < 1000, "an edit is a wish: its priority is below 1000")
    guard edits[variable] == nil else { return }
    edits[variable] = try? add([Term(1, variable)], .equal, 0, priority: priority)
  }
  /// Changes the wished value of an unknown that is edited.
  public func suggest(_ value: Double, for variable: Variable) {
    guard let id = edits[variable] else { return }
    try? setConstant(value, of: id)
  }
  /// Ends the wish for a value.
  public func endEdit(_ variable: Variable) {
    if let id = edits.removeValue(forKey: variable) { remove(id) }
  }
  /// Brings the values up to date.
  public func solve() {
    guard dirty else { return }
    dirty = false
    t.optimize()
  }
  /// The value of an unknown.
  public func value(of v: Variable) -> Double {
    t.basicRow[Int(v.index)] >= 0 ? t.rows[Int(t.basicRow[Int(v.index)])].constant : 0
  }
  /// The least and greatest value of a sum over all optimal solutions.
  public func range(of terms: [Term]) -> (lower: Double, upper: Double) {
    solve()
    func extreme(_ sign: Double) -> Double {
      var c = t
      let r = c.newRow(Row())
      for term in terms { c.addSymbol(r, term.variable.index, sign * term.coefficient) }
      if c.rows[Int(r)].symbols.contains(where: { c.kind[Int($0)] == .free }) { return -.infinity }
      for _ in 0..<1000 {
        var entering: Int32 = -1
        for i in c.rows[Int(r)].symbols.indices where c.rows[Int(r)].coefs[i] < -1e-9 {
          let s = c.rows[Int(r)].symbols[i]
          if c.isRestricted(s), c.lexSign(s) == 0 { entering = s; break }
        }
        if entering < 0 { break }
        guard let l = c.leavingRow(entering) else { return -.infinity }
        c.pivot(row: l, entering: entering)
      }
      return c.rows[Int(r)].constant
    }
    return (extreme(1), -extreme(-1))
  }
}
