public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: UInt
  /// Creates a set from Apple's number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path that can be filled and stroked in the current context.
///
/// - Status: full
open class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  // MARK: - Creating

  /// Creates an empty path.
  public override convenience init() { self.init(owning: CGMutablePath()) }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates the outline of a rectangle with round corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Creates the outline of a rectangle, some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radii = min(max(cornerRadii.width, 0), rect.width / 2, rect.height / 2)
    let rounded = RoundedCorners(
      minXMinY: corners.contains(.topLeft) ? radii : .zero,
      maxXMinY: corners.contains(.topRight) ? radii : .zero,
      maxXMaxY: corners.contains(.bottomRight) ? radii : .zero,
      minXMaxY: corners.contains(.bottomLeft) ? radii : .zero)
    self.init(cgPath: CGPath(roundedRect: rect, corners: rounded))
  }

  /// Creates an arc; angles in radians from the right, clockwise as seen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from one of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init(owning: cgPath.mutableCopy() ?? CGMutablePath())
  }

  private init(owning path: CGMutablePath) {
    self.path = path
    super.init()
  }

  // MARK: - Looks

  /// Width of lines in points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines turn.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How long a pointed corner may be, in line widths.
  open var miterLimit: CGFloat = 10
  /// How far curves may be off, in pixels.
  open var flatness: CGFloat = 0.6
  /// Whether the inside is found by counting crossings.
  open var usesEvenOddFillRule = false

  /// Sets the lengths of dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    dash = (lengths ?? [], phase)
  }

  // MARK: - Building

  /// Starts a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc; angles in radians from the right, clockwise as seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Adds a line back to the start of the subpath.
  open func close() { path.closeSubpath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Removes everything.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    path = path.mutableCopy(using: &transform) ?? path
  }
  /// The path that runs the other way.
  open func reversing() -> UIBezierPath {
    let copy = duplicate()
    copy.path = path.reversed()
    return copy
  }

  // MARK: - Asking

  /// The path as one of Core Graphics; a copy.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  /// Whether there is nothing.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  /// The end of the path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: - Drawing

  /// Fills the inside with the current fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Draws the line with the current stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the inside with a blend mode and alpha.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Draws the line with a blend mode and alpha.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) {
      $0.setLineWidth(lineWidth)
      $0.setLineCap(lineCapStyle)
      $0.setLineJoin(lineJoinStyle)
      $0.setMiterLimit(miterLimit)
      $0.setLineDash(phase: dash.phase, lengths: dash.lengths)
      $0.strokePath()
    }
  }

  /// Restricts drawing to the inside.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if mode != .normal { context.setBlendMode(mode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  private func duplicate() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}

extension CGPath {
  /// Each subpath run from its end to its start.
  fileprivate func reversed() -> CGMutablePath {
    let result = CGMutablePath()
    for subpath in subpaths { result.addReversed(subpath) }
    return result
  }

  private var subpaths: [[Element]] {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return parts
  }
}

extension CGPath.Element {
  /// Where the element ends; nil for a closing line.
  fileprivate var endPoint: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .curve(_, _, let end): end
    case .close: nil
    }
  }
}

extension CGMutablePath {
  fileprivate func addReversed(_ subpath: [Element]) {
    let drawn = subpath.filter { $0.endPoint != nil }
    guard let end = drawn.last?.endPoint else { return }
    move(to: end)
    for index in drawn.indices.dropFirst().reversed() {
      guard let start = drawn[index - 1].endPoint else { continue }
      switch drawn[index] {
      case .move, .close: break
      case .line: addLine(to: start)
      case .quad(let control, _): addQuadCurve(to: start, control: control)
      case .curve(let one, let two, _): addCurve(to: start, control1: two, control2: one)
      }
    }
    if drawn.count < subpath.count { closeSubpath() }
  }
}
