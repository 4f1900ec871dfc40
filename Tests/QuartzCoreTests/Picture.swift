import QuartzCore
import Testing

/// A pixel's colour and alpha, premultiplied, 0 to 255.
struct Pixel: Equatable, CustomStringConvertible {
  var red, green, blue, alpha: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  static let clear = Pixel(0, 0, 0, 0)
  static let red = Pixel(255, 0, 0)
  static let blue = Pixel(0, 0, 255)

  var description: String { "(\(red) \(green) \(blue) \(alpha))" }

  /// Whether no component differs by more than `tolerance`.
  func isNear(_ other: Pixel, _ tolerance: Int = 2) -> Bool {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }
}

extension CGImage {
  subscript(x: Int, y: Int) -> Pixel {
    let pixel = pixel(x: x, y: y)
    return Pixel(pixel.red, pixel.green, pixel.blue, pixel.alpha)
  }
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

/// What `layer` shows, in its own coordinates, on a clear context of `width` × `height` points.
func render(
  _ layer: CALayer, _ width: CGFloat = 20, _ height: CGFloat = 20, scale: CGFloat = 1
) throws -> CGImage {
  let context = try #require(
    CGContext(size: CGSize(width: width, height: height), scale: scale, isOpaque: false))
  layer.render(in: context)
  return try #require(context.makeImage())
}

/// A layer with a frame and a colour.
func box(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil
) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  return layer
}
