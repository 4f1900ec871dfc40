/// What a navigation bar shows for a controller.
///
/// - Status: partial (search controllers, palettes and menus come later).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a controller's title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// How much the back button says.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  final weak var observer: (any NavigationItemObserver)?
  private final var leftItems: [UIBarButtonItem] = []
  private final var rightItems: [UIBarButtonItem] = []

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item of a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) { super.init() }

  /// The text in the middle of the bar.
  open var title: String? { didSet { itemChanged() } }
  /// A view in the title's place.
  open var titleView: UIView? { didSet { itemChanged() } }
  /// A line of text above the title.
  open var prompt: String? { didSet { itemChanged() } }
  /// What the back button says on the next screen; nil is the title.
  open var backButtonTitle: String? { didSet { itemChanged() } }
  /// The back button that the next screen shows.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemChanged() } }
  /// How much the next screen's back button says.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { itemChanged() } }
  /// Whether this screen shows no back button.
  open var hidesBackButton = false { didSet { itemChanged() } }
  /// Whether the left items stand beside the back button and not in its place.
  open var leftItemsSupplementBackButton = false { didSet { itemChanged() } }
  /// Whether the title is shown large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { itemChanged() } }
  /// The bar's look for this screen; the bar's own when nil.
  open var standardAppearance: UINavigationBarAppearance? { didSet { itemChanged() } }
  /// The look in a low bar.
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemChanged() } }
  /// The look while content is at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemChanged() } }

  /// The items at the leading end, first outermost.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems.isEmpty ? nil : leftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The items at the trailing end, first outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems.isEmpty ? nil : rightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// The first item at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems.first }
    set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
  }

  /// The first item at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems.first }
    set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
  }

  /// Sets the items at the leading end; the change is not animated on Linux.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftItems = items ?? []
    itemChanged()
  }

  /// Sets the items at the trailing end; the change is not animated on Linux.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items ?? []
    itemChanged()
  }

  /// Sets the item at the leading end.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the item at the trailing end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets whether this screen shows no back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func itemChanged() { observer?.navigationItemChanged(self) }
}

/// A bar that shows navigation items.
@MainActor
protocol NavigationItemObserver: AnyObject {
  func navigationItemChanged(_ item: UINavigationItem)
}
