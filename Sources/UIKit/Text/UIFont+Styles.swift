public import Foundation

extension UIFont {
  /// How heavy the strokes are, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat
    /// Creates a weight from a number between -1 and 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number between -1 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// -0.8.
    public static let ultraLight = Weight(-0.8)
    /// -0.6.
    public static let thin = Weight(-0.6)
    /// -0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)
  }

  /// How wide a font runs; 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public let rawValue: CGFloat
    /// Creates a width from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrowest.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// As designed.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// A role of text; its font follows the size that the user has chosen.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the style.
    public let rawValue: String
    /// Creates a style from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// 36 points bold at the default size.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 28 points bold at the default size.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// 34 points at the default size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the default size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the default size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the default size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points semibold at the default size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points at the default size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the default size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points at the default size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points at the default size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the default size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the default size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

/// A view or object whose font follows the user's size of text.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font changes with the user's size of text, if it came from a style or metrics.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
