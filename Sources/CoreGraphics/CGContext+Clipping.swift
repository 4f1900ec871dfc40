public import Foundation
internal import CCairo

extension CGContext {
  /// Limits drawing to the inside of the path, and throws the path away.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: pixelPath, rule)
    beginPath()
  }

  /// Limits drawing to `rect`.
  public func clip(to rect: CGRect) {
    guard !rect.isInfinite else { return }
    let path = CGMutablePath()
    path.addRect(rect, transform: ctm)
    clip(to: path, .winding)
  }

  /// Limits drawing to the union of `rects`.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects.map(\.standardized), transform: ctm)
    clip(to: path, .winding)
  }

  /// Limits drawing to where `mask`, stretched to `rect` as `draw(_:in:)` would, has alpha; what is
  /// drawn is multiplied by it.
  ///
  /// - Status: partial (the alpha of the picture counts, also where Apple's takes the brightness of
  ///   a grey picture)
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let flip = CGAffineTransform(1, 0, 0, -1, 0, rect.minY + rect.maxY)
    addMask(mask, in: rect, flip.concatenating(ctm))
  }

  /// As `clip(to:mask:)`, with the picture's first row at the rectangle's least y.
  package func clip(to rect: CGRect, uprightMask mask: CGImage) {
    clip(to: rect)
    addMask(mask, in: rect, ctm)
  }

  /// The rectangle of user space around all that can be drawn on; null if that is nothing.
  public var boundingBoxOfClipPath: CGRect {
    guard canDraw else { return .null }
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &minX, &minY, &maxX, &maxY)
    guard maxX > minX, maxY > minY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Whether nothing can be drawn in `rect` because the clip leaves it out.
  package func clipsAway(_ rect: CGRect) -> Bool {
    !boundingBoxOfClipPath.intersects(rect)
  }

  private func clip(to path: CGPath, _ rule: CGPathFillRule) {
    hand(path, to: cairo)
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(cairo)
  }

  private func addMask(_ mask: CGImage, in rect: CGRect, _ transform: CGAffineTransform) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let placed = CGAffineTransform(
      rect.width / CGFloat(mask.width), 0, 0, rect.height / CGFloat(mask.height), rect.minX,
      rect.minY
    ).concatenating(transform)
    guard placed.isInvertible else { return }
    state.masks.append(ClipMask(image: mask, transform: placed))
  }
}

/// A picture whose alpha limits drawing.
struct ClipMask {
  let image: CGImage
  /// From the picture's pixels to those of the context.
  let transform: CGAffineTransform

  /// Multiplies what is on `cairo` by the mask.
  func apply(to cairo: OpaquePointer) {
    cairo_save(cairo)
    var matrix = transform.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}
