/// A command of the program, as a value: parsing, help and spelling help all read it.
struct Command: Sendable {
  /// What comes first on the command line.
  let name: String
  /// What it does, one line, lower case, no full stop.
  let summary: String
  /// How its other arguments are written, for example `[PATH…]`.
  let arguments: String
  /// How many other arguments it takes.
  let argumentCount: ClosedRange<Int>
  let options: [Option]
  /// Further lines of its help page.
  let notes: [String]
  /// Whether help leaves it out.
  let isHidden: Bool
  /// Does it.
  let run: @MainActor @Sendable (ParsedArguments) async throws -> ExitCode

  init(
    name: String, summary: String, arguments: String = "", argumentCount: ClosedRange<Int> = 0...0,
    options: [Option] = [], notes: [String] = [], isHidden: Bool = false,
    run: @escaping @MainActor @Sendable (ParsedArguments) async throws -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.argumentCount = argumentCount
    self.options = options
    self.notes = notes
    self.isHidden = isHidden
    self.run = run
  }
}

/// What a command line says, once it is known to be right.
struct ParsedArguments: Equatable, Sendable {
  /// Everything that is no option, in order.
  var positionals: [String] = []
  /// Values by option; an option without a value has an empty list.
  var options: [String: [String]] = [:]

  /// Whether the option was given.
  func has(_ name: String) -> Bool { options[name] != nil }
  /// The option's value, if it was given.
  func value(_ name: String) -> String? { options[name]?.last }
  /// The option's values, lists with commas taken apart.
  func values(_ name: String) -> [String] {
    (options[name] ?? []).flatMap { $0.split(separator: ",").map(String.init) }
  }
}

/// A command line that cannot be understood: one sentence, lower case, no full stop.
struct UsageError: Error, Equatable {
  let sentence: String
  /// The command whose help would help.
  var command: String?

  init(_ sentence: String, command: String? = nil) {
    self.sentence = sentence
    self.command = command
  }
}
