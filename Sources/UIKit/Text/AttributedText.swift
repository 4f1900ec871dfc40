package import Foundation
package import TextLayout

/// What attributes that a string does not have are taken from.
package struct TextDefaults {
  /// The font of runs without one.
  package var font: UIFont
  /// The colour of runs without one; nil is the painter's.
  package var color: UIColor?
  /// The style of paragraphs without one.
  package var paragraph: ParagraphStyle
  /// The colour and underline of links; nil leaves links as they are.
  package var linkColor: UIColor?

  /// Creates defaults.
  package init(
    font: UIFont, color: UIColor? = nil, paragraph: ParagraphStyle = ParagraphStyle(),
    linkColor: UIColor? = nil
  ) {
    self.font = font
    self.color = color
    self.paragraph = paragraph
    self.linkColor = linkColor
  }
}

extension NSAttributedString {
  /// The string for text layout; colours as they are with the given traits.
  package func styledText(defaults: TextDefaults, traits: UITraitCollection) -> StyledText {
    var runs: [StyledText.Run] = []
    let whole = NSRange(location: 0, length: length)
    let text = string as NSString
    enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let style = AttributeReader(attributes: attributes, traits: traits)
      runs.append(
        StyledText.Run(
          text.substring(with: range), style: style.textStyle(defaults: defaults),
          paragraph: style.paragraph))
    }
    return StyledText(runs: runs, paragraph: defaults.paragraph)
  }

  /// Whether the first character says how it is aligned and broken.
  var hasOwnParagraphStyle: Bool {
    length > 0 && attribute(.paragraphStyle, at: 0, effectiveRange: nil) is NSParagraphStyle
  }

  /// Whether any character has an attribute that needs drawing beyond glyphs and lines.
  func hasAttribute(_ key: NSAttributedString.Key) -> Bool {
    var found = false
    enumerateAttribute(key, in: NSRange(location: 0, length: length), options: []) {
      value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}

extension UIColor {
  /// The colour for text layout, with the given traits.
  func textColor(with traits: UITraitCollection) -> TextColor {
    let color = resolvedColor(with: traits).cgColor.standard
    return TextColor(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}

/// Reads a run's attributes.
private struct AttributeReader {
  let attributes: [NSAttributedString.Key: Any]
  let traits: UITraitCollection

  var paragraph: ParagraphStyle? {
    (attributes[.paragraphStyle] as? NSParagraphStyle)?.forLayout
  }

  func textStyle(defaults: TextDefaults) -> TextStyle {
    let isLink = attributes[.link] != nil && defaults.linkColor != nil
    let font = attributes[.font] as? UIFont ?? defaults.font
    var face = font.face
    if let slant = number(.obliqueness), slant != 0 { face.isItalic = true }
    let foreground = attributes[.foregroundColor] as? UIColor ?? defaults.color
    return TextStyle(
      font: face,
      color: (isLink ? defaults.linkColor : foreground)?.textColor(with: traits),
      backgroundColor: color(.backgroundColor),
      kern: number(.tracking) ?? number(.kern) ?? 0,
      baselineOffset: number(.baselineOffset) ?? 0,
      underline: rule(.underlineStyle, color: .underlineColor),
      strikethrough: rule(.strikethroughStyle, color: .strikethroughColor),
      attachment: (attributes[.attachment] as? NSTextAttachment)?.box)
  }

  private func color(_ key: NSAttributedString.Key) -> TextColor? {
    (attributes[key] as? UIColor)?.textColor(with: traits)
  }

  private func rule(
    _ key: NSAttributedString.Key, color colorKey: NSAttributedString.Key
  ) -> TextStyle.Rule? {
    let value: Int
    if let style = attributes[key] as? NSUnderlineStyle {
      value = style.rawValue
    } else if let number = number(key) {
      value = Int(number)
    } else {
      return nil
    }
    switch value & 0xF {
    case 0: return nil
    case 2: return TextStyle.Rule(.thick, color: color(colorKey))
    case 9: return TextStyle.Rule(.double, color: color(colorKey))
    default: return TextStyle.Rule(.single, color: color(colorKey))
    }
  }

  private func number(_ key: NSAttributedString.Key) -> CGFloat? {
    switch attributes[key] {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
