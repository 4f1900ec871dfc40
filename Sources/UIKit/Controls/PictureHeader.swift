internal import Foundation

/// Reads how large a picture is from the beginning of a file that is not decoded.
enum PictureHeader {
  /// Size in pixels of a JPEG or GIF file; nil for other bytes.
  static func pixelSize(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 20))
    if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]), bytes.count >= 10 {
      let width = Int(bytes[6]) | Int(bytes[7]) << 8
      let height = Int(bytes[8]) | Int(bytes[9]) << 8
      return CGSize(width: width, height: height)
    }
    return bytes.starts(with: [0xFF, 0xD8]) ? jpegSize(bytes) : nil
  }

  /// Walks the segments of a JPEG file up to the one that begins a frame.
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    var index = 2
    while index + 8 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      // Frames are C0 to CF without the tables C4, C8 and CC.
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
        return CGSize(width: width, height: height)
      }
      index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
    }
    return nil
  }
}
