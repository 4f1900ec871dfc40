public import CoreGraphics
public import Foundation

/// A layer that shows a path.
///
/// - Status: full
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates. Default: nil.
  open var path: CGPath?
  /// The colour of the inside; nil for none. Default: black.
  open var fillColor: CGColor? = .black
  /// What the inside is. Default: by winding.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; nil for none. Default: nil.
  open var strokeColor: CGColor?
  /// Where the drawn part of the line starts, as a fraction of its length. Default: 0.
  open var strokeStart: CGFloat = 0
  /// Where the drawn part of the line ends, as a fraction of its length. Default: 1.
  open var strokeEnd: CGFloat = 1
  /// Default: 1 point.
  open var lineWidth: CGFloat = 1
  /// How long pointed corners may be, in line widths. Default: 10.
  open var miterLimit: CGFloat = 10
  /// The line's ends. Default: butt.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The line's corners. Default: miter.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far into the dashes the line starts, in points. Default: 0.
  open var lineDashPhase: CGFloat = 0
  /// Lengths of dashes and gaps, in points; nil for a full line. Default: nil.
  open var lineDashPattern: [NSNumber]?

  /// Makes a layer without a path.
  public override init() { super.init() }

  /// Makes a copy of `layer`'s properties, for showing.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    fillRule = layer.fillRule
    strokeColor = layer.strokeColor
    strokeStart = layer.strokeStart
    strokeEnd = layer.strokeEnd
    lineWidth = layer.lineWidth
    miterLimit = layer.miterLimit
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPhase = layer.lineDashPhase
    lineDashPattern = layer.lineDashPattern
  }

  /// Makes a layer without a path; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makePresentation() -> CALayer { CAShapeLayer(layer: self) }

  override var hasSpecialContents: Bool { path != nil }

  override func drawSpecialContents(in context: CGContext) {
    guard let path else { return }
    context.saveGState()
    if let fillColor, fillColor.alpha > 0 {
      context.setFillColor(fillColor)
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeEnd > strokeStart {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCap.value)
      context.setLineJoin(lineJoin.value)
      context.setMiterLimit(miterLimit)
      if let lineDashPattern {
        context.setLineDash(
          phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
      }
      context.beginPath()
      context.addPath(
        strokeStart <= 0 && strokeEnd >= 1
          ? path : path.trimmed(from: strokeStart, to: strokeEnd))
      context.strokePath()
    }
    context.restoreGState()
  }

  override func specialProperty(_ key: String) -> LayerProperty? {
    func number(_ path: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>) -> LayerProperty {
      LayerProperty(
        read: { [self] in .number(self[keyPath: path]) },
        write: { [self] in if let value = $0?.number { self[keyPath: path] = value } })
    }
    func color(_ path: ReferenceWritableKeyPath<CAShapeLayer, CGColor?>) -> LayerProperty {
      LayerProperty(
        read: { [self] in self[keyPath: path].map(LayerValue.color) },
        write: { [self] in self[keyPath: path] = $0?.color })
    }
    switch key {
    case "path":
      return LayerProperty(
        read: { [self] in path.map(LayerValue.path) },
        write: { [self] in path = $0?.path })
    case "fillColor": return color(\.fillColor)
    case "strokeColor": return color(\.strokeColor)
    case "strokeStart": return number(\.strokeStart)
    case "strokeEnd": return number(\.strokeEnd)
    case "lineWidth": return number(\.lineWidth)
    case "miterLimit": return number(\.miterLimit)
    case "lineDashPhase": return number(\.lineDashPhase)
    default: return nil
    }
  }
}

/// What the inside of a shape is.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the path goes round more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What a ray leaves through an odd number of edges.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The end of a shape's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a line width further than the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var value: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corner of a shape's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var value: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
