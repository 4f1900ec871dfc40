import Foundation

/// Gathers the characters of a styled text, run after run.
struct PreparedTextBuilder {
  private(set) var scalars: [UInt32] = []
  private(set) var advances: [Double] = []
  private(set) var styles: [TextStyle] = []
  private(set) var extents: [LineExtent] = []
  private(set) var styleIndices: [UInt16] = []

  /// The character that stands for a box in the text.
  static let attachmentCharacter: UInt32 = 0xFFFC

  /// True for characters that end a line: newline, return, line and paragraph separators.
  static func isSeparator(_ scalar: UInt32) -> Bool {
    (0x0A...0x0D).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }

  mutating func append(_ run: StyledText.Run, record: FontRecord) {
    let start = scalars.count
    for scalar in run.text.unicodeScalars { scalars.append(scalar.value) }
    guard scalars.count > start else { return }
    record.appendAdvances(of: scalars[start...], to: &advances)
    let style = run.style
    if style.kern != 0 {
      for index in start..<scalars.count where advances[index] != 0 {
        advances[index] += Double(style.kern)
      }
    }
    if let box = style.attachment {
      for index in start..<scalars.count where scalars[index] == Self.attachmentCharacter {
        advances[index] = Double(box.size.width)
      }
    }
    styleIndices += repeatElement(UInt16(styles.count), count: scalars.count - start)
    styles.append(style)
    extents.append(Self.extent(of: style, metrics: record.metrics))
  }

  private static func extent(of style: TextStyle, metrics: FontMetrics) -> LineExtent {
    let raise = Double(style.baselineOffset)
    if let box = style.attachment {
      let bottom = Double(box.baselineOffset) + raise
      return LineExtent(
        ascent: max(bottom + Double(box.size.height), 0), descent: max(-bottom, 0))
    }
    return LineExtent(
      ascent: Double(metrics.ascender) + raise, descent: Double(-metrics.descender) - raise,
      leading: Double(metrics.leading))
  }

  /// Positions in UTF-16 units; empty when every character is one unit.
  var offsets: [Int32] {
    guard scalars.contains(where: { $0 > 0xFFFF }) else { return [] }
    var offsets: [Int32] = [0]
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + (scalar > 0xFFFF ? 2 : 1)) }
    return offsets
  }

  /// Cuts the characters at their separators. A separator at the very end starts no paragraph.
  func paragraphs(of text: StyledText) -> [PreparedText.Paragraph] {
    var result: [PreparedText.Paragraph] = []
    let ownStyles = text.runs.filter { !$0.text.isEmpty }.map(\.paragraph)
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, !Self.isSeparator(scalars[end]) { end += 1 }
      var next = min(end + 1, scalars.count)
      if end + 1 < scalars.count, scalars[end] == 0x0D, scalars[end + 1] == 0x0A { next += 1 }
      let style = ownStyles[Int(styleIndices[start])] ?? text.paragraph
      result.append(
        PreparedText.Paragraph(
          range: start..<end, next: next, style: style,
          isRightToLeft: BidirectionalLevels.isRightToLeft(
            scalars[start..<end], base: style.baseDirection)))
      start = next
    }
    return result
  }
}
