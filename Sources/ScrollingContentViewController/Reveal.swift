internal import UIKit

/// The least motion that shows a span: numbers only.
enum Reveal {
  /// How far, in points, to move a window so that it shows a span; a span that is longer than the
  /// window shows its start.
  static func distance(
    _ low: CGFloat, _ high: CGFloat, _ windowLow: CGFloat, _ windowHigh: CGFloat
  ) -> CGFloat {
    if high - low >= windowHigh - windowLow || low < windowLow { return low - windowLow }
    return high > windowHigh ? high - windowHigh : 0
  }
}
