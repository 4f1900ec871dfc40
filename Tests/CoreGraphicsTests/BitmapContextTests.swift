import CoreGraphics
import Testing

/// A layout of pixels, and the bytes of a half transparent red one in it.
struct LayoutRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let alpha: CGImageAlphaInfo
  let order: CGBitmapInfo
  let bytes: [UInt8]
}

@Suite struct BitmapContextTests {
  @Test(arguments: [
    LayoutRow(
      testDescription: "RGBA", alpha: .premultipliedLast, order: [], bytes: [128, 0, 0, 128]),
    LayoutRow(
      testDescription: "ARGB", alpha: .premultipliedFirst, order: .byteOrder32Big,
      bytes: [128, 128, 0, 0]),
    LayoutRow(
      testDescription: "BGRA", alpha: .premultipliedFirst, order: .byteOrder32Little,
      bytes: [0, 0, 128, 128]),
    LayoutRow(
      testDescription: "RGBX", alpha: .noneSkipLast, order: [], bytes: [128, 0, 0, 255]),
  ])
  func pixelsHaveTheLayoutAskedFor(_ row: LayoutRow) throws {
    var pixel: [UInt8] = [0, 0, 0, 0]
    try pixel.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: row.alpha.rawValue | row.order.rawValue)
      )
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(zip(pixel, row.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(pixel)")
  }

  @Test func yPointsUpAndImagesAreUpright() throws {
    let source = try picture(1, 2) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(source, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    context.setFillColor(.blue)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image[0, 0] == .red && image[0, 1] == .clear)
    #expect(image[1, 1] == .blue && image[1, 0] == .clear)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(bytes[0] == 255 && bytes[3] == 255 && bytes[context.bytesPerRow + 6] == 255)
  }

  @Test func greyContextsHaveOneByteAPixel() throws {
    var bytes: [UInt8] = [10, 0]
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 2,
          space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(bytes == [10, 255])
  }

  @Test func unknownLayoutsAreRefused() {
    func context(_ bits: Int, _ alpha: CGImageAlphaInfo, _ space: CGColorSpace) -> CGContext? {
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: bits, bytesPerRow: 0, space: space,
        bitmapInfo: alpha.rawValue)
    }
    let rgb = CGColorSpaceCreateDeviceRGB()
    #expect(context(16, .premultipliedLast, rgb) == nil)
    #expect(context(8, .last, rgb) == nil)
    #expect(context(8, .premultipliedLast, CGColorSpaceCreateDeviceCMYK()) == nil)
  }
}
