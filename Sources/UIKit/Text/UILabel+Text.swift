internal import Foundation
internal import TextLayout

extension UILabel {
  /// Whether there is anything to measure.
  var hasText: Bool {
    if let plainText { return !plainText.isEmpty }
    return (styledSource?.length ?? 0) > 0
  }

  /// Whether the text has one style and no line separators: the fast way to measure.
  var isPlainLine: Bool {
    guard let plainText else { return false }
    return !plainText.utf8.contains { $0 == 10 || $0 == 13 || $0 == 0xE2 }
      || !plainText.contains(where: \.isNewline)
  }

  /// Plain text with the label's attributes.
  func attributedCopy(of text: String) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    return NSAttributedString(
      string: text,
      attributes: [
        .font: storedFont, .foregroundColor: textColor ?? .label, .paragraphStyle: paragraph,
      ])
  }

  /// Font and colour of the label become those of the attributed text's first character.
  func adoptFirstAttributes() {
    guard let styledSource, styledSource.length > 0 else { return }
    let first = styledSource.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { storedFont = font }
    if let color = first[.foregroundColor] as? UIColor { storedColor = color }
    guard let paragraph = first[.paragraphStyle] as? NSParagraphStyle else { return }
    textAlignment = paragraph.alignment
    lineBreakMode = paragraph.lineBreakMode
  }

  /// A font or colour set on the label holds for all of the attributed text.
  func overrideAttribute(_ key: NSAttributedString.Key, with value: Any) {
    guard let styledSource, styledSource.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: styledSource)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.styledSource = changed
  }

  /// How the label's paragraphs are laid out where the text does not say.
  var paragraphStyle: ParagraphStyle {
    ParagraphStyle(
      alignment: effectiveAlignment, lineBreak: lineBreakMode.lineBreak)
  }

  private var effectiveAlignment: ParagraphStyle.Alignment {
    // Natural follows the interface, not the text.
    guard textAlignment == .natural else { return textAlignment.placement }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .natural
  }

  /// The text for layout, in the colours of the present state.
  func styledText() -> StyledText {
    if let styledSource {
      return styledSource.styledText(
        defaults: TextDefaults(font: storedFont, paragraph: paragraphStyle),
        traits: traitCollection)
    }
    return StyledText(plainText ?? "", font: storedFont.face, paragraph: paragraphStyle)
  }

  func adjustFontToCategory() {
    let category = traitCollection.preferredContentSizeCategory
    let adjusted = storedFont.adjusted(to: category)
    if adjusted != storedFont { font = adjusted }
  }
}
