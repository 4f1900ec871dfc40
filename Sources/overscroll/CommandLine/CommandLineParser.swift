/// Reads a command line against a table of commands.
///
/// `--name value` and `--name=value` are the same; `--` ends the options; options and other
/// arguments may be mixed. Without a command, or with a path in its place, the first command of
/// the table is meant.
struct CommandLineParser: Sendable {
  /// What is to be done.
  enum Request: Equatable {
    case run(String, ParsedArguments)
    /// Help on a command, or on the program.
    case help(String?)
    case version
  }

  let commands: [Command]
  /// Whether an argument names something on the disk.
  let isPath: @Sendable (String) -> Bool

  /// - Throws: `UsageError`.
  func parse(_ arguments: [String]) throws(UsageError) -> Request {
    guard let first = arguments.first else { return .run(commands[0].name, ParsedArguments()) }
    switch first {
    case "--version", "-V": return .version
    case "--help", "-h": return .help(nil)
    case "help": return try help(Array(arguments.dropFirst()))
    default: break
    }
    if let command = commands.first(where: { $0.name == first }) {
      return try parse(Array(arguments.dropFirst()), for: command)
    }
    if first.hasPrefix("-") || isPath(first) { return try parse(arguments, for: commands[0]) }
    throw UsageError(unknown("command", first, among: visibleNames + ["help"]))
  }

  private var visibleNames: [String] { commands.filter { !$0.isHidden }.map(\.name) }

  private func help(_ arguments: [String]) throws(UsageError) -> Request {
    guard let name = arguments.first, !name.hasPrefix("-") else { return .help(nil) }
    guard visibleNames.contains(name) else {
      throw UsageError(unknown("command", name, among: visibleNames))
    }
    return .help(name)
  }

  private func parse(_ arguments: [String], for command: Command) throws(UsageError) -> Request {
    var parsed = ParsedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.positionals += rest
        break
      }
      if argument == "--help" || argument == "-h" { return .help(command.name) }
      guard argument.hasPrefix("-"), argument != "-" else {
        parsed.positionals.append(argument)
        continue
      }
      try readOption(argument, &rest, command, into: &parsed)
    }
    try checkCount(of: parsed.positionals, for: command)
    return .run(command.name, parsed)
  }

  private func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>, _ command: Command,
    into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let body = argument.drop { $0 == "-" }
    let name = String(body.prefix { $0 != "=" })
    guard argument.hasPrefix("--"), let option = command.options.first(where: { $0.name == name })
    else {
      let names = command.options.map { "--\($0.name)" }
      let given = "\(argument.prefix { $0 == "-" })\(name)"
      throw UsageError(unknown("option", given, among: names), command: command.name)
    }
    let attached = body.contains("=") ? String(body.dropFirst(name.count + 1)) : nil
    guard let placeholder = option.value else {
      if attached != nil { throw UsageError("--\(name) takes no value", command: command.name) }
      parsed.options[name] = []
      return
    }
    var value = attached
    if value == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") {
      value = rest.popFirst()
    }
    guard let value, !value.isEmpty else {
      throw UsageError(
        "--\(name) needs a value: --\(name) \(placeholder)", command: command.name)
    }
    if parsed.options[name] != nil, !option.isList {
      throw UsageError("--\(name) is given twice", command: command.name)
    }
    parsed.options[name, default: []].append(value)
  }

  private func checkCount(of positionals: [String], for command: Command) throws(UsageError) {
    let allowed = command.argumentCount
    if positionals.count < allowed.lowerBound {
      throw UsageError(
        "\(command.name) needs \(command.arguments)", command: command.name)
    }
    if positionals.count > allowed.upperBound {
      let extra = positionals[allowed.upperBound]
      throw UsageError("\(command.name) cannot use \"\(extra)\"", command: command.name)
    }
  }

  private func unknown(_ kind: String, _ name: String, among names: [String]) -> String {
    let hint = Spelling.nearest(to: name, among: names).map { ", did you mean \($0)?" } ?? ""
    return "there is no \(kind) \(name)\(hint)"
  }
}
