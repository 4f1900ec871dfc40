public import Foundation
internal import TextLayout

/// Scales fonts and lengths as a text style grows with the user's size of text.
///
/// - Status: full
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  // MARK: - Fonts

  /// The font at the user's size of text; whole points.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// The font at a collection's size of text.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection) }

  /// The font at the user's size of text, at most of the given size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at a collection's size of text, at most of the given size in points; 0 is no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.scaling == nil,
      "UIFontMetrics can scale only fonts that are not scaled yet; \(font.description) is")
    let size = DynamicType.scaledFontSize(
      font.pointSize, style: style, category: DynamicType.category(of: traitCollection),
      maximum: maximumPointSize)
    return UIFont(
      face: font.face.withSize(size),
      scaling: .metrics(style, size: font.pointSize, maximum: maximumPointSize))
  }

  // MARK: - Lengths

  /// A length in points at the user's size of text, rounded to the device's pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in points at a collection's size of text, rounded to pixels.
  ///
  /// - Evidence: measured at 3 pixels a point; assumed at 2.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = DynamicType.category(of: traitCollection)
    let own = traitCollection?.displayScale ?? 0
    let scale = own > 0 ? own : onCallingThread { SimulatedDevice.current.scale }
    return PixelGrid.round(value * DynamicType.ratio(of: style, category: category), scale: scale)
  }
}
