/// The views of a navigation bar.
@MainActor
struct NavigationBarContent {
  let background = BarBackgroundView(contentSide: .below)
  let title = UILabel(frame: .zero)
  let largeTitle = UILabel(frame: .zero)
  let prompt = UILabel(frame: .zero)
  var leading: [BarButtonView] = []
  var trailing: [BarButtonView] = []
  var back: BarButtonView?
  var titleView: UIView?
}

extension UINavigationBar: NavigationItemObserver, BarItemObserver {
  func performSetItems(_ items: [UINavigationItem]) {
    for item in stack where item.observer === self { item.observer = nil }
    stack = items
    for item in items { item.observer = self }
    rebuildButtons()
    heightMayHaveChanged()
  }

  func navigationItemChanged(_ item: UINavigationItem) {
    rebuildButtons()
    heightMayHaveChanged()
  }

  func barItemChanged(_ item: UIBarItem) {
    for button in content.leading + content.trailing where button.item === item {
      button.refresh()
    }
    if content.back?.item === item { content.back?.refresh() }
    setNeedsLayout()
  }

  func lookChanged() { setNeedsLayout() }

  func heightMayHaveChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: - Height

  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  /// Whether the item on top is shown with a large title; never in a low bar.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isLow, !stack.isEmpty else { return false }
    // `automatic` takes over from the item below; the first one shows it.
    for item in stack.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  var promptHeight: CGFloat {
    topItem?.prompt == nil ? 0 : BarGeometry.promptHeight(era: SimulatedDevice.current.era)
  }

  /// Height of the row with the buttons, in points.
  var rowHeight: CGFloat {
    isInSheet
      ? BarGeometry.navigationRow(
        SimulatedDevice.current.model, isLandscape: SimulatedDevice.current.isLandscape,
        isInSheet: true) : SimulatedDevice.current.navigationRowHeight
  }

  private var isInSheet: Bool {
    var here = superview
    while let view = here {
      if view is StageView { return view.bounds.height > (superview?.bounds.height ?? 0) }
      here = view.superview
    }
    return false
  }

  /// Height with the large title wholly shown, in points.
  var naturalHeight: CGFloat {
    rowHeight + promptHeight + (showsLargeTitle ? BarGeometry.largeTitleHeight : 0)
  }

  // MARK: - Buttons

  private func rebuildButtons() {
    for button in content.leading + content.trailing { button.removeFromSuperview() }
    content.back?.removeFromSuperview()
    content.titleView?.removeFromSuperview()
    let item = topItem
    content.back = backButton(for: item)
    let left = item?.leftBarButtonItems ?? []
    content.leading = left.filter { !$0.isHidden }.map(makeButton)
    content.trailing = (item?.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(makeButton)
    content.titleView = item?.titleView
    if let back = content.back { addSubview(back) }
    for button in content.leading + content.trailing { addSubview(button) }
    if let titleView = content.titleView { addSubview(titleView) }
  }

  private func makeButton(for item: UIBarButtonItem) -> BarButtonView {
    item.observer = self
    return BarButtonView(item: item)
  }

  private func backButton(for item: UINavigationItem?) -> BarButtonView? {
    guard let item, let below = backItem, !item.hidesBackButton else { return nil }
    if item.leftBarButtonItem != nil, !item.leftItemsSupplementBackButton { return nil }
    let shown = UIBarButtonItem()
    let own = below.backBarButtonItem
    switch item.backButtonDisplayMode {
    case .minimal: shown.title = nil
    case .generic: shown.title = "Back"
    case .default: shown.title = own?.title ?? below.backButtonTitle ?? below.title ?? "Back"
    }
    if let own {
      shown.image = own.image
      shown.tintColor = own.tintColor
    }
    let button = BarButtonView(item: shown, isBack: true)
    button.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
    return button
  }

  private func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }
}
