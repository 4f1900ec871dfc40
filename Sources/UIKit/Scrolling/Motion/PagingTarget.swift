/// Which page content comes to rest at; pure arithmetic, in points and points a second.
enum PagingTarget {
  /// The speed from which letting go counts as a flick: 0.3 points a millisecond.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, paging.
  static let flickSpeed: CGFloat = 300

  /// The offset of the page at which content comes to rest.
  ///
  /// A flick goes to the next page in its direction, at most one away from the page where the drag
  /// began; without one the nearest page is taken. Pages are counted from the least legal offset.
  ///
  /// - Evidence: observed; Documentation/Evidence.md, paging.
  /// - Parameters:
  ///   - offset: Where the content is let go.
  ///   - dragStart: Where it was when the drag began.
  ///   - page: Length of a page.
  static func offset(
    from offset: CGFloat, dragStart: CGFloat, velocity: CGFloat, page: CGFloat, range: ScrollRange
  ) -> CGFloat {
    guard page > 0 else { return range.clamped(offset) }
    let place = (range.clamped(offset) - range.lowest) / page
    var index = place.rounded()
    if abs(velocity) >= flickSpeed {
      // A place within a thousandth of a page counts as the page itself.
      let next =
        velocity > 0 ? (place + 0.001).rounded(.down) + 1 : (place - 0.001).rounded(.up) - 1
      let first = ((range.clamped(dragStart) - range.lowest) / page).rounded()
      index = min(max(next, first - 1), first + 1)
    }
    return range.clamped(range.lowest + index * page)
  }
}
