import CoreGraphics
import Testing

private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
  abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
}

struct TransformRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let transform: CGAffineTransform
  let image: CGPoint

  init(_ name: String, _ transform: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) {
    testDescription = name
    self.transform = transform
    image = CGPoint(x: x, y: y)
  }
}

@Suite struct CGAffineTransformTests {
  private static let move = CGAffineTransform(translationX: 10, y: 20)

  // Where (3, 4) goes.
  @Test(arguments: [
    TransformRow("identity", .identity, 3, 4),
    TransformRow("translation", move, 13, 24),
    TransformRow("scale", CGAffineTransform(scaleX: 2, y: 3), 6, 12),
    TransformRow("quarter turn from x to y", CGAffineTransform(rotationAngle: .pi / 2), -4, 3),
    TransformRow("scaledBy scales first", move.scaledBy(x: 2, y: 3), 16, 32),
    TransformRow("rotated turns first", move.rotated(by: .pi / 2), 6, 23),
    TransformRow(
      "translatedBy moves first", CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1), 8, 15
    ),
    TransformRow(
      "concatenating does the other one last",
      move.concatenating(CGAffineTransform(scaleX: 2, y: 2)), 26, 48),
    TransformRow("the matrix of zeros", CGAffineTransform(), 0, 0),
  ])
  func pointsAreMapped(_ row: TransformRow) {
    #expect(isNear(CGPoint(x: 3, y: 4).applying(row.transform), row.image))
  }

  @Test func theInverseUndoes() {
    let transform = CGAffineTransform(1.5, 0.3, -0.7, 2, 11, -4)
    let point = CGPoint(x: 3, y: 4)
    #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
  }

  @Test func whatCannotBeUndoneIsItsOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(!flat.isInvertible)
    #expect(!CGAffineTransform(scaleX: .nan, y: 1).isInvertible)
  }

  @Test func rectanglesBecomeTheirBoundingBoxes() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned.origin, CGPoint(x: -20, y: 0)))
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
    #expect(CGRect.null.applying(Self.move).isNull)
    #expect(CGRect.infinite.applying(Self.move).isInfinite)
    #expect(
      CGSize(width: 2, height: 3).applying(Self.move.scaledBy(x: 2, y: 2))
        == CGSize(width: 4, height: 6))
  }

  @Test(arguments: [
    CGAffineTransform(2, 0, 0, 3, 5, 6), CGAffineTransform(rotationAngle: 1),
    CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(1, 0.5, 0.2, 2, 0, 0),
    CGAffineTransform(0, 1, -2, 0, 4, 4),
  ])
  func componentsComposeTheTransform(_ transform: CGAffineTransform) {
    let again = CGAffineTransform(transform.decomposed())
    let pairs = [
      (again.a, transform.a), (again.b, transform.b), (again.c, transform.c),
      (again.d, transform.d), (again.tx, transform.tx), (again.ty, transform.ty),
    ]
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 }, "\(again) is not \(transform)")
  }

  @Test func geometryIsPrintedAsApples() {
    #expect("\(CGAffineTransform.identity)" == "[1, 0, 0, 1, 0, 0]")
    let rect = CGRect(x: 0.5, y: -20, width: 100.0 / 3, height: 1)
    #expect(GeometryText.rectangle(rect) == "(0.5, -20, 33.333333, 1)")
    #expect(GeometryText.frame(rect) == "(0.5 -20; 33.333333 1)")
    #expect(GeometryText.point(.zero) == "(0, 0)")
    #expect(GeometryText.number(.infinity) == "inf")
  }
}
