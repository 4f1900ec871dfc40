import Foundation
import LayoutDoctor
import LayoutFindings
import LayoutReport

/// `overscroll check`: every screen on the matrix, findings, and the report.
let checkCommand = Command(
  name: "check", summary: "lay out every screen on three phones, say what is wrong, write a report",
  arguments: "[PATH…]", argumentCount: 0...Int.max,
  options: [
    .value("report", "DIR", "where the report goes, or none (overscroll-report)"),
    .list("format", "LIST", "what to print or write: text, json (text)"),
    .value("out", "DIR", "folder for the formats that are files; without it they are printed"),
    .value("fail-on", "LEVEL", "end with code 1 from this severity on: error, warning (error)"),
    .list("devices", "LIST", "devices to lay out on (se, 15, 17-pro-max)"),
    .value("orientations", "WHICH", "portrait, landscape or both (both)"),
    .flag("no-pictures", "lay out only: fastest"),
    .value("jobs", "N", "worker processes at once (one a core)"),
    .value("time-limit", "SECONDS", "how long one step of a document may take (20)"),
    .flag("quiet", "print the figures only"), .flag("no-color", "print without colours"),
  ],
  notes: [
    "Folders are searched for storyboards and xibs; Pods, Carthage, build folders, launch screens",
    "and documents of other platforms are skipped and named. Documents are only read.",
  ]
) { arguments in
  try CheckRunner(arguments).run()
}

/// One run of `check`.
struct CheckRunner {
  private let paths: [String]
  private let options: CheckOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    options = try CheckOptions(arguments)
  }

  func run() throws -> ExitCode {
    let start = Date()
    let search = DocumentSearch(paths)
    let outcomes = try layOut(search.documents)
    var run = CheckRun(
      documents: outcomes.filter { $0.refusal == nil }.map(\.result), skipped: search.skipped,
      unreadable: search.unreadable + outcomes.compactMap(\.refusal),
      version: Program.version)
    run.duration = Date().timeIntervalSince(start)
    try write(run)
    var code = RunSummary(run).fails(at: options.threshold) ? ExitCode.findings : .clean
    if !run.unreadable.isEmpty { code = max(code, .unreadableInput) }
    return code
  }

  /// From here on pictures of screens without findings are small, so that the report stays light.
  private static let manyDocuments = 12

  private func layOut(_ documents: [String]) throws -> [WorkerPool.Outcome] {
    guard !documents.isEmpty else { return [] }
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { throw WorkerProcess.StartFailure(description: "this program cannot find itself") }
    var line = ProgressLine(isQuiet: options.isQuiet)
    defer { line.clear() }
    let work = WorkerPool.Work(
      paths: documents, configurations: options.configurations,
      pictures: !options.wantsPictures
        ? .none : documents.count > Self.manyDocuments ? .small : .large)
    line.show("0 of \(documents.count) documents")
    let pool = WorkerPool(
      command: [program, workCommandName], jobs: min(options.jobs, documents.count),
      timeLimit: options.timeLimit, work: work
    ) { done, path in
      line.show("\(done) of \(NumberText.count(documents.count, "document")) · \(path)")
    }
    return try pool.run()
  }

  private func write(_ run: CheckRun) throws {
    if options.formats.contains("json") {
      let json = JSONReport.text(for: run)
      if let folder = options.folder {
        try AtomicFile.write(json, to: "\(folder)/overscroll.json")
      } else {
        Console.write(json)
      }
    }
    var reportPath: String?
    if let report = options.report {
      let path = "\(report)/index.html"
      try AtomicFile.write(try HTMLReport.page(for: run), to: path)
      reportPath = path
    }
    guard options.formats.contains("text") else { return }
    let text = TextReport(usesColor: options.usesColor)
    Console.write(options.isQuiet ? text.figures(run) + "\n" : text.text(for: run))
    if let reportPath { Console.write("Report: \(TerminalText.escaped(reportPath))\n") }
  }
}

/// The options of `check`, checked.
struct CheckOptions {
  let report: String?
  let formats: Set<String>
  let folder: String?
  let threshold: Severity
  let configurations: [ConfigurationRecord]
  let wantsPictures: Bool
  let jobs: Int
  let timeLimit: Int
  let isQuiet: Bool
  let usesColor: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let report = arguments.value("report") ?? "overscroll-report"
    self.report = report == "none" ? nil : report
    folder = arguments.value("out")
    wantsPictures = !arguments.has("no-pictures")
    isQuiet = arguments.has("quiet")
    usesColor = !arguments.has("no-color") && Console.usesColor
    formats = try Self.formats(arguments)
    threshold = try Self.threshold(arguments)
    jobs = try Self.number("jobs", arguments) ?? ProcessInfo.processInfo.activeProcessorCount
    timeLimit = try Self.number("time-limit", arguments) ?? 20
    configurations = try Self.configurations(arguments)
  }

  private static func formats(_ arguments: ParsedArguments) throws(UsageError) -> Set<String> {
    guard arguments.has("format") else { return ["text"] }
    let formats = arguments.values("format")
    for format in formats where !["text", "json"].contains(format) {
      throw UsageError("there is no format \(format); there are text and json", command: "check")
    }
    if formats.isEmpty { throw UsageError("--format needs a value: text, json", command: "check") }
    return Set(formats)
  }

  private static func threshold(_ arguments: ParsedArguments) throws(UsageError) -> Severity {
    guard let text = arguments.value("fail-on") else { return .error }
    guard let severity = Severity(rawValue: text), severity >= .warning else {
      throw UsageError("--fail-on takes error or warning, not \(text)", command: "check")
    }
    return severity
  }

  private static func number(
    _ name: String, _ arguments: ParsedArguments
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value(name) else { return nil }
    guard let number = Int(text), (1...10_000).contains(number) else {
      throw UsageError("--\(name) takes a number from 1 to 10000, not \(text)", command: "check")
    }
    return number
  }

  private static func configurations(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> [ConfigurationRecord] {
    let orientations: [Bool]
    switch arguments.value("orientations") ?? "both" {
    case "both": orientations = [false, true]
    case "portrait": orientations = [false]
    case "landscape": orientations = [true]
    case let other:
      throw UsageError(
        "--orientations takes portrait, landscape or both, not \(other)", command: "check")
    }
    let names = arguments.has("devices") ? arguments.values("devices") : Matrix.standardDevices
    var result: [ConfigurationRecord] = []
    for name in names {
      let device = try DeviceChoice.model(named: name, command: "check")
      for isLandscape in orientations {
        let record = Matrix.configuration(device, isLandscape: isLandscape)
        if !result.contains(record) { result.append(record) }
      }
    }
    if result.isEmpty { throw UsageError("--devices needs a value: a device", command: "check") }
    return result
  }
}
