import LinearConstraints

/// Runs a workload on a fresh solver, phase by phase.
struct Replay {
  private(set) var seconds: [Double] = []
  private(set) var refused = 0
  private(set) var refusalCount = 0
  private(set) var checksum = 0.0
  private(set) var values: [Double] = []

  /// A sentence when the solver refused what it should have taken.
  private(set) var complaint: String?

  init(_ prepared: PreparedWorkload, limit: Double) {
    let solver = Solver()
    let unknowns = (0..<prepared.unknownCount).map { _ in solver.makeVariable() }
    var ids = [ConstraintID?](repeating: nil, count: prepared.constraintCount)
    let clock = ContinuousClock()
    for phase in prepared.phases {
      let start = clock.now
      for step in phase { perform(step, solver, unknowns, &ids) }
      let passed = (clock.now - start) / .seconds(1)
      seconds.append(passed)
      if seconds.reduce(0, +) > limit {
        complaint = "the limit of \(limit) s is over"
        break
      }
    }
    values = unknowns.map { solver.value(of: $0) }
  }

  private mutating func perform(
    _ step: PreparedWorkload.Step, _ solver: Solver, _ unknowns: [Variable],
    _ ids: inout [ConstraintID?]
  ) {
    switch step {
    case .add(let id, let terms, let relation, let constant, let priority, let mustBeRefused):
      if mustBeRefused { refusalCount += 1 }
      do {
        let made = try solver.add(terms, relation, constant, priority: priority)
        if mustBeRefused { solver.remove(made) } else { ids[id] = made }
      } catch {
        if mustBeRefused { refused += 1 } else { complaint = "constraint \(id) was refused" }
      }
    case .remove(let id):
      if let made = ids[id] { solver.remove(made) }
      ids[id] = nil
    case .constant(let id, let value):
      guard let made = ids[id] else { return }
      do { try solver.setConstant(value, of: made) } catch {
        complaint = "the constant of \(id) was refused"
      }
    case .edit(let unknown, let priority): solver.edit(unknown, priority: priority)
    case .suggest(let unknown, let value): solver.suggest(value, for: unknown)
    case .endEdit(let unknown): solver.endEdit(unknown)
    case .update:
      solver.solve()
      var sum = 0.0
      for unknown in unknowns { sum += solver.value(of: unknown) }
      checksum = sum
    }
  }
}

/// A workload in the solver's own terms, so that a run does nothing but solve.
struct PreparedWorkload {
  enum Step {
    case add(
      id: Int, terms: [Term], relation: Relation, constant: Double, priority: Priority,
      mustBeRefused: Bool)
    case remove(id: Int)
    case constant(id: Int, value: Double)
    case edit(Variable, Priority)
    case suggest(Variable, Double)
    case endEdit(Variable)
    case update
  }

  let unknownCount: Int
  let constraintCount: Int
  let phases: [[Step]]

  init(_ workload: Workload) {
    unknownCount = workload.unknownCount
    constraintCount = workload.constraintCount
    // Unknowns of a fresh solver are the same for every solver.
    let model = Solver()
    let unknowns = (0..<workload.unknownCount).map { _ in model.makeVariable() }
    phases = workload.phases.map { phase in
      phase.operations.map { operation in
        switch operation {
        case .add(let id, let terms, let relation, let constant, let priority, let mustBeRefused):
          return .add(
            id: id, terms: terms.map { Term($0.coefficient, unknowns[$0.unknown]) },
            relation: relation, constant: constant, priority: Priority(priority),
            mustBeRefused: mustBeRefused)
        case .remove(let id): return .remove(id: id)
        case .constant(let id, let value): return .constant(id: id, value: value)
        case .edit(let unknown, let priority):
          return .edit(unknowns[unknown], Priority(priority))
        case .suggest(let unknown, let value): return .suggest(unknowns[unknown], value)
        case .endEdit(let unknown): return .endEdit(unknowns[unknown])
        case .update: return .update
        }
      }
    }
  }
}
