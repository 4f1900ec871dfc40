import QuartzCore
import Testing

@MainActor @Suite struct CALayerRenderingTests {
  private let root = box(0, 0, 20, 20)

  @Test func layersAreDrawnWhereTheyLie() throws {
    let child = box(5, 6, 10, 8, .red)
    root.addSublayer(child)
    root.position = CGPoint(x: 500, y: 500)
    let image = try render(root, scale: 2)
    #expect(image[10, 12] == .red && image[29, 27] == .red)
    #expect(image[9, 12] == .clear && image[10, 11] == .clear && image[30, 27] == .clear)
  }

  @Test func boundsOriginsScroll() throws {
    root.addSublayer(box(5, 5, 5, 5, .red))
    let outer = box(0, 0, 20, 20)
    outer.addSublayer(root)
    root.bounds.origin = CGPoint(x: 5, y: 0)
    #expect(try render(outer)[0, 5] == .red)
    #expect(try render(outer)[5, 5] == .clear)
  }

  @Test func hiddenAndTransparentLayersAreNotDrawn() throws {
    let (one, two) = (box(0, 0, 5, 5, .red), box(10, 0, 5, 5, .red))
    one.isHidden = true
    two.opacity = 0
    two.addSublayer(box(0, 10, 5, 5, .red))
    root.sublayers = [one, two]
    let image = try render(root)
    #expect((0..<20).allSatisfy { x in (0..<20).allSatisfy { image[x, $0] == .clear } })
  }

  @Test func zPositionDecidesWhatIsInFront() throws {
    let (one, two) = (box(0, 0, 10, 10, .red), box(5, 5, 10, 10, .blue))
    root.sublayers = [one, two]
    #expect(try render(root)[7, 7] == .blue)
    one.zPosition = 1
    #expect(try render(root)[7, 7] == .red)
  }

  @Test func opacityCountsForALayerAsAWhole() throws {
    let layer = box(0, 0, 10, 10, .red)
    layer.addSublayer(box(5, 5, 10, 10, .blue))
    layer.opacity = 0.5
    root.addSublayer(layer)
    let image = try render(root)
    #expect(image[2, 2].isNear(Pixel(128, 0, 0, 128)))
    #expect(image[7, 7].isNear(Pixel(0, 0, 128, 128)))
  }

  @Test func masksToBoundsCutsOffSublayersAndContentsAtTheCorners() throws {
    let layer = box(0, 0, 10, 10, .red)
    let child = box(0, 0, 20, 20, .blue)
    layer.addSublayer(child)
    root.addSublayer(layer)
    #expect(try render(root)[15, 15] == .blue)
    layer.masksToBounds = true
    #expect(try render(root)[15, 15] == .clear)
    #expect(try render(root)[0, 0] == .blue)
    layer.cornerRadius = 5
    let image = try render(root)
    #expect(image[0, 0].alpha == 0 && image[5, 5] == .blue && image[9, 9].alpha == 0)
  }

  // Which of the four corners, from the top left on clockwise, stay square.
  @Test(arguments: [
    (CACornerMask.layerMinXMinYCorner, [false, true, true, true]),
    (.layerMaxXMinYCorner, [true, false, true, true]),
    (.layerMaxXMaxYCorner, [true, true, false, true]),
    (.layerMinXMaxYCorner, [true, true, true, false]),
    (CACornerMask(), [true, true, true, true]),
  ])
  func onlyMaskedCornersAreRound(_ corners: CACornerMask, _ square: [Bool]) throws {
    let layer = box(0, 0, 20, 20, .red)
    layer.cornerRadius = 8
    layer.maskedCorners = corners
    let image = try render(layer)
    let seen = [(0, 0), (19, 0), (19, 19), (0, 19)].map { image[$0.0, $0.1] == .red }
    #expect(seen == square)
  }

  @Test func radiiAreLimitedToHalfTheShorterSide() throws {
    let layer = box(0, 0, 20, 10, .red)
    layer.cornerRadius = 100
    let image = try render(layer)
    #expect(image[5, 0] == image[14, 0] && image[5, 0].alpha > 200 && image[0, 5].alpha > 200)
    #expect(image[0, 0].alpha == 0 && image[19, 9].alpha == 0)
  }

