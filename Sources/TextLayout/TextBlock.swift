package import Foundation

/// A line of a laid-out text.
package struct TextLine: Sendable {
  /// The characters that the line shows or swallows (trailing spaces, its newline), counted in
  /// UTF-16 units of the whole text. A truncated line ends where the text ends.
  package var range: Range<Int>
  /// Top left corner of the line in points; the block's top left corner is zero.
  package var origin: CGPoint
  /// Width in points without trailing spaces.
  package var width: CGFloat
  /// Distance from the line's top to its baseline; has the extra space of the paragraph style.
  package var ascent: CGFloat
  /// Distance from the baseline to the line's bottom, positive.
  package var descent: CGFloat
  /// True when characters were replaced by an ellipsis or cut off.
  package var isTruncated: Bool
  /// Points added at each space of a justified line.
  var spaceStretch: Double = 0
  /// True for a line of a paragraph that runs from right to left.
  package var isRightToLeft: Bool
  /// What is shown, in logical order.
  var pieces: [Piece]

  /// A line that shows one stretch, not placed yet.
  init(_ shown: Range<Int>, isRightToLeft: Bool) {
    range = shown
    origin = .zero
    width = 0
    ascent = 0
    descent = 0
    isTruncated = false
    self.isRightToLeft = isRightToLeft
    pieces = [Piece(range: shown)]
  }

  /// Baseline below the block's top in points.
  package var baseline: CGFloat { origin.y + ascent }
  /// Height in points, without the space between lines.
  package var height: CGFloat { ascent + descent }

  /// A stretch of prepared characters, or an ellipsis in the style of one.
  struct Piece: Sendable {
    /// Positions in the prepared text.
    var range: Range<Int>
    /// The ellipsis stands for text; `range` is then empty and starts at the style's character.
    var isEllipsis = false
  }
}

/// A text laid out in lines. Lengths are points, unrounded; UIKit rounds.
package struct TextBlock: Sendable {
  /// Width of the widest line with its indent, and height of all lines with their spacing.
  package var size: CGSize
  package var lines: [TextLine]
  /// True when some of the text is not shown.
  package var isTruncated: Bool
  /// The width that lines were broken and aligned in; the widest line's when none was given.
  package var containerWidth: CGFloat
  /// True when a word was too long for a line and was broken between two characters.
  package var breaksInsideWord: Bool
  /// Width of the ellipsis in each style of the text.
  let ellipsisWidths: [Double]
  /// What was laid out, character by character.
  let text: PreparedText

  /// First baseline below the top in points; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// Last baseline below the top in points; 0 without lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
