import Foundation
import LinearConstraints

/// One operation of a workload file.
enum Operation {
  case add(
    id: Int, terms: [(coefficient: Double, unknown: Int)], relation: Relation, constant: Double,
    priority: Double, mustBeRefused: Bool)
  case remove(id: Int)
  case constant(id: Int, value: Double)
  case edit(unknown: Int, priority: Double)
  case suggest(unknown: Int, value: Double)
  case endEdit(unknown: Int)
  case update
}

/// A named run of operations that is timed on its own.
struct Phase {
  var name: String
  var operations: [Operation] = []
}

/// A workload file as read.
struct Workload {
  var name = ""
  var unknownCount = 0
  var phases: [Phase] = []
  /// One more than the greatest constraint number.
  var constraintCount = 0

  var operationCount: Int { phases.reduce(0) { $0 + $1.operations.count } }
}

/// Says in a sentence what is wrong with a line of a workload.
struct WorkloadError: Error {
  let line: Int
  let message: String
}

/// Reads the text form of workloads, version 1.
struct WorkloadReader {
  private var workload = Workload()
  private var line = 0
  private var hasCount = false
  /// Constraints in force, to tell mistakes before anything is run.
  private var present: Set<Int> = []
  private var edited: Set<Int> = []

  static func read(_ text: String) throws(WorkloadError) -> Workload {
    var reader = WorkloadReader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.line += 1
      try reader.take(line)
    }
    if reader.line == 0 || reader.workload.phases.isEmpty {
      throw WorkloadError(line: reader.line, message: "the file has no phase")
    }
    return reader.workload
  }

  private mutating func take(_ text: Substring) throws(WorkloadError) {
    let tokens = text.split(separator: " ")
    if line == 1 {
      guard text == "layoutbench 1" else { throw error("the first line is not “layoutbench 1”") }
      return
    }
    guard let first = tokens.first, !first.hasPrefix("#") else { return }
    switch first {
    case "name": workload.name = tokens.dropFirst().joined(separator: " ")
    case "vars":
      workload.unknownCount = try count(tokens, 1, "the number of unknowns")
      hasCount = true
    case "label": break
    case "phase":
      workload.phases.append(Phase(name: tokens.dropFirst().joined(separator: " ")))
    default:
      guard hasCount else { throw error("an operation comes before “vars”") }
      guard !workload.phases.isEmpty else { throw error("an operation comes before any phase") }
      let operation = try operation(first, tokens)
      workload.phases[workload.phases.count - 1].operations.append(operation)
    }
  }

  private mutating func operation(
    _ kind: Substring, _ tokens: [Substring]
  ) throws(WorkloadError) -> Operation {
    switch kind {
    case "+", "!": return try addition(tokens, mustBeRefused: kind == "!")
    case "-":
      try expect(tokens, 2)
      let id = try presentConstraint(tokens, 1)
      present.remove(id)
      return .remove(id: id)
    case "c":
      try expect(tokens, 3)
      return .constant(
        id: try presentConstraint(tokens, 1), value: try number(tokens, 2, "the constant"))
    case "e":
      try expect(tokens, 3)
      let unknown = try self.unknown(tokens, 1)
      guard edited.insert(unknown).inserted else {
        throw error("unknown \(unknown) is edited already")
      }
      let priority = try self.priority(tokens, 2)
      guard priority < 1000 else { throw error("an edited unknown cannot be required") }
      return .edit(unknown: unknown, priority: priority)
    case "s":
      try expect(tokens, 3)
      return .suggest(
        unknown: try editedUnknown(tokens, 1), value: try number(tokens, 2, "the value"))
    case "x":
      try expect(tokens, 2)
      let unknown = try editedUnknown(tokens, 1)
      edited.remove(unknown)
      return .endEdit(unknown: unknown)
    case "u":
      try expect(tokens, 1)
      return .update
    default: throw error("“\(kind)” is no operation")
    }
  }

  private mutating func addition(
    _ tokens: [Substring], mustBeRefused: Bool
  ) throws(WorkloadError) -> Operation {
    let id = try count(tokens, 1, "the constraint's number")
    let priority = try priority(tokens, 2)
    let relation: Relation
    switch tokens.count > 3 ? tokens[3] : "" {
    case "le": relation = .lessThanOrEqual
    case "eq": relation = .equal
    case "ge": relation = .greaterThanOrEqual
    default: throw error("the relation is not le, eq or ge")
    }
    let constant = try number(tokens, 4, "the constant")
    guard tokens.count % 2 == 1 else { throw error("a coefficient has no unknown") }
    var terms: [(coefficient: Double, unknown: Int)] = []
    for place in stride(from: 5, to: tokens.count, by: 2) {
      terms.append(
        (try number(tokens, place, "a coefficient"), try unknown(tokens, place + 1)))
    }
    guard !present.contains(id) else { throw error("constraint \(id) is there already") }
    if !mustBeRefused { present.insert(id) }
    workload.constraintCount = max(workload.constraintCount, id + 1)
    return .add(
      id: id, terms: terms, relation: relation, constant: constant, priority: priority,
      mustBeRefused: mustBeRefused)
  }

  // MARK: - Tokens

  private func error(_ message: String) -> WorkloadError {
    WorkloadError(line: line, message: message)
  }

  private func expect(_ tokens: [Substring], _ count: Int) throws(WorkloadError) {
    guard tokens.count == count else {
      throw error("“\(tokens[0])” takes \(count - 1) values, here are \(tokens.count - 1)")
    }
  }

  private func number(
    _ tokens: [Substring], _ place: Int, _ what: String
  ) throws(WorkloadError) -> Double {
    guard place < tokens.count, let value = Double(tokens[place]), value.isFinite else {
      throw error("\(what) is not a number")
    }
    return value
  }

  private func count(
    _ tokens: [Substring], _ place: Int, _ what: String
  ) throws(WorkloadError) -> Int {
    guard place < tokens.count, let value = Int(tokens[place]), value >= 0, value < 1 << 30 else {
      throw error("\(what) is not a whole number from 0")
    }
    return value
  }

  private func priority(_ tokens: [Substring], _ place: Int) throws(WorkloadError) -> Double {
    let value = try number(tokens, place, "the priority")
    guard value > 0, value <= 1000 else { throw error("the priority is not from 1 to 1000") }
    return value
  }

  private func unknown(_ tokens: [Substring], _ place: Int) throws(WorkloadError) -> Int {
    let value = try count(tokens, place, "an unknown's number")
    guard value < workload.unknownCount else {
      throw error("unknown \(value) is not below \(workload.unknownCount)")
    }
    return value
  }

  private func presentConstraint(
    _ tokens: [Substring], _ place: Int
  ) throws(WorkloadError) -> Int {
    let value = try count(tokens, place, "the constraint's number")
    guard present.contains(value) else { throw error("constraint \(value) is not there") }
    return value
  }

  private func editedUnknown(_ tokens: [Substring], _ place: Int) throws(WorkloadError) -> Int {
    let value = try unknown(tokens, place)
    guard edited.contains(value) else { throw error("unknown \(value) is not edited") }
    return value
  }
}
