internal import UIKit

/// Something that is to be scrolled into view once the keyboard's events have come to rest.
struct ScrollRequest {
  enum Target {
    /// A rectangle of the content.
    case rectangle(CGRect)
    /// A rectangle of a view inside.
    case part(CGRect, of: UIView)
    /// A view inside.
    case whole(UIView)
  }

  var target: Target
  /// Space above and below, in points.
  var margin: CGFloat
  var isAnimated: Bool
}
