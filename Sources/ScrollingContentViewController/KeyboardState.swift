internal import UIKit

/// What the keyboard has changed, and how it was before.
struct KeyboardState {
  /// Whether the last event acted upon was one of a keyboard that shows.
  var isShown = false
  /// Whether the safe area changes at our own hands.
  var isApplying = false
  /// The host's own `additionalSafeAreaInsets.bottom`, in points, while the keyboard shows.
  var initialBottom: CGFloat?
  /// The scroll view's own `alwaysBounceVertical`, while the keyboard shows.
  var initialBounce: Bool?
  /// Holds the content view's height while the keyboard shows.
  var minimumHeight: NSLayoutConstraint?
}
