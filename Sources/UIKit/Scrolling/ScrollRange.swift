/// The legal offsets of a scroll view on one axis; pure arithmetic, in points.
package struct ScrollRange: Hashable, Sendable {
  /// The least legal offset: where the content rests.
  package let lowest: CGFloat
  /// The greatest legal offset, never less than `lowest`.
  package let highest: CGFloat

  /// The range for the lengths and insets of one axis.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, legal offsets.
  package init(content: CGFloat, near: CGFloat, far: CGFloat, bounds: CGFloat) {
    lowest = -near
    highest = max(-near, content + far - bounds)
  }

  /// How far the content can move.
  package var travel: CGFloat { highest - lowest }

  /// Whether it can move by more than half a point.
  package var scrolls: Bool { travel > 0.5 }

  /// The legal offset nearest to `offset`.
  package func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, lowest), highest) }
}
