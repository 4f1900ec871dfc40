package import Foundation

/// The one place where points are rounded to pixels.
///
/// Edges are rounded, never sizes: two rectangles that touch still touch. What comes out is applied
/// to views and layers and never fed back into a calculation.
///
/// - Evidence: observed; recorded frames lie on the grid of the device, and ties go away from zero.
package enum PixelGrid {
  /// The edge at the pixel nearest to `edge` points, ties away from zero, for `scale` pixels a
  /// point. What is not finite, or too large to have pixels, stays as it is.
  package static func round(_ edge: CGFloat, scale: CGFloat) -> CGFloat {
    snap(edge, scale, .toNearestOrAwayFromZero)
  }

  /// The nearest pixel edge not below `edge`. An excess of less than a thousandth of a pixel is
  /// taken for an error of calculation.
  package static func ceil(_ edge: CGFloat, scale: CGFloat) -> CGFloat {
    snap(edge - tolerance / scale, scale, .up)
  }

  /// The nearest pixel edge not above `edge`. A lack of less than a thousandth of a pixel is taken
  /// for an error of calculation.
  package static func floor(_ edge: CGFloat, scale: CGFloat) -> CGFloat {
    snap(edge + tolerance / scale, scale, .down)
  }

  /// The rectangle whose four edges are those of `rect`, each rounded.
  package static func rectangle(_ rect: CGRect, scale: CGFloat) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let minX = round(rect.minX, scale: scale)
    let minY = round(rect.minY, scale: scale)
    return CGRect(
      x: minX, y: minY,
      width: round(rect.maxX, scale: scale) - minX,
      height: round(rect.maxY, scale: scale) - minY)
  }

  /// In pixels.
  private static let tolerance: CGFloat = 0.001

  private static func snap(
    _ edge: CGFloat, _ scale: CGFloat, _ rule: FloatingPointRoundingRule
  ) -> CGFloat {
    let pixels = edge * scale
    guard scale > 0, pixels.isFinite, abs(pixels) < 1e15 else { return edge }
    // Adding zero turns -0 into 0.
    return pixels.rounded(rule) / scale + 0
  }
}
