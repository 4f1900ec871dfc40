/// What the passes still have to do at a view and below it.
///
/// `needs…` speaks of the view itself, `descendantNeeds…` of something inside; only the pass of
/// that name clears them.
struct PassFlags {
  var needsUpdateConstraints = false
  var descendantNeedsUpdateConstraints = false
  var needsLayout = false
  var descendantNeedsLayout = false
  /// The view is in its `layoutSubviews()` now.
  var isLayingOut = false
}
