internal import CoreGraphics
public import Foundation

/// A layer that shows a gradient over its background.
///
/// - Status: partial (a conic gradient is shown as 360 sectors of even colour)
open class CAGradientLayer: CALayer {
  /// `CGColor`s, in order; others are left out. Default: nil.
  open var colors: [Any]?
  /// Where each colour is, 0…1 and rising; nil for equal distances. Default: nil.
  open var locations: [NSNumber]?
  /// The start, in fractions of the bounds. Default: the middle of the top edge.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, in fractions of the bounds. Default: the middle of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of places of one colour. Default: axial, straight lines.
  open var type = CAGradientLayerType.axial

  /// Makes a layer without colours.
  public override init() { super.init() }

  /// Makes a copy of `layer`'s properties, for showing.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    colors = layer.colors
    locations = layer.locations
    startPoint = layer.startPoint
    endPoint = layer.endPoint
    type = layer.type
  }

  /// Makes a layer without colours; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makePresentation() -> CALayer { CAGradientLayer(layer: self) }

  override var hasSpecialContents: Bool { colors?.isEmpty == false }

  override func drawSpecialContents(in context: CGContext) {
    guard bounds.width > 0, bounds.height > 0,
      let gradient = CGGradient(
        colors: (colors ?? []).compactMap { $0 as? CGColor },
        locations: locations?.map { CGFloat($0.doubleValue) })
    else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(outline)
    context.clip()
    // In fractions of the bounds, so that circles become the ellipses that they are on Apple's.
    context.translateBy(x: bounds.minX, y: bounds.minY)
    context.scaleBy(x: bounds.width, y: bounds.height)
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch type {
    case .radial: drawRadial(gradient, options, in: context)
    case .conic: drawConic(gradient, in: context)
    default: drawAxial(gradient, options, in: context)
    }
    context.restoreGState()
  }

  private func drawAxial(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions, in context: CGContext
  ) {
    // Lines of one colour are square to the axis as it is seen, not in fractions.
    context.scaleBy(x: 1 / bounds.width, y: 1 / bounds.height)
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
    }
    context.drawLinearGradient(
      gradient, start: place(startPoint), end: place(endPoint), options: options)
  }

  /// The end point is a corner of the rectangle around the last ellipse.
  private func drawRadial(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions, in context: CGContext
  ) {
    let width = abs(endPoint.x - startPoint.x)
    let height = abs(endPoint.y - startPoint.y)
    guard width > 0, height > 0 else { return }
    context.translateBy(x: startPoint.x, y: startPoint.y)
    context.scaleBy(x: width, y: height)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
      options: options)
  }

  /// Colours go round the start point, beginning in the direction of the end point.
  private func drawConic(_ gradient: CGGradient, in context: CGContext) {
    context.setShouldAntialias(false)
    let first = atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x)
    for sector in 0..<360 {
      let angle = first + CGFloat(sector) / 360 * 2 * .pi
      context.setFillColor(gradient.color(at: (CGFloat(sector) + 0.5) / 360))
      context.beginPath()
      context.move(to: startPoint)
      // Each sector goes under the next one, or its edge would show.
      context.addArc(
        center: startPoint, radius: 3, startAngle: angle, endAngle: angle + 3 * .pi / 180,
        clockwise: false)
      context.closePath()
      context.fillPath()
    }
  }

  override func specialProperty(_ key: String) -> LayerProperty? {
    func point(_ path: ReferenceWritableKeyPath<CAGradientLayer, CGPoint>) -> LayerProperty {
      LayerProperty(
        read: { [self] in .point(self[keyPath: path]) },
        write: { [self] in if let point = $0?.point { self[keyPath: path] = point } })
    }
    switch key {
    case "startPoint": return point(\.startPoint)
    case "endPoint": return point(\.endPoint)
    case "colors":
      return LayerProperty(
        read: { [self] in colors.map { LayerValue($0 as Any) } },
        write: { [self] in colors = $0?.list?.map(\.object) })
    case "locations":
      return LayerProperty(
        read: { [self] in locations.map { LayerValue($0 as Any) } },
        write: { [self] in
          locations = $0?.list?.compactMap { $0.number.map { NSNumber(value: $0) } }
        })
    default: return nil
    }
  }
}

extension CGGradient {
  /// The colour at `place`, 0…1.
  fileprivate func color(at place: CGFloat) -> CGColor {
    guard let after = stops.firstIndex(where: { $0.location > place }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[0].color }
    let (from, to) = (stops[after - 1], stops[after])
    let part = (place - from.location) / (to.location - from.location)
    return LayerValue.color(from.color).mixed(with: .color(to.color), part).color ?? from.color
  }
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight lines of one colour.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Ellipses of one colour.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Rays of one colour.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
