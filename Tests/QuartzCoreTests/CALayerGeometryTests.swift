import QuartzCore
import Testing

private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
  abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9
    && abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9
}

struct FrameRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let anchor: CGPoint
  let transform: CGAffineTransform
  let frame: CGRect

  init(_ name: String, _ anchor: CGPoint, _ transform: CGAffineTransform, _ frame: CGRect) {
    testDescription = name
    self.anchor = anchor
    self.transform = transform
    self.frame = frame
  }
}

@Suite struct CALayerGeometryTests {
  private static let middle = CGPoint(x: 0.5, y: 0.5)

  // A layer of 40 × 20 at position (100, 100).
  @Test(arguments: [
    FrameRow("plain", middle, .identity, CGRect(x: 80, y: 90, width: 40, height: 20)),
    FrameRow(
      "anchored at its origin", .zero, .identity, CGRect(x: 100, y: 100, width: 40, height: 20)),
    FrameRow(
      "scaled about its middle", middle, CGAffineTransform(scaleX: 2, y: 3),
      CGRect(x: 60, y: 70, width: 80, height: 60)),
    FrameRow(
      "scaled about its origin", .zero, CGAffineTransform(scaleX: 2, y: 3),
      CGRect(x: 100, y: 100, width: 80, height: 60)),
    FrameRow(
      "turned by a quarter", middle, CGAffineTransform(rotationAngle: .pi / 2),
      CGRect(x: 90, y: 80, width: 20, height: 40)),
    FrameRow(
      "moved", middle, CGAffineTransform(translationX: 5, y: 6),
      CGRect(x: 85, y: 96, width: 40, height: 20)),
    FrameRow(
      "mirrored about its right edge", CGPoint(x: 1, y: 0), CGAffineTransform(scaleX: -1, y: 1),
      CGRect(x: 100, y: 100, width: 40, height: 20)),
  ])
  func theFrameIsTheBoxAroundTheLayer(_ row: FrameRow) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 9, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 100)
    layer.anchorPoint = row.anchor
    layer.setAffineTransform(row.transform)
    #expect(isNear(layer.frame, row.frame), "\(GeometryText.rectangle(layer.frame))")
    // Setting the frame it has, changes nothing.
    layer.frame = row.frame
    #expect(isNear(layer.bounds, CGRect(x: 7, y: 9, width: 40, height: 20)))
    #expect(abs(layer.position.x - 100) < 1e-9 && abs(layer.position.y - 100) < 1e-9)
  }

  @Test func settingTheFrameKeepsTheOriginOfTheBounds() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    layer.frame = CGRect(x: 10, y: 20, width: -30, height: 40)
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
    #expect(layer.frame == CGRect(x: -20, y: 20, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: -5, y: 40))
  }

  @Test func conversionGoesUpAndDownTheTree() {
    let root = box(50, 60, 200, 200)
    let left = box(10, 20, 100, 100)
    left.bounds.origin = CGPoint(x: 0, y: 30)
    let leaf = box(5, 40, 10, 10)
    let right = box(100, 0, 50, 50)
    right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    root.addSublayer(left)
    left.addSublayer(leaf)
    root.addSublayer(right)
    let point = CGPoint(x: 1, y: 2)
    #expect(leaf.convert(point, to: left) == CGPoint(x: 6, y: 42))
    #expect(leaf.convert(point, to: root) == CGPoint(x: 16, y: 32))
    #expect(leaf.convert(point, to: nil) == CGPoint(x: 16, y: 32))
    #expect(root.convert(CGPoint(x: 16, y: 32), to: leaf) == point)
    // `right` covers (75, -25) to (175, 75) of the root at twice its size.
    #expect(right.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 77, y: -23))
    #expect(
      leaf.convert(CGRect(x: 0, y: 0, width: 4, height: 4), to: right)
        == CGRect(x: -30, y: 27.5, width: 2, height: 2))
    #expect(leaf.convert(point, from: leaf) == point)
  }

  @Test func sublayerTransformAndFlippingCount() {
    let root = box(0, 0, 100, 100)
    let child = box(10, 10, 20, 20)
    root.addSublayer(child)
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    // About the root's middle: 10 is 40 left of it, so 80 left of it.
    #expect(child.convert(.zero, to: root) == CGPoint(x: -30, y: -30))
    root.sublayerTransform = CATransform3DIdentity
    root.isGeometryFlipped = true
    #expect(child.convert(.zero, to: root) == CGPoint(x: 10, y: 90))
  }

  @Test func hitsAreFoundFromTheFront() {
    let root = box(0, 0, 100, 100)
    let back = box(10, 10, 50, 50)
    let front = box(30, 30, 50, 50)
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 105, y: 5)) == nil)
    let outside = box(60, 0, 20, 20)
    front.addSublayer(outside)
    #expect(root.hitTest(CGPoint(x: 95, y: 35)) === outside)
    front.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 95, y: 35)) === root)
    front.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === root)
  }
}
