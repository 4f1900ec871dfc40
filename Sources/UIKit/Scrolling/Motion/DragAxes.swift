/// Which axes a drag moves; pure.
struct DragAxes: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let horizontal = DragAxes(rawValue: 1)
  static let vertical = DragAxes(rawValue: 2)
  static let both: DragAxes = [.horizontal, .vertical]

  /// How many times the longer component of a travel must be as long as the shorter one for a drag
  /// to be locked to its axis.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, directional lock.
  static let lockRatio: CGFloat = 2

  /// The axes that a drag which begins with `travel` moves, out of those that can move.
  static func locked(for travel: CGPoint, among axes: DragAxes) -> DragAxes {
    guard axes == .both else { return axes }
    let (x, y) = (abs(travel.x), abs(travel.y))
    if y >= lockRatio * x { return .vertical }
    if x >= lockRatio * y { return .horizontal }
    return .both
  }

  /// The part of a travel that lies on these axes.
  func part(of travel: CGPoint) -> CGPoint {
    CGPoint(
      x: contains(.horizontal) ? travel.x : 0, y: contains(.vertical) ? travel.y : 0)
  }
}
