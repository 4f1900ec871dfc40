/// The root view of a controller that manages bars: what it shows fills the content view, and the
/// bars lie above.
final class BarContainerView: UIView {
  /// Holds the view of the controller that is shown.
  let content = UIView(frame: .zero)
  weak var manager: (any BarManager)?

  init(frame: CGRect, manager: any BarManager) {
    self.manager = manager
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    manager?.placeBars()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// Told when the content under its bars has moved.
@MainActor
protocol ScrollFollower: AnyObject {
  func scrollViewMoved(_ scrollView: UIScrollView)
}

/// A controller that manages bars.
@MainActor
protocol BarManager: AnyObject {
  /// Gives the bars and the shown controller's view their frames.
  func placeBars()
}

/// Where the view of a shown controller stands among bars; pure.
enum BarPlacement {
  /// The frame of the shown view: the whole, less the bars under which it may not lie.
  ///
  /// - Parameters:
  ///   - bounds: the container's.
  ///   - covered: what bars cover at the top and the bottom, safe area included.
  ///   - extended: the edges at which the view wants to lie under bars.
  ///   - includesOpaque: whether it wants that for opaque bars too.
  ///   - isOpaque: whether the bars at top and bottom are opaque.
  static func frame(
    in bounds: CGRect, covered: (top: CGFloat, bottom: CGFloat), extended: UIRectEdge,
    includesOpaque: Bool, isOpaque: (top: Bool, bottom: Bool)
  ) -> CGRect {
    let underTop = extended.contains(.top) && (includesOpaque || !isOpaque.top)
    let underBottom = extended.contains(.bottom) && (includesOpaque || !isOpaque.bottom)
    return bounds.inset(
      by: UIEdgeInsets(
        top: underTop ? 0 : covered.top, left: 0, bottom: underBottom ? 0 : covered.bottom,
        right: 0))
  }

  /// The safe area of a view, raised to the edges of bars that lie over it.
  ///
  /// - Parameters:
  ///   - inherited: what geometry leaves of the superview's safe area.
  ///   - frame: the view's, in the container's coordinates.
  ///   - bars: lower edge of the bar above and upper edge of the bar below; nil without bar.
  static func safeArea(
    from inherited: UIEdgeInsets, frame: CGRect, bars: (top: CGFloat?, bottom: CGFloat?)
  ) -> UIEdgeInsets {
    var insets = inherited
    if let edge = bars.top { insets.top = max(0, edge - frame.minY) }
    if let edge = bars.bottom { insets.bottom = max(0, frame.maxY - edge) }
    return insets
  }
}
