public import Foundation

/// What a path element does.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath; one point.
  case moveToPoint
  /// A straight line; one point.
  case addLineToPoint
  /// A quadratic curve; control point and end.
  case addQuadCurveToPoint
  /// A cubic curve; two control points and end.
  case addCurveToPoint
  /// A line back to the subpath's start; no point.
  case closeSubpath
}

/// An element of a path, as `applyWithBlock(_:)` hands it out.
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// Its points, valid during the call only.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// Which places are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path goes round more often in one direction than in the other.
  case winding
  /// Those that a ray leaves through an odd number of edges.
  case evenOdd
}

/// A shape made of lines and curves.
///
/// Points that are not finite are refused: the element that has one is left out.
///
/// - Status: full
public class CGPath: Hashable, @unchecked Sendable {
  /// A piece of a path.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  /// The pieces in order. Only `CGMutablePath` changes them.
  package fileprivate(set) var elements: [Element] = []
  /// Start of the current subpath.
  fileprivate var start = CGPoint.zero
  /// End of the last element.
  fileprivate var end = CGPoint.zero

  /// Makes an empty path.
  public init() {}

  /// Makes a path with the pieces of `path`, seen through `transform`.
  package init(_ path: CGPath, transform: CGAffineTransform = .identity) {
    copyElements(of: path, transform)
  }

  /// Makes a path that is the outline of `rect`.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    append(rect: rect, transform?.pointee ?? .identity)
  }

  /// Makes a path that is the ellipse inside `rect`.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    append(ellipseIn: rect, transform?.pointee ?? .identity)
  }

  /// Makes a path that is the outline of `rect` with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerWidth: Horizontal radius, at most half the rectangle's width.
  ///   - cornerHeight: Vertical radius, at most half the rectangle's height.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    append(
      roundedRect: rect, RoundedCorners(width: cornerWidth, height: cornerHeight),
      transform?.pointee ?? .identity)
  }

  /// Makes a path that is the outline of `rect`, each corner with its own radius.
  package init(roundedRect rect: CGRect, corners: RoundedCorners) {
    append(roundedRect: rect, corners, .identity)
  }

  /// Whether the path has no element.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { end }

  /// A copy that does not change.
  public func copy() -> CGPath? { CGPath(self) }

  /// A copy seen through a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(self, transform: transform?.pointee ?? .identity)
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// A copy seen through a transform, which can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.copyElements(of: self, transform?.pointee ?? .identity)
    return copy
  }

  /// Calls `block` for each element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      for element in elements {
        var handed = CGPathElement(type: .closeSubpath, points: points)
        switch element {
        case .move(let point): handed.type = .moveToPoint; points[0] = point
        case .line(let point): handed.type = .addLineToPoint; points[0] = point
        case .quad(let control, let end):
          handed.type = .addQuadCurveToPoint
          (points[0], points[1]) = (control, end)
        case .curve(let first, let second, let end):
          handed.type = .addCurveToPoint
          (points[0], points[1], points[2]) = (first, second, end)
        case .close: break
        }
        withUnsafePointer(to: handed) { block($0) }
      }
    }
  }

  /// Paths are equal when their elements are.
  public static func == (one: CGPath, other: CGPath) -> Bool {
    one === other || one.elements == other.elements
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

// MARK: - Growing

extension CGPath {
  fileprivate func copyElements(of path: CGPath, _ transform: CGAffineTransform) {
    if transform.isIdentity {
      (elements, start, end) = (path.elements, path.start, path.end)
    } else {
      for element in path.elements { append(element, transform) }
    }
  }

  /// Adds `element`, its points seen through `transform`. A line or curve without a start begins
  /// at its own first point.
  fileprivate func append(_ element: Element, _ transform: CGAffineTransform = .identity) {
    let element = transform.isIdentity ? element : element.applying(transform)
    guard element.isFinite else { return }
    switch element {
    case .move(let point):
      // Of several moves in a row, only the last one counts.
      if case .move? = elements.last { elements.removeLast() }
      (start, end) = (point, point)
    case .close:
      guard let last = elements.last, last != .close else { return }
      end = start
    case .line(let point), .quad(_, let point), .curve(_, _, let point):
      if elements.isEmpty {
        start = element.firstPoint
        elements.append(.move(start))
      } else if elements.last == .close {
        elements.append(.move(start))
      }
      end = point
    }
    elements.append(element)
  }

  fileprivate func append(rect: CGRect, _ transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    append(.move(CGPoint(x: rect.minX, y: rect.minY)), transform)
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)), transform)
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)), transform)
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)), transform)
    append(.close)
  }

  fileprivate func append(ellipseIn rect: CGRect, _ transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    let place = CGAffineTransform(
      rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY
    ).concatenating(transform)
    append(.move(CGPoint(x: 1, y: 0)), place)
    for curve in Arc(center: .zero, radius: 1, from: 0, to: 2 * .pi).curves {
      append(curve, place)
    }
    append(.close)
  }

  fileprivate func append(
    roundedRect rect: CGRect, _ corners: RoundedCorners, _ transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    for element in corners.outline(of: rect) { append(element, transform) }
  }
}

/// A path that can grow.
///
/// - Status: full
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Starts a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point), transform)
  }

  /// Adds a line to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  /// Starts a subpath at the first of `points` and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append(.move(first), transform)
    for point in points.dropFirst() { append(.line(point), transform) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.quad(control, end), transform)
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.curve(control1, control2, end), transform)
  }

  /// Adds a line back to the start of the current subpath.
  public func closeSubpath() {
    append(.close)
  }

  /// Adds the outline of `rect` as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(rect: rect, transform)
  }

  /// Adds the outlines of `rects` as subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { append(rect: rect, transform) }
  }

  /// Adds the ellipse inside `rect` as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(ellipseIn: rect, transform)
  }

  /// Adds the outline of `rect` with rounded corners as a subpath; radii are limited to half the
  /// rectangle's sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      roundedRect: rect, RoundedCorners(width: cornerWidth, height: cornerHeight), transform)
  }

  /// Adds an arc of a circle, with a line to its start if there is a current point.
  ///
  /// - Parameters:
  ///   - startAngle: Radians from the x axis towards the y axis.
  ///   - clockwise: In a coordinate space whose y points up; where y points down, as UIKit's does,
  ///     true means against the clock.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(
      center: center, radius: radius,
      sweep: Arc.Sweep(from: startAngle, to: endAngle, isDecreasing: clockwise))
    append(isEmpty ? .move(arc.startPoint) : .line(arc.startPoint), transform)
    for curve in arc.curves { append(curve, transform) }
  }

  /// Adds an arc of a circle that starts at `startAngle` and covers `delta` radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(center: center, radius: radius, from: startAngle, to: startAngle + delta)
    append(isEmpty ? .move(arc.startPoint) : .line(arc.startPoint), transform)
    for curve in arc.curves { append(curve, transform) }
  }

  /// Adds a line and the arc that rounds the corner at `tangent1End` on the way from the current
  /// point to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let from = isEmpty ? tangent1End : currentPoint.applying(transform.inverted())
    guard let arc = Arc(from: from, corner: tangent1End, to: tangent2End, radius: radius) else {
      return append(.line(tangent1End), transform)
    }
    append(.line(arc.startPoint), transform)
    for curve in arc.curves { append(curve, transform) }
  }

  /// Adds the elements of `path`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = path.elements
    for element in added { append(element, transform) }
  }
}
