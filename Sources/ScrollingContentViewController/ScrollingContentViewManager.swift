public import UIKit

/// Makes one view of a view controller scroll by itself, for controllers that cannot be subclasses
/// of `ScrollingContentViewController`.
///
/// Hand on the calls that the members below are named after; `viewWillTransition(to:with:)` and
/// `viewSafeAreaInsetsDidChange()` matter where the device is turned and where screens are pushed.
@preconcurrency @MainActor
open class ScrollingContentViewManager: NSObject {
  /// The controller whose view scrolls; not kept alive.
  open private(set) weak var hostViewController: UIViewController?

  /// The scroll view of which the content view becomes a child.
  public let scrollView = ScrollingContentScrollView()

  /// Whether the content view shrinks to the space above the keyboard. Default: false.
  open var shouldResizeContentViewForKeyboard = false {
    didSet { if oldValue != shouldResizeContentViewForKeyboard { refreshMinimumHeight() } }
  }

  /// Whether the host's `additionalSafeAreaInsets` follows the keyboard. Default: true.
  open var shouldAdjustAdditionalSafeAreaInsetsForKeyboard = true {
    didSet {
      guard oldValue != shouldAdjustAdditionalSafeAreaInsetsForKeyboard else { return }
      if let event = KeyboardWatcher.shared.lastEvent, keyboard.isShown { apply(event) }
    }
  }

  private var storedContentView: UIView?
  private var translatedMask = false
  var keyboard = KeyboardState()
  var filter = KeyboardFilter<KeyboardEvent?>()
  var scrollRequest: ScrollRequest?
  var cancelTimer: (@MainActor () -> Void)?
  var clock: any DelayClock = SystemDelayClock()
  /// Where warnings go.
  var warn: (String) -> Void = { NSLog("ScrollingContentViewController: %@", $0 as NSString) }

  /// Creates a manager for a controller.
  public init(hostViewController: UIViewController) {
    self.hostViewController = hostViewController
    super.init()
    scrollView.manager = self
    scrollView.contentInsetAdjustmentBehavior = .always
    KeyboardWatcher.shared.add(self)
  }

  // MARK: - Content

  /// The view that scrolls. The first assignment puts the scroll view in its place, or over the
  /// host's root view when it has no superview; a later one replaces the content.
  open var contentView: UIView? {
    get { storedContentView }
    set { replaceContent(by: newValue) }
  }

  /// Call in `loadView()`, after super: puts a fresh, white root view behind a content view that is
  /// the root view itself.
  open func loadView(forContentView contentView: UIView?) {
    guard let host = hostViewController, let contentView, contentView === host.viewIfLoaded else {
      return
    }
    let background = UIView(frame: contentView.frame)
    background.backgroundColor = .white
    host.view = background
  }

  private func replaceContent(by new: UIView?) {
    guard let host = hostViewController, new !== storedContentView else { return }
    if let problem = SetUpProblem.inAssigning(
      new, after: storedContentView, host: host, scrollView: scrollView)
    {
      preconditionFailure(problem)
    }
    guard let new else { return }
    if let old = storedContentView {
      keyboard.minimumHeight?.isActive = false
      keyboard.minimumHeight = nil
      old.removeFromSuperview()
      old.translatesAutoresizingMaskIntoConstraints = translatedMask
    } else if new.superview != nil {
      ContentInsertion(contentView: new, scrollView: scrollView).takePlace()
    } else {
      let root: UIView = host.view
      scrollView.frame = root.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(scrollView)
    }
    storedContentView = new
    translatedMask = new.translatesAutoresizingMaskIntoConstraints
    new.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(new)
    constrain(new)
    refreshMinimumHeight()
  }

  private func constrain(_ view: UIView) {
    let guide = scrollView.contentLayoutGuide
    let safeArea = scrollView.safeAreaLayoutGuide
    let width = view.widthAnchor.constraint(greaterThanOrEqualTo: safeArea.widthAnchor)
    let height = view.heightAnchor.constraint(greaterThanOrEqualTo: safeArea.heightAnchor)
    width.priority = Self.stretchPriority
    height.priority = Self.stretchPriority
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor), width, height,
    ])
  }

  /// Above hugging (250), so that content stretches; below 750, so that a size that is meant stays.
  static let stretchPriority = UILayoutPriority(500)

  // MARK: - Calls of the host

  /// Call in the application delegate's method of this name when the first scrolling screen may come
  /// while a keyboard shows already: from then on the keyboard is watched.
  ///
  /// - Returns: true.
  @discardableResult
  open class func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    _ = KeyboardWatcher.shared
    return true
  }

  /// Call in `viewWillAppear(_:)`: in debug builds, warns when the content's size is undefined.
  open func viewWillAppear(_ animated: Bool) {
    #if DEBUG
      if let host = hostViewController, let contentView,
        let problem = SetUpProblem.inSize(of: contentView, host: host)
      {
        warn(problem)
      }
    #endif
  }

  /// Call in `viewSafeAreaInsetsDidChange()`: a screen that comes while the keyboard is up learns of
  /// it here.
  open func viewSafeAreaInsetsDidChange() {
    guard !keyboard.isApplying else { return }
    catchUpWithKeyboard()
    refreshMinimumHeight()
  }

  /// Call in `viewWillTransition(to:with:)`: keeps the upper left corner of the content in place.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let inset = scrollView.adjustedContentInset
    let corner = CGPoint(
      x: scrollView.contentOffset.x + inset.left, y: scrollView.contentOffset.y + inset.top)
    suspendFilter()
    let isQueued = coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.keepCorner(corner) },
      completion: { [weak self] _ in self?.transitionEnded() })
    if !isQueued { transitionEnded() }
  }

  private func keepCorner(_ corner: CGPoint) {
    hostViewController?.viewIfLoaded?.layoutIfNeeded()
    let inset = scrollView.adjustedContentInset
    scrollView.contentOffset = scrollView.legalOffset(
      nearest: CGPoint(x: corner.x - inset.left, y: corner.y - inset.top))
  }

  private func transitionEnded() {
    resumeFilter()
    // With the window's new size the same keyboard covers another part.
    if keyboard.isShown, filter.pending == nil, let event = KeyboardWatcher.shared.lastEvent {
      apply(event)
    }
  }
}
