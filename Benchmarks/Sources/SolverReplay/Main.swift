import Foundation

/// `overscroll-replay FILE [--reps N] [--values OUT] [--limit S]`
@main
struct Main {
  private struct Arguments {
    var file = ""
    var repetitions = 1
    var values: String?
    var limit = Double.infinity
  }

  static func main() {
    guard let arguments = arguments() else {
      complain("usage: overscroll-replay FILE [--reps N] [--values OUT] [--limit S]")
      exit(4)
    }
    guard let data = FileManager.default.contents(atPath: arguments.file),
      let text = String(data: data, encoding: .utf8)
    else {
      complain("\(arguments.file):1: the file cannot be read as text.")
      exit(3)
    }
    do {
      run(try WorkloadReader.read(text), arguments)
    } catch {
      complain("\(arguments.file):\(error.line): \(error.message).")
      exit(3)
    }
  }

  private static func run(_ workload: Workload, _ arguments: Arguments) {
    let prepared = PreparedWorkload(workload)
    var last = Replay(prepared, limit: arguments.limit)
    var least = last.seconds
    for _ in 1..<max(1, arguments.repetitions) where last.complaint == nil {
      last = Replay(prepared, limit: arguments.limit)
      for (place, seconds) in last.seconds.enumerated() {
        least[place] = min(least[place], seconds)
      }
    }
    print("workload \(workload.name) vars \(workload.unknownCount) ops \(workload.operationCount)")
    for (phase, seconds) in zip(workload.phases, least) {
      let text = String(format: "%.9f", seconds)
      print("phase \(phase.name) ops \(phase.operations.count) seconds \(text)")
    }
    print("refused \(last.refused) of \(last.refusalCount)")
    print("checksum \(String(format: "%.9g", last.checksum))")
    if let path = arguments.values {
      let lines = last.values.enumerated().map { "\($0) \(String(format: "%.17g", $1))\n" }
      do {
        try lines.joined().write(toFile: path, atomically: false, encoding: .utf8)
      } catch {
        complain("\(path): the values cannot be written there.")
        exit(1)
      }
    }
    if let complaint = last.complaint {
      complain("\(workload.name): \(complaint).")
      exit(2)
    }
  }

  private static func arguments() -> Arguments? {
    var found = Arguments()
    var rest = CommandLine.arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "--reps":
        guard let text = rest.popFirst(), let count = Int(text), count > 0 else { return nil }
        found.repetitions = count
      case "--values":
        guard let path = rest.popFirst() else { return nil }
        found.values = path
      case "--limit":
        guard let text = rest.popFirst(), let limit = Double(text), limit > 0 else { return nil }
        found.limit = limit
      default:
        guard !argument.hasPrefix("-"), found.file.isEmpty else { return nil }
        found.file = argument
      }
    }
    return found.file.isEmpty ? nil : found
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
