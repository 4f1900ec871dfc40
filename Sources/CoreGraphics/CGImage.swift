public import Foundation
internal import CCairo

/// A picture: rows of pixels, the first row on top.
///
/// The pixels never change. They are kept as cairo wants them: 32 bits each, premultiplied by alpha.
///
/// - Status: partial (all pictures are sRGB with 8 bits a component; PNG is the one file format)
public final class CGImage: Hashable, @unchecked Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Number of rows.
  public let height: Int
  /// Whether no pixel is transparent.
  package let isOpaque: Bool
  /// The `cairo_surface_t *` with the pixels, owned by this image and never drawn on.
  package let surface: OpaquePointer

  /// Takes over an image surface; nil if it is in error.
  package init?(owning surface: OpaquePointer) {
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      cairo_image_surface_get_width(surface) > 0, cairo_image_surface_get_height(surface) > 0
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_flush(surface)
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Bits of a colour component; 8.
  public var bitsPerComponent: Int { 8 }

  /// Bits of a pixel; 32.
  public var bitsPerPixel: Int { 32 }

  /// Bytes from a row to the next.
  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// The meaning of the pixels; sRGB.
  public var colorSpace: CGColorSpace? { .sRGBSpace }

  /// Where alpha is in a pixel.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

  /// Alpha and byte order of a pixel, as `dataProvider` gives them.
  public var bitmapInfo: CGBitmapInfo {
    [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little]
  }

  /// The pixels as bytes, `bytesPerRow` for each row.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: Data(bytes: pixels, count: bytesPerRow * height))
  }

  /// The first pixel; rows follow each other at `bytesPerRow`.
  package var pixels: UnsafePointer<UInt8> {
    // The surface is an image surface with at least one pixel, so there is memory.
    UnsafePointer(cairo_image_surface_get_data(surface)!)
  }

  /// Red, green, blue and alpha (0…255, premultiplied) of the pixel in column `x` of row `y`, both
  /// from 0 at the top left.
  package func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height,
      "pixel (\(x), \(y)) is outside an image of \(width) × \(height)")
    let bytes = pixels + y * bytesPerRow + x * 4
    return (bytes[2], bytes[1], bytes[0], isOpaque ? 255 : bytes[3])
  }

  /// The part of the picture inside `rect`, in pixels from the top left, edges rounded outwards; nil
  /// if that is outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard part.width >= 1, part.height >= 1 else { return nil }
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let copy: OpaquePointer = cairo_image_surface_create(
      format, Int32(part.width), Int32(part.height))
    let cairo = cairo_create(copy)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, surface, -part.minX, -part.minY)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    return CGImage(owning: copy)
  }

  /// The same picture.
  public func copy() -> CGImage? { self }

  /// Images are equal when they are the same object.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where alpha is in a pixel, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none
  /// Last, colours multiplied.
  case premultipliedLast
  /// First, colours multiplied.
  case premultipliedFirst
  /// Last, colours as they are.
  case last
  /// First, colours as they are.
  case first
  /// Last, without meaning.
  case noneSkipLast
  /// First, without meaning.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// Alpha and byte order of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// Apple's number; its lowest five bits are a `CGImageAlphaInfo`.
  public let rawValue: UInt32

  /// Makes the value with Apple's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The first component in the first byte.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Pixels are 32-bit words, least byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels are 32-bit words, greatest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1f) }
}

/// Bytes that a picture is made of.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// Provides `data`.
  public init?(data: CFData) {
    self.data = data
  }
}
