public import Foundation
internal import FoundationAdditions
internal import CCairo

/// A surface to draw on, and how things are drawn on it.
///
/// Contexts for UIKit's drawing have y pointing down, a bitmap context made by Apple's initialiser
/// has y pointing up, both as on Apple's systems. Coordinates are points of the current user space.
///
/// Numbers that are not finite draw nothing. Coordinates beyond cairo's range (about four million
/// pixels) are brought back to its edge. After a transform that cannot be undone (a scale of zero)
/// nothing is drawn until the state is restored.
///
/// - Status: partial (no PDF, no patterns, no text: that is TextLayout's)
public final class CGContext {
  /// The `cairo_t *` that is drawn with; its matrix and clip are those of the context.
  package let cairo: OpaquePointer
  /// The `cairo_surface_t *` that is drawn on.
  let surface: OpaquePointer
  /// Pixels in a row.
  public let width: Int
  /// Number of rows.
  public let height: Int
  /// Whether the surface has no alpha.
  package let isOpaque: Bool
  /// From the first user space to pixels.
  package let baseTransform: CGAffineTransform
  /// Where drawn pixels are copied to in another layout, if they are.
  let mirror: BitmapMirror?

  /// How things are drawn now.
  var state = GraphicsState()
  private var stack: [GraphicsState] = []
  /// The path being made, in pixels.
  var pixelPath = CGMutablePath()
  /// One entry for each transparency layer begun.
  var layers: [TransparencyLayer] = []

  /// Makes a context of `size` points with y pointing down, `scale` pixels a point, and clears it:
  /// to black if it is opaque, otherwise to transparent. Nil if a side is less than a pixel or more
  /// than 32,767, or if memory does not suffice.
  package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    guard let width = PixelLimit.pixels(size.width, scale: scale),
      let height = PixelLimit.pixels(size.height, scale: scale)
    else { return nil }
    self.init(
      width: width, height: height, isOpaque: isOpaque, mirror: nil,
      base: CGAffineTransform(scaleX: scale, y: scale))
  }

  init?(width: Int, height: Int, isOpaque: Bool, mirror: BitmapMirror?, base: CGAffineTransform) {
    guard PixelLimit.allows(width: width, height: height),
      let surface: OpaquePointer = cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.cairo = cairo
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    self.mirror = mirror
    baseTransform = base
    state.transform = base
    applyTransform()
    // Quartz draws lines one unit wide by default, cairo two.
    cairo_set_line_width(cairo, 1)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  // MARK: - State

  /// Puts the present state aside.
  public func saveGState() {
    stack.append(state)
    cairo_save(cairo)
  }

  /// Takes up the state that was put aside last. Without one, nothing happens.
  public func restoreGState() {
    // States from before a transparency layer's beginning are not available inside it.
    guard stack.count > (layers.last?.stateCount ?? 0), let last = stack.popLast() else { return }
    cairo_restore(cairo)
    state = last
  }

  /// How many states have been put aside.
  var savedStateCount: Int { stack.count }

  // MARK: - Coordinates

  /// From user space to pixels (y down).
  public var ctm: CGAffineTransform { state.transform }

  /// From user space to pixels (y down).
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Puts `transform` before what the context does already.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    applyTransform()
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the axes by `angle` radians, from x towards y.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// The point in pixels that a point of user space lies at.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// The point of user space that lies at a point in pixels.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// The rectangle in pixels around a rectangle of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// The rectangle of user space around a rectangle in pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// Hands the state's transform to cairo.
  func applyTransform() {
    guard state.transform.isInvertible else {
      // cairo would refuse all further work; an empty clip does the same until the next restore.
      cairo_new_path(cairo)
      cairo_identity_matrix(cairo)
      cairo_rectangle(cairo, 0, 0, 0, 0)
      cairo_clip(cairo)
      return
    }
    var matrix = state.transform.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
  }

  /// Whether drawing can leave a trace: false after a transform that cannot be undone.
  package var canDraw: Bool { state.transform.isInvertible }
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
