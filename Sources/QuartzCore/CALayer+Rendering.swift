internal import CoreGraphics
internal import Foundation

// What a layer is, from back to front: shadow, background, picture, own drawing, sublayers, border.
// Opacity, mask and a shadow whose shape is not known make a transparency layer of all that.

extension CALayer {
  /// Draws this layer and those in it, `context` having its coordinates. Its own shadow is drawn
  /// too, its position and transform are not.
  final func drawTree(in context: CGContext) {
    guard let animations = rare?.animations, !animations.isEmpty else {
      return drawPresented(in: context)
    }
    withPresentedValues { drawPresented(in: context) }
  }

  private func drawPresented(in context: CGContext) {
    guard !isHidden, opacity > 0, bounds.isFinite, context.canDraw else { return }
    displayIfNeeded()
    let shadow = visibleShadow(on: context)
    let shadowShape = shadow == nil ? nil : plainShadowShape
    let isGroup =
      (opacity < 1 && !isSinglePart) || mask != nil || (shadow != nil && shadowShape == nil)
    context.saveGState()
    if opacity < 1 { context.setAlpha(CGFloat(opacity)) }
    if let shadow, let shadowShape {
      guard isGroup else {
        context.drawShadow(shadow, of: shadowShape)
        drawParts(in: context)
        return context.restoreGState()
      }
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      // A mask cuts off the shadow as well.
      context.drawShadow(shadow, of: shadowShape)
    } else if isGroup {
      context.setShadow(shadow)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    drawParts(in: context)
    if let mask { multiply(by: mask, in: context) }
    if isGroup { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// Whether the layer is drawn by one call, to which opacity can be left.
  private var isSinglePart: Bool {
    children.isEmpty && !flags.contains(.draws) && !hasSpecialContents
      && (rare == nil || (rare?.contents.object == nil && rare?.border.width == 0))
  }

  private func drawParts(in context: CGContext) {
    drawBackground(in: context)
    let draws = flags.contains(.draws) && rare?.contents.object == nil
    let hasInside = draws || !children.isEmpty || hasSpecialContents || rare?.contents.object != nil
    if hasInside {
      context.saveGState()
      if masksToBounds { clipToOutline(in: context) }
      drawContents(in: context)
      if draws { drawOwn(in: context) }
      if hasSpecialContents { drawSpecialContents(in: context) }
      drawSublayers(in: context)
      context.restoreGState()
    }
    drawBorder(in: context)
  }

  private func drawBackground(in context: CGContext) {
    guard let background, background.alpha > 0 else { return }
    context.setFillColor(background)
    if radius > 0 {
      context.beginPath()
      context.addPath(outline)
      context.fillPath()
    } else {
      context.fill(bounds)
    }
  }

  /// Calls `draw(in:)`, whose drawing ends at the bounds as it would on a bitmap of their size.
  private func drawOwn(in context: CGContext) {
    guard bounds.width > 0, bounds.height > 0, !context.clipsAway(bounds) else { return }
    context.saveGState()
    context.clip(to: bounds)
    draw(in: context)
    context.restoreGState()
  }

  final func drawChildren(in context: CGContext) {
    for child in drawingOrder where !child.isHidden && child.opacity > 0 {
      child.drawPlaced(in: context)
    }
  }

  /// Draws the layer where it lies, `context` having the superlayer's coordinates.
  private func drawPlaced(in context: CGContext) {
    guard rare?.animations.isEmpty ?? true else {
      return withPresentedValues { drawPlacedAsIs(in: context) }
    }
    drawPlacedAsIs(in: context)
  }

  private func drawPlacedAsIs(in context: CGContext) {
    // Pictures and special contents may lie outside of the bounds.
    let isCutOff =
      masksToBounds
      || (children.isEmpty && !hasSpecialContents
        && (rare == nil || (rare?.shadow.opacity == 0 && rare?.contents.object == nil)))
    if isCutOff, context.clipsAway(frame.insetBy(dx: -1, dy: -1)) { return }
    context.saveGState()
    context.concatenate(placementInSuperlayer.transform)
    drawPresented(in: context)
    context.restoreGState()
  }

  private func drawBorder(in context: CGContext) {
    guard let border = rare?.border, border.width > 0, let color = border.color, color.alpha > 0
    else { return }
    context.setFillColor(color)
    context.beginPath()
    context.addPath(outline)
    let inner = bounds.insetBy(dx: border.width, dy: border.width)
    if inner.width > 0, inner.height > 0 {
      context.addPath(CGPath(roundedRect: inner, corners: corners.inset(by: border.width)))
    }
    context.fillPath(using: .evenOdd)
  }

  private func multiply(by mask: CALayer, in context: CGContext) {
    context.saveGState()
    context.setAlpha(1)
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    mask.drawPlaced(in: context)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  // MARK: - Outline

  /// The radii of the corners, no longer than half the shorter side.
  final var corners: RoundedCorners {
    let limit = min(bounds.width, bounds.height) / 2
    let length = min(cornerRadius > 0 ? cornerRadius : 0, max(limit, 0))
    let round = maskedCorners
    func radius(_ corner: CACornerMask) -> CGFloat { round.contains(corner) ? length : 0 }
    return RoundedCorners(
      minXMinY: radius(.layerMinXMinYCorner), maxXMinY: radius(.layerMaxXMinYCorner),
      maxXMaxY: radius(.layerMaxXMaxYCorner), minXMaxY: radius(.layerMinXMaxYCorner))
  }

  /// The bounds with their round corners.
  package final var outline: CGPath {
    radius > 0
      ? CGPath(roundedRect: bounds, corners: corners) : CGPath(rect: bounds, transform: nil)
  }

  private func clipToOutline(in context: CGContext) {
    guard radius > 0 else { return context.clip(to: bounds) }
    context.beginPath()
    context.addPath(outline)
    context.clip()
  }
}
