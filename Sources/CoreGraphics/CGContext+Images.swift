public import Foundation
internal import CCairo

extension CGContext {
  /// Draws `image` into `rect` with its last row at the rectangle's least y.
  ///
  /// That is upright where y points up; in UIKit's contexts, whose y points down, it is upside down,
  /// as on Apple's systems.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    let flip = CGAffineTransform(1, 0, 0, -1, 0, rect.minY + rect.maxY)
    saveGState()
    concatenate(flip)
    if byTiling {
      drawTiles(of: image, size: rect.size, from: rect.origin)
    } else {
      drawUpright(image, in: rect)
    }
    restoreGState()
  }

  /// Draws `image` into `rect` with its first row at the rectangle's least y: upright in UIKit's
  /// contexts.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    drawUpright(image, in: rect, color: nil)
  }

  /// Fills the shape that `image`, drawn upright into `rect`, has by its alpha.
  package func drawUpright(_ image: CGImage, in rect: CGRect, color: CGColor?) {
    guard canDraw, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let place = CGAffineTransform(
      rect.width / CGFloat(image.width), 0, 0, rect.height / CGFloat(image.height), rect.minX,
      rect.minY
    ).concatenating(ctm)
    guard place.isInvertible, !clipsAway(rect) else { return }
    let (width, height) = (Double(image.width), Double(image.height))
    paint(within: needsGroup ? rect.applying(ctm) : nil) { cairo in
      cairo_save(cairo)
      var matrix = place.cairoMatrix
      cairo_set_matrix(cairo, &matrix)
      cairo_new_path(cairo)
      cairo_rectangle(cairo, 0, 0, width, height)
      if let color {
        cairo_clip(cairo)
        setSource(color, on: cairo)
        cairo_mask_surface(cairo, image.surface, 0, 0)
      } else {
        setSource(image, on: cairo)
        if state.alpha < 1 {
          cairo_clip(cairo)
          cairo_paint_with_alpha(cairo, state.alpha)
        } else {
          cairo_fill(cairo)
        }
      }
      cairo_restore(cairo)
    }
  }

  /// Fills the clip with copies of `image`, each of `size`, one of them at `origin`, upright where y
  /// points down.
  package func drawTiles(of image: CGImage, size: CGSize, from origin: CGPoint) {
    guard size.width > 0, size.height > 0, origin.isFinite else { return }
    let place = CGAffineTransform(
      size.width / CGFloat(image.width), 0, 0, size.height / CGFloat(image.height), origin.x,
      origin.y
    ).concatenating(ctm)
    guard canDraw, place.isInvertible else { return }
    paint { cairo in
      cairo_save(cairo)
      var matrix = place.cairoMatrix
      cairo_set_matrix(cairo, &matrix)
      setSource(image, on: cairo)
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_restore(cairo)
    }
  }

  /// A picture of what has been drawn. Later drawing does not change it.
  public func makeImage() -> CGImage? {
    guard layers.isEmpty else { return nil }
    cairo_surface_flush(surface)
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard
      let copy: OpaquePointer = cairo_image_surface_create(format, Int32(width), Int32(height)),
      cairo_surface_status(copy) == CAIRO_STATUS_SUCCESS,
      let source = cairo_image_surface_get_data(surface),
      let target = cairo_image_surface_get_data(copy)
    else { return nil }
    // Both surfaces have the same format and width, so also the same stride.
    memcpy(target, source, Int(cairo_image_surface_get_stride(surface)) * height)
    cairo_surface_mark_dirty(copy)
    return CGImage(owning: copy)
  }

  private func setSource(_ image: CGImage, on cairo: OpaquePointer) {
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    let source = cairo_get_source(cairo)
    // Beyond its edge a picture goes on as it ends, or a seam would show.
    cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(source, state.interpolation.filter)
  }
}

extension CGInterpolationQuality {
  fileprivate var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_FAST
    case .default, .medium, .high: CAIRO_FILTER_GOOD
    }
  }
}
