internal import CoreGraphics

extension CALayer {
  func performRender(in context: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    layoutIfNeeded()
    context.saveGState()
    let asGroup = opacity < 1 || mask != nil
    if asGroup {
      context.setAlpha(CGFloat(opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    drawShadow(in: context)
    drawBackground(in: context)
    context.saveGState()
    if masksToBounds { clipToShape(in: context) }
    drawContents(in: context)
    draw(in: context)
    for layer in drawingOrder { renderSublayer(layer, in: context) }
    context.restoreGState()
    drawBorder(in: context)
    if let mask { apply(mask, in: context) }
    if asGroup { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func renderSublayer(_ layer: CALayer, in context: CGContext) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    context.saveGState()
    if let rare, !CATransform3DIsIdentity(rare.sublayerTransform) {
      let anchor = CGPoint(
        x: bounds.minX + anchorPoint.x * bounds.width,
        y: bounds.minY + anchorPoint.y * bounds.height)
      context.translateBy(x: anchor.x, y: anchor.y)
      context.concatenate(rare.sublayerTransform.plane)
      context.translateBy(x: -anchor.x, y: -anchor.y)
    }
    context.concatenate(layer.toSuperlayer)
    layer.render(in: context)
    context.restoreGState()
  }

  // MARK: - Shape

  /// The outline of the layer with its rounded corners.
  package var shape: CGPath {
    let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
    guard radius > 0 else { return CGPath(rect: bounds, transform: nil) }
    let corners = maskedCorners
    func rounding(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    return CALayer.roundedPath(
      bounds,
      (
        rounding(.layerMinXMinYCorner), rounding(.layerMaxXMinYCorner),
        rounding(.layerMaxXMaxYCorner), rounding(.layerMinXMaxYCorner)
      ))
  }

  /// A rectangle whose corners are rounded each by its own radius: top left, top right, bottom
  /// right, bottom left.
  static func roundedPath(
    _ rect: CGRect, _ radii: (CGFloat, CGFloat, CGFloat, CGFloat)
  ) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX + radii.0, y: rect.minY))
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: radii.1)
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
      tangent2End: CGPoint(x: rect.minX, y: rect.maxY), radius: radii.2)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.maxY),
      tangent2End: CGPoint(x: rect.minX, y: rect.minY), radius: radii.3)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.minY), radius: radii.0)
    path.closeSubpath()
    return path
  }

  private func clipToShape(in context: CGContext) {
    if cornerRadius > 0 {
      context.beginPath()
      context.addPath(shape)
      context.clip()
    } else {
      context.clip(to: bounds)
    }
  }

  // MARK: - Parts

  private func drawBackground(in context: CGContext) {
    guard let backgroundColor, backgroundColor.alpha > 0 else { return }
    context.setFillColor(backgroundColor)
    if cornerRadius > 0 {
      context.beginPath()
      context.addPath(shape)
      context.fillPath()
    } else {
      context.fill(bounds)
    }
  }

  private func drawBorder(in context: CGContext) {
    guard let rare, rare.borderWidth > 0, let color = rare.borderColor else { return }
    let half = rare.borderWidth / 2
    let middle = bounds.insetBy(dx: half, dy: half)
    guard middle.width > 0, middle.height > 0 else { return }
    context.setStrokeColor(color)
    context.setLineWidth(rare.borderWidth)
    context.beginPath()
    if cornerRadius > 0 {
      let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2) - half)
      let corners = maskedCorners
      func inner(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
      context.addPath(
        CALayer.roundedPath(
          middle,
          (
            inner(.layerMinXMinYCorner), inner(.layerMaxXMinYCorner), inner(.layerMaxXMaxYCorner),
            inner(.layerMinXMaxYCorner)
          )))
    } else {
      context.addRect(middle)
    }
    context.strokePath()
  }

  private func drawShadow(in context: CGContext) {
    guard let rare, rare.shadowOpacity > 0, let color = rare.shadowColor, !masksToBounds else {
      return
    }
    let isSolid = (backgroundColor?.alpha ?? 0) > 0
    guard isSolid || rare.shadowPath != nil else { return }
    context.saveGState()
    let shadow = color.copy(alpha: color.alpha * CGFloat(rare.shadowOpacity)) ?? color
    context.setShadow(offset: rare.shadowOffset, blur: rare.shadowRadius * 2, color: shadow)
    context.setFillColor(backgroundColor ?? shadow)
    context.beginPath()
    context.addPath(rare.shadowPath ?? shape)
    context.fillPath()
    context.restoreGState()
  }

  private func drawContents(in context: CGContext) {
    guard let rare, let contents = rare.contents else { return }
    guard let image = contents as? CGImage else { return }
    let size = CGSize(
      width: CGFloat(image.width) / rare.contentsScale,
      height: CGFloat(image.height) / rare.contentsScale)
    context.saveGState()
    context.clip(to: bounds)
    context.drawUpright(image, in: rare.contentsGravity.place(size, in: bounds))
    context.restoreGState()
  }

  /// Keeps of what was drawn only what the mask covers.
  private func apply(_ mask: CALayer, in context: CGContext) {
    context.saveGState()
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setBlendMode(.normal)
    context.concatenate(mask.toSuperlayer)
    mask.render(in: context)
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

extension CALayerContentsGravity {
  /// Where a picture of a size lies in a rectangle.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let across = bounds.width / size.width
      let down = bounds.height / size.height
      let factor = self == .resizeAspect ? min(across, down) : max(across, down)
      return at(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5, bounds)
    case .top: return at(size, 0.5, 0, bounds)
    case .bottom: return at(size, 0.5, 1, bounds)
    case .left: return at(size, 0, 0.5, bounds)
    case .right: return at(size, 1, 0.5, bounds)
    case .topLeft: return at(size, 0, 0, bounds)
    case .topRight: return at(size, 1, 0, bounds)
    case .bottomLeft: return at(size, 0, 1, bounds)
    case .bottomRight: return at(size, 1, 1, bounds)
    default: return at(size, 0.5, 0.5, bounds)
    }
  }

  private func at(_ size: CGSize, _ x: CGFloat, _ y: CGFloat, _ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
