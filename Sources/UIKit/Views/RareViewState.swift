/// State of a view that most views never have; boxed, so that they do not pay for it.
final class RareViewState {
  var isOpaque = true
  var isExclusiveTouch = false
  var gestureRecognizers: [UIGestureRecognizer] = []
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var overrideStyle = UIUserInterfaceStyle.unspecified
  var restorationIdentifier: String?
  var accessibility = AccessibilityState()
  /// A natural size that the editor's canvas uses in place of the class's own.
  var canvasIntrinsicSize: CGSize?
  /// A safe area laid down from outside, in place of what geometry gives.
  var fixedSafeArea: UIEdgeInsets?
}

/// What a screen reader is told about a view.
struct AccessibilityState {
  var label: String?
  var identifier: String?
  var hint: String?
  var isElement = false
}

extension UIView {
  func withRareState(_ change: (RareViewState) -> Void) {
    let state = rareState ?? RareViewState()
    rareState = state
    change(state)
  }

  /// A natural size in force on the editor's canvas instead of the class's own; an axis of
  /// `noIntrinsicMetric` keeps the class's.
  package var canvasIntrinsicSize: CGSize? {
    get { rareState?.canvasIntrinsicSize }
    set {
      withRareState { $0.canvasIntrinsicSize = newValue }
      invalidateIntrinsicContentSize()
    }
  }

  /// The natural size that layout uses: the class's, unless the canvas gives another.
  var naturalSize: CGSize {
    guard let fixed = rareState?.canvasIntrinsicSize else { return intrinsicContentSize }
    if fixed.width >= 0, fixed.height >= 0 { return fixed }
    let own = intrinsicContentSize
    return CGSize(
      width: fixed.width >= 0 ? fixed.width : own.width,
      height: fixed.height >= 0 ? fixed.height : own.height)
  }
}
