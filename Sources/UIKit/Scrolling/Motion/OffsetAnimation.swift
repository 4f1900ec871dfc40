/// An offset that code asked to reach with animation: pure functions of time, in seconds and points.
struct OffsetAnimation: Hashable, Sendable {
  /// Seconds, whatever the way.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, animated offsets.
  static let duration: CGFloat = 0.3

  /// The offset at time 0.
  let start: CGPoint
  /// Where it ends.
  let end: CGPoint

  /// The offset at `time`; the ends of the way are eased.
  func position(at time: CGFloat) -> CGPoint {
    let part = Self.progress(at: time)
    if part >= 1 { return end }
    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// The part of the way that has been gone at `time`: two halves of a parabola.
  static func progress(at time: CGFloat) -> CGFloat {
    let part = min(max(time / duration, 0), 1)
    return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
  }
}
