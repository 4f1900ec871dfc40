/// Where a scroll indicator lies on its axis; pure arithmetic, in points.
struct IndicatorGeometry: Hashable, Sendable {
  /// Thickness of an indicator.
  static let thickness: CGFloat = 3
  /// Distance from the edges of the view.
  static let margin: CGFloat = 3
  /// The shortest length inside the range.
  static let shortest: CGFloat = 36
  /// The shortest length when the content is pulled past an edge.
  static let shortestPulled: CGFloat = 8

  /// Distance of the indicator's near end from the view's near edge.
  let start: CGFloat
  /// Length of the indicator.
  let length: CGFloat

  /// An indicator of known place.
  init(start: CGFloat, length: CGFloat) {
    self.start = start
    self.length = length
  }

  /// The indicator of an axis.
  ///
  /// - Parameters:
  ///   - offset: The content offset; past an edge it shortens the indicator.
  ///   - near: Inset of the indicator at the near end.
  ///   - far: Inset of the indicator at the far end.
  ///   - bounds: Length of the view.
  ///   - content: Length of the content with its insets.
  ///   - corner: What the other axis's indicator takes away at the far end.
  /// - Evidence: observed; Documentation/Evidence.md, scroll indicators.
  init(
    offset: CGFloat, range: ScrollRange, near: CGFloat, far: CGFloat, bounds: CGFloat,
    content: CGFloat, corner: CGFloat
  ) {
    let track = max(0, bounds - near - far - 2 * Self.margin - corner)
    let share = content > 0 ? min(1, bounds / content) : 1
    let full = min(track, max(Self.shortest, track * share))
    let legal = range.clamped(offset)
    length = max(min(Self.shortestPulled, track), full - abs(offset - legal))
    let part = range.travel > 0 ? (legal - range.lowest) / range.travel : 0
    // A shortened indicator keeps to the end at which the content was pulled.
    start = near + Self.margin + part * (track - length)
  }
}
