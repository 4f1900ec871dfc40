public import Foundation

extension CGPath {
  /// The outline of the line that stroking this path would draw: to be filled by winding.
  ///
  /// - Parameter transform: How the path is seen before it is stroked; the line's width is not
  ///   changed by it.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = LineOutline(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    guard lineWidth > 0, lineWidth.isFinite else { return outline.path }
    for subpath in subpaths(transform: transform) { outline.add(subpath) }
    return outline.path
  }

  /// The dashes of the line along this path; curves become short lines.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern each subpath starts.
  ///   - lengths: Of dashes and gaps in turn.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dashes = CGMutablePath()
    let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return CGPath(self, transform: transform)
    }
    for subpath in subpaths(transform: transform) {
      let line = MeasuredLine(subpath)
      // A dash cannot be seen below this; more would take memory without limit.
      guard line.length / period < 100_000 else { continue }
      var place = -(phase - period * (phase / period).rounded(.down))
      while place < line.length {
        for (index, length) in lengths.enumerated() {
          if index % 2 == 0, place + length > 0, place < line.length {
            dashes.addLines(between: line.points(from: max(place, 0), to: place + length))
          }
          place += length
        }
      }
    }
    return dashes
  }

  /// The part of the path between two fractions of its length, all subpaths together; curves become
  /// short lines.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let lines = subpaths().map(MeasuredLine.init)
    let total = lines.reduce(0) { $0 + $1.length }
    let from = min(max(start, 0), 1) * total
    let to = min(max(end, 0), 1) * total
    let part = CGMutablePath()
    var passed: CGFloat = 0
    for line in lines where to > from {
      let (first, last) = (max(from - passed, 0), min(to - passed, line.length))
      passed += line.length
      if last > first { part.addLines(between: line.points(from: first, to: last)) }
    }
    return part
  }
}

/// Lines end to end, and how far each corner is from the start.
private struct MeasuredLine {
  private let corners: [CGPoint]
  private let distances: [CGFloat]

  init(_ subpath: CGPath.Subpath) {
    corners =
      subpath.isClosed ? subpath.points + [subpath.points[0]] : subpath.points
    var distance: CGFloat = 0
    var distances: [CGFloat] = [0]
    for (from, to) in zip(corners, corners.dropFirst()) {
      distance += hypot(to.x - from.x, to.y - from.y)
      distances.append(distance)
    }
    self.distances = distances
  }

  var length: CGFloat { distances.last ?? 0 }

  /// The corners between two distances from the start, and the points at them.
  func points(from start: CGFloat, to end: CGFloat) -> [CGPoint] {
    let end = min(end, length)
    var points = [point(at: start)]
    for (corner, distance) in zip(corners, distances) where distance > start && distance < end {
      points.append(corner)
    }
    points.append(point(at: end))
    return points
  }

  private func point(at distance: CGFloat) -> CGPoint {
    guard let next = distances.firstIndex(where: { $0 > distance }), next > 0 else {
      return distance <= 0 ? corners[0] : corners[corners.count - 1]
    }
    let part = (distance - distances[next - 1]) / (distances[next] - distances[next - 1])
    let (from, to) = (corners[next - 1], corners[next])
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}

/// Builds the outline of a line from pieces that overlap: a rectangle a segment, a wedge or a circle
/// a corner. All go round in the same direction, so that filling by winding joins them.
private final class LineOutline {
  let path = CGMutablePath()
  private let radius: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat

  init(radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    self.radius = radius
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  func add(_ subpath: CGPath.Subpath) {
    var points: [CGPoint] = []
    for point in subpath.points where point != points.last { points.append(point) }
    if subpath.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return addDot(at: points[0]) }
    let count = points.count
    for index in 0..<(subpath.isClosed ? count : count - 1) {
      addSegment(
        from: points[index], to: points[(index + 1) % count],
        isFirst: !subpath.isClosed && index == 0,
        isLast: !subpath.isClosed && index == count - 2)
    }
    for index in (subpath.isClosed ? 0..<count : 1..<count - 1) {
      addJoin(
        from: points[(index + count - 1) % count], at: points[index],
        to: points[(index + 1) % count])
    }
    if !subpath.isClosed, cap == .round {
      addCircle(at: points[0])
      addCircle(at: points[count - 1])
    }
  }

  /// A subpath without length shows its ends only.
  private func addDot(at point: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(at: point)
    case .square:
      path.addRect(
        CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }

  private func addCircle(at point: CGPoint) {
    path.addEllipse(
      in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func addSegment(from: CGPoint, to: CGPoint, isFirst: Bool, isLast: Bool) {
    let along = direction(from, to)
    let back = cap == .square && isFirst ? radius : 0
    let on = cap == .square && isLast ? radius : 0
    let start = CGPoint(x: from.x - along.dx * back, y: from.y - along.dy * back)
    let end = CGPoint(x: to.x + along.dx * on, y: to.y + along.dy * on)
    addPolygon([
      beside(start, along, -1), beside(end, along, -1), beside(end, along, 1),
      beside(start, along, 1),
    ])
  }

  private func addJoin(from: CGPoint, at corner: CGPoint, to: CGPoint) {
    if join == .round { return addCircle(at: corner) }
    let (before, after) = (direction(from, corner), direction(corner, to))
    let cross = before.dx * after.dy - before.dy * after.dx
    guard cross != 0 else { return }
    // The gap is on the outside of the turn.
    let side: CGFloat = cross > 0 ? -1 : 1
    let (first, second) = (beside(corner, before, side), beside(corner, after, side))
    var wedge = [corner, first, second]
    let cosine = before.dx * after.dx + before.dy * after.dy
    // The tip is 1 / cos(half the turn) radii away, the limit is in widths of the line.
    let half = ((1 + cosine) / 2).squareRoot()
    if join == .miter, half > 0, 1 / half <= miterLimit {
      let middle = CGVector(
        dx: (first.x + second.x) / 2 - corner.x, dy: (first.y + second.y) / 2 - corner.y)
      let factor = 1 / (half * half)
      wedge.insert(
        CGPoint(x: corner.x + middle.dx * factor, y: corner.y + middle.dy * factor), at: 2)
    }
    addPolygon(cross > 0 ? wedge : wedge.reversed())
  }

  private func addPolygon(_ points: [CGPoint]) {
    path.addLines(between: points)
    path.closeSubpath()
  }

  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }

  /// The point a radius beside `point`, to the left (+1, y up) or right of `along`.
  private func beside(_ point: CGPoint, _ along: CGVector, _ side: CGFloat) -> CGPoint {
    CGPoint(x: point.x - along.dy * radius * side, y: point.y + along.dx * radius * side)
  }
}
