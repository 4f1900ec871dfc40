/// The arithmetic of autoresizing masks on one axis: near margin, size, far margin.
///
/// Pure numbers, so that a whole screen's masks can be tested without a view.
package struct AutoresizingAxis: Hashable, Sendable {
  /// Whether the near margin (left or top) is flexible.
  package var nearIsFlexible: Bool
  /// Whether the size is flexible.
  package var sizeIsFlexible: Bool
  /// Whether the far margin (right or bottom) is flexible.
  package var farIsFlexible: Bool

  /// The horizontal part of `mask`.
  package static func horizontal(_ mask: UIView.AutoresizingMask) -> AutoresizingAxis {
    AutoresizingAxis(
      nearIsFlexible: mask.contains(.flexibleLeftMargin),
      sizeIsFlexible: mask.contains(.flexibleWidth),
      farIsFlexible: mask.contains(.flexibleRightMargin))
  }

  /// The vertical part of `mask`.
  package static func vertical(_ mask: UIView.AutoresizingMask) -> AutoresizingAxis {
    AutoresizingAxis(
      nearIsFlexible: mask.contains(.flexibleTopMargin),
      sizeIsFlexible: mask.contains(.flexibleHeight),
      farIsFlexible: mask.contains(.flexibleBottomMargin))
  }

  /// Which share of a change of the superview's length goes to the near margin and to the size.
  ///
  /// The change is shared among the flexible parts in proportion to their lengths, equally when
  /// they have none; with no flexible part the far margin takes it all.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, autoresizing masks.
  package func shares(origin: CGFloat, length: CGFloat, superLength: CGFloat) -> (
    near: CGFloat, size: CGFloat
  ) {
    let far = superLength - origin - length
    let parts = [
      nearIsFlexible ? max(origin, 0) : nil, sizeIsFlexible ? max(length, 0) : nil,
      farIsFlexible ? max(far, 0) : nil,
    ]
    let flexible = parts.compactMap { $0 }
    guard !flexible.isEmpty else { return (0, 0) }
    let sum = flexible.reduce(0, +)
    let equal = 1 / CGFloat(flexible.count)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return sum > 0 ? part / sum : equal
    }
    return (share(parts[0]), share(parts[1]))
  }

  /// Where a view of `origin` and `length` goes when its superview's length changes.
  package func resized(
    origin: CGFloat, length: CGFloat, from oldSuper: CGFloat, to newSuper: CGFloat
  ) -> (origin: CGFloat, length: CGFloat) {
    let change = newSuper - oldSuper
    let shares = shares(origin: origin, length: length, superLength: oldSuper)
    return (origin + change * shares.near, max(0, length + change * shares.size))
  }
}
