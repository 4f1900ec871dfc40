package import Foundation
internal import FoundationAdditions
internal import CCairo

extension CGImage {
  /// Reads a PNG file's bytes; nil if they are none, or the picture is too large.
  ///
  /// - Status: partial (`decode` must be nil)
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data else { return nil }
    self.init(png: data)
  }

  /// Reads a PNG file's bytes; nil if they are none, or the picture is too large.
  package convenience init?(png data: Data) {
    guard PixelLimit.allows(pngHeader: data) else { return nil }
    var cursor = ReadCursor(bytes: [UInt8](data))
    let surface: OpaquePointer? = withUnsafeMutablePointer(to: &cursor) { cursor in
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          let cursor = closure.assumingMemoryBound(to: ReadCursor.self)
          return cursor.pointee.read(Int(count), to: target)
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, cursor)
    }
    guard let surface else { return nil }
    self.init(owning: surface)
  }
}

/// Bytes that are read from front to back.
private struct ReadCursor {
  let bytes: [UInt8]
  var position = 0

  mutating func read(_ count: Int, to target: UnsafeMutablePointer<UInt8>) -> Bool {
    guard count <= bytes.count - position else { return false }
    bytes.withUnsafeBufferPointer { source in
      guard count > 0, let base = source.baseAddress else { return }
      target.update(from: base + position, count: count)
    }
    position += count
    return true
  }
}

/// How large pictures may be. More is refused instead of tried.
enum PixelLimit {
  /// Greatest number of pixels along a side: more, cairo cannot do.
  static let side = 32_767
  /// Greatest number of pixels: half a gigabyte.
  static let area = 1 << 27

  static func allows(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= side && height <= side && width * height <= area
  }

  /// Whether `points` times `scale`, rounded up, is a possible number of pixels along a side.
  static func pixels(_ points: CGFloat, scale: CGFloat) -> Int? {
    let pixels = (points * scale - 0.001).rounded(.up)
    guard pixels >= 1, pixels <= CGFloat(side) else { return nil }
    return Int(pixels)
  }

  /// Whether the bytes begin like a PNG file of a size that is allowed.
  static func allows(pngHeader data: Data) -> Bool {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: PNGEncoder.signature) else { return false }
    func number(at index: Int) -> Int {
      bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return allows(width: number(at: 16), height: number(at: 20))
  }
}
