internal import Foundation

/// A symbol of the system: its size, and a drawing of ours that stands for it.
struct SymbolDrawing: @unchecked Sendable {
  let name: String
  let configuration: UIImage.SymbolConfiguration
  /// Size in points.
  let size: CGSize
  /// Width of strokes in points.
  let strokeWidth: CGFloat
  let pointSize: CGFloat

  init(name: String, configuration: UIImage.SymbolConfiguration) {
    self.name = name
    self.configuration = configuration
    pointSize = configuration.pointSize ?? 17
    let scale = Self.factor(of: configuration.scale ?? .medium)
    let factor = pointSize / 17 * scale
    let natural = SymbolShapes.naturalSize(of: name)
    let pixels = onCallingThread { SimulatedDevice.current.scale }
    size = CGSize(
      width: PixelGrid.round(natural.width * factor, scale: pixels),
      height: PixelGrid.round(natural.height * factor, scale: pixels))
    let weight = (configuration.weight ?? .regular).fontWeight().rawValue
    strokeWidth = 1.6 * factor * (1 + weight)
  }

  /// All of the image but its drawing.
  var traits: UIImage.Traits {
    var traits = UIImage.Traits()
    traits.size = size
    traits.scale = onCallingThread { SimulatedDevice.current.scale }
    traits.tint = configuration.color
    // Symbols stand around the middle of capital letters.
    let capHeight = pointSize * 1443 / 2048
    traits.baselineOffsetFromBottom = (size.height - capHeight) / 2
    return traits
  }

  /// - Evidence: assumed; small, medium and large differ by about a quarter.
  private static func factor(of scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.78
    case .large: 1.28
    default: 1
    }
  }

  /// Draws the symbol stretched to a rectangle.
  func draw(in rect: CGRect, color: UIColor, context: CGContext) {
    let parts = SymbolShapes.parts(of: name)
    let unit = min(rect.width / parts.box.width, rect.height / parts.box.height)
    let stroke = strokeWidth * min(rect.width / size.width, rect.height / size.height)
    context.saveGState()
    context.translateBy(
      x: rect.midX - parts.box.midX * unit, y: rect.midY - parts.box.midY * unit)
    context.scaleBy(x: unit, y: unit)
    context.setFillColor(color.cgColor)
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(stroke / unit)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    // Holes are cut out of the layer, so that what lies behind the symbol shows through.
    if parts.hasHoles { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    for part in parts.parts {
      context.beginPath()
      context.addPath(part.path)
      switch part.kind {
      case .stroke: context.strokePath()
      case .fill: context.fillPath()
      case .hole:
        context.setBlendMode(.destinationOut)
        context.strokePath()
        context.setBlendMode(.normal)
      }
    }
    if parts.hasHoles { context.endTransparencyLayer() }
    context.restoreGState()
  }
}
