internal import Foundation

/// Contexts that images are drawn in.
enum ImageContext {
  /// A context of `size` points; nil if an image of that size cannot be made.
  static func make(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext? {
    CGContext(size: size, scale: scale, isOpaque: opaque)
  }

  /// Pixels in a point of the context's first coordinates.
  static func scale(of context: CGContext) -> CGFloat {
    let scale = abs(context.baseTransform.a)
    return scale > 0 ? scale : 1
  }

  /// What `draw` draws in a new context; nil if an image of that size cannot be made.
  static func image(
    size: CGSize, scale: CGFloat, opaque: Bool = false, _ draw: (CGContext) -> Void
  ) -> CGImage? {
    guard let context = make(size: size, scale: scale, opaque: opaque) else { return nil }
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    return context.makeImage()
  }
}
