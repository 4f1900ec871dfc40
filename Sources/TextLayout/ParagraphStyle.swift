package import Foundation

/// How the lines of a paragraph are broken, placed and spaced. All lengths are in points.
package struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand between the margins.
  package enum Alignment: Hashable, Sendable {
    case left, center, right, justified
    /// Left or right by the paragraph's base direction.
    case natural
  }

  /// What happens to text that is wider than its line; named as `NSLineBreakMode`.
  package enum LineBreak: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping
    case truncatingHead, truncatingTail, truncatingMiddle
  }

  /// The side at which a paragraph starts.
  package enum BaseDirection: Hashable, Sendable {
    case leftToRight, rightToLeft
    /// By the first character with a direction; left to right when there is none.
    case natural
  }

  package var alignment: Alignment
  package var lineBreak: LineBreak
  package var baseDirection: BaseDirection
  /// Added below each line but the last.
  package var lineSpacing: CGFloat
  /// Added below the last line of a paragraph that another one follows.
  package var paragraphSpacing: CGFloat
  /// Added above the first line of every paragraph but the first.
  package var paragraphSpacingBefore: CGFloat
  /// Distance of the first line from the leading margin.
  package var firstLineHeadIndent: CGFloat
  /// Distance of the other lines from the leading margin.
  package var headIndent: CGFloat
  /// Where lines end: from the leading margin if positive, else from the trailing margin.
  package var tailIndent: CGFloat
  /// Multiplies the natural line height; 0 leaves it. The extra space is above the glyphs.
  package var lineHeightMultiple: CGFloat
  /// Least line height; 0 sets none.
  package var minimumLineHeight: CGFloat
  /// Greatest line height; 0 sets none.
  package var maximumLineHeight: CGFloat

  /// A paragraph with no indents and no extra space.
  package init(
    alignment: Alignment = .natural, lineBreak: LineBreak = .wordWrapping,
    baseDirection: BaseDirection = .natural, lineSpacing: CGFloat = 0,
    paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0,
    firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0, tailIndent: CGFloat = 0,
    lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.baseDirection = baseDirection
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }
}
