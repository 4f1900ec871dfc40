/// How the program ends. When several causes hold, the highest number wins.
enum ExitCode: Int32, Comparable, Sendable {
  /// Nothing at or above the threshold.
  case clean = 0
  /// Findings at or above the threshold.
  case findings = 1
  /// An input could not be read; the others were done.
  case unreadableInput = 3
  /// The command line was wrong, or names a place that cannot be written to.
  case wrongUsage = 4
  /// A fault of the program.
  case internalError = 5

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
