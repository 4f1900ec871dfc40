/// A view's own wishes about margins, and the safe area it was given.
struct MarginState {
  /// Margins without safe area, by reading direction when `isDirectional`.
  var base = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether an app or a document has set the margins.
  var isCustom = false
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// What is covered of the view.
  var safeArea = UIEdgeInsets.zero
}

/// Arithmetic of margins and safe areas; pure.
enum MarginArithmetic {
  /// What is covered of a child, given what is covered of its superview.
  ///
  /// Each edge is clamped on its own; this is no intersection of rectangles.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, safe area propagation.
  static func safeArea(
    ofChild child: CGRect, superSize: CGSize, superInsets: UIEdgeInsets
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: clamp(superInsets.top - child.minY, superInsets.top),
      left: clamp(superInsets.left - child.minX, superInsets.left),
      bottom: clamp(child.maxY - (superSize.height - superInsets.bottom), superInsets.bottom),
      right: clamp(child.maxX - (superSize.width - superInsets.right), superInsets.right))
  }

  /// Margins that are at least the superview's, less the distance of each edge from it.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, preserved margins.
  static func preserving(
    _ own: UIEdgeInsets, child: CGRect, superSize: CGSize, superMargins: UIEdgeInsets
  ) -> UIEdgeInsets {
    UIEdgeInsets.maximum(
      own,
      UIEdgeInsets(
        top: superMargins.top - child.minY, left: superMargins.left - child.minX,
        bottom: superMargins.bottom - (superSize.height - child.maxY),
        right: superMargins.right - (superSize.width - child.maxX)))
  }

  private static func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
    max(0, min(value, max(limit, 0)))
  }
}

extension UIView {
  // MARK: - Margins

  /// The margins in force: own (or the controller's minimum), safe area added, superview's kept.
  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = ownMargins
    if let parent = superview, marginState.preservesSuperview {
      margins = MarginArithmetic.preserving(
        margins, child: untransformedFrame, superSize: parent.bounds.size,
        superMargins: parent.effectiveLayoutMargins)
    }
    return margins
  }

  private var ownMargins: UIEdgeInsets {
    var base = marginState.base
    if let minimum = owner?.rootViewMinimumMargins {
      let least = undirected(minimum)
      base = marginState.isCustom ? UIEdgeInsets.maximum(base, least) : least
    }
    return marginState.insetsFromSafeArea ? base + marginState.safeArea : base
  }

  func setBaseMargins(_ margins: UIEdgeInsets) {
    changeMargins {
      $0.base = margins
      $0.isCustom = true
    }
  }

  func changeMargins(_ change: (inout MarginState) -> Void) {
    let before = effectiveLayoutMargins
    change(&marginState)
    if effectiveLayoutMargins != before { marginsChanged() }
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    owner?.rootViewMarginsDidChange()
    flagNeedsLayout()
    for view in subviews where view.marginState.preservesSuperview { view.marginsChanged() }
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right)
  }

  func undirected(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: mirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: mirrored ? insets.leading : insets.trailing)
  }

  // MARK: - Readable width

  /// The width beyond which lines of text become hard to read, at the default text size.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, readable width.
  static let readableWidthAtDefaultSize: CGFloat = 672

  /// Distances of the readable area from the view's edges.
  var readableInsets: UIEdgeInsets {
    let margins = effectiveLayoutMargins
    let body = UIFont.preferredFont(forTextStyle: .body).pointSize
    let widest = UIView.readableWidthAtDefaultSize * body / 17
    let excess = bounds.width - margins.left - margins.right - widest
    guard excess > 0 else { return margins }
    let side = (bounds.width - widest) / 2
    return UIEdgeInsets(top: margins.top, left: side, bottom: margins.bottom, right: side)
  }

  // MARK: - Safe area

  /// A safe area laid down from outside in place of what geometry gives; nil goes back to geometry.
  package var fixedSafeArea: UIEdgeInsets? {
    get { rareState?.fixedSafeArea }
    set {
      withRareState { $0.fixedSafeArea = newValue }
      refreshSafeArea()
    }
  }

  /// Works out the safe area anew after geometry or hierarchy have changed.
  func safeAreaMayHaveChanged() {
    guard superview != nil || self is UIWindow else { return }
    refreshSafeArea()
  }

  func refreshSafeArea() {
    let new = currentSafeArea
    guard new != marginState.safeArea else { return }
    marginState.safeArea = new
    safeAreaInsetsDidChange()
    owner?.rootViewSafeAreaDidChange()
    if marginState.insetsFromSafeArea { marginsChanged() }
    flagNeedsLayout()
    updateSafeAreaOfSubviews()
  }

  func updateSafeAreaOfSubviews() {
    for view in subviews { view.refreshSafeArea() }
  }

  private var currentSafeArea: UIEdgeInsets {
    if let fixed = rareState?.fixedSafeArea { return fixed }
    if self is UIWindow { return SimulatedDevice.current.safeAreaInsets }
    let inherited: UIEdgeInsets
    if let parent = superview {
      inherited = MarginArithmetic.safeArea(
        ofChild: safeAreaFrame(in: parent), superSize: parent.bounds.size,
        superInsets: parent.safeAreaForSubviews)
    } else {
      inherited = .zero
    }
    return owner?.rootViewSafeArea(from: inherited) ?? inherited
  }

  private func safeAreaFrame(in parent: UIView) -> CGRect {
    untransformedFrame.offsetBy(dx: -parent.bounds.minX, dy: -parent.bounds.minY)
  }

  /// What this view hands on to its subviews; a scroll view keeps what it uses up as inset.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, safe area in scroll views.
  private var safeAreaForSubviews: UIEdgeInsets {
    guard let scrollView = self as? UIScrollView else { return marginState.safeArea }
    // On the editor's canvas no controller runs that would say which edges are used up: all are.
    if SimulatedDevice.current.canvas != nil { return .zero }
    let safe = marginState.safeArea
    let used = scrollView.consumedSafeArea
    return UIEdgeInsets(
      top: safe.top - used.top, left: safe.left - used.left, bottom: safe.bottom - used.bottom,
      right: safe.right - used.right)
  }
}
