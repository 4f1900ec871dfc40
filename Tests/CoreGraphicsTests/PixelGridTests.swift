import CoreGraphics
import Testing

@Suite struct PixelGridTests {
  // edge, scale, nearest, upwards, downwards
  @Test(
    arguments: [
      (0.25, 2, 0.5, 0.5, 0), (-0.25, 2, -0.5, 0, -0.5), (0.24, 2, 0, 0.5, 0),
      (10.0 / 3, 3, 10.0 / 3, 10.0 / 3, 10.0 / 3), (20.4999, 1, 20, 21, 20),
      (20.0000001, 1, 20, 20, 20), (19.9999999, 1, 20, 20, 20), (7.5, 1, 8, 8, 7),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func edgesGoToPixels(
    _ edge: CGFloat, _ scale: CGFloat, _ near: CGFloat, _ above: CGFloat, _ below: CGFloat
  ) {
    #expect(abs(PixelGrid.round(edge, scale: scale) - near) < 1e-9)
    #expect(abs(PixelGrid.ceil(edge, scale: scale) - above) < 1e-9)
    #expect(abs(PixelGrid.floor(edge, scale: scale) - below) < 1e-9)
  }

  @Test func neighboursStillTouch() {
    for step in 0..<100 {
      let split = CGFloat(step) / 30
      let left = PixelGrid.rectangle(CGRect(x: 0, y: 0, width: split, height: 1), scale: 3)
      let right = PixelGrid.rectangle(CGRect(x: split, y: 0, width: 5 - split, height: 1), scale: 3)
      #expect(abs(left.maxX - right.minX) < 1e-12)
    }
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan, 1e300])
  func whatHasNoPixelStays(_ edge: CGFloat) {
    let rounded = PixelGrid.round(edge, scale: 2)
    #expect(rounded == edge || (rounded.isNaN && edge.isNaN))
  }

  @Test func zeroHasNoSign() {
    #expect(PixelGrid.round(-0.1, scale: 1).sign == .plus)
    #expect(PixelGrid.rectangle(.null, scale: 2).isNull)
  }
}
