public import Foundation
internal import TextLayout

extension UIFont {
  // MARK: - Sizes

  /// 14 points.
  public static let systemFontSize: CGFloat = 14
  /// 12 points.
  public static let smallSystemFontSize: CGFloat = 12
  /// 17 points.
  public static let labelFontSize: CGFloat = 17
  /// 18 points.
  public static let buttonFontSize: CGFloat = 18

  // MARK: - System fonts

  /// The system font in regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(effectiveSize(fontSize)))
  }

  /// The system font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .system(effectiveSize(fontSize), weight: weight.rawValue))
  }

  /// The system font, condensed or expanded.
  ///
  /// - Status: partial (every width is the standard one)
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    if width != .standard {
      noteOnce("UIFont.systemFont(ofSize:weight:width:) knows the standard width only")
    }
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font in bold, as apps have it: semibold is `headline`'s.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(effectiveSize(fontSize), italic: true))
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: FontDescription(
        family: .monospacedDigitSystem, weight: weight.rawValue, size: effectiveSize(fontSize)))
  }

  /// The system's fixed-pitch font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: FontDescription(
        family: .monospacedSystem, weight: weight.rawValue, size: effectiveSize(fontSize)))
  }

  // MARK: - Text styles

  /// The font of a text style at the size that the user has chosen.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the size that `traitCollection` says, or the user's.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = DynamicType.category(of: traitCollection)
    return UIFont(
      face: DynamicType.face(of: style, category: category), textStyle: style,
      scaling: .style(style))
  }

  /// The font at another size of text, if it follows the user's choice; else itself.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    switch scaling {
    case .style(let style):
      UIFont(
        face: DynamicType.face(of: style, category: category, like: face), textStyle: style,
        scaling: scaling)
    case .metrics(let style, let size, let maximum):
      UIFont(
        face: face.withSize(
          DynamicType.scaledFontSize(size, style: style, category: category, maximum: maximum)),
        scaling: scaling)
    case nil: self
    }
  }

  /// The families that text can be drawn in by name without a stand-in.
  public class var familyNames: [String] { FontNames.systemFamilies }

  /// The fonts of a family by PostScript name.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontNames.systemFamilies.contains(familyName)
      ? [familyName.filter { $0 != " " } + "-Regular"] : []
  }
}

/// How a font follows the user's size of text.
package enum FontScaling: Hashable, Sendable {
  /// It is the font of a style.
  case style(UIFont.TextStyle)
  /// It was scaled as a style is, from a size in points up to a largest one.
  case metrics(UIFont.TextStyle, size: CGFloat, maximum: CGFloat)
}
