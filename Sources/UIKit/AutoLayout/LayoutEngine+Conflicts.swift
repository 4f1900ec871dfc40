internal import LinearConstraints

/// A set of constraints that could not hold together, and the one given up.
@MainActor
package struct ConstraintConflict {
  /// The constraints of the set that an app or a document made, in order of activation.
  package let constraints: [NSLayoutConstraint]
  /// Each member of the set in words, those of the system included.
  package let descriptions: [String]
  /// The constraint given up; nil when it was one of the system's.
  package let broken: NSLayoutConstraint?
  /// The views that the members name, each once.
  package let views: [UIView]
  /// The views and guides whose size, which must not be negative, is a member.
  package let sizedItems: [AnyObject]
}

extension LayoutEngine {
  /// What to do after a conflict has been settled.
  enum Settlement {
    /// Another constraint was given up: try again.
    case retry
    /// The new one was given up.
    case dropped
  }

  /// Chooses which member of a conflict is given up.
  ///
  /// A natural size before all, without a report: it is a wish even at 1000. Then, where a hidden
  /// stack has no length, the stack's own spacing and edges; then an app's constraint rather than
  /// the system's, an inequality rather than an equality, a later one rather than an earlier.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, conflicts.
  func settleConflict(
    newRecord: Int32? = nil, newSource: ConstraintSource = .none, with ids: [ConstraintID]
  ) -> Settlement {
    if case .natural = newSource { return .dropped }
    if let natural = ids.first(where: isNaturalSize) {
      removeFromItem(natural)
      return .retry
    }
    var candidates: [(record: Int32, constraint: NSLayoutConstraint)] = []
    for id in ids {
      if case .constraint(let record) = sources[Int(id.index)],
        let constraint = records[Int(record)].constraint
      {
        candidates.append((record, constraint))
      }
    }
    if let newRecord, let constraint = records[Int(newRecord)].constraint {
      candidates.append((newRecord, constraint))
    }
    let hides = candidates.contains { $0.constraint.identifier == "UISV-hiding" }
    let victim = candidates.max { one, other in
      hides && one.constraint.hidingRank != other.constraint.hidingRank
        ? one.constraint.hidingRank < other.constraint.hidingRank
        : weaker(other.constraint, one.constraint)
    }
    report(ids, newRecord: newRecord, newSource: newSource, victim: victim?.constraint)
    if let victim, victim.record != newRecord, let id = records[Int(victim.record)].id {
      removeEquation(id)
      records[Int(victim.record)].id = nil
      givenUp.insert(victim.record)
      return .retry
    }
    if victim == nil, newRecord == nil, let id = ids.last(where: canGiveUp) {
      removeFromItem(id)
      return .retry
    }
    return .dropped
  }

  /// Whether `one` is given up before `other`.
  private func weaker(_ one: NSLayoutConstraint, _ other: NSLayoutConstraint) -> Bool {
    if one.isSystemMade != other.isSystemMade { return !one.isSystemMade }
    let oneIsInequality = one.relation != .equal
    let otherIsInequality = other.relation != .equal
    if oneIsInequality != otherIsInequality { return oneIsInequality }
    return one.activationNumber > other.activationNumber
  }

  private func isNaturalSize(_ id: ConstraintID) -> Bool {
    if case .natural = sources[Int(id.index)] { true } else { false }
  }

  private func canGiveUp(_ id: ConstraintID) -> Bool {
    switch sources[Int(id.index)] {
    case .leastSize, .natural: true
    default: false
    }
  }

  private func removeFromItem(_ id: ConstraintID) {
    switch sources[Int(id.index)] {
    case .leastSize(let slot):
      items[Int(slot)].implicit.removeAll { $0 == id }
    case .natural(let slot):
      for place in 0..<4 where items[Int(slot)].natural[place] == id {
        items[Int(slot)].natural[place] = nil
      }
    default: return
    }
    removeEquation(id)
  }

