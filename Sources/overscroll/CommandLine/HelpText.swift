/// Help pages, generated from the table of commands.
struct HelpText {
  let commands: [Command]

  /// The program's page.
  var program: String {
    let visible = commands.filter { !$0.isHidden }
    let rows = visible.map { ($0.name, $0.summary) } + [("help", "show this page, or a command's")]
    return """
      Overscroll \(Program.version): lays out iOS screens, pictures them, and says what is wrong.

      overscroll COMMAND [OPTIONS] [ARGUMENTS]

      \(Self.table(rows))

      overscroll help COMMAND shows the options of a command; overscroll --version the version.
      Exit codes: 0 clean, 1 findings, 3 an input could not be read, 4 wrong usage, 5 internal error.
      """
  }

  /// The page of one command; the program's if there is none of that name.
  func page(for name: String) -> String {
    guard let command = commands.first(where: { $0.name == name }) else { return program }
    let usage = ["overscroll", name, command.options.isEmpty ? "" : "[OPTIONS]", command.arguments]
    var parts = [
      "\(usage.filter { !$0.isEmpty }.joined(separator: " "))\n\n  \(command.summary)"
    ]
    if !command.options.isEmpty {
      parts.append(Self.table(command.options.map { ($0.usage, $0.help) }))
    }
    if !command.notes.isEmpty { parts.append(command.notes.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n")
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, help in
      "  \(name)\(String(repeating: " ", count: width - name.count + 2))\(help)"
    }.joined(separator: "\n")
  }
}
