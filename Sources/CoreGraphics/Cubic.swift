internal import Foundation

/// A cubic curve.
struct Cubic {
  let start: CGPoint
  let first: CGPoint
  let second: CGPoint
  let end: CGPoint

  init(start: CGPoint, first: CGPoint, second: CGPoint, end: CGPoint) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  /// The quadratic curve with one control point, as a cubic one.
  init(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    func towardsControl(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start: start, first: towardsControl(start), second: towardsControl(end), end: end)
  }

  func point(at time: CGFloat) -> CGPoint {
    let rest = 1 - time
    let weights = (
      rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time
    )
    return CGPoint(
      x: weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
      y: weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y)
  }

  /// The times at which x or y turns round.
  var extremes: [CGFloat] {
    Self.turns(start.x, first.x, second.x, end.x) + Self.turns(start.y, first.y, second.y, end.y)
  }

  /// The zeros between 0 and 1 of the derivative of one coordinate.
  private static func turns(
    _ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat
  ) -> [CGFloat] {
    let a = s - 3 * r + 3 * q - p
    let b = 2 * (r - 2 * q + p)
    let c = q - p
    var times: [CGFloat] = []
    if abs(a) < 1e-12 * max(abs(b), 1) {
      if b != 0 { times = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      times = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }

  /// Appends the ends of lines that follow the curve.
  func flatten(into points: inout [CGPoint]) {
    // A curve is off its chord by at most 3/4 of its control points' largest second difference.
    let bend = max(
      hypot(start.x - 2 * first.x + second.x, start.y - 2 * first.y + second.y),
      hypot(first.x - 2 * second.x + end.x, first.y - 2 * second.y + end.y))
    let pieces = (0.75 * bend / 0.05).squareRoot().rounded(.up)
    let count = Int(min(max(pieces, 1), 256))
    for index in 1..<count + 1 {
      points.append(index == count ? end : point(at: CGFloat(index) / CGFloat(count)))
    }
  }
}
