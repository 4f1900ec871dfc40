/// Several screens with a bar of tabs below that switches between them.
///
/// - Status: partial (no "More" tab: all tabs are shown; the user cannot rearrange them).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, BarManager {
  final var tabs = TabState()
  private final let bar = UITabBar(frame: .zero)

  // MARK: - Creating

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller from a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.onSelect = { [weak self] item in self?.userChose(item) }
  }

  // MARK: - Tabs

  /// Told about the tab that is chosen.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar.
  open var tabBar: UITabBar { bar }

  /// The screens, one a tab.
  open var viewControllers: [UIViewController]? {
    get { tabs.controllers.isEmpty ? nil : tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens; the first is shown unless the one shown stays.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    performSetControllers(viewControllers ?? [])
  }

  /// The screen shown.
  open var selectedViewController: UIViewController? {
    get { tabs.selected }
    set {
      guard let newValue, tabs.controllers.contains(where: { $0 === newValue }) else { return }
      performSelect(newValue)
    }
  }

  /// Which screen is shown; `NSNotFound` without screens.
  open var selectedIndex: Int {
    get { tabs.selectedIndex ?? NSNotFound }
    set {
      guard tabs.controllers.indices.contains(newValue) else { return }
      performSelect(tabs.controllers[newValue])
    }
  }

  // MARK: - Preferences

  /// The screen shown decides.
  open override var childForStatusBarStyle: UIViewController? { tabs.selected }

  /// The screen shown decides.
  open override var childForStatusBarHidden: UIViewController? { tabs.selected }

  /// The screen shown decides.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { tabs.selected }

  // MARK: - For containers of this module

  override var isBarContainer: Bool { true }

  override func makeDefaultView() -> UIView {
    let view = BarContainerView(frame: SimulatedDevice.current.bounds, manager: self)
    view.addSubview(bar)
    return view
  }

  override func prepareToShowContent() { installSelected() }

  override func childBarWishesChanged(_ child: UIViewController) {
    updateItems()
    viewIfLoaded?.setNeedsLayout()
  }

  override func safeArea(
    ofChild child: UIViewController, from inherited: UIEdgeInsets
  ) -> UIEdgeInsets { safeAreaOverBar(of: child, from: inherited) }

  func placeBars() { performPlaceBar() }
}

/// Told about the tab that a person chooses.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a screen may be shown; yes unless answered otherwise.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a person has chosen a screen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// The default: yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// The default: nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
