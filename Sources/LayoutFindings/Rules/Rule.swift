/// Looks for one cause of trouble in a settled screen.
package protocol Rule: Sendable {
  /// The codes it may report.
  var codes: [FindingCode] { get }

  /// What it finds, in the order of the views.
  func findings(in snapshot: LayoutSnapshot) -> [Finding]
}

/// All rules, in the order in which their findings are told.
package enum RuleBook {
  package static let rules: [any Rule] = [
    UnsatisfiableConstraints(), ScrollContentSizeUndefined(), UnsupportedElement(),
  ]

  /// Codes that are reported today: those of the rules, and those that need no settled screen.
  package static let reportedCodes: Set<FindingCode> =
    Set(rules.flatMap(\.codes)).union([.brokenReference, .screenCrashed, .screenTimedOut])

  /// All findings of `snapshot`, one a cause.
  package static func findings(in snapshot: LayoutSnapshot) -> [Finding] {
    Precedence.apply(to: rules.flatMap { $0.findings(in: snapshot) }, in: snapshot)
  }
}
