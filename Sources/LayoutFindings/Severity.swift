/// How bad a finding is.
package enum Severity: String, Codable, Sendable, CaseIterable {
  /// Worth knowing; never fails a run.
  case info
  /// Cannot be proved from what was read (custom code, stand-in fonts); never fails a run.
  case needsReview = "needs-review"
  /// Probably not meant.
  case warning
  /// People cannot use the screen, or the system decides at random what it looks like.
  case error

  /// The word for `count` findings of this severity, as in `2 warnings`.
  package func phrase(count: Int) -> String {
    switch self {
    case .info: return count == 1 ? "1 note" : "\(count) notes"
    case .needsReview: return "\(count) to review"
    case .warning: return count == 1 ? "1 warning" : "\(count) warnings"
    case .error: return count == 1 ? "1 error" : "\(count) errors"
    }
  }
}

extension Severity: Comparable {
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: return 0
    case .needsReview: return 1
    case .warning: return 2
    case .error: return 3
    }
  }
}
