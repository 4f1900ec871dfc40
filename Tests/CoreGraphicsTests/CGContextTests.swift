import CoreGraphics
import Testing

@Suite struct CGContextTests {
  @Test func rectanglesFillTheirPixels() throws {
    let image = try picture(scale: 2) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(image.width == 20 && image.height == 20)
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (2..<8).contains(x) && (4..<12).contains(y)
        #expect(image[x, y] == (isInside ? .red : .clear), "at \(x), \(y)")
      }
    }
  }

  @Test func opaqueContextsStartBlackOthersClear() throws {
    #expect(try picture(isOpaque: true) { _ in }[3, 3] == Pixel(0, 0, 0))
    #expect(try picture { _ in }[3, 3] == .clear)
  }

  @Test func statesAreRestored() throws {
    let image = try picture { context in
      context.setFillColor(.red)
      context.saveGState()
      context.setFillColor(.blue)
      context.translateBy(x: 5, y: 5)
      context.setAlpha(0.5)
      context.setBlendMode(.copy)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      // One too many does nothing.
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image[0, 0] == .red && image[9, 9] == .red)
  }

  @Test func transformsComeBeforeEachOther() throws {
    let image = try picture { context in
      context.translateBy(x: 2, y: 0)
      context.scaleBy(x: 2, y: 2)
      #expect(context.ctm == CGAffineTransform(2, 0, 0, 2, 2, 0))
      #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 4, y: 2))
      #expect(context.convertToUserSpace(CGPoint(x: 4, y: 2)) == CGPoint(x: 1, y: 1))
      context.setFillColor(.red)
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(image[4, 2] == .red && image[5, 3] == .red)
    #expect(image[3, 2] == .clear && image[6, 3] == .clear)
  }

  @Test func clipsAreIntersected() throws {
    let image = try picture { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 10))
      context.beginPath()
      context.addRect(CGRect(x: 4, y: 0, width: 6, height: 10))
      context.clip()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 4, y: 0, width: 2, height: 10))
      context.setFillColor(.red)
      context.fill(.infinite)
    }
    #expect(image[3, 5] == .clear && image[4, 5] == .red && image[6, 5] == .clear)
  }

  @Test func evenOddLeavesHoles() throws {
    let image = try picture { context in
      context.setFillColor(.red)
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
      context.fillPath(using: .evenOdd)
      #expect(context.isPathEmpty)
    }
    #expect(image[0, 0] == .red && image[4, 4] == .clear)
  }

  @Test func linesHaveTheirWidth() throws {
    let image = try picture { context in
      context.setStrokeColor(.red)
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 0, y: 5))
      context.addLine(to: CGPoint(x: 10, y: 5))
      context.strokePath()
    }
    #expect((0..<10).map { image[5, $0] == .red } == (0..<10).map { $0 == 4 || $0 == 5 })
  }

  @Test func theDefaultLineIsOneUnitWide() throws {
    let image = try picture { $0.stroke(CGRect(x: 2.5, y: 2.5, width: 5, height: 5)) }
    #expect(image[2, 5] == Pixel(0, 0, 0) && image[1, 5] == .clear && image[3, 5] == .clear)
  }

  @Test func dashesLeaveGaps() throws {
    let image = try picture { context in
      context.setLineDash(phase: 0, lengths: [2, 3])
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    }
    #expect(
      (0..<10).map { image[$0, 5].alpha > 0 } == [1, 1, 0, 0, 0, 1, 1, 0, 0, 0].map { $0 == 1 })
  }

  @Test func alphaMultipliesWhatIsDrawn() throws {
    let image = try picture { context in
      context.setAlpha(0.5)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image[5, 5].isNear(Pixel(128, 0, 0, 128)))
  }

  @Test func transparencyLayersAreDrawnAsOne() throws {
    let image = try picture { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 10))
      context.setFillColor(.blue)
      context.fill(CGRect(x: 4, y: 0, width: 6, height: 10))
      // A state that is not restored does not outlive the layer.
      context.saveGState()
      context.setFillColor(.white)
      context.endTransparencyLayer()
      // Nor does a layer that was not begun end anything.
      context.endTransparencyLayer()
    }
    #expect(image[1, 5].isNear(Pixel(128, 0, 0, 128)))
    #expect(image[5, 5].isNear(Pixel(0, 0, 128, 128)))
  }

  @Test(arguments: [
    (CGBlendMode.normal, Pixel(0, 0, 255)), (.multiply, Pixel(0, 0, 0)),
    (.screen, Pixel(255, 0, 255)), (.plusLighter, Pixel(255, 0, 255)),
    (.destinationOver, Pixel(255, 0, 0)), (.clear, Pixel(0, 0, 0, 0)), (.copy, Pixel(0, 0, 255)),
    (.xor, Pixel(0, 0, 0, 0)), (.difference, Pixel(255, 0, 255)),
  ])
  func blueOverRedMixesByTheMode(_ mode: CGBlendMode, _ result: Pixel) throws {
    let image = try picture { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setBlendMode(mode)
      context.setFillColor(.blue)
      context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
    }
    #expect(image[2, 5] == .red)
    #expect(image[7, 5] == result)
  }

  @Test func clearingMakesTransparent() throws {
    let image = try picture { context in
      context.fill(.infinite)
      context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image[2, 2] == .clear && image[7, 7] == Pixel(0, 0, 0))
  }

  @Test func gradientsRunFromStartToEnd() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue], locations: nil))
    func row(_ options: CGGradientDrawingOptions) throws -> CGImage {
      try picture(20, 4) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
      }
    }
    let bare = try row([])
    #expect(bare[2, 2] == .clear && bare[17, 2] == .clear)
    #expect(bare[5, 2].isNear(Pixel(242, 0, 13), 8) && bare[14, 2].isNear(Pixel(13, 0, 242), 8))
    #expect(bare[10, 2].isNear(Pixel(121, 0, 134), 8))
    #expect(try row(.drawsBeforeStartLocation)[2, 2] == .red)
    #expect(try row(.drawsBeforeStartLocation)[17, 2] == .clear)
    #expect(try row(.drawsAfterEndLocation)[17, 2] == .blue)
    #expect(try row(.drawsAfterEndLocation)[2, 2] == .clear)
  }

  @Test func radialGradientsAreRound() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue], locations: nil))
    let image = try picture(20, 20) { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0,
        endCenter: CGPoint(x: 10, y: 10), endRadius: 8, options: [])
    }
    #expect(image[10, 10].red > 220 && image[16, 10].blue > 180 && image[0, 0] == .clear)
  }

  // The same drawing as in CGContext.draw(_:in:) of Apple's systems, where y points down.
  @Test func imagesAreUpsideDownUnlessDrawnUpright() throws {
    let source = try picture(2, 2) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setFillColor(.blue)
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
    let image = try picture(8, 4) { context in
      context.interpolationQuality = .none
      context.draw(source, in: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.drawUpright(source, in: CGRect(x: 4, y: 0, width: 4, height: 4))
    }
    #expect(image[1, 0] == .blue && image[1, 3] == .red)
    #expect(image[5, 0] == .red && image[5, 3] == .blue)
  }

  @Test func masksLimitDrawingByTheirAlpha() throws {
    let mask = try picture(4, 4) { context in
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let image = try picture { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), uprightMask: mask)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image[0, 0].isNear(Pixel(128, 0, 0, 128)))
    #expect(image[3, 0] == .clear && image[6, 6] == .clear)
    let tinted = try picture { context in
      context.drawUpright(mask, in: CGRect(x: 0, y: 0, width: 4, height: 4), color: .blue)
    }
    #expect(tinted[1, 1].isNear(Pixel(0, 0, 128, 128)) && tinted[3, 1] == .clear)
  }

  @Test func tilesRepeat() throws {
    let tile = try picture(2, 2) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    let image = try picture { context in
      context.interpolationQuality = .none
      context.drawTiles(of: tile, size: CGSize(width: 2, height: 2), from: CGPoint(x: 1, y: 0))
    }
    #expect((0..<6).map { image[$0, 3] == .red } == [false, true, false, true, false, true])
  }

  @Test func imagesDoNotChangeByLaterDrawing() throws {
    let context = try #require(
      CGContext(size: CGSize(width: 2, height: 2), scale: 1, isOpaque: false))
    let before = try #require(context.makeImage())
    context.fill(.infinite)
    #expect(before[0, 0] == .clear)
    #expect(context.makeImage()?[0, 0] == Pixel(0, 0, 0))
  }
}
