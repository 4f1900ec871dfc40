import Testing

@testable import overscroll

@Suite struct CommandLineParserTests {
  static let parser = CommandLineParser(
    commands: [
      Command(
        name: "check", summary: "check", arguments: "[PATH…]", argumentCount: 0...100,
        options: [
          .value("report", "DIR", "where"), .list("format", "LIST", "formats"),
          .flag("quiet", "say less"),
        ]
      ) { _ in .clean },
      Command(
        name: "picture", summary: "draw", arguments: "FILE", argumentCount: 1...1,
        options: [.value("out", "FILE", "where")]
      ) { _ in .clean },
      Command(name: "work", summary: "", isHidden: true) { _ in .clean },
    ], isPath: { $0 == "App" || $0 == "help.xib" })

  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let request: CommandLineParser.Request
    var testDescription: String { line }

    init(_ line: String, _ request: CommandLineParser.Request) {
      self.line = line
      self.request = request
    }

    init(_ line: String, _ name: String, _ positionals: [String], _ options: [String: [String]]) {
      self.init(line, .run(name, ParsedArguments(positionals: positionals, options: options)))
    }
  }

  @Test(arguments: [
    Row("", "check", [], [:]), Row("check", "check", [], [:]), Row("App", "check", ["App"], [:]),
    Row("--quiet App", "check", ["App"], ["quiet": []]),
    Row("check --report out App", "check", ["App"], ["report": ["out"]]),
    Row("check --report=out App", "check", ["App"], ["report": ["out"]]),
    Row("check --report=a=b", "check", [], ["report": ["a=b"]]),
    Row("check --report -", "check", [], ["report": ["-"]]),
    Row("check --report=-x", "check", [], ["report": ["-x"]]),
    Row("check App --quiet Lib", "check", ["App", "Lib"], ["quiet": []]),
    Row("check --quiet --quiet", "check", [], ["quiet": []]),
    Row("check -- --quiet -x", "check", ["--quiet", "-x"], [:]),
    Row("check --format text --format json,text", "check", [], ["format": ["text", "json,text"]]),
    Row("picture help.xib", "picture", ["help.xib"], [:]), Row("work", "work", [], [:]),
    Row("--version", .version), Row("-V", .version), Row("--help", .help(nil)),
    Row("-h", .help(nil)), Row("help", .help(nil)), Row("help check", .help("check")),
    Row("check --help", .help("check")), Row("picture -h", .help("picture")),
    Row("picture --out x --help", .help("picture")),
  ]) func understands(_ row: Row) throws {
    let arguments = row.line.split(separator: " ").map(String.init)
    #expect(try Self.parser.parse(arguments) == row.request)
  }

  @Test(arguments: [
    ("chek", "there is no command chek, did you mean check?", nil),
    ("frobnicate", "there is no command frobnicate", nil),
    ("help pictures", "there is no command pictures, did you mean picture?", nil),
    ("help work", "there is no command work", nil),
    ("check --repot x", "there is no option --repot, did you mean --report?", "check"),
    ("check --repot=x", "there is no option --repot, did you mean --report?", "check"),
    ("check -report x", "there is no option -report, did you mean --report?", "check"),
    ("check --report", "--report needs a value: --report DIR", "check"),
    ("check --report=", "--report needs a value: --report DIR", "check"),
    ("check --report --quiet", "--report needs a value: --report DIR", "check"),
    ("check --quiet=yes", "--quiet takes no value", "check"),
    ("check --report a --report b", "--report is given twice", "check"),
    ("picture", "picture needs FILE", "picture"),
    ("picture a b", "picture cannot use \"b\"", "picture"),
  ]) func refusesWithOneSentence(_ line: String, _ sentence: String, _ command: String?) {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(throws: UsageError(sentence, command: command)) {
      try Self.parser.parse(arguments)
    }
  }

  @Test func listsAreTakenApartAtCommas() {
    let parsed = ParsedArguments(options: ["format": ["text", "json,,html"]])
    #expect(parsed.values("format") == ["text", "json", "html"])
    #expect(parsed.values("other").isEmpty)
    #expect(parsed.has("format"))
    #expect(!parsed.has("other"))
  }

  @Test func helpNamesEveryVisibleCommandAndOption() {
    let help = HelpText(commands: Self.parser.commands)
    #expect(help.program.contains("  check    check\n  picture  draw\n"))
    #expect(!help.program.contains("work"))
    #expect(
      help.page(for: "check") == """
        overscroll check [OPTIONS] [PATH…]

          check

          --report DIR   where
          --format LIST  formats
          --quiet        say less
        """)
  }

  @Test func everyCommandOfTheProgramCanBeAskedForHelp() throws {
    let parser = CommandLineParser(commands: Program.commands) { _ in false }
    for command in Program.commands {
      #expect(try parser.parse([command.name, "--help"]) == .help(command.name))
      #expect(!command.summary.isEmpty)
      let names = command.options.map(\.name)
      #expect(Set(names).count == names.count)
    }
  }
}
