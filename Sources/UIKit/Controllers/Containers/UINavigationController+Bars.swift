/// The bars of a navigation controller.
@MainActor
struct NavigationBars {
  let bar: UINavigationBar
  let toolbar: UIToolbar
  var isBarHidden = false
  var isToolbarHidden = true
  /// How much of the large title's row has been scrolled away, in points.
  var collapsed: CGFloat = 0

  init(barClass: UINavigationBar.Type? = nil, toolbarClass: UIToolbar.Type? = nil) {
    bar = UIView.frameInitializer.make(barClass ?? UINavigationBar.self, frame: .zero)
    toolbar = UIView.frameInitializer.make(toolbarClass ?? UIToolbar.self, frame: .zero)
  }
}

extension UINavigationController {
  func makeContainerView() -> UIView {
    let view = BarContainerView(frame: SimulatedDevice.current.bounds, manager: self)
    view.addSubview(bars.bar)
    view.addSubview(bars.toolbar)
    return view
  }

  var container: BarContainerView? { viewIfLoaded as? BarContainerView }

  func barsChanged() { viewIfLoaded?.setNeedsLayout() }

  func performPlaceBars() {
    guard let container else { return }
    installTop()
    placeNavigationBar(in: container)
    placeToolbar(in: container)
    placeTop(in: container)
  }

  private func placeNavigationBar(in container: BarContainerView) {
    let bar = bars.bar
    bar.isHidden = bars.isBarHidden
    updateItems()
    let device = SimulatedDevice.current
    let top = BarGeometry.navigationTop(
      device.model, isLandscape: device.isLandscape, safeTop: container.safeAreaInsets.top)
    let full = bar.naturalHeight
    let large = bar.showsLargeTitle ? BarGeometry.largeTitleHeight : 0
    let shown = max(0, large - bars.collapsed)
    bar.shownLargeTitle = shown
    bar.isAtScrollEdge =
      topScroll.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
    bar.frame = CGRect(
      x: 0, y: top, width: container.bounds.width, height: full - large + shown)
  }

  /// Lets a large title follow the content of the screen on top.
  ///
  /// Moves that only follow a changed inset say nothing about the bar, which made that change.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, bars.
  func followScroll(of scroll: UIScrollView) {
    guard scroll === topScroll, let container, bars.bar.frame.height > 0 else { return }
    defer { container.setNeedsLayout() }
    guard bars.bar.showsLargeTitle, scroll.contentOffset.y != -scroll.adjustedContentInset.top
    else { return }
    let contentTop = scroll.convert(CGPoint(x: 0, y: -scroll.contentInset.top), to: container).y
    let full = bars.bar.frame.minY + bars.bar.naturalHeight
    let collapsed = min(max(full - contentTop, 0), BarGeometry.largeTitleHeight)
    guard collapsed != bars.collapsed else { return }
    bars.collapsed = collapsed
    performPlaceBars()
  }

  private func placeToolbar(in container: BarContainerView) {
    bars.toolbar.isHidden = isToolbarOut
    bars.toolbar.setItemsIfChanged(topViewController?.toolbarItems ?? [])
    let height = SimulatedDevice.current.toolbarHeight
    bars.toolbar.frame = CGRect(
      x: 0, y: container.bounds.height - container.safeAreaInsets.bottom - height,
      width: container.bounds.width, height: height)
    bars.toolbar.isAtScrollEdge = topScroll?.endsAbove(bars.toolbar) ?? true
  }

  /// Whether the toolbar is not to be seen: hidden, or the top screen wants no bar below it.
  private var isToolbarOut: Bool {
    bars.isToolbarHidden || topViewController?.hidesBottomBarWhenPushed == true
  }

  private func placeTop(in container: BarContainerView) {
    guard let top = topViewController, let view = top.viewIfLoaded,
      view.superview === container.content
    else { return }
    let edges = barEdges
    let frame = BarPlacement.frame(
      in: container.content.bounds,
      covered: (
        top: edges.top ?? 0, bottom: edges.bottom.map { container.bounds.height - $0 } ?? 0
      ), extended: top.edgesForExtendedLayout,
      includesOpaque: top.extendedLayoutIncludesOpaqueBars,
      isOpaque: (top: !bars.bar.isTranslucent, bottom: !bars.toolbar.isTranslucent))
    if view.frame != frame { view.frame = frame }
    view.safeAreaMayHaveChanged()
    if let scroll = topScroll, scroll.barFollower !== self { scroll.barFollower = self }
  }

  /// Lower edge of the bar above and upper edge of the bar below, in the container's coordinates.
  private var barEdges: (top: CGFloat?, bottom: CGFloat?) {
    (
      top: bars.isBarHidden ? nil : bars.bar.frame.maxY,
      bottom: isToolbarOut ? nil : bars.toolbar.frame.minY
    )
  }

  func safeAreaUnderBars(
    of child: UIViewController, from inherited: UIEdgeInsets
  ) -> UIEdgeInsets {
    guard let view = child.viewIfLoaded, let container, view.superview === container.content
    else { return inherited }
    return BarPlacement.safeArea(from: inherited, frame: view.frame, bars: barEdges)
  }

  /// The scroll view of the top screen that moves under the bars.
  private var topScroll: UIScrollView? { topViewController?.mainScrollView }

  private func updateItems() {
    let items = stack.controllers.map(\.navigationItem)
    guard !items.elementsEqual(bars.bar.stack, by: { $0 === $1 }) else { return }
    bars.bar.performSetItems(items)
  }
}

extension UIToolbar {
  /// Sets the items unless they are the ones shown.
  func setItemsIfChanged(_ new: [UIBarButtonItem]) {
    guard !new.elementsEqual(items ?? [], by: { $0 === $1 }) else { return }
    setItems(new, animated: false)
  }
}

extension UIScrollView {
  /// Whether the content ends above a bar at the bottom, so that nothing shimmers through it.
  func endsAbove(_ bar: UIView) -> Bool {
    let barTop = bar.convert(CGPoint.zero, to: self).y
    return contentSize.height <= barTop + 0.5
  }
}
