/// Text of documents, made harmless for a terminal.
package enum TerminalText {
  /// `text` with every character that could move the cursor, change colours, reorder lines or
  /// hide something written as `\u{…}`; line breaks become `⏎`.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.count)
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}" {
        result += "⏎"
      } else if isHarmful(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: return true  // Controls, C0 and C1.
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: return true  // Direction.
    case 0xFEFF, 0xE0000...0xE007F: return true  // Invisible marks and tags.
    default: return false
    }
  }
}
