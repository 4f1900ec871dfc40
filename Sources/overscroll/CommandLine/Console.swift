import Foundation
import LayoutReport

/// The two streams of a terminal. Text of documents must be escaped before it comes here, or go
/// through `complain`.
enum Console {
  /// Writes `text` as it is to standard output.
  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Writes `text` as it is to standard error.
  static func writeError(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Says a sentence on standard error, on a line of its own and escaped.
  static func complain(_ sentence: String) {
    writeError("overscroll: \(TerminalText.escaped(sentence))\n")
  }

  /// Whether standard output is a terminal that may be coloured.
  static var usesColor: Bool {
    isatty(STDOUT_FILENO) != 0 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }
}

/// A line on standard error that says how far a run is; nothing unless that is a terminal.
struct ProgressLine {
  private let isShown: Bool
  private var last = ""

  /// - Parameter isQuiet: never show anything.
  init(isQuiet: Bool = false) {
    isShown = !isQuiet && isatty(STDERR_FILENO) != 0
  }

  /// Shows `text` instead of what was there.
  mutating func show(_ text: String) {
    guard isShown, text != last else { return }
    last = text
    Console.writeError("\r\u{1B}[K\(TerminalText.escaped(String(text.prefix(78))))")
  }

  /// Removes the line.
  mutating func clear() {
    guard isShown, !last.isEmpty else { return }
    last = ""
    Console.writeError("\r\u{1B}[K")
  }
}
