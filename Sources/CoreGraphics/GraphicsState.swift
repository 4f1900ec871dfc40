package import Foundation

/// What a context remembers by `saveGState()`, beside what cairo remembers itself (clip, line
/// width, caps, joins, dashes).
struct GraphicsState {
  /// From user space to pixels.
  var transform = CGAffineTransform.identity
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillColorSpace = CGColorSpace.graySpace
  var strokeColorSpace = CGColorSpace.graySpace
  /// What all drawing is multiplied by.
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  /// Pictures whose alpha limits drawing, beside cairo's clip.
  var masks: [ClipMask] = []
  var interpolation = CGInterpolationQuality.default
}

/// What lies beneath drawn things.
package struct Shadow: Hashable, Sendable {
  /// In points of the context's first user space, whatever the transform.
  package var offset: CGSize
  /// Standard deviation of the blur, in points of the context's first user space.
  package var deviation: CGFloat
  /// Its alpha is that of the shadow of an opaque thing.
  package var color: CGColor

  /// Describes a shadow.
  package init(offset: CGSize, deviation: CGFloat, color: CGColor) {
    self.offset = offset
    self.deviation = deviation
    self.color = color
  }
}
