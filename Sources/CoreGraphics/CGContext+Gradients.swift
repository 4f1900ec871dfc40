public import Foundation
internal import CCairo

extension CGContext {
  /// Fills the clip with colours that change along the line from `startPoint` to `endPoint`.
  ///
  /// - Parameter options: Whether what lies before the start and after the end is filled too.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite, startPoint != endPoint else { return }
    draw(
      gradient, options,
      cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y))
  }

  /// Fills the clip with colours that change from one circle to another.
  ///
  /// - Parameter options: Whether the cone goes on before the start and after the end.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius >= 0, startRadius != endRadius || startCenter != endCenter
    else { return }
    draw(
      gradient, options,
      cairo_pattern_create_radial(
        startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius))
  }

  private func draw(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ pattern: OpaquePointer?
  ) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    guard canDraw, let first = gradient.stops.first, let last = gradient.stops.last else { return }
    let goesOn: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let isBounded = options.isDisjoint(with: goesOn)
    cairo_pattern_set_extend(pattern, isBounded ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    func add(_ location: CGFloat, _ color: CGColor, alpha: CGFloat = 1) {
      let (red, green, blue, own) = color.standard
      cairo_pattern_add_color_stop_rgba(
        pattern, location, red, green, blue, own * alpha * state.alpha)
    }
    // With only one end open, a transparent stop closes the other.
    if !isBounded, !options.contains(.drawsBeforeStartLocation) { add(0, first.color, alpha: 0) }
    add(0, first.color)
    for stop in gradient.stops { add(stop.location, stop.color) }
    add(1, last.color)
    if !isBounded, !options.contains(.drawsAfterEndLocation) { add(1, last.color, alpha: 0) }
    paint { cairo in
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }
  }
}
