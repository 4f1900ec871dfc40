/// How one axis of a scroll view moves after the finger has left: pure functions of time, in
/// seconds, points and points a second.
///
/// A motion is at most two curves, one after the other: content that slows down and meets an edge
/// goes on as a spring, at the time at which it meets it and with the velocity it has then.
struct AxisMotion: Hashable, Sendable {
  /// One curve.
  private enum Curve: Hashable, Sendable {
    case still(CGFloat)
    case slowing(Deceleration)
    case returning(EdgeSpring)
    case approaching(Approach)
    case paging(PageSpring)
  }

  private let first: Curve
  /// What follows, and when.
  private let second: (EdgeSpring, start: CGFloat)?
  /// Seconds until it stands still.
  let duration: CGFloat
  /// Where it comes to rest.
  let end: CGFloat

  static func == (left: AxisMotion, right: AxisMotion) -> Bool {
    left.first == right.first && left.second?.0 == right.second?.0
  }

  func hash(into hasher: inout Hasher) { hasher.combine(first) }

  private init(_ first: Curve, end: CGFloat, duration: CGFloat) {
    self.first = first
    self.end = end
    self.duration = duration
    second = nil
  }

  private init(_ first: Curve, until time: CGFloat, then spring: EdgeSpring?, edge: CGFloat) {
    self.first = first
    second = spring.map { ($0, time) }
    duration = time + (spring?.duration ?? 0)
    end = edge
  }

  /// Content that stays where it is.
  static func still(at offset: CGFloat) -> AxisMotion {
    AxisMotion(.still(offset), end: offset, duration: 0)
  }

  /// Content that was let go.
  ///
  /// Beyond an edge it returns as a spring, unless its velocity alone carries it back into the range.
  ///
  /// - Parameters:
  ///   - rate: The fraction of the velocity that is left after a millisecond.
  ///   - bounces: Whether it may pass an edge; if not, it stops there.
  /// - Evidence: measured; Documentation/Evidence.md, bounce.
  static func released(
    at offset: CGFloat, velocity: CGFloat, range: ScrollRange, rate: CGFloat, bounces: Bool
  ) -> AxisMotion {
    let slowing = Deceleration(start: offset, velocity: velocity, rate: rate)
    let near = range.clamped(offset)
    let target = range.clamped(slowing.end)
    if near != offset, target == near {
      guard bounces else { return still(at: near) }
      let spring = EdgeSpring(edge: near, start: offset, velocity: velocity)
      return AxisMotion(.returning(spring), end: near, duration: spring.duration)
    }
    guard target != slowing.end, let time = slowing.time(reaching: target) else {
      return AxisMotion(.slowing(slowing), end: slowing.end, duration: slowing.duration)
    }
    let spring = EdgeSpring(
      edge: target, start: target, velocity: velocityAt(slowing, time))
    return AxisMotion(.slowing(slowing), until: time, then: bounces ? spring : nil, edge: target)
  }

  private static func velocityAt(_ slowing: Deceleration, _ time: CGFloat) -> CGFloat {
    slowing.velocity(at: min(time, slowing.duration.nextDown))
  }

  /// Content that comes to rest at a target that an app has chosen.
  static func approaching(
    _ target: CGFloat, from offset: CGFloat, velocity: CGFloat, rate: CGFloat
  ) -> AxisMotion {
    let curve = Approach(start: offset, end: target, velocity: velocity, rate: rate)
    return AxisMotion(.approaching(curve), end: target, duration: curve.duration)
  }

  /// Content that comes to rest at a page.
  static func paging(to page: CGFloat, from offset: CGFloat, velocity: CGFloat) -> AxisMotion {
    let curve = PageSpring(start: offset, end: page, velocity: velocity)
    return AxisMotion(.paging(curve), end: page, duration: curve.duration)
  }

  /// The offset at `time`.
  func position(at time: CGFloat) -> CGFloat {
    if time >= duration { return end }
    if let (spring, start) = second, time >= start { return spring.position(at: time - start) }
    switch first {
    case .still(let offset): return offset
    case .slowing(let curve): return curve.position(at: time)
    case .returning(let curve): return curve.position(at: time)
    case .approaching(let curve): return curve.position(at: time)
    case .paging(let curve): return curve.position(at: time)
    }
  }

  /// The velocity at `time`.
  func velocity(at time: CGFloat) -> CGFloat {
    if time >= duration { return 0 }
    if let (spring, start) = second, time >= start { return spring.velocity(at: time - start) }
    switch first {
    case .still: return 0
    case .slowing(let curve): return curve.velocity(at: time)
    case .returning(let curve): return curve.velocity(at: time)
    case .approaching(let curve): return curve.velocity(at: time)
    case .paging(let curve): return curve.velocity(at: time)
    }
  }
}
