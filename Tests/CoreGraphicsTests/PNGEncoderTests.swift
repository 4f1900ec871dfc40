import CoreGraphics
import Foundation
import Testing

@Suite struct PNGEncoderTests {
  private func sample(isOpaque: Bool) throws -> CGImage {
    try picture(33, 17, scale: 2, isOpaque: isOpaque) { context in
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.5, blue: 0.9, alpha: 0.6))
      context.fillEllipse(in: CGRect(x: 3, y: 2, width: 25, height: 13))
      context.setFillColor(.red)
      context.fill(CGRect(x: 0.3, y: 0.3, width: 5, height: 5))
    }
  }

  @Test(arguments: [true, false])
  func picturesAreReadBackAsTheyWere(_ isOpaque: Bool) throws {
    let image = try sample(isOpaque: isOpaque)
    let file = PNGEncoder.encode(image)
    let again = try #require(CGImage(png: file))
    #expect(again.width == 66 && again.height == 34)
    // Colour type 2 is RGB, 6 is RGBA.
    #expect(file[25] == (isOpaque ? 2 : 6))
    for y in 0..<34 {
      for x in 0..<66 {
        // Dividing by alpha and multiplying again may round by one.
        #expect(again[x, y].isNear(image[x, y], isOpaque ? 0 : 1), "at \(x), \(y)")
      }
    }
  }

  @Test func opaquePicturesWithAlphaAreWrittenWithout() throws {
    let image = try picture { $0.fill(.infinite) }
    #expect(PNGEncoder.encode(image)[25] == 2)
  }

  @Test func theSamePictureGivesTheSameBytes() throws {
    let files = try (0..<3).map { _ in PNGEncoder.encode(try sample(isOpaque: false)) }
    #expect(files[0] == files[1] && files[1] == files[2])
  }

  @Test func otherBytesAreNoPicture() throws {
    let file = PNGEncoder.encode(try sample(isOpaque: true))
    #expect(CGImage(png: Data()) == nil)
    #expect(CGImage(png: Data("hello, this is no picture at all".utf8)) == nil)
    #expect(CGImage(png: file.prefix(60)) == nil)
    var huge = file
    huge.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(CGImage(png: huge) == nil)
  }

  @Test func croppingCountsFromTheTopLeft() throws {
    let image = try picture { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let part = try #require(image.cropping(to: CGRect(x: 4, y: 3, width: 3, height: 4)))
    #expect(part.width == 3 && part.height == 4)
    #expect(part[0, 0] == .red && part[1, 0] == .clear && part[0, 2] == .clear)
    #expect(image.cropping(to: CGRect(x: 20, y: 0, width: 5, height: 5)) == nil)
  }
}
