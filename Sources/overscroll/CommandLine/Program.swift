import Foundation
import LayoutReport

/// The program: its table of commands, and what becomes of a command line.
enum Program {
  /// Version of the program.
  static let version = "0.1.0"

  /// All commands; the first one is meant when none is named.
  static let commands: [Command] = [
    checkCommand, pictureCommand, framesCommand, devicesCommand, explainCommand,
  ]

  /// Does what `arguments` (without the program's name) ask for.
  @MainActor static func run(_ arguments: [String]) async -> ExitCode {
    let parser = CommandLineParser(commands: commands) {
      FileManager.default.fileExists(atPath: $0)
    }
    do {
      switch try parser.parse(arguments) {
      case .version: Console.write("overscroll \(version)\n")
      case .help(let name):
        let help = HelpText(commands: commands)
        Console.write((name.map(help.page) ?? help.program) + "\n")
      case .run(let name, let parsed):
        guard let command = commands.first(where: { $0.name == name }) else {
          return .internalError
        }
        return try await command.run(parsed)
      }
      return .clean
    } catch let error as UsageError {
      Console.complain(error.sentence)
      let page = error.command.map { "overscroll help \($0)" } ?? "overscroll help"
      Console.writeError("see \(page)\n")
      return .wrongUsage
    } catch let error as AtomicFile.Failure {
      Console.complain(error.description)
      return .wrongUsage
    } catch {
      Console.complain("internal error: \(error)")
      return .internalError
    }
  }
}
