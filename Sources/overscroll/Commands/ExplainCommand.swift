import LayoutFindings

/// `overscroll explain CODE`: the help page of a code; without one, the list of codes.
let explainCommand = Command(
  name: "explain", summary: "say what a finding means, when it is reported, and the usual fix",
  arguments: "[CODE]", argumentCount: 0...1,
  notes: ["Without a code, all codes are listed; those that are not looked for yet say so."]
) { arguments in
  guard let name = arguments.positionals.first else {
    Console.write(ExplainPage.list)
    return .clean
  }
  guard let code = FindingCode(rawValue: name) else {
    let names = FindingCode.allCases.map(\.rawValue)
    let hint = Spelling.nearest(to: name, among: names).map { ", did you mean \($0)?" } ?? ""
    throw UsageError("there is no code \(name)\(hint)", command: "explain")
  }
  Console.write(ExplainPage.text(of: code))
  return .clean
}

/// What `explain` prints.
enum ExplainPage {
  /// The page of one code.
  static func text(of code: FindingCode) -> String {
    let status =
      RuleBook.reportedCodes.contains(code) ? "" : "\n\nThis version does not look for it yet."
    return """
      \(code.rawValue) (\(code.severity.rawValue))

      \(sentence(code.title))

      Reported when: \(sentence(code.condition))
      Usual fix: \(sentence(code.usualFix))\(status)

      """
  }

  /// One line a code.
  static var list: String {
    let width = FindingCode.allCases.map(\.rawValue.count).max() ?? 0
    return FindingCode.allCases.map { code in
      let space = String(repeating: " ", count: width - code.rawValue.count + 2)
      let status = RuleBook.reportedCodes.contains(code) ? "" : " (not yet)"
      return "\(code.rawValue)\(space)\(code.severity.rawValue): \(code.title)\(status)\n"
    }.joined()
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
