/// A stack of screens with a bar on top that leads back.
///
/// - Status: partial (transitions show their end state at once; a finger cannot pop yet; bars do not
///   hide by swipes).
@preconcurrency @MainActor
open class UINavigationController: UIViewController, BarManager, ScrollFollower {
  /// How a navigation changes the stack.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// Seconds in which bars come and go.
  public static let hideShowBarDuration: CGFloat = 0.2

  final var stack = NavigationStack()
  final var bars: NavigationBars

  // MARK: - Creating

  /// Creates a stack with one screen.
  public init(rootViewController: UIViewController) {
    bars = NavigationBars()
    super.init(nibName: nil, bundle: nil)
    setUp()
    performSetStack([rootViewController], animated: false)
  }

  /// Creates an empty stack whose bars are of an app's classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bars = NavigationBars(
      barClass: navigationBarClass as? UINavigationBar.Type,
      toolbarClass: toolbarClass as? UIToolbar.Type)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bars = NavigationBars()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller from a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) {
    bars = NavigationBars()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bars.bar.onBack = { [weak self] in self?.popViewController(animated: true) }
  }

  // MARK: - Stack

  /// Told about the screens that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The screens, the one shown last.
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top of the stack.
  open var topViewController: UIViewController? { stack.controllers.last }

  /// The screen that is seen: what the top presents, or the top.
  open var visibleViewController: UIViewController? {
    presentation.presented ?? topViewController?.presentation.presented ?? topViewController
  }

  /// Shows another screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    performPush(viewController, animated: animated)
  }

  /// Goes back to the screen below.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.controllers.count > 1 else { return nil }
    return performPop(keeping: stack.controllers.count - 1, animated: animated).last
  }

  /// Goes back to a screen of the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.controllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    return performPop(keeping: index + 1, animated: animated)
  }

  /// Goes back to the first screen.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard !stack.controllers.isEmpty else { return nil }
    return performPop(keeping: 1, animated: animated)
  }

  /// Replaces the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    performSetStack(viewControllers, animated: animated)
  }

  /// Pushes the screen.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: - Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bars.bar }

  /// The bar at the bottom; hidden unless asked for.
  open var toolbar: UIToolbar! { bars.toolbar }

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden: Bool {
    get { bars.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the top; the change is not animated on Linux.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard bars.isBarHidden != hidden else { return }
    bars.isBarHidden = hidden
    barsChanged()
  }

  /// Hides or shows the bar at the bottom; the change is not animated on Linux.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard bars.isToolbarHidden != hidden else { return }
    bars.isToolbarHidden = hidden
    barsChanged()
  }

  // MARK: - Preferences

  /// The screen on top decides only while no bar lies below the status bar.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The screen on top decides.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The screen on top decides.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  /// The text is white on a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  // MARK: - For containers of this module

  override var isBarContainer: Bool { true }

  override func makeDefaultView() -> UIView { makeContainerView() }

  override func prepareToShowContent() { installTop() }

  override func childBarWishesChanged(_ child: UIViewController) { barsChanged() }

  override func safeArea(
    ofChild child: UIViewController, from inherited: UIEdgeInsets
  ) -> UIEdgeInsets { safeAreaUnderBars(of: child, from: inherited) }

  func placeBars() { performPlaceBars() }

  func scrollViewMoved(_ scrollView: UIScrollView) { followScroll(of: scrollView) }
}

/// Told about the screens that a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a screen is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a screen was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// The default: nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// The default: nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
