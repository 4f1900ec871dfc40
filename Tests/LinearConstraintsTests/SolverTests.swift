import Testing

@testable import LinearConstraints

@Suite struct SolverTests {
  @Test func aStrongerWishIsNeverOutvoted() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([Term(1, x)], .equal, 40, priority: Priority(501))
    for priority in 1...300 {
      _ = try solver.add([Term(1, x)], .equal, 50, priority: Priority(Double(priority)))
    }
    solver.solve()
    #expect(abs(solver.value(of: x) - 40) < 1e-9)
  }

  @Test func prioritiesBetweenWholeNumbersAreLevelsToo() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([Term(1, x)], .equal, 1, priority: Priority(999.25))
    _ = try solver.add([Term(1, x)], .equal, 2, priority: Priority(999.5))
    solver.solve()
    #expect(abs(solver.value(of: x) - 2) < 1e-9)
  }

  @Test func aRefusedConstraintLeavesNoTraceAndNamesAMinimalSet() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let low = try solver.add([Term(1, x)], .greaterThanOrEqual, 10, priority: .required)
    let tie = try solver.add([Term(1, y), Term(-1, x)], .equal, 5, priority: .required)
    _ = try solver.add([Term(1, y)], .lessThanOrEqual, 100, priority: .required)
    _ = try solver.add([Term(1, x)], .equal, 30, priority: Priority(250))
    solver.solve()
    let before = [solver.value(of: x), solver.value(of: y)]
    do {
      _ = try solver.add([Term(1, y)], .lessThanOrEqual, 12, priority: .required)
      Issue.record("the constraint was accepted")
    } catch {
      #expect(Set(error.conflicting) == [low, tie])
    }
    solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == before)
  }

  @Test func aConstantThatCannotHoldIsRefusedAndKeptAsItWas() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([Term(1, x)], .lessThanOrEqual, 10, priority: .required)
    let low = try solver.add([Term(1, x)], .greaterThanOrEqual, 4, priority: .required)
    #expect(throws: Infeasible.self) { try solver.setConstant(11, of: low) }
    try solver.setConstant(10, of: low)
    solver.solve()
    #expect(abs(solver.value(of: x) - 10) < 1e-9)
  }

  @Test func rangesSayWhatTheOptimumLeavesOpen() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add([Term(1, x)], .greaterThanOrEqual, 0, priority: .required)
    _ = try solver.add([Term(1, y)], .greaterThanOrEqual, 0, priority: .required)
    _ = try solver.add([Term(1, x), Term(1, y)], .equal, 10, priority: Priority(500))
    let range = solver.range(of: [Term(1, x)])
    #expect(abs(range.lower) < 1e-9 && abs(range.upper - 10) < 1e-9)
    let sum = solver.range(of: [Term(1, x), Term(1, y)])
    #expect(abs(sum.lower - 10) < 1e-9 && abs(sum.upper - 10) < 1e-9)
    let free = solver.makeVariable()
    #expect(solver.range(of: [Term(1, free)]).upper == .infinity)
  }

  @Test func redundantEqualitiesAreAcceptedAndMayBeRemovedInAnyOrder() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add([Term(1, x)], .equal, 7, priority: .required)
    let second = try solver.add([Term(2, x)], .equal, 14, priority: .required)
    solver.remove(first)
    solver.solve()
    #expect(abs(solver.value(of: x) - 7) < 1e-9)
    solver.remove(second)
    _ = try solver.add([Term(1, x)], .equal, 3, priority: .required)
    solver.solve()
    #expect(abs(solver.value(of: x) - 3) < 1e-9)
  }

  /// A small generator whose numbers depend on the seed only.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  private struct Wish {
    var terms: [(Double, Int)]
    var relation: Relation
    var constant: Double
    var priority: Double

    func error(_ values: [Double]) -> Double {
      let difference = terms.reduce(0) { $0 + $1.0 * values[$1.1] } - constant
      switch relation {
      case .equal: return abs(difference)
      case .lessThanOrEqual: return max(0, difference)
      case .greaterThanOrEqual: return max(0, -difference)
      }
    }
  }

  private func errors(_ wishes: [Wish], _ values: [Double]) -> [Double] {
    [1000, 750, 500, 250].map { level in
      wishes.filter { $0.priority == level }.reduce(0) { $0 + $1.error(values) }
    }
  }

  @Test(arguments: 1...40)
  func aLongLifeHasTheErrorsOfAFreshStart(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let solver = Solver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    var living: [(id: ConstraintID, wish: Wish)] = []
    for _ in 0..<60 {
      switch dice.roll(4) {
      case 0 where !living.isEmpty:
        solver.remove(living.remove(at: dice.roll(living.count)).id)
      case 1 where !living.isEmpty:
        let index = dice.roll(living.count)
        let constant = Double(dice.roll(100))
        if (try? solver.setConstant(constant, of: living[index].id)) != nil {
          living[index].wish.constant = constant
        }
      default:
        let one = dice.roll(6)
        let other = (one + 1 + dice.roll(5)) % 6
        let wish = Wish(
          terms: dice.roll(2) == 0 ? [(1, one)] : [(1, one), (-1, other)],
          relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][dice.roll(3)],
          constant: Double(dice.roll(100)), priority: [1000, 750, 500, 250][dice.roll(4)])
        let terms = wish.terms.map { Term($0.0, variables[$0.1]) }
        if let id = try? solver.add(
          terms, wish.relation, wish.constant, priority: Priority(wish.priority))
        {
          living.append((id, wish))
        }
      }
    }
    solver.solve()
    let fresh = Solver()
    let copies = (0..<6).map { _ in fresh.makeVariable() }
    for entry in living {
      _ = try fresh.add(
        entry.wish.terms.map { Term($0.0, copies[$0.1]) }, entry.wish.relation,
        entry.wish.constant, priority: Priority(entry.wish.priority))
    }
    fresh.solve()
    let wishes = living.map(\.wish)
    let old = errors(wishes, variables.map { solver.value(of: $0) })
    let new = errors(wishes, copies.map { fresh.value(of: $0) })
    for (one, other) in zip(old, new) {
      #expect(abs(one - other) < 1e-6, "seed \(seed): \(old) and \(new)")
    }
    #expect(old[0] < 1e-6)
  }

  @Test(arguments: 1...60)
  func aRefusalNamesAMinimalSet(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 7919)
    let solver = Solver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    var living: [ConstraintID: Wish] = [:]
    var refusals = 0
    for _ in 0..<40 {
      let one = dice.roll(4)
      let other = (one + 1 + dice.roll(3)) % 4
      let wish = Wish(
        terms: dice.roll(3) == 0 ? [(1, one)] : [(1, one), (-1, other)],
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][dice.roll(3)],
        constant: Double(dice.roll(20)), priority: 1000)
      do {
        let id = try solver.add(
          wish.terms.map { Term($0.0, variables[$0.1]) }, wish.relation, wish.constant,
          priority: .required)
        living[id] = wish
      } catch {
        refusals += 1
        let named = error.conflicting.compactMap { living[$0] }
        #expect(named.count == error.conflicting.count)
        #expect(!isFeasible(named + [wish]), "seed \(seed): the set holds together")
        for left in named.indices {
          var rest = named
          rest.remove(at: left)
          #expect(isFeasible(rest + [wish]), "seed \(seed): the set is not minimal")
        }
      }
    }
    #expect(refusals > 0)
    #expect(solver.unfinishedSearches == 0)
  }

  /// Whether required relations between differences hold together, by shortest paths: a system of
  /// differences has a solution exactly when its graph has no circle of negative length.
  private func isFeasible(_ wishes: [Wish]) -> Bool {
    // Each edge says x(to) <= x(from) + length; node 4 stands for zero.
    var edges: [(from: Int, to: Int, length: Double)] = []
    for wish in wishes {
      let plus = wish.terms[0].1
      let minus = wish.terms.count > 1 ? wish.terms[1].1 : 4
      if wish.relation != .greaterThanOrEqual { edges.append((minus, plus, wish.constant)) }
      if wish.relation != .lessThanOrEqual { edges.append((plus, minus, -wish.constant)) }
    }
    var distance = [Double](repeating: 0, count: 5)
    for _ in 0..<5 {
      for edge in edges {
        distance[edge.to] = min(distance[edge.to], distance[edge.from] + edge.length)
      }
    }
    return edges.allSatisfy { distance[$0.to] <= distance[$0.from] + $0.length + 1e-9 }
  }
}
