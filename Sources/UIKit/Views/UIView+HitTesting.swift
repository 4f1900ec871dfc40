extension UIView {
  /// Below this opacity a view takes no touches.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, hit testing.
  static let leastOpacityForTouches: CGFloat = 0.01

  func performHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= UIView.leastOpacityForTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
