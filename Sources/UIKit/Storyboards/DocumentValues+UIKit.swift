internal import Foundation
internal import InterfaceBuilder

// Values of documents as UIKit's.

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: DirectionalInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension UIColor {
  convenience init(_ components: ColorComponents) {
    self.init(
      red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
  }

  /// The colour that documents call `name`: Apple's names with or without "Color" at the end.
  static func system(named name: String) -> UIColor? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    switch short {
    case "darkText": return .darkText
    case "lightText": return .lightText
    case "white": return .white
    case "black": return .black
    case "clear": return .clear
    case "groupTableViewBackground": return .systemGroupedBackground
    default: return SemanticColor(rawValue: short).map { UIColor(semantic: $0) }
    }
  }
}

extension UIFont {
  /// The font that a document describes; `size` is used where it gives none.
  static func font(_ record: FontRecord, default size: CGFloat) -> UIFont {
    let pointSize = record.pointSize.map { CGFloat($0) } ?? size
    switch record.face {
    case .style(let name): return .preferredFont(forTextStyle: TextStyle(rawValue: name))
    case .boldSystem: return .boldSystemFont(ofSize: pointSize)
    case .italicSystem: return .italicSystemFont(ofSize: pointSize)
    case .named(let name, _):
      return UIFont(name: name, size: pointSize) ?? .systemFont(ofSize: pointSize)
    case .system:
      guard let word = record.weight else { return .systemFont(ofSize: pointSize) }
      return .systemFont(ofSize: pointSize, weight: Weight(document: word))
    }
  }
}

extension UIFont.Weight {
  /// The weight for a word of a document.
  init(document word: String) {
    switch word {
    case "ultraLight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy": self = .heavy
    case "black": self = .black
    default: self = .regular
    }
  }
}

extension NSTextAlignment {
  /// The alignment for a word of a document; left when it is left out.
  ///
  /// - Evidence: assumed; FORMAT.md marks the default as a doubt. It has no effect on frames.
  init(document word: String?) {
    switch word {
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: self = .left
    }
  }
}

extension NSLineBreakMode {
  /// The mode for a word of a document.
  init(document word: String?) {
    switch word {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "middleTruncation": self = .byTruncatingMiddle
    default: self = .byTruncatingTail
    }
  }
}
