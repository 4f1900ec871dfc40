package import Foundation

/// How far content reaches on one axis.
package enum ContentExtent: Codable, Hashable, Sendable {
  /// The constraints, or the app, decide it: points.
  case fixed(Double)
  /// Anything between the two bounds satisfies the constraints equally well; nil is no bound.
  case undefined(least: Double?, greatest: Double?)

  /// The extent in points, if it has one.
  package var value: Double? {
    if case .fixed(let points) = self { return points }
    return nil
  }

  /// What is known about an undecided extent, in words.
  package var freedom: String? {
    guard case .undefined(let least, let greatest) = self else { return nil }
    switch (least, greatest) {
    case (nil, nil): return "it can take any value"
    case (let least?, nil): return "it can be anything from \(NumberText.points(least)) up"
    case (nil, let greatest?): return "it can be anything up to \(NumberText.points(greatest))"
    case (let least?, let greatest?):
      return "it can be anything from \(NumberText.plain(least)) to \(NumberText.points(greatest))"
    }
  }
}

/// Distances from the four sides of a rectangle, in points, positive inwards.
package struct SideInsets: Codable, Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The inset before the content (top or left).
  package func start(_ axis: Axis) -> Double { axis == .x ? left : top }
  /// The inset behind the content (bottom or right).
  package func end(_ axis: Axis) -> Double { axis == .x ? right : bottom }
}

/// What a scroll view knows of its content, once the screen has settled.
package struct ScrollRecord: Codable, Hashable, Sendable {
  /// Content width.
  package var width: ContentExtent
  /// Content height.
  package var height: ContentExtent
  /// Whether views placed by constraints lie in the content, so that constraints are meant to
  /// decide its size. Without any, the app's code sets the size.
  package var hasConstrainedContent: Bool
  /// Whether the class decides the size itself: tables, collections, text and web views.
  package var managesOwnContent: Bool
  /// Size of the visible part, in points.
  package var boundsSize: CGSize
  /// The content point at the top left corner of the visible part.
  package var offset: CGPoint
  /// Own insets.
  package var inset: SideInsets
  /// Own insets and what the system adds for safe areas.
  package var adjustedInset: SideInsets

  package init(
    width: ContentExtent, height: ContentExtent, hasConstrainedContent: Bool = true,
    managesOwnContent: Bool = false, boundsSize: CGSize, offset: CGPoint = CGPoint(),
    inset: SideInsets = SideInsets(), adjustedInset: SideInsets = SideInsets()
  ) {
    self.width = width
    self.height = height
    self.hasConstrainedContent = hasConstrainedContent
    self.managesOwnContent = managesOwnContent
    self.boundsSize = boundsSize
    self.offset = offset
    self.inset = inset
    self.adjustedInset = adjustedInset
  }

  /// The content's extent on `axis`.
  package func extent(_ axis: Axis) -> ContentExtent { axis == .x ? width : height }

  /// Least and greatest offset that scrolling can rest at; nil while the extent is undecided.
  ///
  /// From −start inset to max(−start inset, content + end inset − bounds).
  package func legalOffsets(_ axis: Axis) -> ClosedRange<Double>? {
    guard let content = extent(axis).value, content.isFinite else { return nil }
    let length = Double(axis == .x ? boundsSize.width : boundsSize.height)
    let least = -adjustedInset.start(axis)
    let greatest = max(least, content + adjustedInset.end(axis) - length)
    guard least.isFinite, greatest.isFinite else { return nil }
    return least...greatest
  }

  /// Whether the content can move on `axis`: its legal offsets span more than half a point.
  /// Nil while the extent is undecided.
  package func scrolls(_ axis: Axis) -> Bool? {
    legalOffsets(axis).map { $0.upperBound - $0.lowerBound > 0.5 }
  }
}
