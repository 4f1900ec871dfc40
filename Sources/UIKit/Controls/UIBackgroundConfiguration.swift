public import Foundation

/// What lies behind a button's or cell's content: colour, corners, border.
///
/// - Status: partial (no custom view, no effect; shadows come later)
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// Radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// Room between bounds and background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; nil is the style's.
  public var backgroundColor: UIColor?
  /// Changes the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A picture over the colour.
  public var image: UIImage?
  /// How the picture fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Colour of the border; nil is the tint.
  public var strokeColor: UIColor?
  /// Width of the border in points.
  public var strokeWidth: CGFloat = 0
  /// How far the border lies outside, in points.
  public var strokeOutset: CGFloat = 0

  /// Creates a background of nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Draws the background in a rectangle.
  func draw(in bounds: CGRect, color: UIColor?, radius: CGFloat, tint: UIColor) {
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: backgroundInsets.top, left: backgroundInsets.leading,
        bottom: backgroundInsets.bottom, right: backgroundInsets.trailing))
    let shown = color.map { backgroundColorTransformer?($0) ?? $0 }
    let path = UIBezierPath(roundedRect: area, cornerRadius: radius)
    if let shown {
      shown.setFill()
      path.fill()
    }
    if let image, let context = UIGraphicsGetCurrentContext() {
      context.saveGState()
      path.addClip()
      image.draw(
        in: ContentPlacement.rectangle(of: image.size, in: area, mode: imageContentMode))
      context.restoreGState()
    }
    guard strokeWidth > 0 else { return }
    let inset = strokeWidth / 2 - strokeOutset
    let line = UIBezierPath(
      roundedRect: area.insetBy(dx: inset, dy: inset), cornerRadius: max(radius - inset, 0))
    line.lineWidth = strokeWidth
    (strokeColor ?? tint).setStroke()
    line.stroke()
  }
}