  /// Notes what a given-up constraint clashes with now, in the place of what it clashed with
  /// before.
  func reportAgain(
    _ record: Int32, _ constraint: NSLayoutConstraint, with ids: [ConstraintID]
  ) {
    guard fitting == nil else { return }
    let device = SimulatedDevice.current
    device.constraintConflicts.removeAll { $0.broken === constraint }
    device.constraintConflicts.append(
      conflict(ids, newRecord: record, newSource: .none, victim: constraint))
  }

  private func report(
    _ ids: [ConstraintID], newRecord: Int32?, newSource: ConstraintSource,
    victim: NSLayoutConstraint?
  ) {
    guard fitting == nil else { return }
    let conflict = conflict(ids, newRecord: newRecord, newSource: newSource, victim: victim)
    SimulatedDevice.current.constraintConflicts.append(conflict)
    SimulatedDevice.current.consoleMessages.append(conflict.log)
  }

  private func conflict(
    _ ids: [ConstraintID], newRecord: Int32?, newSource: ConstraintSource,
    victim: NSLayoutConstraint?
  ) -> ConstraintConflict {
    var members = ids.map { sources[Int($0.index)] }
    members.append(newRecord.map { .constraint(record: $0) } ?? newSource)
    var constraints: [NSLayoutConstraint] = []
    var descriptions: [String] = []
    var views: [UIView] = []
    var sizedItems: [AnyObject] = []
    for member in members {
      switch member {
      case .constraint(let record):
        guard let constraint = records[Int(record)].constraint else { continue }
        constraints.append(constraint)
        descriptions.append(constraint.description)
        for item in [constraint.firstItem, constraint.secondItem] {
          if let item, let view = ItemReference.view(of: item) { views.append(view) }
        }
      case .mask(let slot):
        descriptions.append(describe(slot, "NSAutoresizingMaskLayoutConstraint"))
        if let view = items[Int(slot)].view { views.append(view) }
      case .natural(let slot):
        descriptions.append(describe(slot, "NSContentSizeLayoutConstraint"))
        if let view = items[Int(slot)].view { views.append(view) }
      case .leastSize(let slot):
        descriptions.append(describe(slot, "a size is not negative"))
        let item: AnyObject? = items[Int(slot)].view ?? items[Int(slot)].guide
        if let item { sizedItems.append(item) }
      case .guide(let slot): descriptions.append(describe(slot, "NSLayoutConstraint"))
      case .none: break
      }
    }
    constraints.sort { $0.activationNumber < $1.activationNumber }
    var seen = Set<ObjectIdentifier>()
    let distinct = views.filter { seen.insert(ObjectIdentifier($0)).inserted }
    return ConstraintConflict(
      constraints: constraints, descriptions: descriptions, broken: victim, views: distinct,
      sizedItems: sizedItems)
  }

  private func describe(_ slot: Int32, _ what: String) -> String {
    let name: String
    if let view = items[Int(slot)].view {
      name = NSLayoutConstraint.name(of: view)
    } else if let guide = items[Int(slot)].guide {
      name = NSLayoutConstraint.name(of: guide)
    } else {
      name = "?"
    }
    return "<\(what) of \(name)>"
  }
}

extension NSLayoutConstraint {
  /// How early the constraint is given up when a hidden stack has no length: the greater the
  /// earlier.
  fileprivate var hidingRank: Int {
    guard isSystemMade else { return 0 }
    switch identifier {
    case "UISV-spacing": return 3
    case "UISV-canvas-connection", "UISV-alignment": return 2
    case "UISV-hiding": return 1
    default: return 0
    }
  }
}

extension ConstraintConflict {
  /// The report in the form of UIKit's log.
  package var log: String {
    var lines = [
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "(",
    ]
    lines.append(descriptions.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    lines.append(")")
    lines.append("")
    if let broken {
      lines.append("Will attempt to recover by breaking constraint ")
      lines.append(broken.description)
    }
    return lines.joined(separator: "\n")
  }
}
