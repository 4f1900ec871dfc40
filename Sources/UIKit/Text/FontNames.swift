package import Foundation
package import TextLayout

/// Names of fonts and what they stand for.
package enum FontNames {
  /// The description of the font called `name`, of a size in points.
  package static func description(of name: String, size: CGFloat) -> FontDescription {
    let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
    for prefix in ["SFUI", "SFPro", "SFNS", "AppleSystemUI", "System"] where plain.hasPrefix(prefix)
    {
      return FontDescription(
        family: .system, weight: weight(inStyle: plain), isItalic: isItalic(plain), size: size)
    }
    return FontDescription(
      family: .named(name), weight: weight(inStyle: plain), isItalic: isItalic(plain), size: size)
  }

  /// The family's name.
  static func familyName(of face: FontDescription) -> String {
    switch face.family {
    case .system, .monospacedDigitSystem: ".AppleSystemUIFont"
    case .monospacedSystem: ".AppleSystemUIFontMonospaced"
    case .roundedSystem: ".AppleSystemUIFontRounded"
    case .serifSystem: ".AppleSystemUIFontSerif"
    case .named(let name): String(name.prefix { $0 != "-" })
    }
  }

  /// The PostScript name.
  static func postScriptName(of face: FontDescription) -> String {
    if case .named(let name) = face.family { return name }
    let style = styles.last { $0.weight.rawValue <= face.weight + 0.001 }?.name ?? "Ultralight"
    let family =
      switch face.family {
      case .monospacedSystem: ".SFUIMono"
      case .roundedSystem: ".SFUIRounded"
      case .serifSystem: ".NewYork"
      default: ".SFUI"
      }
    return "\(family)-\(style)\(face.isItalic ? "Italic" : "")"
  }

  /// Families that are measured by a table of their own.
  static let systemFamilies = ["System"]

  private static let styles: [(name: String, weight: UIFont.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]

  private static func isItalic(_ name: String) -> Bool {
    let style = name.lowercased()
    return style.contains("italic") || style.contains("oblique")
  }

  /// The weight that a style in a name says; regular where it says none.
  private static func weight(inStyle name: String) -> CGFloat {
    guard let dash = name.lastIndex(of: "-") else { return 0 }
    let style = name[dash...].lowercased()
    for (word, weight) in weightWords where style.contains(word) { return weight.rawValue }
    return 0
  }

  /// Longer words first, since they contain the shorter.
  private static let weightWords: [(String, UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
    ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ("medium", .medium),
  ]
}
