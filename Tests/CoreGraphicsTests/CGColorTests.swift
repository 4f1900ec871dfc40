import CoreGraphics
import Testing

@Suite struct CGColorTests {
  @Test func greysHaveTwoComponents() {
    let gray = CGColor(gray: 0.25, alpha: 0.5)
    #expect(gray.components == [0.25, 0.5])
    #expect(gray.numberOfComponents == 2)
    #expect(gray.colorSpace?.model == .monochrome)
    #expect(gray.alpha == 0.5)
    #expect(gray.copy(alpha: 1)?.components == [0.25, 1])
  }

  @Test func equalityIsThatOfSpaceAndComponents() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(red != CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(CGColor(gray: 0, alpha: 1) != CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func whatIsDrawnIsLimited() {
    let wild = CGColor(srgbRed: 2, green: -1, blue: .nan, alpha: 3)
    #expect(wild.standard == (1, 0, 0, 1))
    #expect(wild.components?[0] == 2)
  }

  @Test func displayP3IsConvertedThereAndBack() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    // The red of sRGB in Display P3, as Apple's colour tools give it.
    let red = try #require(CGColor.red.converted(to: space, intent: .defaultIntent, options: nil))
    let components = try #require(red.components)
    #expect(abs(components[0] - 0.9175) < 0.0005)
    #expect(abs(components[1] - 0.2003) < 0.0005)
    #expect(abs(components[2] - 0.1386) < 0.0005)
    let drawn = red.standard
    #expect(abs(drawn.red - 1) < 1e-4 && drawn.green < 1e-3 && drawn.blue < 1e-3)
  }

  @Test func inksBecomeLight() {
    let ink = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
    #expect(ink.standard == (0, 0.5, 0.5, 1))
  }

  @Test func unknownSpacesAreRefused() {
    #expect(CGColorSpace(name: "kCGColorSpaceNone") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
  }

  @Test func gradientsKeepTheirStopsInOrder() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor.red, CGColor.blue, "no colour"], locations: nil)
    )
    #expect(gradient.stops.map(\.location) == [0, 1])
    let falling = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue], locations: [0.8, 0.2]))
    #expect(falling.stops.map(\.location) == [0.8, 0.8])
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }
}
