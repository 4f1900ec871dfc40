import CoreGraphics
import Testing

@Suite struct CGPathTests {
  @Test func boxesOfCurvesAreTightUnlikeThoseOfTheirPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    // A quadratic curve reaches half of its control point's height.
    #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
    #expect(CGPath().boundingBox.isNull)
  }

  @Test func insideDependsOnTheRule() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 1)))
    #expect(
      path.contains(
        CGPoint(x: 21, y: 1), transform: CGAffineTransform(translationX: 20, y: 0)))
  }

  @Test func ellipsesAreRound() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
      #expect(circle.contains(CGPoint(x: 9.95 * cos(angle), y: 9.95 * sin(angle))))
      #expect(!circle.contains(CGPoint(x: 10.05 * cos(angle), y: 10.05 * sin(angle))))
    }
  }

  @Test func roundedCornersHaveTheirRadius() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = CGPath(roundedRect: rect, cornerWidth: 6, cornerHeight: 6, transform: nil)
    #expect(path.boundingBoxOfPath == rect)
    // On the diagonal a quarter circle leaves r·(1 − 1/√2) to the corner along each axis.
    let gap = 6 * (1 - 0.5.squareRoot())
    for corner in [(0.0, 0.0, 1.0, 1.0), (40, 0, -1, 1), (40, 20, -1, -1), (0, 20, 1, -1)] {
      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: corner.0 + corner.2 * distance, y: corner.1 + corner.3 * distance)
      }
      #expect(!path.contains(point(gap - 0.05)))
      #expect(path.contains(point(gap + 0.05)))
    }
  }

  @Test func cornersMayDifferAndAreLimitedToHalf() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let one = CGPath(
      roundedRect: rect,
      corners: RoundedCorners(minXMinY: 100, maxXMinY: 0, maxXMaxY: 0, minXMaxY: 0))
    #expect(!one.contains(CGPoint(x: 2, y: 2)))
    #expect(one.contains(CGPoint(x: 19.9, y: 0.1)))
    #expect(one.contains(CGPoint(x: 0.1, y: 10.1)))
  }

  // From angle 0 to a quarter turn, y down: below the centre, or the long way round.
  @Test(arguments: [
    (false, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (true, CGRect(x: -10, y: -10, width: 20, height: 20)),
  ])
  func arcsGoTheWayTheyAreTold(_ clockwise: Bool, _ box: CGRect) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    let found = path.boundingBoxOfPath
    #expect(abs(found.minX - box.minX) < 0.01 && abs(found.minY - box.minY) < 0.01)
    #expect(abs(found.maxX - box.maxX) < 0.01 && abs(found.maxY - box.maxY) < 0.01)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
  }

  @Test func fullTurnsAreCircles() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(path.contains(CGPoint(x: -0.5, y: -0.5)))
    let none = CGMutablePath()
    none.addArc(center: .zero, radius: 1, startAngle: 1, endAngle: 1, clockwise: false)
    #expect(none.boundingBox.width == 0)
  }

  @Test func tangentArcsTouchBothLines() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    guard case .line(let start) = path.elements[1] else {
      Issue.record("no line leads to the arc")
      return
    }
    #expect(abs(start.x - 6) < 1e-9 && abs(start.y) < 1e-9)
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func rectanglesAreRecognised() {
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.5)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
  }

  @Test func elementsAreHandedOutInOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addCurve(
      to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 2))
    path.closeSubpath()
    var seen: [CGPathElementType] = []
    var last = CGPoint.zero
    path.applyWithBlock { element in
      seen.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { last = element.pointee.points[2] }
    }
    #expect(seen == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    #expect(last == CGPoint(x: 3, y: 3))
  }

  @Test func pointsThatAreNotFiniteAreLeftOut() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.addRect(.null)
    #expect(path.elements == [.move(.zero)])
  }

  // A line from (0, 0) to (10, 0), 4 wide.
  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 0, y: -2, width: 10, height: 4)),
    (.square, CGRect(x: -2, y: -2, width: 14, height: 4)),
    (.round, CGRect(x: -2, y: -2, width: 14, height: 4)),
  ])
  func strokedLinesHaveWidthAndEnds(_ cap: CGLineCap, _ box: CGRect) {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let outline = line.copy(
      strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath == box)
    #expect(outline.contains(CGPoint(x: -1.9, y: -1.9)) == (cap == .square))
  }

  @Test(arguments: [(CGLineJoin.miter, true), (.bevel, false), (.round, false)], [false, true])
  func cornersOfStrokedLinesDifferOnTheOutside(
    _ join: (CGLineJoin, Bool), _ isMirrored: Bool
  ) {
    let y: CGFloat = isMirrored ? -10 : 10
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: y)])
    let outline = line.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: join.0, miterLimit: 10)
    #expect(outline.contains(CGPoint(x: 11.9, y: isMirrored ? 1.9 : -1.9)) == join.1)
    #expect(outline.contains(CGPoint(x: 10.9, y: isMirrored ? 0.9 : -0.9)))
    #expect(!outline.contains(CGPoint(x: 5, y: isMirrored ? -5 : 5)))
  }

  @Test func dashesAlternate() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashes = line.copy(dashingWithPhase: 1, lengths: [3, 2])
    let expected: [CGPath.Element] = [
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 2, y: 0)),
      .move(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 7, y: 0)),
      .move(CGPoint(x: 9, y: 0)), .line(CGPoint(x: 10, y: 0)),
    ]
    #expect(dashes.elements == expected)
  }

  @Test func trimmedPathsAreAFractionOfTheLength() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let part = square.trimmed(from: 0.125, to: 0.375)
    #expect(
      part.elements == [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 5)),
      ])
  }
}
