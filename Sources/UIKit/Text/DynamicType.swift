package import Foundation
package import TextLayout

/// Dynamic Type: the sizes of text styles, and how other sizes follow them.
///
/// Each row holds the twelve sizes of text, XS to XXXL and AX1 to AX5.
package enum DynamicType {
  /// Point sizes.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, Dynamic Type.
  private static let pointSizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// Design line heights in points, by which other sizes are scaled.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, Dynamic Type.
  private static let leadings: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
    .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48],
  ]

  /// Place of `large`, the default, in a row.
  private static let defaultStep = 3

  /// The size of text that a collection says, or else the current device's.
  package static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    if let category = traits?.preferredContentSizeCategory, category != .unspecified {
      return category
    }
    return onCallingThread { SimulatedDevice.current.traits.preferredContentSizeCategory }
  }

  /// Size of a style's font in points; that of `body` for an unknown style.
  package static func pointSize(
    of style: UIFont.TextStyle, category: UIContentSizeCategory
  ) -> CGFloat {
    // - Evidence: assumed; the two largest titles grow as the styles of like size do.
    if style == .extraLargeTitle {
      return (36 * ratio(of: .largeTitle, category: category)).rounded()
    }
    if style == .extraLargeTitle2 { return pointSize(of: .title1, category: category) }
    let row = pointSizes[style] ?? pointSizes[.body] ?? []
    return row.indices.contains(category.step) ? row[category.step] : 17
  }

  /// Design line height of a style in points.
  package static func leading(
    of style: UIFont.TextStyle, category: UIContentSizeCategory
  ) -> CGFloat {
    let row = leadings[style] ?? leadings[rowStyle(of: style)] ?? []
    return row.indices.contains(category.step) ? row[category.step] : 22
  }

  /// How much larger a style's text is than at the default size of text.
  package static func ratio(
    of style: UIFont.TextStyle, category: UIContentSizeCategory
  ) -> CGFloat {
    leading(of: style, category: category) / leading(of: style, category: .large)
  }

  /// A font size scaled as a style is: whole points, up to `maximum` if that is above 0.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, font metrics.
  package static func scaledFontSize(
    _ size: CGFloat, style: UIFont.TextStyle, category: UIContentSizeCategory, maximum: CGFloat
  ) -> CGFloat {
    let ratio = ratio(of: style, category: category)
    let scaled = ratio == 1 ? size : (size * ratio).rounded()
    return maximum > 0 ? min(scaled, maximum) : scaled
  }

  /// The font of a style.
  package static func face(
    of style: UIFont.TextStyle, category: UIContentSizeCategory
  ) -> FontDescription {
    .system(pointSize(of: style, category: category), weight: weight(of: style).rawValue)
  }

  /// The font of a style with the slant, weight and family of `face`.
  static func face(
    of style: UIFont.TextStyle, category: UIContentSizeCategory, like face: FontDescription
  ) -> FontDescription {
    face.withSize(pointSize(of: style, category: category))
  }

  /// How heavy a style's font is.
  package static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    switch style {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  private static func rowStyle(of style: UIFont.TextStyle) -> UIFont.TextStyle {
    switch style {
    case .extraLargeTitle: .largeTitle
    case .extraLargeTitle2: .title1
    default: .body
    }
  }
}
