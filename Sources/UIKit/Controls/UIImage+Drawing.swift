public import Foundation

extension UIImage {
  // MARK: - Drawing

  /// Draws the image with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image with its top left corner at a point.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to a rectangle; a resizable one keeps its edges.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image stretched to a rectangle.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    drawContent(in: rect, tint: traits.tint ?? (isSymbolImage ? .black : nil))
    context.restoreGState()
  }

  /// Fills a rectangle with copies of the image.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let image = cgImage else { return }
    context.saveGState()
    context.clip(to: rect)
    context.drawTiles(of: image, size: size, from: rect.origin)
    context.restoreGState()
  }

  /// Draws the image into a rectangle; with a tint only its shape counts.
  func drawContent(in rect: CGRect, tint: UIColor?) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else {
      return
    }
    switch content {
    case .none: break
    case .symbol(let symbol):
      symbol.draw(in: rect, color: tint ?? .black, context: context)
    case .placeholder(let name):
      PlaceholderPicture.draw(name: name, in: rect, tint: tint, context: context)
    case .bitmap(let image):
      if traits.isResizable {
        NinePatch(image: self).draw(in: rect, tint: tint, context: context)
      } else {
        context.drawOriented(image, traits.orientation, in: rect, color: tint?.cgColor)
      }
    }
  }

  /// Whether only the shape counts where images are templates by default or not.
  func isTemplate(byDefault: Bool) -> Bool {
    switch traits.renderingMode {
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    case .automatic: byDefault || isSymbolImage
    }
  }

  /// The mean of all pixels.
  var meanColor: CGColor {
    guard
      let image = cgImage,
      let context = CGContext(size: CGSize(width: 1, height: 1), scale: 1, isOpaque: false)
    else { return .clear }
    context.interpolationQuality = .high
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    guard let pixel = context.makeImage()?.pixel(x: 0, y: 0), pixel.alpha > 0 else {
      return .clear
    }
    // Pixels are multiplied by alpha.
    let alpha = CGFloat(pixel.alpha)
    return CGColor(
      srgbRed: CGFloat(pixel.red) / alpha, green: CGFloat(pixel.green) / alpha,
      blue: CGFloat(pixel.blue) / alpha, alpha: alpha / 255)
  }
}

extension CGContext {
  /// Draws pixels turned as an orientation says, stretched to a rectangle.
  func drawOriented(
    _ image: CGImage, _ orientation: UIImage.Orientation, in rect: CGRect, color: CGColor?
  ) {
    guard orientation != .up else { return drawUpright(image, in: rect, color: color) }
    saveGState()
    translateBy(x: rect.midX, y: rect.midY)
    switch orientation {
    case .up: break
    case .down: rotate(by: .pi)
    case .left: rotate(by: -.pi / 2)
    case .right: rotate(by: .pi / 2)
    case .upMirrored: scaleBy(x: -1, y: 1)
    case .downMirrored: scaleBy(x: 1, y: -1)
    case .leftMirrored:
      scaleBy(x: -1, y: 1)
      rotate(by: .pi / 2)
    case .rightMirrored:
      scaleBy(x: -1, y: 1)
      rotate(by: -.pi / 2)
    }
    let size =
      orientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    drawUpright(image, in: box, color: color)
    restoreGState()
  }
}

/// A picture whose edges keep their size while its middle grows.
private struct NinePatch {
  let image: UIImage

  func draw(in rect: CGRect, tint: UIColor?, context: CGContext) {
    guard let pixels = image.cgImage else { return }
    let caps = image.capInsets
    let columns = Self.spans(
      image.size.width, near: caps.left, far: caps.right, from: rect.minX, length: rect.width)
    let rows = Self.spans(
      image.size.height, near: caps.top, far: caps.bottom, from: rect.minY, length: rect.height)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source * image.scale, y: row.source * image.scale,
          width: column.sourceLength * image.scale, height: row.sourceLength * image.scale)
        guard let part = pixels.cropping(to: source) else { continue }
        context.drawUpright(
          part,
          in: CGRect(
            x: column.target, y: row.target, width: column.targetLength,
            height: row.targetLength), color: tint?.cgColor)
      }
    }
  }

  private struct Span {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
  }

  /// Near edge, middle and far edge along one axis; edges shrink where there is no room.
  private static func spans(
    _ size: CGFloat, near: CGFloat, far: CGFloat, from start: CGFloat, length: CGFloat
  ) -> [Span] {
    let shrink = near + far > length && near + far > 0 ? length / (near + far) : 1
    let middle = size - near - far
    let spans = [
      Span(source: 0, sourceLength: near, target: start, targetLength: near * shrink),
      Span(
        source: near, sourceLength: middle, target: start + near * shrink,
        targetLength: length - (near + far) * shrink),
      Span(
        source: size - far, sourceLength: far, target: start + length - far * shrink,
        targetLength: far * shrink),
    ]
    return spans.filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }
}

/// What stands for a picture whose pixels are not there: hills under a sun.
private enum PlaceholderPicture {
  static func draw(name: String, in rect: CGRect, tint: UIColor?, context: CGContext) {
    let color = tint?.cgColor ?? CGColor(srgbRed: 0.62, green: 0.65, blue: 0.7, alpha: 1)
    context.saveGState()
    context.clip(to: rect)
    context.setFillColor(color.copy(alpha: color.alpha * 0.35) ?? color)
    context.fill(rect)
    context.setFillColor(color)
    let side = min(rect.width, rect.height)
    let box = CGRect(
      x: rect.midX - side * 0.36, y: rect.midY - side * 0.28, width: side * 0.72,
      height: side * 0.56)
    context.fillEllipse(
      in: CGRect(
        x: box.minX + box.width * 0.1, y: box.minY, width: side * 0.15, height: side * 0.15))
    context.beginPath()
    context.move(to: CGPoint(x: box.minX, y: box.maxY))
    context.addLine(to: CGPoint(x: box.minX + box.width * 0.32, y: box.minY + box.height * 0.45))
    context.addLine(to: CGPoint(x: box.minX + box.width * 0.48, y: box.minY + box.height * 0.66))
    context.addLine(to: CGPoint(x: box.minX + box.width * 0.7, y: box.minY + box.height * 0.2))
    context.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    context.closePath()
    context.fillPath()
    context.restoreGState()
  }
}
