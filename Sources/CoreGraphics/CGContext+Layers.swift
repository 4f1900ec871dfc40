public import Foundation
public import FoundationAdditions
internal import CCairo

/// A transparency layer that has been begun.
struct TransparencyLayer {
  /// How many states had been put aside when it began.
  let stateCount: Int
}

extension CGContext {
  /// Starts a layer: until its end everything is drawn on a surface of its own, which is then drawn
  /// as one thing with the present alpha, blend mode and shadow.
  ///
  /// - Status: partial (no `auxiliaryInfo` is known)
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(in: .infinite, auxiliaryInfo: auxiliaryInfo)
  }

  /// Starts a layer that is limited to `rect`.
  ///
  /// - Status: partial (no `auxiliaryInfo` is known)
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    saveGState()
    layers.append(TransparencyLayer(stateCount: savedStateCount))
    beginGroup(within: rect.isInfinite ? nil : rect.applying(ctm))
    state.alpha = 1
    state.shadow = nil
    state.masks = []
    setBlendMode(.normal)
  }

  /// Ends the layer begun last. Without one, nothing happens.
  public func endTransparencyLayer() {
    guard let layer = layers.last else { return }
    while savedStateCount > layer.stateCount { restoreGState() }
    layers.removeLast()
    let group = endGroup()
    restoreGState()
    composite(group, alpha: state.alpha)
  }

  // MARK: - Shadows

  /// Gives all that is drawn `shadow`, or none.
  package func setShadow(_ shadow: Shadow?) { state.shadow = shadow }

  /// Draws the shadow that the inside of `path` casts, and nothing else.
  package func drawShadow(_ shadow: Shadow, of path: CGPath) {
    guard canDraw, !path.isEmpty else { return }
    let reach = shadow.reach(base: baseTransform)
    let pixels = CGPath(path, transform: ctm)
    saveGState()
    state.shadow = nil
    // What lies further off than the shadow reaches, leaves no trace; what remains is a surface.
    let seen = boundingBoxOfClipPath.applying(ctm).insetBy(dx: -reach, dy: -reach)
    let box = pixels.boundingBox.intersection(seen).integral
    if let mask = ShadowMask(
      of: pixels, in: box, deviation: shadow.deviation * abs(baseTransform.determinant).squareRoot()
    ) {
      paint { _ in draw(shadow, mask, alpha: state.alpha) }
    }
    restoreGState()
  }

  // MARK: - Groups

  /// Whether what is drawn must go to a surface of its own first.
  var needsGroup: Bool { state.shadow != nil || !state.masks.isEmpty }

  /// Calls `body` to draw, then draws the shadow of it and applies masks, where the state has them.
  ///
  /// All drawing on `cairo` from outside of this module goes through here as well.
  ///
  /// - Parameter extent: Pixels that may be touched; nil if not known.
  package func paint(within extent: CGRect? = nil, _ body: (OpaquePointer) -> Void) {
    guard canDraw else { return }
    if needsGroup {
      beginGroup(within: extent)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      body(cairo)
      composite(endGroup(), alpha: 1)
    } else {
      body(cairo)
    }
    didDraw()
  }

  /// Sets `color`, multiplied by the context's alpha, as what is painted with.
  package func setSource(_ color: CGColor, on cairo: OpaquePointer) {
    let (red, green, blue, alpha) = color.standard
    cairo_set_source_rgba(cairo, red, green, blue, alpha * state.alpha)
  }

  /// Directs drawing to a new surface.
  private func beginGroup(within extent: CGRect?) {
    cairo_save(cairo)
    if let shadow = state.shadow {
      // What is outside of the clip still casts a shadow into it.
      let reach = shadow.reach(base: baseTransform)
      var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
      withIdentity { cairo_clip_extents(cairo, &minX, &minY, &maxX, &maxY) }
      cairo_reset_clip(cairo)
      clipPixels(
        CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
          .insetBy(dx: -reach, dy: -reach))
    }
    if let extent { clipPixels(extent.insetBy(dx: -1, dy: -1)) }
    cairo_push_group(cairo)
  }

  private func endGroup() -> OpaquePointer? {
    let group = cairo_pop_group(cairo)
    cairo_restore(cairo)
    return group
  }

  /// Draws a group that has been ended, masked and with its shadow, and frees it.
  private func composite(_ group: OpaquePointer?, alpha: CGFloat) {
    guard let group else { return }
    defer { cairo_pattern_destroy(group) }
    var surface: OpaquePointer?
    cairo_pattern_get_surface(group, &surface)
    if let surface {
      for mask in state.masks {
        let cairo = cairo_create(surface)
        if let cairo { mask.apply(to: cairo) }
        cairo_destroy(cairo)
      }
      if let shadow = state.shadow {
        draw(shadow, of: surface, alpha: alpha)
      }
    }
    // Beneath the group's own path, if there is one, which drawing must not lose.
    cairo_set_source(cairo, group)
    cairo_paint_with_alpha(cairo, alpha)
    didDraw()
  }

  private func draw(_ shadow: Shadow, of surface: OpaquePointer, alpha: CGFloat) {
    let scale = abs(baseTransform.determinant).squareRoot()
    guard let mask = ShadowMask(of: surface, deviation: shadow.deviation * scale) else { return }
    draw(shadow, mask, alpha: alpha)
  }

  private func draw(_ shadow: Shadow, _ mask: ShadowMask, alpha: CGFloat) {
    let offset = shadow.offset.applying(baseTransform)
    let (red, green, blue, shadowAlpha) = shadow.color.standard
    withIdentity {
      cairo_set_source_rgba(cairo, red, green, blue, shadowAlpha * alpha)
      cairo_mask_surface(
        cairo, mask.surface, mask.origin.x + offset.width.rounded(),
        mask.origin.y + offset.height.rounded())
    }
  }

  /// Calls `body` while cairo's coordinates are pixels.
  func withIdentity(_ body: () -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    body()
    cairo_set_matrix(cairo, &matrix)
  }

  private func clipPixels(_ rect: CGRect) {
    let rect = rect.integral.intersection(
      CGRect(x: -4e6, y: -4e6, width: 8e6, height: 8e6))
    // The path being painted must survive.
    let path = cairo_copy_path(cairo)
    withIdentity {
      cairo_new_path(cairo)
      if !rect.isNull { cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height) }
      cairo_clip(cairo)
    }
    cairo_append_path(cairo, path)
    cairo_path_destroy(path)
  }
}

extension Shadow {
  /// How far it may lie from what casts it, in pixels.
  func reach(base: CGAffineTransform) -> CGFloat {
    let scale = abs(base.determinant).squareRoot()
    return (max(abs(offset.width), abs(offset.height)) + 3 * deviation) * scale + 2
  }
}
