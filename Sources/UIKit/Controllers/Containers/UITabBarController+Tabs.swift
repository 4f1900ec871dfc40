/// The screens of a tab bar controller and the one shown.
struct TabState {
  var controllers: [UIViewController] = []
  var selected: UIViewController?
  /// The screen whose view is in the tree.
  weak var installed: UIViewController?
  var pending: PendingTransition?

  var selectedIndex: Int? { controllers.firstIndex { $0 === selected } }
}

extension UITabBarController {
  var container: BarContainerView? { viewIfLoaded as? BarContainerView }

  func performSetControllers(_ controllers: [UIViewController]) {
    let leaving = tabs.controllers.filter { old in !controllers.contains { $0 === old } }
    let stays = controllers.contains { $0 === tabs.selected }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in controllers where controller.containment.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
      controller.containment.isMovingToParent = false
    }
    tabs.controllers = controllers
    updateItems()
    if stays {
      tabBar.selectedItem = tabs.selected?.tabBarItem
    } else if let first = controllers.first {
      performSelect(first)
    } else {
      tabs.selected = nil
      tabs.installed?.viewIfLoaded?.removeFromSuperview()
      tabs.installed = nil
    }
    for controller in leaving {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  func updateItems() {
    let items = tabs.controllers.compactMap { $0.tabBarItem }
    guard !items.elementsEqual(tabBar.items ?? [], by: { $0 === $1 }) else { return }
    tabBar.setItems(items, animated: false)
    tabBar.selectedItem = tabs.selected?.tabBarItem
  }

  func userChose(_ item: UITabBarItem) {
    guard let controller = tabs.controllers.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === tabs.selected {
      // A tap on the tab that is shown leads back to its first screen.
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      performSelect(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Shows a screen; its view is loaded now, if not before.
  ///
  /// - Evidence: assumed (order of the two controllers' calls); Documentation/Evidence.md, order of
  ///   callbacks.
  func performSelect(_ controller: UIViewController) {
    guard controller !== tabs.selected else { return }
    tabs.pending?.finish()
    let old = tabs.installed
    tabs.selected = controller
    tabBar.selectedItem = controller.tabBarItem
    guard let container, appearance.isOnScreen else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    controller.beginAppearanceTransition(true, animated: false)
    old?.beginAppearanceTransition(false, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    installSelected()
    container.layoutIfNeeded()
    tabs.pending = AfterTransition.run(animated: false, duration: 0) {
      controller.endAppearanceTransition()
    }
  }

  /// Puts the view of the chosen screen in the tree.
  func installSelected() {
    guard let container, let chosen = tabs.selected, tabs.installed !== chosen else { return }
    tabs.installed?.viewIfLoaded?.removeFromSuperview()
    tabs.installed = chosen
    guard let view = chosen.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = container.content.bounds
    container.content.addSubview(view)
    container.setNeedsLayout()
  }

  // MARK: - Bar

  func performPlaceBar() {
    guard let container else { return }
    installSelected()
    updateItems()
    let height = SimulatedDevice.current.tabBarHeight + container.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
    tabBar.alpha = isBarOut ? 0 : 1
    tabBar.isAtScrollEdge = shownScroll?.endsAbove(tabBar) ?? true
    guard let chosen = tabs.selected, let view = chosen.viewIfLoaded,
      view.superview === container.content
    else { return }
    let frame = BarPlacement.frame(
      in: container.content.bounds, covered: (top: 0, bottom: barEdge == nil ? 0 : height),
      extended: chosen.edgesForExtendedLayout,
      includesOpaque: chosen.extendedLayoutIncludesOpaqueBars,
      isOpaque: (top: false, bottom: !tabBar.isTranslucent))
    if view.frame != frame { view.frame = frame }
    view.safeAreaMayHaveChanged()
  }

  /// Upper edge of the bar in the container's coordinates; nil while it covers nothing.
  private var barEdge: CGFloat? {
    tabBar.isHidden || isBarOut ? nil : tabBar.frame.minY
  }

  /// Whether a pushed screen has sent the bar away.
  private var isBarOut: Bool {
    guard let navigation = tabs.selected as? UINavigationController else { return false }
    return navigation.stack.controllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  private var shownScroll: UIScrollView? {
    if let navigation = tabs.selected as? UINavigationController {
      return navigation.topViewController?.mainScrollView
    }
    return tabs.selected?.mainScrollView
  }

  func safeAreaOverBar(
    of child: UIViewController, from inherited: UIEdgeInsets
  ) -> UIEdgeInsets {
    guard let view = child.viewIfLoaded, let container, view.superview === container.content
    else { return inherited }
    return BarPlacement.safeArea(
      from: inherited, frame: view.frame, bars: (top: nil, bottom: barEdge))
  }
}
