internal import Foundation

/// A part of a circle, as cubic curves.
struct Arc {
  let center: CGPoint
  let radius: CGFloat
  /// Radians; the arc goes from the first to the second, which may be the smaller one.
  let from: CGFloat
  let to: CGFloat

  /// An angle to go through, in a stated direction.
  struct Sweep {
    let from: CGFloat
    let to: CGFloat

    /// The way from angle `from` to angle `to`, in falling or in rising angles. A full turn or more
    /// in that direction is a full circle; the other way it is reduced to less than one.
    init(from: CGFloat, to: CGFloat, isDecreasing: Bool) {
      let turn = 2 * CGFloat.pi
      var delta = to - from
      if isDecreasing {
        if delta <= -turn {
          delta = -turn
        } else if delta > 0 {
          delta -= turn * (delta / turn).rounded(.up)
        }
      } else {
        if delta >= turn {
          delta = turn
        } else if delta < 0 {
          delta += turn * (-delta / turn).rounded(.up)
        }
      }
      self.from = from
      self.to = from + delta
    }
  }

  init(center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat) {
    self.center = center
    self.radius = radius
    self.from = from
    // More than a few turns cannot be seen, and would take memory without limit.
    self.to = from + min(max(to - from, -8 * .pi), 8 * .pi)
  }

  init(center: CGPoint, radius: CGFloat, sweep: Sweep) {
    self.init(center: center, radius: radius, from: sweep.from, to: sweep.to)
  }

  /// The arc that rounds the corner of the way `start` – `corner` – `end`; nil where there is none
  /// (the way goes straight on, or back, or the radius is zero).
  init?(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    let back = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let on = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths = hypot(back.dx, back.dy) * hypot(on.dx, on.dy)
    let cross = back.dx * on.dy - back.dy * on.dx
    guard radius > 0, lengths > 0, abs(cross) > lengths * 1e-9 else { return nil }
    let angle = acos(min(max((back.dx * on.dx + back.dy * on.dy) / lengths, -1), 1))
    let tangent = radius / tan(angle / 2)
    let toCenter = radius / sin(angle / 2)
    let unitBack = atan2(back.dy, back.dx)
    let bisector = unitBack + (cross > 0 ? angle / 2 : -angle / 2)
    let center = CGPoint(
      x: corner.x + toCenter * cos(bisector), y: corner.y + toCenter * sin(bisector))
    let length = hypot(back.dx, back.dy)
    let touch = CGPoint(
      x: corner.x + tangent * back.dx / length, y: corner.y + tangent * back.dy / length)
    let first = atan2(touch.y - center.y, touch.x - center.x)
    let sweep = CGFloat.pi - angle
    self.init(
      center: center, radius: radius, from: first, to: cross > 0 ? first - sweep : first + sweep)
  }

  var startPoint: CGPoint { point(at: from) }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// Cubic curves of at most a quarter turn each, which deviate from the circle by less than 0.03 %
  /// of the radius.
  var curves: [CGPath.Element] {
    let delta = to - from
    guard delta != 0, delta.isFinite else { return [] }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let handle = radius * 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let first = from + CGFloat(index) * step
      let second = index == count - 1 ? to : first + step
      let (start, end) = (point(at: first), point(at: second))
      return .curve(
        CGPoint(x: start.x - handle * sin(first), y: start.y + handle * cos(first)),
        CGPoint(x: end.x + handle * sin(second), y: end.y - handle * cos(second)),
        end)
    }
  }
}
