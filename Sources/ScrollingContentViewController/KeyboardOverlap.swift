internal import UIKit

/// How much of a view a keyboard covers from below: numbers only.
enum KeyboardOverlap {
  /// Height, in points, of the lower part of `view` that `keyboard` covers; both in one space.
  ///
  /// A keyboard that ends above the view's lower edge floats or is split: it covers a region in
  /// the middle, which no inset at the bottom would free.
  static func height(of keyboard: CGRect, over view: CGRect) -> CGFloat {
    guard !keyboard.isEmpty, keyboard.maxX > view.minX, keyboard.minX < view.maxX,
      keyboard.maxY >= view.maxY
    else { return 0 }
    return min(max(0, view.maxY - keyboard.minY), view.height)
  }

  /// The bottom inset to add to a safe area that has `anyway` points at the bottom already.
  static func inset(covering overlap: CGFloat, anyway: CGFloat, initial: CGFloat) -> CGFloat {
    max(initial, overlap - anyway)
  }
}
