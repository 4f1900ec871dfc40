public import Foundation
internal import FoundationAdditions
internal import CCairo

/// The end of a line.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt
  /// A half circle around the end point.
  case round
  /// Half a line width further than the end point.
  case square
}

/// The corner of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, unless that goes beyond the miter limit.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// How pictures are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context thinks best.
  case `default`
  /// Each pixel a rectangle.
  case none
  /// Fast.
  case low
  /// Good.
  case high
  /// Between low and high.
  case medium = 4
}

/// What parts of a path are painted.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by winding.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside by winding, then the line.
  case fillStroke
  /// The inside by the even-odd rule, then the line.
  case eoFillStroke
}

extension CGContext {
  // MARK: - Lines

  /// Sets the width of lines, in units of user space; 1 at first.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return }
    cairo_set_line_width(cairo, width)
  }

  /// Sets how lines end; butt at first.
  public func setLineCap(_ cap: CGLineCap) {
    cairo_set_line_cap(cairo, cap.cairo)
  }

  /// Sets how lines turn; miter at first.
  public func setLineJoin(_ join: CGLineJoin) {
    cairo_set_line_join(cairo, join.cairo)
  }

  /// Sets how long a pointed corner may be, in line widths; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite, limit > 0 else { return }
    cairo_set_miter_limit(cairo, limit)
  }

  /// Sets the lengths of dashes and gaps, in units of user space; none at first.
  ///
  /// - Parameter phase: How far into the pattern a line starts.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable =
      phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 }
      && lengths.contains { $0 > 0 }
    guard isUsable else { return cairo_set_dash(cairo, nil, 0, 0) }
    cairo_set_dash(cairo, lengths.map(Double.init), Int32(lengths.count), phase)
  }

  /// Sets how far curves may be off, in pixels.
  public func setFlatness(_ flatness: CGFloat) {
    guard flatness.isFinite, flatness > 0 else { return }
    cairo_set_tolerance(cairo, flatness)
  }

  // MARK: - Colours

  /// Sets the colour of filled places; black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of lines; black at first.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of filled places in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of filled places to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the colour of lines to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the space that `setFillColor(_:)` takes components of.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillColorSpace = space }

  /// Sets the space that `setStrokeColor(_:)` takes components of.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColorSpace = space }

  /// Sets the colour of filled places by its components in the space set before.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: state.fillColorSpace, components: components) else {
      return
    }
    state.fillColor = color
  }

  /// Sets the colour of lines by its components in the space set before.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: state.strokeColorSpace, components: components) else {
      return
    }
    state.strokeColor = color
  }

  /// The colour of filled places.
  package var fillColor: CGColor { state.fillColor }

  /// The colour of lines.
  package var strokeColor: CGColor { state.strokeColor }

  // MARK: - Effects

  /// Sets what the alpha of everything drawn is multiplied by; 1 at first.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha > 0 ? min(alpha, 1) : 0
  }

  /// What the alpha of everything drawn is multiplied by.
  package var alpha: CGFloat { state.alpha }

  /// Sets how drawn things mix with what is there; normal at first.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    cairo_set_operator(cairo, mode.cairo)
  }

  /// Gives all that is drawn a shadow.
  ///
  /// - Parameters:
  ///   - offset: In points of the first user space, whatever the transform.
  ///   - blur: In points of the first user space; twice the deviation of the blur.
  ///   - color: Nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
      state.shadow = nil
      return
    }
    let deviation = blur.isFinite ? max(0, blur / 2) : 0
    state.shadow = Shadow(offset: offset, deviation: deviation, color: color)
  }

  /// Gives all that is drawn a black shadow of alpha 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets whether edges are smooth; they are at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// How pictures are scaled; as the context thinks best at first.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}

extension CGLineCap {
  init(_ cairo: cairo_line_cap_t) {
    self = cairo == CAIRO_LINE_CAP_ROUND ? .round : cairo == CAIRO_LINE_CAP_SQUARE ? .square : .butt
  }

  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  init(_ cairo: cairo_line_join_t) {
    self =
      cairo == CAIRO_LINE_JOIN_ROUND ? .round : cairo == CAIRO_LINE_JOIN_BEVEL ? .bevel : .miter
  }

  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
