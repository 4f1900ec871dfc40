/// The version of the editor that wrote the document, which decides the sizes of its controls.
package struct ToolsVersion: Hashable, Sendable {
  /// A generation of control and bar sizes.
  package enum Era: String, Hashable, Sendable, CaseIterable {
    /// Xcode 10 and older: tools before 15000.
    case classic
    /// Xcode 11 to 16: tools 15000 to 23999.
    case modern
    /// Xcode 26: tools 24000 and later.
    case glass
  }

  /// As written, for example `14460.31`.
  package let text: String
  /// The number before the first dot; 0 when there is none.
  package let major: Int

  init(_ text: String?) {
    self.text = text ?? ""
    major = Int(self.text.prefix { $0 != "." }) ?? 0
  }

  /// The generation; versions that do not tell (32000 and above, none) count as modern.
  package var era: Era {
    switch major {
    case 1..<15000: return .classic
    case 24000..<32000: return .glass
    default: return .modern
    }
  }
}
