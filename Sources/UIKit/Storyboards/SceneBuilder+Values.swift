internal import Foundation
internal import InterfaceBuilder

extension SceneBuilder {
  /// The symbol configuration that fills the property `key`.
  func symbolConfiguration(_ owner: Element, key: String) -> UIImage.SymbolConfiguration? {
    guard let element = owner.child("preferredSymbolConfiguration", key: key) else { return nil }
    let scale: UIImage.SymbolScale =
      switch element["scale"] {
      case "small"?: .small
      case "medium"?: .medium
      case "large"?: .large
      default: .default
      }
    var configuration = UIImage.SymbolConfiguration(scale: scale)
    if let size = element.number("pointSize") {
      configuration = configuration.applying(.init(pointSize: CGFloat(size)))
    } else if let font = element.font() {
      configuration = configuration.applying(.init(font: UIFont.font(font, default: 17)))
    }
    if let weight = element["weight"].flatMap(SymbolWord.weight) {
      configuration = configuration.applying(.init(weight: weight))
    }
    return configuration
  }

  /// The text of an `attributedString` element: fragments with attributes of their own.
  func attributedText(_ element: Element?, default font: UIFont?) -> NSAttributedString? {
    guard let element, element.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content = fragment.string("content") ?? ""
      text.append(NSAttributedString(string: content, attributes: attributes(fragment, font)))
    }
    return text
  }

  private func attributes(
    _ fragment: Element, _ font: UIFont?
  ) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    found[.font] = font
    for entry in fragment.contents("attributes") {
      switch entry.key {
      case "NSFont"?: found[.font] = entry.ownFont.map { UIFont.font($0, default: 12) }
      case "NSColor"?: found[.foregroundColor] = color(entry.ownColor)
      case "NSBackgroundColor"?: found[.backgroundColor] = color(entry.ownColor)
      case "NSParagraphStyle"?: found[.paragraphStyle] = paragraphStyle(entry)
      case "NSKern"?: found[.kern] = entry.number("value").map { CGFloat($0) }
      default: continue
      }
    }
    return found
  }

  private func paragraphStyle(_ element: Element) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = NSTextAlignment(document: element["alignment"])
    style.lineBreakMode =
      element["lineBreakMode"].map { NSLineBreakMode(document: $0) } ?? .byWordWrapping
    if let value = element.number("lineSpacing") { style.lineSpacing = CGFloat(value) }
    if let value = element.number("paragraphSpacing") { style.paragraphSpacing = CGFloat(value) }
    if let value = element.number("paragraphSpacingBefore") {
      style.paragraphSpacingBefore = CGFloat(value)
    }
    if let value = element.number("firstLineHeadIndent") {
      style.firstLineHeadIndent = CGFloat(value)
    }
    if let value = element.number("headIndent") { style.headIndent = CGFloat(value) }
    if let value = element.number("tailIndent"), value != 0 { style.tailIndent = CGFloat(value) }
    if let value = element.number("lineHeightMultiple") {
      style.lineHeightMultiple = CGFloat(value)
    }
    if let value = element.number("minimumLineHeight") {
      style.minimumLineHeight = CGFloat(value)
    }
    if let value = element.number("maximumLineHeight") {
      style.maximumLineHeight = CGFloat(value)
    }
    return style
  }
}

/// Words of documents about symbols.
private enum SymbolWord {
  static func weight(_ word: String) -> UIImage.SymbolWeight? {
    switch word {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: nil
    }
  }
}
