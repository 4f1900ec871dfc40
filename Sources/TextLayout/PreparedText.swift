import CPango
import Foundation

/// A text taken apart into characters with their advances and break positions: everything that
/// laying it out at any width needs. Immutable, so that one can serve many layouts.
///
/// *Invariants*
/// 1. `scalars`, `advances` and `flags` have the same count.
/// 2. Paragraphs are in order and leave out nothing but the separators between them.
final class PreparedText: Sendable {
  /// What a position allows, by character.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A line may end before this character.
    static let breakBefore = Flags(rawValue: 1)
    /// The character starts what a reader sees as one character.
    static let clusterStart = Flags(rawValue: 2)
    /// White space: hangs over at the end of a line.
    static let white = Flags(rawValue: 4)
  }

  /// A stretch of text between line separators.
  struct Paragraph: Sendable {
    /// Its characters without the separator.
    var range: Range<Int>
    /// Where the next one starts.
    var next: Int
    var style: ParagraphStyle
    var isRightToLeft: Bool
  }

  let scalars: [UInt32]
  /// In points; characters that join have theirs at the first.
  let advances: [Double]
  let flags: [Flags]
  let styles: [TextStyle]
  /// The figures of each style's line.
  let extents: [LineExtent]
  /// Style of each character; empty when there is only one style.
  let styleIndices: [UInt16]
  let paragraphs: [Paragraph]
  /// Embedding level of each character; empty when all run from left to right.
  let levels: [UInt8]
  /// Position of each character in UTF-16 units, and the end; empty when it is its index.
  private let offsets: [Int32]
  /// True when the text ends in a line separator.
  let endsInSeparator: Bool

  init(_ text: StyledText, engine: TextEngine) {
    var builder = PreparedTextBuilder()
    for run in text.runs { builder.append(run, record: engine.record(for: run.style.font)) }
    let paragraphs = builder.paragraphs(of: text)
    scalars = builder.scalars
    advances = builder.advances
    styles = builder.styles
    extents = builder.extents
    styleIndices = builder.styles.count > 1 ? builder.styleIndices : []
    flags = BreakOpportunities.flags(of: builder.scalars)
    levels = BidirectionalLevels.levels(of: builder.scalars, paragraphs: paragraphs)
    offsets = builder.offsets
    endsInSeparator = builder.scalars.last.map(PreparedTextBuilder.isSeparator) ?? false
    self.paragraphs = paragraphs
  }

  /// Distance between default tab stops in points.
  ///
  /// - Evidence: documented; `NSParagraphStyle` starts with stops 28 points apart.
  static let tabInterval = 28.0

  /// Advance of a character that stands `x` points from the line's start.
  func advance(_ index: Int, at x: Double) -> Double {
    if scalars[index] == 9 {
      return ((x / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - x
    }
    return advances[index]
  }

  /// Width of a stretch that starts `x` points from the line's start.
  func width(of range: Range<Int>, from x: Double = 0) -> Double {
    var end = x
    for index in range { end += advance(index, at: end) }
    return end - x
  }

  /// The style of a character; that of the last one for the end of the text.
  func styleIndex(_ index: Int) -> Int {
    styleIndices.isEmpty ? 0 : Int(styleIndices[min(index, styleIndices.count - 1)])
  }

  /// Position of a character in UTF-16 units.
  func utf16Offset(_ index: Int) -> Int { offsets.isEmpty ? index : Int(offsets[index]) }

  /// The character at or after a position in UTF-16 units.
  func index(utf16Offset: Int) -> Int {
    if offsets.isEmpty { return min(max(utf16Offset, 0), scalars.count) }
    return offsets.firstIndex { $0 >= utf16Offset } ?? scalars.count
  }

  /// Takes white space off the end of a stretch.
  func trimmingWhite(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, flags[end - 1].contains(.white) { end -= 1 }
    return range.lowerBound..<end
  }
}

/// Vertical figures of a line or of one style in it, in points.
struct LineExtent: Sendable {
  var ascent = 0.0
  /// Positive.
  var descent = 0.0
  var leading = 0.0

  mutating func unite(_ other: LineExtent) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}
