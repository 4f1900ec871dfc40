internal import LinearConstraints

extension LayoutEngine {
  /// Makes the equation of a constraint; one that cannot hold with the others is settled.
  func install(_ constraint: NSLayoutConstraint) {
    let index = newRecord(for: constraint)
    if fitting == nil { constraint.engineRecord = index }
    if let equation = equation(of: constraint, record: index) { add(equation, record: index) }
  }

  private func newRecord(for constraint: NSLayoutConstraint) -> Int32 {
    let record = ConstraintRecord(constraint: constraint)
    if let free = freeRecords.popLast() {
      records[Int(free)] = record
      return free
    }
    records.append(record)
    return Int32(records.count - 1)
  }

  func removeRecord(_ index: Int32) {
    if let id = records[Int(index)].id { removeEquation(id) }
    records[Int(index)] = ConstraintRecord(constraint: nil)
    dynamicRecords.remove(index)
    givenUp.remove(index)
    freeRecords.append(index)
  }

  func removeEquation(_ id: ConstraintID) {
    solver.remove(id)
    hasRelaxed = true
    sources[Int(id.index)] = .none
  }

  /// Works out the right-hand side anew and hands it to the solver when it differs.
  func refreshConstant(ofRecord index: Int32) {
    guard let constraint = records[Int(index)].constraint, let id = records[Int(index)].id,
      let equation = equation(of: constraint, record: index)
    else { return }
    guard equation.rightHandSide != records[Int(index)].rightHandSide else { return }
    do {
      try solver.setConstant(equation.rightHandSide, of: id)
      hasRelaxed = true
      records[Int(index)].rightHandSide = equation.rightHandSide
    } catch {
      removeEquation(id)
      records[Int(index)].id = nil
      add(equation, record: index)
    }
  }

  private struct Equation {
    var terms: [Term]
    var relation: Relation
    var rightHandSide: Double
    var priority: Priority
  }

  /// first − multiplier · second  REL  constant, in the coordinates of the items' nearest holder.
  private func equation(of constraint: NSLayoutConstraint, record: Int32) -> Equation? {
    guard let first = constraint.firstItem, let view = ItemReference.view(of: first) else {
      return nil
    }
    var frame = ItemReference.container(of: first) ?? view
    if constraint.hasSecondItem {
      guard let second = constraint.secondItem, let other = ItemReference.view(of: second),
        let common = ItemReference.commonAncestor(view, other)
      else { return nil }
      frame = common
    }
    let owner = constraint.installedOn ?? frame
    var isDynamic = false
    scratch.removeAll(keepingCapacity: true)
    var constant = gather(
      first, constraint.firstAttribute.undirected(for: owner), factor: 1, in: frame,
      isDynamic: &isDynamic)
    if let second = constraint.secondItem {
      constant += gather(
        second, constraint.secondAttribute.undirected(for: owner),
        factor: -Double(constraint.multiplier), in: frame, isDynamic: &isDynamic)
    }
    if isDynamic { dynamicRecords.insert(record) }
    return Equation(
      terms: scratch, relation: Relation(constraint.relation),
      rightHandSide: signedConstant(of: constraint, owner) - constant,
      priority: Priority(Double(constraint.priority.rawValue)))
  }

  /// In right-to-left order a distance between leading or trailing edges points the other way.
  private func signedConstant(of constraint: NSLayoutConstraint, _ owner: UIView) -> Double {
    let mirrored =
      constraint.firstAttribute.isDirectional
      && owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return mirrored ? -Double(constraint.constant) : Double(constraint.constant)
  }

  private func add(_ equation: Equation, record: Int32) {
    var equation = equation
    let mirrored = records[Int(record)].constraint.map(isMirrored) ?? false
    if mirrored { equation.relation = equation.relation.reversed }
    while true {
      do {
        let id = try solver.add(
          equation.terms, equation.relation, equation.rightHandSide, priority: equation.priority)
        note(id, .constraint(record: record))
        records[Int(record)].id = id
        records[Int(record)].rightHandSide = equation.rightHandSide
        return
      } catch {
        guard settleConflict(newRecord: record, with: error.conflicting) == .retry else {
          givenUp.insert(record)
          return
        }
      }
    }
  }

  /// Takes given-up constraints in again where they can hold now: what could not hold while a
  /// screen was being put together must not be missing from it in the end.
  func retryGivenUp() {
    guard hasRelaxed else { return }
    hasRelaxed = false
    for record in givenUp.sorted() {
      guard let constraint = records[Int(record)].constraint, records[Int(record)].id == nil,
        var equation = equation(of: constraint, record: record)
      else {
        givenUp.remove(record)
        continue
      }
      if isMirrored(constraint) { equation.relation = equation.relation.reversed }
      do {
        let id = try solver.add(
          equation.terms, equation.relation, equation.rightHandSide, priority: equation.priority)
        note(id, .constraint(record: record))
        records[Int(record)].id = id
        records[Int(record)].rightHandSide = equation.rightHandSide
        givenUp.remove(record)
      } catch {
        reportAgain(record, constraint, with: error.conflicting)
      }
    }
  }

  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.firstAttribute.isDirectional, let owner = constraint.installedOn else {
      return false
    }
    return owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func note(_ id: ConstraintID, _ source: ConstraintSource) {
    while sources.count <= Int(id.index) { sources.append(.none) }
    sources[Int(id.index)] = source
  }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }

  var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
