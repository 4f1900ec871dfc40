import CoreGraphics
import Testing

@Suite struct ShadowTests {
  @Test func shadowsLieBeneathAndAreMoved() throws {
    let image = try picture(20, 20) { context in
      context.setShadow(offset: CGSize(width: 5, height: 5), blur: 0, color: .blue)
      context.setFillColor(.red)
      context.fill(CGRect(x: 2, y: 2, width: 8, height: 8))
    }
    #expect(image[3, 3] == .red && image[9, 9] == .red)
    #expect(image[12, 12] == .blue && image[16, 16] == .clear)
  }

  @Test func theOffsetDoesNotFollowTheTransform() throws {
    let image = try picture(30, 30) { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: .blue)
      context.setFillColor(.red)
      context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
    }
    #expect(image[9, 5] == .red && image[14, 5] == .blue && image[15, 5] == .clear)
  }

  @Test(arguments: [0.8, 2, 3.7, 10] as [CGFloat])
  func theBlurHasTheDeviationAskedFor(_ deviation: CGFloat) throws {
    // The blurred edge of a half plane is the integral of the blur: its slope is the blur itself.
    let image = try picture(140, 9) { context in
      let shadow = Shadow(offset: .zero, deviation: deviation, color: .black)
      context.drawShadow(
        shadow, of: CGPath(rect: CGRect(x: -200, y: -200, width: 270, height: 400), transform: nil))
    }
    let alphas = (0..<140).map { Double(image[$0, 4].alpha) / 255 }
    var (sum, mean, variance) = (0.0, 0.0, 0.0)
    for x in 1..<140 {
      let weight = alphas[x - 1] - alphas[x]
      sum += weight
      mean += weight * Double(x)
    }
    mean /= sum
    for x in 1..<140 {
      variance += (alphas[x - 1] - alphas[x]) * (Double(x) - mean) * (Double(x) - mean) / sum
    }
    #expect(abs(sum - 1) < 0.01)
    #expect(abs(mean - 70) < 0.2)
    #expect(abs(variance.squareRoot() - deviation) < 0.15 * deviation + 0.1)
  }

  @Test func whatIsOutsideOfTheClipCastsAShadowInside() throws {
    let image = try picture(20, 20) { context in
      context.clip(to: CGRect(x: 0, y: 10, width: 20, height: 10))
      context.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: .blue)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 2, width: 20, height: 7))
    }
    #expect(image[5, 5] == .clear)
    #expect(image[5, 12] == .blue && image[5, 16] == .clear)
  }

  @Test func linesHaveShadowsToo() throws {
    let image = try picture(20, 20) { context in
      context.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: .blue)
      context.setStrokeColor(.red)
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)])
    }
    #expect(image[10, 4] == .red && image[10, 5] == .red)
    #expect(image[10, 10] == .blue && image[10, 11] == .blue && image[10, 8] == .clear)
  }
}
