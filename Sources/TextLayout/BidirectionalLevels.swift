import CPango
import Foundation

/// Directions of text, by the Unicode bidirectional algorithm as Pango has it.
enum BidirectionalLevels {
  /// True for letters of scripts that run from right to left.
  static func isRightToLeft(_ scalar: UInt32) -> Bool {
    (0x0590...0x08FF).contains(scalar) || scalar == 0x200F
      || (0xFB1D...0xFDFF).contains(scalar) || (0xFE70...0xFEFC).contains(scalar)
      || (0x10800...0x10FFF).contains(scalar) || (0x1E800...0x1EFFF).contains(scalar)
  }

  /// Base direction of a paragraph: the one asked for, or that of its first letter.
  static func isRightToLeft(
    _ scalars: ArraySlice<UInt32>, base: ParagraphStyle.BaseDirection
  ) -> Bool {
    switch base {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .natural:
      for scalar in scalars {
        if scalar < 0x590 {
          // Latin, Greek, Cyrillic and Armenian letters.
          if Unicode.Scalar(scalar)?.properties.isAlphabetic == true { return false }
        } else if isRightToLeft(scalar) {
          return true
        } else if Unicode.Scalar(scalar)?.properties.isAlphabetic == true {
          return false
        }
      }
      return false
    }
  }

  /// Level of each character; empty when everything runs from left to right.
  static func levels(of scalars: [UInt32], paragraphs: [PreparedText.Paragraph]) -> [UInt8] {
    guard paragraphs.contains(where: \.isRightToLeft) || scalars.contains(where: isRightToLeft)
    else { return [] }
    var result = [UInt8](repeating: 0, count: scalars.count)
    for paragraph in paragraphs where !paragraph.range.isEmpty {
      var text = String.UnicodeScalarView()
      for scalar in scalars[paragraph.range] {
        text.append(Unicode.Scalar(scalar == 0 ? 0x20 : scalar) ?? " ")
      }
      let utf8 = Array(String(text).utf8CString)
      var direction = paragraph.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      guard
        let levels = pango_log2vis_get_embedding_levels(utf8, Int32(utf8.count - 1), &direction)
      else { continue }
      for (offset, index) in paragraph.range.enumerated() { result[index] = levels[offset] }
      g_free(levels)
    }
    return result
  }

  /// Puts stretches of equal level into the order in which they are seen from left to right.
  static func visualOrder<Element>(_ runs: [(level: UInt8, value: Element)]) -> [Element] {
    var runs = runs
    guard let highest = runs.map(\.level).max(), highest > 0 else { return runs.map(\.value) }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, runs[end].level >= level { end += 1 }
        if end - start > 1 { runs[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return runs.map(\.value)
  }
}
