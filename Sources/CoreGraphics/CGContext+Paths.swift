public import Foundation
internal import CCairo

extension CGContext {
  // MARK: - Making the path

  /// Throws the path away.
  public func beginPath() { pixelPath = CGMutablePath() }

  /// Starts a subpath at `point`.
  public func move(to point: CGPoint) { pixelPath.move(to: point, transform: ctm) }

  /// Adds a line to `point`.
  public func addLine(to point: CGPoint) { pixelPath.addLine(to: point, transform: ctm) }

  /// Starts a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    pixelPath.addLines(between: points, transform: ctm)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pixelPath.addQuadCurve(to: end, control: control, transform: ctm)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pixelPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  /// Adds the outline of `rect` as a subpath.
  public func addRect(_ rect: CGRect) { pixelPath.addRect(rect, transform: ctm) }

  /// Adds the outlines of `rects` as subpaths.
  public func addRects(_ rects: [CGRect]) { pixelPath.addRects(rects, transform: ctm) }

  /// Adds the ellipse inside `rect` as a subpath.
  public func addEllipse(in rect: CGRect) { pixelPath.addEllipse(in: rect, transform: ctm) }

  /// Adds an arc of a circle, with a line to its start if there is a current point.
  ///
  /// - Parameter clockwise: As seen with y pointing up; where y points down, true means against the
  ///   clock.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    pixelPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  /// Adds a line and the arc that rounds the corner at `tangent1End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    pixelPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }

  /// Adds the elements of `path`.
  public func addPath(_ path: CGPath) { pixelPath.addPath(path, transform: ctm) }

  /// Adds a line back to the start of the current subpath.
  public func closePath() { pixelPath.closeSubpath() }

  // MARK: - Asking

  /// The path made so far, in user space; nil if it is empty.
  public var path: CGPath? {
    guard !pixelPath.isEmpty, canDraw else { return nil }
    return CGPath(pixelPath, transform: ctm.inverted())
  }

  /// Whether there is no path.
  public var isPathEmpty: Bool { pixelPath.isEmpty }

  /// The end of the path, in user space.
  public var currentPointOfPath: CGPoint { pixelPath.currentPoint.applying(ctm.inverted()) }

  /// The rectangle of user space around the path; null without one.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether `point` lies on what drawing the path would paint.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    let inside = path.contains(point, using: mode.rule)
    if mode == .fill || mode == .eoFill { return inside }
    hand(pixelPath, to: cairo)
    defer { cairo_new_path(cairo) }
    return cairo_in_stroke(cairo, point.x, point.y) != 0 || (mode != .stroke && inside)
  }

  // MARK: - Painting

  /// Fills the inside of the path and throws the path away.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws the line of the path and throws the path away.
  public func strokePath() { drawPath(using: .stroke) }

  /// Paints the path and throws it away.
  public func drawPath(using mode: CGPathDrawingMode) {
    draw(pixelPath, mode)
    beginPath()
  }

  /// Replaces the path by the outline of the line that drawing it would show.
  ///
  /// - Status: partial (dashes are not taken into account)
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let outline = path.copy(
      strokingWithWidth: cairo_get_line_width(cairo), lineCap: CGLineCap(cairo_get_line_cap(cairo)),
      lineJoin: CGLineJoin(cairo_get_line_join(cairo)), miterLimit: cairo_get_miter_limit(cairo))
    beginPath()
    addPath(outline)
  }

  /// Fills `rect`.
  public func fill(_ rect: CGRect) {
    beginPath()
    let path = CGMutablePath()
    path.addRect(rect.isInfinite ? boundingBoxOfClipPath : rect, transform: ctm)
    draw(path, .fill)
  }

  /// Fills `rects`.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Fills the ellipse inside `rect`.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws the outline of `rect`, half of the line inside.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws the outline of `rect` with a line of `width`.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Draws the outline of the ellipse inside `rect`.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws lines between the first and second, the third and fourth point and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes `rect` transparent (black, where there is no alpha).
  public func clear(_ rect: CGRect) {
    guard canDraw else { return }
    let path = CGMutablePath()
    path.addRect(rect.isInfinite ? boundingBoxOfClipPath : rect, transform: ctm)
    hand(path, to: cairo)
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
    cairo_restore(cairo)
    didDraw()
  }

  /// Paints `path`, which is in pixels.
  private func draw(_ path: CGPath, _ mode: CGPathDrawingMode) {
    guard canDraw, !path.isEmpty else { return }
    hand(path, to: cairo)
    let extent = extent(of: path, mode)
    if let rule = mode.fillRule {
      paint(within: extent) { cairo in
        setSource(state.fillColor, on: cairo)
        cairo_set_fill_rule(cairo, rule)
        cairo_fill_preserve(cairo)
      }
    }
    if mode.strokes {
      paint(within: extent) { cairo in
        setSource(state.strokeColor, on: cairo)
        cairo_stroke_preserve(cairo)
      }
    }
    cairo_new_path(cairo)
  }

  /// The pixels that painting `path` may touch.
  private func extent(of path: CGPath, _ mode: CGPathDrawingMode) -> CGRect? {
    guard needsGroup else { return nil }
    let box = path.boundingBox
    guard mode.strokes else { return box }
    // Corners reach further than half the width.
    let reach = cairo_get_line_width(cairo) * max(1, cairo_get_miter_limit(cairo)) / 2 + 1
    let pen = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
      .applying(CGAffineTransform(ctm.a, ctm.b, ctm.c, ctm.d, 0, 0))
    return box.insetBy(dx: -pen.width / 2, dy: -pen.height / 2)
  }

  /// Makes `path`, which is in pixels, cairo's path.
  func hand(_ path: CGPath, to cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    path.append(to: cairo)
    cairo_set_matrix(cairo, &matrix)
  }
}

extension CGPath {
  /// Adds the elements to cairo's path.
  func append(to cairo: OpaquePointer) {
    for element in elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, limited(point.x), limited(point.y))
      case .line(let point): cairo_line_to(cairo, limited(point.x), limited(point.y))
      case .quad(let control, let end):
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        let curve = Cubic(CGPoint(x: x, y: y), control, end)
        cairo_curve_to(
          cairo, limited(curve.first.x), limited(curve.first.y), limited(curve.second.x),
          limited(curve.second.y), limited(end.x), limited(end.y))
      case .curve(let first, let second, let end):
        cairo_curve_to(
          cairo, limited(first.x), limited(first.y), limited(second.x), limited(second.y),
          limited(end.x), limited(end.y))
      case .close: cairo_close_path(cairo)
      }
    }
  }

  /// cairo keeps coordinates in 24 bits before the point; beyond that they would wrap round.
  private func limited(_ pixels: CGFloat) -> Double {
    Double(min(max(pixels, -4e6), 4e6))
  }
}

extension CGPathDrawingMode {
  /// The rule for what is inside.
  var rule: CGPathFillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }

  /// Nil where the inside is not painted.
  fileprivate var fillRule: cairo_fill_rule_t? {
    guard self != .stroke else { return nil }
    return rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }

  fileprivate var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
