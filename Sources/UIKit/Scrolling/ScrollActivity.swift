/// What a scroll view is doing; each change is checked against those that make sense.
///
/// Invariants:
/// 1. A view is in exactly one activity.
/// 2. `held` and `dragging` have a finger on the screen; no other activity needs one.
/// 3. Whoever ends an activity decides which calls of the delegate that means.
enum ScrollActivity: Hashable, Sendable {
  /// At rest, without a finger.
  case idle
  /// A finger is down and has not moved far enough to drag.
  case held
  /// A finger moves the content.
  case dragging
  /// The finger has left; the content slows down, returns to an edge or comes to rest at a page.
  case decelerating
  /// Code moves the content with animation.
  case animating
  /// A tap on the status bar moves the content to the top.
  case scrollingToTop

  /// Whether a finger is on the screen.
  var isTracking: Bool { self == .held || self == .dragging }

  /// Whether the view moves by itself.
  var isMoving: Bool {
    switch self {
    case .decelerating, .animating, .scrollingToTop: true
    case .idle, .held, .dragging: false
    }
  }

  /// Whether this activity may follow directly on `other`.
  func mayFollow(_ other: ScrollActivity) -> Bool {
    switch (other, self) {
    case (_, .idle), (_, .held): true
    case (.held, .dragging), (.dragging, .dragging), (.idle, .dragging): true
    case (.dragging, .decelerating), (.held, .decelerating), (.idle, .decelerating): true
    case (.decelerating, .decelerating): true
    case (.dragging, .animating), (.dragging, .scrollingToTop): false
    case (_, .animating), (_, .scrollingToTop): true
    default: false
    }
  }
}
