public import Foundation

extension CGPath {
  /// The smallest rectangle that holds all points, control points included; null if there are none.
  public var boundingBox: CGRect {
    var box = PointBox()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quad(let control, let end): box.add(control); box.add(end)
      case .curve(let first, let second, let end): box.add(first); box.add(second); box.add(end)
      case .close: break
      }
    }
    return box.rectangle
  }

  /// The smallest rectangle that holds the path itself; null if it is empty.
  public var boundingBoxOfPath: CGRect {
    var box = PointBox()
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
        last = point
      case .quad(let control, let end):
        let curve = Cubic(last, control, end)
        for time in curve.extremes { box.add(curve.point(at: time)) }
        box.add(end)
        last = end
      case .curve(let first, let second, let end):
        let curve = Cubic(start: last, first: first, second: second, end: end)
        for time in curve.extremes { box.add(curve.point(at: time)) }
        box.add(end)
        last = end
      case .close: break
      }
    }
    return box.rectangle
  }

  /// Whether `point` lies inside. Open subpaths count as closed.
  ///
  /// - Parameter transform: How the path is seen before the question is asked.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var windings = 0
    var crossings = 0
    for polygon in polygons(transform: transform) {
      for (index, from) in polygon.enumerated() {
        let to = polygon[(index + 1) % polygon.count]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        windings += from.y < to.y ? 1 : -1
      }
    }
    return rule == .winding ? windings != 0 : crossings % 2 == 1
  }

  /// Whether the path is one rectangle with level edges, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// The rectangle that the path is, if it is one with level edges.
  package var rectangle: CGRect? {
    guard elements.count == 5 || elements.count == 6, elements.last == .close else { return nil }
    var points: [CGPoint] = []
    for (index, element) in elements.dropLast().enumerated() {
      switch element {
      case .move(let point) where index == 0: points.append(point)
      case .line(let point) where index > 0: points.append(point)
      default: return nil
      }
    }
    if points.count == 5 {
      guard points[4] == points[0] else { return nil }
      points.removeLast()
    }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let isLevel =
      (p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x)
      || (p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y)
    guard isLevel else { return nil }
    return CGRect(
      x: min(p.x, r.x), y: min(p.y, r.y), width: abs(p.x - r.x), height: abs(p.y - r.y))
  }

  /// The subpaths as corners of polygons, curves cut into short lines; which of them were closed is
  /// not told.
  package func polygons(transform: CGAffineTransform = .identity) -> [[CGPoint]] {
    subpaths(transform: transform).map(\.points)
  }

  /// A subpath whose curves have been cut into lines.
  struct Subpath {
    var points: [CGPoint]
    var isClosed = false
  }

  /// The subpaths, curves cut into lines that are nowhere further than about 0.05 points off.
  func subpaths(transform: CGAffineTransform = .identity) -> [Subpath] {
    var subpaths: [Subpath] = []
    var current = Subpath(points: [])
    func finish() {
      if !current.points.isEmpty { subpaths.append(current) }
      current = Subpath(points: [])
    }
    for element in elements {
      switch element.applying(transform) {
      case .move(let point):
        finish()
        current.points = [point]
      case .line(let point): current.points.append(point)
      case .quad(let control, let end):
        Cubic(current.points.last ?? control, control, end).flatten(into: &current.points)
      case .curve(let first, let second, let end):
        Cubic(start: current.points.last ?? first, first: first, second: second, end: end)
          .flatten(into: &current.points)
      case .close:
        current.isClosed = true
        finish()
      }
    }
    finish()
    return subpaths
  }
}

/// Grows to hold points.
private struct PointBox {
  private var least = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var greatest = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func add(_ point: CGPoint) {
    least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
    greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
  }

  var rectangle: CGRect {
    guard least.x <= greatest.x else { return .null }
    return CGRect(
      x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }
}
