/// Screens side by side, one of which is seen.
///
/// - Status: partial (pages are changed by code; a finger cannot turn them yet).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// Which way pages lie.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Where the next page comes from.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Where the spine of a book of pages is.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// What may be chosen when the controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocation")
    /// Room between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacing")
  }

  /// How pages turn.
  public final let transitionStyle: TransitionStyle
  /// Which way pages lie.
  public final let navigationOrientation: NavigationOrientation
  private final var shown: UIViewController?
  private final let pageControl = UIPageControl(frame: .zero)
  private final var pending: PendingTransition?

  // MARK: - Creating

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of horizontal pages that turn as in a book.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller from a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) {
    transitionStyle = ListWords.transitionStyle(coder)
    navigationOrientation = ListWords.orientation(coder)
    super.init(coder: coder)
  }

  // MARK: - Pages

  /// Gives the pages beside the one shown.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Told about pages that are turned.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The page shown.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    pending?.finish()
    show(viewControllers?.first, animated: animated, completion: completion)
  }

  private func show(
    _ page: UIViewController?, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = shown
    guard page !== old else {
      completion?(true)
      return
    }
    shown = page
    old?.willMove(toParent: nil)
    if let page { addChild(page) }
    let isLive = isViewLoaded && appearance.isOnScreen
    if isLive {
      old?.beginAppearanceTransition(false, animated: animated)
      page?.beginAppearanceTransition(true, animated: animated)
    }
    if isViewLoaded { install() }
    pending = AfterTransition.run(
      animated: animated && isLive, duration: AfterTransition.pushDuration
    ) { [self] in
      old?.viewIfLoaded?.removeFromSuperview()
      if isLive {
        old?.endAppearanceTransition()
        page?.endAppearanceTransition()
      }
      old?.removeFromParent()
      page?.didMove(toParent: self)
      completion?(true)
    }
  }

  private func install() {
    guard let page = shown, let pageView = page.view, pageView.superview !== view else { return }
    pageView.translatesAutoresizingMaskIntoConstraints = true
    pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pageView.frame = pageFrame
    view.insertSubview(pageView, at: 0)
  }

  // MARK: - Layout

  /// Puts the page and the dots in the tree.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pageControl)
    install()
  }

  /// Gives page and dots their frames.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let count = showsDots ? dataSource?.presentationCount(for: self) ?? 0 : 0
    pageControl.isHidden = count == 0
    pageControl.numberOfPages = count
    pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    let height = UIPageViewController.dotsHeight
    pageControl.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height,
      width: view.bounds.width, height: height)
    shown?.viewIfLoaded?.frame = pageFrame
  }

  /// Height of the strip with the dots, in points.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, page views.
  private static let dotsHeight: CGFloat = 37

  private var showsDots: Bool {
    transitionStyle == .scroll && (dataSource?.presentationCount(for: self) ?? 0) > 0
  }

  /// Where the page stands: above the dots, if there are any.
  private var pageFrame: CGRect {
    guard showsDots else { return view.bounds }
    return view.bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: 0, bottom: UIPageViewController.dotsHeight + view.safeAreaInsets.bottom,
        right: 0))
  }
}

/// Gives the pages beside the one shown.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; nil at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are; 0 shows none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is lit first.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// The default: no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The default: the first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told about pages that are turned.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before a finger turns to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a finger has turned to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// The default: nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// The default: nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
