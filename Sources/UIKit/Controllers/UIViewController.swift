// Longer than 400 lines by design: on Linux only members declared in the class body can be
// overridden, so this file lists them all and hands each over to a file of its aspect.

/// A screen, or a part of one: it makes a tree of views and follows it through its life.
///
/// Members of one to three lines hand over to `UIViewController+Aspect` files.
///
/// - Status: partial (interactive transitions and state restoration come later).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  // MARK: - Stored state

  /// The view and where it is loaded from.
  final var loading = ViewLoading()
  /// Where the controller stands between the callbacks of appearance.
  final var appearance = AppearanceState()
  /// Parent and children.
  final var containment = Containment()
  /// Wishes about safe area, margins and edges.
  final var edges = EdgeWishes()
  /// What presents this controller and what it presents.
  final var presentation = PresentationState()
  /// What bars show for the controller.
  final var barState = BarState()

  // MARK: - Creating

  /// Creates a controller whose view comes from a document of the class's name, if there is one.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller whose view is loaded from a document when it is first needed.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the document's name without extension; nil looks for the class's name.
  ///   - nibBundleOrNil: where to look; nil is the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    loading.nibName = nibNameOrNil
    loading.nibBundle = nibBundleOrNil
  }

  /// Creates a controller from a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) { super.init() }

  /// Called after the controller was loaded from a document and its outlets are set.
  open func awakeFromNib() {}

  /// The name of the document that the view comes from.
  open var nibName: String? { loading.nibName }

  /// Where the view's document is looked for.
  open var nibBundle: Bundle? { loading.nibBundle }

  /// The storyboard that the controller comes from.
  open var storyboard: UIStoryboard? { loading.storyboard }

  // MARK: - View

  /// The root of the controller's views; the first use loads it.
  open var view: UIView! {
    get { loadedView() }
    set { replaceView(by: newValue) }
  }

  /// Makes the root view; override without calling super to make it in code.
  open func loadView() { performLoadView() }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  /// The view if it has been loaded.
  open var viewIfLoaded: UIView? { loading.view }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loading.view != nil }

  /// Loads the view if that has not happened yet.
  open func loadViewIfNeeded() { _ = loadedView() }

  /// A name for people; navigation and tab items show it unless they have their own.
  open var title: String? {
    didSet { if oldValue != title { titleChanged() } }
  }

  /// A size that a container or a presentation may give the controller, in points.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard oldValue != preferredContentSize else { return }
      containment.parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: - Appearing

  /// Called before the view appears; its size, safe area and traits may still change.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window with its final size, safe area and traits, before its
  /// subviews are laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on the screen and the transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Says that the view will appear or disappear; for containers that forward appearance by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    performBeginAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() { performEndAppearance() }

  /// Whether children get the calls of appearance by themselves; true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller is being presented; valid in the calls of appearance.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// Whether the controller is being dismissed; valid in the calls of appearance.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// Whether the controller is getting a parent; valid in the calls of appearance.
  open var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the controller is leaving its parent; valid in the calls of appearance.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: - Layout

  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the root view has laid out its subviews; views further down may not have yet.
  open func viewDidLayoutSubviews() {}

  /// Makes or changes the root view's constraints; call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: - Safe area, margins, edges

  /// Covered edges in addition to those of the system and of bars, in points of the root view.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { edges.additionalSafeArea }
    set { setAdditionalSafeArea(newValue) }
  }

  /// Called when the safe area of the root view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the root view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The least margins of the root view, safe area not included.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether the root view's margins are at least the system's; true by default.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { edges.respectsMinimumMargins }
    set { setRespectsMinimumMargins(newValue) }
  }

  /// The edges at which the view may lie under bars of a container; all by default.
  open var edgesForExtendedLayout: UIRectEdge {
    get { edges.extended }
    set { setExtendedEdges(newValue) }
  }

  /// Whether the view may lie under opaque bars too; false by default.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { edges.includesOpaqueBars }
    set { setIncludesOpaqueBars(newValue) }
  }

  /// Whether the content scroll view gets the insets of bars even when its content is short.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { edges.adjustsScrollViewInsets }
    set {
      edges.adjustsScrollViewInsets = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The top edge of the safe area, in the form of older systems.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(atTop: true) }

  /// The bottom edge of the safe area, in the form of older systems.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(atTop: false) }

  // MARK: - Traits

  /// The traits in force in the controller.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A style that holds in the whole controller instead of the device's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { overrideStyleChanged(from: oldValue) } }
  }

  // MARK: - Size changes

  /// Called before the traits change; call super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: newCollection, with: coordinator) }

  /// Called before the view's size changes; call super, which tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: size, with: coordinator) }

  /// The size that a child will have when this controller's view has the given one.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { childSize(container, inside: parentSize) }

  /// Called when a child wishes another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the fitting size of a child that uses Auto Layout has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when memory is short; never on a simulated device by itself.
  open func didReceiveMemoryWarning() {}

  // MARK: - Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { containment.parent }

  /// The controllers inside, in the order they were added.
  open var children: [UIViewController] { containment.children }

  /// Makes `childController` a child; it leaves its former parent.
  open func addChild(_ childController: UIViewController) { performAddChild(childController) }

  /// Leaves the parent.
  open func removeFromParent() { performRemoveFromParent() }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Presenting

  /// How the controller covers what presents it; `automatic` by default.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }

  /// How the controller comes and goes when presented.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transition }
    set { presentation.transition = newValue }
  }

  /// Whether a person cannot dismiss the controller by pulling its sheet down.
  open var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }

  /// Whether presentations over the current context cover this controller.
  open var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { presentation.definesContext = newValue }
  }

  /// The controller that this one, or an ancestor, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this one, or an ancestor.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// Presents a controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { performPresent(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses what this controller presents, or, if it presents nothing, the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismiss(animated: flag, completion: completion)
  }

  /// Shows a controller as the nearest container likes best; else presents it.
  open func show(_ vc: UIViewController, sender: Any?) { performShow(vc, sender: sender) }

  /// Shows a controller as the detail of a split view; else as `show(_:sender:)`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    performShowDetail(vc, sender: sender)
  }

  // MARK: - Bars

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { makeNavigationItem() }

  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get { makeTabBarItem() }
    set {
      barState.tabBarItem = newValue
      containment.parent?.childBarWishesChanged(self)
    }
  }

  /// What a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barState.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what a toolbar shows; the change is not animated on Linux.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barState.toolbarItems = toolbarItems
    containment.parent?.childBarWishesChanged(self)
  }

  /// Whether bars at the bottom go while the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { barState.hidesBottomBar }
    set {
      barState.hidesBottomBar = newValue
      containment.parent?.childBarWishesChanged(self)
    }
  }

  /// A button that starts and ends editing.
  open var editButtonItem: UIBarButtonItem { makeEditButton() }

  /// The scroll view that moves under the bar at an edge; nil until an app has named one.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    barState.contentScrollView
  }

  /// Names the scroll view that moves under bars.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    barState.contentScrollView = scrollView
    containment.parent?.childBarWishesChanged(self)
  }

  /// Names the scroll view that moves under bars.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  // MARK: - Status bar and orientation

  /// The look of the status bar's text that this controller prefers.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the controller wants the status bar hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides the status bar's look; nil is the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden; nil is the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Whether the home indicator fades away when nothing is touched.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that decides on the home indicator; nil is the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The edges at which the app's own gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Says that the preferences about the status bar have changed.
  open func setNeedsStatusBarAppearanceUpdate() { statusBarWishesChanged() }

  /// Whether the interface may turn with the device.
  open var shouldAutorotate: Bool { true }

  /// The orientations that the controller supports: on phones all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    SimulatedDevice.current.model.isPad ? .all : .allButUpsideDown
  }

  /// The orientation in which a presented controller first shows.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: - Editing and events

  /// Whether the controller's content is being edited.
  open var isEditing: Bool {
    get { barState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { performSetEditing(editing) }

  /// Calls the action of the edit button, which the controller itself answers.
  @discardableResult
  open override func dispatch(_ selector: Selector, _ arguments: [Any?]) -> Bool {
    guard selector == UIViewController.toggleEditing else {
      return super.dispatch(selector, arguments)
    }
    setEditing(!isEditing, animated: true)
    return true
  }

  /// The view above the root view, or what presents the controller.
  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? presentation.presenting
  }

  // MARK: - For containers of this module

  /// The safe area of a child's root view, given what geometry leaves; bars of containers add.
  func safeArea(ofChild child: UIViewController, from inherited: UIEdgeInsets) -> UIEdgeInsets {
    inherited
  }

  /// Called when a title, an item or a wish of a child about bars has changed.
  func childBarWishesChanged(_ child: UIViewController) {}

  /// Whether children stand under bars of this controller.
  var isBarContainer: Bool { false }

  /// Called between `viewWillAppear` and the same call to the children; containers load what they
  /// show.
  func prepareToShowContent() {}

  /// What `automatic` stands for when the controller is presented.
  var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// Whether what lies behind the presented controller is darkened.
  var dimsBehind: Bool {
    switch effectivePresentationStyle {
    case .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  /// Called in place of `loadView()`'s default when no document has the view.
  func makeDefaultView() -> UIView { UIView(frame: SimulatedDevice.current.bounds) }
}
