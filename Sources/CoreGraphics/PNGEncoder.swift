internal import Foundation
internal import CDeflate

/// Writes pictures as PNG files: RGB when they are opaque, otherwise RGBA.
///
/// The same pixels give the same bytes, always. Rows are not filtered and the fastest compression is
/// used: pictures of screens have large even areas, and gain next to nothing by more effort.
package enum PNGEncoder {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file's bytes.
  ///
  /// - Parameter level: Effort of the compression, 1 (fast) to 12 (small).
  package static func encode(_ image: CGImage, level: Int = 1) -> Data {
    let isOpaque = image.isOpaque || image.hasOnlyOpaquePixels
    var file = Data(signature)
    append("IHDR", header(of: image, isOpaque: isOpaque), to: &file)
    // The colours are sRGB, seen as usual (perceptual intent).
    append("sRGB", [0], to: &file)
    append("IDAT", compress(rows(of: image, isOpaque: isOpaque), level: level), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func header(of image: CGImage, isOpaque: Bool) -> [UInt8] {
    // Bit depth, colour type, compression, filter method, no interlacing.
    bigEndian(image.width) + bigEndian(image.height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian, Array.init)
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout Data) {
    let body = Array(name.utf8) + content
    file.append(contentsOf: bigEndian(content.count))
    file.append(contentsOf: body)
    file.append(contentsOf: bigEndian(Int(libdeflate_crc32(0, body, body.count))))
  }

  /// Every row with a leading byte that says it is not filtered.
  private static func rows(of image: CGImage, isOpaque: Bool) -> [UInt8] {
    let length = 1 + image.width * (isOpaque ? 3 : 4)
    return [UInt8](unsafeUninitializedCapacity: length * image.height) { buffer, count in
      for row in 0..<image.height {
        let source = UnsafeRawPointer(image.pixels + row * image.bytesPerRow)
        guard var target = buffer.baseAddress?.advanced(by: row * length) else { return }
        target.pointee = 0
        target += 1
        if isOpaque {
          PixelRow.writeRGB(source, count: image.width, to: target)
        } else {
          PixelRow.writeRGBA(source, count: image.width, to: target)
        }
      }
      count = length * image.height
    }
  }

  private static func compress(_ bytes: [UInt8], level: Int) -> [UInt8] {
    // Compressors are made for levels 0 to 12 whenever there is memory.
    guard let compressor = libdeflate_alloc_compressor(Int32(min(max(level, 1), 12))) else {
      preconditionFailure("no memory for compressing \(bytes.count) bytes")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
  }
}

extension CGImage {
  /// Whether every pixel has full alpha.
  fileprivate var hasOnlyOpaquePixels: Bool {
    for row in 0..<height {
      let start = UnsafeRawPointer(pixels + row * bytesPerRow)
      guard PixelRow.isOpaque(start, count: width) else { return false }
    }
    return true
  }
}
