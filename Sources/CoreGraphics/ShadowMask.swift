internal import Foundation
internal import CCairo

/// The blurred alpha of a surface.
///
/// Three box blurs follow each other, which is near a normal distribution of the same deviation, in
/// integer arithmetic: the same everywhere.
final class ShadowMask {
  /// The `cairo_surface_t *`, alpha only.
  let surface: OpaquePointer
  /// Where the mask's first pixel lies, in pixels of the context.
  let origin: CGPoint

  /// Blurs the alpha of an image surface; nil if that has no pixel, or is too large.
  ///
  /// - Parameter deviation: Standard deviation of the blur, in pixels; no more than 200 are used.
  convenience init?(of source: OpaquePointer, deviation: CGFloat) {
    let width = Int(cairo_image_surface_get_width(source))
    let height = Int(cairo_image_surface_get_height(source))
    var (offsetX, offsetY) = (0.0, 0.0)
    cairo_surface_get_device_offset(source, &offsetX, &offsetY)
    self.init(
      width: width, height: height, origin: CGPoint(x: -offsetX, y: -offsetY), deviation: deviation
    ) { cairo in
      // The offset says where the group lies in its context; here it is in the way.
      cairo_surface_set_device_offset(source, 0, 0)
      cairo_set_source_surface(cairo, source, 0, 0)
      cairo_paint(cairo)
      cairo_surface_set_device_offset(source, offsetX, offsetY)
    }
  }

  /// Blurs the inside of `path`, as far as it lies in `box`, both in pixels; nil if that is nothing
  /// or too large.
  convenience init?(of path: CGPath, in box: CGRect, deviation: CGFloat) {
    guard !box.isNull, box.isFinite, box.width <= CGFloat(PixelLimit.side),
      box.height <= CGFloat(PixelLimit.side)
    else { return nil }
    self.init(
      width: Int(box.width), height: Int(box.height), origin: box.origin, deviation: deviation
    ) { cairo in
      cairo_translate(cairo, -box.minX, -box.minY)
      path.append(to: cairo)
      cairo_fill(cairo)
    }
  }

  /// - Parameter draw: Draws `width` × `height` pixels, of which only the alpha counts.
  private init?(
    width: Int, height: Int, origin: CGPoint, deviation: CGFloat, draw: (OpaquePointer) -> Void
  ) {
    let deviation = min(max(deviation, 0), 200)
    let margin = Int((3 * deviation).rounded(.up))
    guard width > 0, height > 0,
      PixelLimit.allows(width: width + 2 * margin, height: height + 2 * margin),
      let mask: OpaquePointer = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(width + 2 * margin), Int32(height + 2 * margin))
    else { return nil }
    surface = mask
    self.origin = CGPoint(x: origin.x - CGFloat(margin), y: origin.y - CGFloat(margin))
    if let cairo = cairo_create(mask) {
      cairo_translate(cairo, Double(margin), Double(margin))
      draw(cairo)
      cairo_destroy(cairo)
    }
    blur(deviation: deviation)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  private func blur(deviation: CGFloat) {
    guard deviation > 0 else { return }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    for size in BoxBlur.sizes(deviation: deviation) where size > 1 {
      BoxBlur(size: size, lines: height, length: width, lineStep: stride, step: 1).run(on: pixels)
      BoxBlur(size: size, lines: width, length: height, lineStep: 1, step: stride).run(on: pixels)
    }
    cairo_surface_mark_dirty(surface)
  }
}

/// Replaces each byte of a line by the mean of its neighbours.
struct BoxBlur {
  /// How many bytes the mean is of; odd.
  let size: Int
  let lines: Int
  let length: Int
  let lineStep: Int
  let step: Int

  /// Three odd sizes whose blurs together have nearly the deviation asked for.
  ///
  /// A box of n has variance (n² − 1)/12; m of the three get the lower of two neighbouring odd sizes.
  static func sizes(deviation: CGFloat) -> [Int] {
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    lower = max(lower, 1)
    let size = CGFloat(lower)
    let exact = (12 * deviation * deviation - 3 * size * size - 12 * size - 9) / (-4 * size - 4)
    let lowerCount = Int(min(max(exact.rounded(), 0), 3))
    return (0..<3).map { $0 < lowerCount ? lower : lower + 2 }
  }

  func run(on pixels: UnsafeMutablePointer<UInt8>) {
    let radius = size / 2
    let reciprocal = (1 << 24) / UInt32(size)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length + 2 * radius) { padded in
      guard let copy = padded.baseAddress else { return }
      copy.update(repeating: 0, count: length + 2 * radius)
      var line = 0
      while line < lines {
        let start = pixels + line * lineStep
        var index = 0
        while index < length {
          copy[radius + index] = start[index * step]
          index += 1
        }
        var sum: UInt32 = 0
        index = 0
        while index < size - 1 {
          sum &+= UInt32(copy[index])
          index += 1
        }
        index = 0
        while index < length {
          sum &+= UInt32(copy[index + size - 1])
          start[index * step] = UInt8(truncatingIfNeeded: (sum &* reciprocal &+ 1 << 23) >> 24)
          sum &-= UInt32(copy[index])
          index += 1
        }
        line += 1
      }
    }
  }
}
