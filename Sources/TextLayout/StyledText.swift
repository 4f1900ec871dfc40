package import Foundation

/// Text with styles by run: what is measured, laid out and drawn.
package struct StyledText: Hashable, Sendable {
  /// A stretch of text in one style.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var style: TextStyle
    /// Style of the paragraphs that start in this run; nil takes that of the whole text.
    package var paragraph: ParagraphStyle?

    /// A run of `text` in `style`.
    package init(_ text: String, style: TextStyle, paragraph: ParagraphStyle? = nil) {
      self.text = text
      self.style = style
      self.paragraph = paragraph
    }
  }

  /// The runs in reading order; concatenated they are the text.
  package var runs: [Run]
  /// Style of the paragraphs whose run says nothing.
  package var paragraph: ParagraphStyle

  /// Text in several styles.
  package init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// Text in one font.
  package init(
    _ text: String, font: FontDescription, color: TextColor? = nil,
    paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(runs: [Run(text, style: TextStyle(font: font, color: color))], paragraph: paragraph)
  }

  /// True when there is no character at all.
  package var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// The same text with fonts, kerning, offsets and attachments `factor` times as large.
  package func scaled(by factor: CGFloat) -> StyledText {
    var copy = self
    for index in copy.runs.indices {
      var style = copy.runs[index].style
      style.font.size *= factor
      style.kern *= factor
      style.baselineOffset *= factor
      if let box = style.attachment {
        style.attachment = TextStyle.Attachment(
          size: CGSize(width: box.size.width * factor, height: box.size.height * factor),
          baselineOffset: box.baselineOffset * factor)
      }
      copy.runs[index].style = style
    }
    return copy
  }
}
