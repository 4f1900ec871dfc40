internal import Foundation
internal import FoundationAdditions
internal import CCairo

extension CGContext {
  /// Makes a context of `width` × `height` pixels, with y pointing up.
  ///
  /// - Parameters:
  ///   - data: Memory for the pixels, which must outlive the context, or nil. It holds what has been
  ///     drawn after each call of a drawing method.
  ///   - bytesPerRow: 0 for as many as needed.
  ///   - bitmapInfo: Alpha and byte order of a pixel.
  /// - Returns: Nil if the layout is none of: 32 bits with alpha first or last (multiplied or not
  ///   there), 8 bits grey, 8 bits alpha.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard PixelLimit.allows(width: width, height: height),
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, space: space,
        info: CGBitmapInfo(rawValue: bitmapInfo)),
      bytesPerRow == 0 || bytesPerRow >= width * layout.bytesPerPixel
    else { return nil }
    let rowLength = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
    let mirror = BitmapMirror(
      layout: layout, bytes: data, width: width, height: height, bytesPerRow: rowLength)
    self.init(
      width: width, height: height, isOpaque: !layout.hasAlpha, mirror: mirror,
      base: CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height)))
    guard data != nil, let pixels = cairo_image_surface_get_data(surface) else { return }
    mirror.read(into: pixels, stride: Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
  }

  /// The pixels in the layout that the context was made with; nil for contexts of UIKit's kind.
  public var data: UnsafeMutableRawPointer? { mirror?.bytes }

  /// Bytes from a row to the next in `data`.
  public var bytesPerRow: Int {
    mirror?.bytesPerRow ?? Int(cairo_image_surface_get_stride(surface))
  }

  /// Brings `data` up to date, which it is after each drawing method.
  public func flush() { didDraw() }

  /// Brings `data` up to date.
  public func synchronize() { didDraw() }

  /// Copies what has been drawn to the memory that an app sees.
  func didDraw() {
    guard let mirror, layers.isEmpty else { return }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    mirror.write(from: pixels, stride: Int(cairo_image_surface_get_stride(surface)))
  }
}

/// Where the components of a pixel are in memory.
struct PixelLayout {
  /// Positions of red, green, blue and alpha (or what is in its place) in a pixel of four bytes;
  /// nil for one byte.
  let positions: (red: Int, green: Int, blue: Int, alpha: Int)?
  /// Whether transparency is kept.
  let hasAlpha: Bool

  var bytesPerPixel: Int { positions == nil ? 1 : 4 }

  init?(bitsPerComponent: Int, space: CGColorSpace, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, let alpha = info.alpha else { return nil }
    if alpha == .alphaOnly || (space.model == .monochrome && alpha == .none) {
      positions = nil
      hasAlpha = alpha == .alphaOnly
      return
    }
    guard space.model == .rgb else { return nil }
    let order = info.intersection(.byteOrderMask)
    let isReversed = order == .byteOrder32Little
    guard isReversed || order == .byteOrderDefault || order == .byteOrder32Big else { return nil }
    switch (alpha, isReversed) {
    case (.premultipliedFirst, false), (.noneSkipFirst, false): positions = (1, 2, 3, 0)
    case (.premultipliedFirst, true), (.noneSkipFirst, true): positions = (2, 1, 0, 3)
    case (.premultipliedLast, false), (.noneSkipLast, false): positions = (0, 1, 2, 3)
    case (.premultipliedLast, true), (.noneSkipLast, true): positions = (3, 2, 1, 0)
    default: return nil
    }
    hasAlpha = alpha == .premultipliedFirst || alpha == .premultipliedLast
  }
}

/// Pixels in an app's layout, beside those that cairo draws on.
final class BitmapMirror {
  let layout: PixelLayout
  let bytes: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  private let isOwner: Bool

  /// Uses the memory at `bytes`, or new memory.
  init(
    layout: PixelLayout, bytes: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int
  ) {
    self.layout = layout
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    isOwner = bytes == nil
    let size = height * bytesPerRow
    let memory = bytes ?? UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    if isOwner { memory.initializeMemory(as: UInt8.self, repeating: 0, count: size) }
    self.bytes = memory
  }

  deinit {
    if isOwner { bytes.deallocate() }
  }

  /// Copies cairo's pixels here.
  func write(from pixels: UnsafePointer<UInt8>, stride: Int) {
    for row in 0..<height {
      let source = pixels + row * stride
      let target = (bytes + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<width {
        let pixel = source + column * 4
        guard let places = layout.positions else {
          target[column] = layout.hasAlpha ? pixel[3] : Self.brightness(of: pixel)
          continue
        }
        let word = target + column * 4
        word[places.red] = pixel[2]
        word[places.green] = pixel[1]
        word[places.blue] = pixel[0]
        word[places.alpha] = layout.hasAlpha ? pixel[3] : 255
      }
    }
  }

  /// Copies the pixels here to cairo's.
  func read(into pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
    for row in 0..<height {
      let target = pixels + row * stride
      let source = (bytes + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<width {
        let pixel = target + column * 4
        guard let places = layout.positions else {
          let value = source[column]
          let color = layout.hasAlpha ? 0 : value
          (pixel[0], pixel[1], pixel[2], pixel[3]) = (color, color, color, value)
          continue
        }
        let word = source + column * 4
        (pixel[0], pixel[1], pixel[2]) = (word[places.blue], word[places.green], word[places.red])
        pixel[3] = layout.hasAlpha ? word[places.alpha] : 255
      }
    }
  }

  /// The luma of television's standard for sRGB's primaries, in 1/65536.
  private static func brightness(of pixel: UnsafePointer<UInt8>) -> UInt8 {
    let (blue, green, red) = (UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]))
    return UInt8((red * 13933 + green * 46871 + blue * 4732 + 32768) >> 16)
  }
}