  @Test func bordersLieInsideAndInFront() throws {
    let layer = box(2, 2, 16, 16, .red)
    layer.borderWidth = 2
    layer.borderColor = .blue
    layer.addSublayer(box(0, 0, 16, 16, .white))
    root.addSublayer(layer)
    let image = try render(root)
    #expect(image[2, 10] == .blue && image[3, 10] == .blue && image[4, 10] == Pixel(255, 255, 255))
    #expect(
      image[1, 10] == .clear && image[17, 17] == .blue && image[15, 10] == Pixel(255, 255, 255))
    layer.borderWidth = 100
    #expect(try render(root)[10, 10] == .blue)
  }

  @Test func masksMultiplyByTheirAlpha() throws {
    let layer = box(0, 0, 20, 20, .red)
    layer.addSublayer(box(0, 0, 5, 20, .blue))
    let mask = box(2, 0, 10, 20, CGColor(gray: 1, alpha: 0.5))
    mask.addSublayer(box(0, 10, 10, 10, .white))
    layer.mask = mask
    root.addSublayer(layer)
    let image = try render(root)
    #expect(image[1, 5] == .clear && image[13, 5] == .clear)
    #expect(image[3, 5].isNear(Pixel(0, 0, 128, 128)) && image[8, 5].isNear(Pixel(128, 0, 0, 128)))
    #expect(image[8, 15] == .red)
    #expect(mask.superlayer === layer)
    layer.mask = nil
    #expect(try render(root)[13, 5] == .red)
  }

  @Test func shadowsLieBehindTheLayerAndItsSublayers() throws {
    let layer = box(2, 2, 8, 8, .red)
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.shadowRadius = 0
    layer.shadowColor = .blue
    root.addSublayer(layer)
    #expect(try render(root)[5, 5] == .red)
    #expect(try render(root)[5, 13] == .blue)
    #expect(try render(root)[5, 17] == .clear)
    // What reaches out of the layer casts a shadow as well.
    layer.addSublayer(box(8, 0, 5, 4, .red))
    #expect(try render(root)[12, 10] == .blue)
    // Cut off at the bounds, nothing of it is left.
    layer.masksToBounds = true
    #expect(try render(root)[5, 13] == .clear)
  }

  @Test func shadowsHaveTheirOpacityAndPath() throws {
    let layer = box(0, 0, 10, 10)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 0
    layer.shadowOffset = .zero
    layer.shadowPath = CGPath(rect: CGRect(x: 12, y: 2, width: 4, height: 4), transform: nil)
    root.addSublayer(layer)
    #expect(try render(root)[13, 3].isNear(Pixel(0, 0, 0, 128)))
    #expect(try render(root)[5, 5] == .clear)
  }

  @Test func assumedTheShadowRadiusIsTheDeviationOfTheBlur() throws {
    let layer = box(-100, -100, 130, 300, .red)
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    layer.shadowRadius = 5
    let holder = box(0, 0, 60, 20)
    holder.addSublayer(layer)
    let image = try render(holder, 60, 20)
    // A deviation outside of an edge, a normal distribution has 15.9 % left, at two 2.3 %.
    #expect(abs(Int(image[35, 10].alpha) - 37) <= 5)
    #expect(abs(Int(image[40, 10].alpha) - 5) <= 2)
  }

  @Test func shadowsTurnWithTheirLayer() throws {
    let layer = box(8, 8, 4, 4, .red)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowColor = .blue
    layer.shadowOffset = CGSize(width: 6, height: 0)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    root.addSublayer(layer)
    let image = try render(root)
    #expect(image[10, 16] == .blue && image[16, 10] == .clear)
  }

  @Test func transformsAreAboutTheAnchorPoint() throws {
    let layer = box(5, 5, 10, 10, .red)
    layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    root.addSublayer(layer)
    let image = try render(root, scale: 2)
    #expect(image[15, 15] == .red && image[24, 24] == .red)
    #expect(image[14, 15] == .clear && image[25, 24] == .clear)
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(try render(root)[10, 10] == .clear)
  }

  // A picture of 4 × 2 points in a layer of 20 × 20: some of what must be and must not be covered.
  @Test(arguments: [
    (CALayerContentsGravity.resize, [(0, 0), (19, 19)], [] as [(Int, Int)]),
    (.resizeAspect, [(0, 5), (19, 14)], [(0, 4), (19, 15)]),
    (.resizeAspectFill, [(0, 0), (19, 19)], []),
    (.center, [(8, 9), (11, 10)], [(7, 9), (12, 10), (8, 8)]),
    (.topLeft, [(0, 0), (3, 1)], [(4, 0), (0, 2)]),
    (.bottomRight, [(16, 18), (19, 19)], [(15, 18), (16, 17)]),
    (.top, [(8, 0)], [(8, 2)]), (.left, [(0, 9)], [(4, 9)]),
  ])
  func contentsGoWhereTheGravitySaysAssumedForTopAndBottom(
    _ gravity: CALayerContentsGravity, _ covered: [(Int, Int)], _ free: [(Int, Int)]
  ) throws {
    let layer = box(0, 0, 20, 20)
    layer.contents = try render(box(0, 0, 8, 4, .red), 8, 4)
    layer.contentsScale = 2
    layer.contentsGravity = gravity
    let image = try render(layer)
    #expect(covered.allSatisfy { image[$0.0, $0.1] == .red })
    #expect(free.allSatisfy { image[$0.0, $0.1] == .clear })
  }

  @Test func partsOfContentsAreShownAndStretched() throws {
    let picture = box(0, 0, 6, 6, .red)
    picture.addSublayer(box(2, 2, 2, 2, .blue))
    let layer = box(0, 0, 20, 20)
    layer.contents = try render(picture, 6, 6)
    layer.magnificationFilter = .nearest
    layer.contentsRect = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    #expect(try render(layer)[0, 0] == .blue)
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let image = try render(layer)
    // Corners keep their two points, the middle takes the rest.
    #expect(image[1, 1] == .red && image[2, 2] == .blue && image[17, 17] == .blue)
    #expect(image[18, 18] == .red && image[10, 1] == .red)
  }

  @Test func shapesAreFilledAndStroked() throws {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.path = CGPath(rect: CGRect(x: 4, y: 4, width: 12, height: 12), transform: nil)
    layer.fillColor = .red
    layer.strokeColor = .blue
    layer.lineWidth = 2
    var image = try render(layer)
    #expect(image[3, 10] == .blue && image[4, 10] == .blue && image[5, 10] == .red)
    layer.strokeEnd = 0.25
    image = try render(layer)
    #expect(image[10, 3] == .blue && image[10, 16] == .clear)
    layer.strokeColor = nil
    layer.fillColor = nil
    #expect(try render(layer)[10, 10] == .clear)
  }

  @Test func gradientsFillTheirBounds() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.colors = [CGColor.red, CGColor.blue]
    #expect(try render(layer)[10, 0].red > 240 && render(layer)[10, 19].blue > 240)
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    layer.locations = [0.5, 0.5]
    #expect(try render(layer)[9, 3] == .red && render(layer)[10, 3] == .blue)
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    #expect(try render(layer)[10, 10] == .red && render(layer)[1, 10] == .blue)
  }

  @Test func replicatorsRepeat() throws {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.addSublayer(box(0, 0, 2, 2, .red))
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
    layer.instanceAlphaOffset = -0.25
    let image = try render(layer)
    #expect(image[0, 0] == .red && image[3, 0] == .clear)
    #expect(image[5, 0].isNear(Pixel(191, 0, 0, 191)) && image[10, 0].isNear(Pixel(128, 0, 0, 128)))
    #expect(image[15, 0] == .clear)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func strangeGeometryDoesNotStopTheRest(_ number: CGFloat) throws {
    let strange = box(0, 0, 10, 10, .blue)
    strange.bounds.size.width = number
    strange.position.x = number
    strange.cornerRadius = number
    strange.borderWidth = number
    strange.shadowOpacity = 1
    strange.shadowRadius = number
    strange.setAffineTransform(CGAffineTransform(scaleX: number, y: 1))
    root.addSublayer(strange)
    root.addSublayer(box(5, 5, 5, 5, .red))
    #expect(try render(root)[7, 7] == .red)
  }
}
