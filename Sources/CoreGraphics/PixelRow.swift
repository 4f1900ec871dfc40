/// A row of pixels in cairo's form (`0xAARRGGBB` words, premultiplied), and its other forms.
enum PixelRow {
  /// Writes three bytes a pixel.
  static func writeRGB(
    _ source: UnsafeRawPointer, count: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    let words = source.assumingMemoryBound(to: UInt32.self)
    var index = 0
    var byte = target
    while index < count {
      let word = words[index]
      byte[0] = UInt8(truncatingIfNeeded: word >> 16)
      byte[1] = UInt8(truncatingIfNeeded: word >> 8)
      byte[2] = UInt8(truncatingIfNeeded: word)
      byte += 3
      index += 1
    }
  }

  /// Writes four bytes a pixel, colours no longer multiplied by alpha.
  static func writeRGBA(
    _ source: UnsafeRawPointer, count: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    let words = source.assumingMemoryBound(to: UInt32.self)
    var index = 0
    var byte = target
    while index < count {
      let word = words[index]
      let alpha = word >> 24
      if alpha == 0 {
        (byte[0], byte[1], byte[2], byte[3]) = (0, 0, 0, 0)
      } else {
        byte[0] = divided(word >> 16, by: alpha)
        byte[1] = divided(word >> 8, by: alpha)
        byte[2] = divided(word, by: alpha)
        byte[3] = UInt8(truncatingIfNeeded: alpha)
      }
      byte += 4
      index += 1
    }
  }

  /// Whether every pixel has full alpha.
  static func isOpaque(_ source: UnsafeRawPointer, count: Int) -> Bool {
    let words = source.assumingMemoryBound(to: UInt32.self)
    var index = 0
    while index < count {
      if words[index] < 0xFF00_0000 { return false }
      index += 1
    }
    return true
  }

  @inline(__always)
  private static func divided(_ component: UInt32, by alpha: UInt32) -> UInt8 {
    if alpha == 255 { return UInt8(truncatingIfNeeded: component) }
    return UInt8(truncatingIfNeeded: min(255, ((component & 0xFF) * 255 + alpha / 2) / alpha))
  }
}
