import Testing

@testable import QuartzCore

@Suite struct CATransform3DTests {
  private func map(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [CGFloat] {
    [
      x * t.m11 + y * t.m21 + z * t.m31 + t.m41,
      x * t.m12 + y * t.m22 + z * t.m32 + t.m42,
      x * t.m13 + y * t.m23 + z * t.m33 + t.m43,
    ].map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test func pointsAreMappedAsRows() {
    #expect(map(CATransform3DMakeTranslation(1, 2, 3), 10, 10, 10) == [11, 12, 13])
    #expect(map(CATransform3DMakeScale(1, 2, 3), 10, 10, 10) == [10, 20, 30])
    #expect(map(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 1, 0, 5) == [0, 1, 5])
    #expect(map(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), 5, 1, 0) == [5, 0, 1])
    #expect(map(CATransform3DMakeRotation(.pi / 2, 0, 2, 0), 1, 5, 0) == [0, 5, -1])
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func furtherTransformsComeFirst() {
    let moved = CATransform3DMakeTranslation(10, 0, 0)
    #expect(map(CATransform3DScale(moved, 2, 2, 2), 1, 1, 1) == [12, 2, 2])
    #expect(
      map(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0), 1, 1, 1) == [4, 2, 2])
    #expect(map(CATransform3DRotate(moved, .pi, 0, 0, 1), 1, 1, 1) == [9, -1, 1])
  }

  @Test func theInverseUndoes() {
    let transform = CATransform3DRotate(
      CATransform3DScale(CATransform3DMakeTranslation(3, 4, 5), 2, 3, 4), 1, 1, 2, 3)
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    for (row, expected) in zip(product.rows, CATransform3DIdentity.rows) {
      #expect(zip(row, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    }
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func affineTransformsAreAPart() {
    let affine = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let transform = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(transform))
    #expect(CATransform3DGetAffineTransform(transform) == affine)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }
}
