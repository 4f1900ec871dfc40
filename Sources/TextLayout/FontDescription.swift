package import Foundation

/// A font asked for: family, weight, slant and size. Which file draws it is decided elsewhere.
package struct FontDescription: Hashable, Sendable {
  /// Where the font comes from.
  package enum Family: Hashable, Sendable {
    /// The system's text font.
    case system
    /// The system's fixed-pitch font.
    case monospacedSystem
    /// The system's text font with digits of one width.
    case monospacedDigitSystem
    /// The rounded companion of the system font; measured as the system font.
    case roundedSystem
    /// The serif companion of the system font; measured as the system font.
    case serifSystem
    /// A font by its family or PostScript name, for example `Avenir-Heavy`.
    case named(String)
  }

  /// Where the font comes from.
  package var family: Family
  /// `UIFont.Weight`'s raw value: -0.8 (ultra light) through 0 (regular) to 0.62 (black).
  package var weight: CGFloat
  /// True for a slanted face.
  package var isItalic: Bool
  /// Size of the em in points.
  package var size: CGFloat

  /// A description of a font of `size` points.
  package init(
    family: Family = .system, weight: CGFloat = 0, isItalic: Bool = false, size: CGFloat
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
  }

  /// The same font at another size in points.
  package func withSize(_ size: CGFloat) -> FontDescription {
    var copy = self
    copy.size = size
    return copy
  }

  /// The system font of `size` points.
  package static func system(
    _ size: CGFloat, weight: CGFloat = 0, italic: Bool = false
  ) -> FontDescription {
    FontDescription(family: .system, weight: weight, isItalic: italic, size: size)
  }
}
