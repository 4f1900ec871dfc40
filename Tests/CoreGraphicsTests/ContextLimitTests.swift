import CoreGraphics
import Testing

@Suite struct ContextLimitTests {
  @Test(arguments: [
    CGSize(width: 1e9, height: 1e9), CGSize(width: 32_768, height: 1), .zero,
    CGSize(width: -5, height: 5), CGSize(width: CGFloat.nan, height: 5),
    CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 32_000, height: 32_000),
  ])
  func impossibleSizesAreRefused(_ size: CGSize) {
    #expect(CGContext(size: size, scale: 1, isOpaque: true) == nil)
  }

  @Test func fractionsOfPixelsAreRoundedUp() throws {
    let context = try #require(
      CGContext(size: CGSize(width: 10.1, height: 100.0 / 3), scale: 3, isOpaque: true))
    #expect(context.width == 31 && context.height == 100)
  }

  /// Numbers that app code brings about by dividing by zero and the like.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
  func strangeNumbersDoNotSpoilTheContext(_ number: CGFloat) throws {
    let image = try picture { context in
      context.saveGState()
      context.fill(CGRect(x: number, y: 0, width: 5, height: 5))
      context.fill(CGRect(x: 0, y: 0, width: number, height: number))
      context.clear(CGRect(x: number, y: number, width: number, height: number))
      context.move(to: CGPoint(x: number, y: number))
      context.addArc(
        center: .zero, radius: number, startAngle: 0, endAngle: number, clockwise: true)
      context.addLine(to: CGPoint(x: 1, y: number))
      context.strokePath()
      context.setLineWidth(number)
      context.setLineDash(phase: number, lengths: [number, 0])
      context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setShadow(offset: CGSize(width: number, height: 1), blur: number, color: .black)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.translateBy(x: number, y: 0)
      context.scaleBy(x: number, y: number)
      context.rotate(by: number)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.clip(to: CGRect(x: number, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.setBlendMode(.copy)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image[0, 0] == .red && image[9, 9] == .red)
  }

  @Test func nothingIsDrawnWhileTheTransformCannotBeUndone() throws {
    let image = try picture { context in
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      #expect(!context.canDraw)
      context.fill(.infinite)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
      context.restoreGState()
      #expect(context.canDraw)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    #expect(image[2, 2] == .red && image[7, 7] == .clear)
  }

  @Test func hugeShapesCoverWhatIsSeen() throws {
    let image = try picture { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    }
    #expect(image[0, 0] == .red && image[9, 9] == .red)
  }
}
