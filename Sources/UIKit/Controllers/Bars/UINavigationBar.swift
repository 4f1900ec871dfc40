/// The bar at the top of a screen: back button, title, buttons, and below them a large title.
///
/// - Status: partial (changes are not animated; search fields and palettes come later).
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  final var stack: [UINavigationItem] = []
  final var content = NavigationBarContent()
  /// Whether the content scrolled by the screen below stands at its top.
  final var isAtScrollEdge = true { didSet { if oldValue != isAtScrollEdge { lookChanged() } } }
  /// Called by the back button; a navigation controller pops.
  final var onBack: (() -> Void)?
  /// How much of the large title's row is shown, in points; the controller shrinks it as content
  /// scrolls.
  final var shownLargeTitle: CGFloat = 0
  private final var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Creates a bar with no items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar of a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    insertSubview(content.background, at: 0)
    addSubview(content.title)
    addSubview(content.largeTitle)
    addSubview(content.prompt)
    isOpaque = false
  }

  // MARK: - Items

  /// Told about items that are pushed and popped.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items, the one shown last.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below the one shown.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Sets the items; the change is not animated on Linux.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { performSetItems(items ?? []) }

  /// Shows another item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    performSetItems(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Goes back to the item below.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    performSetItems(stack.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: - Look

  /// Light or dark look in the form of older systems.
  open var barStyle: UIBarStyle = .default { didSet { lookChanged() } }
  /// The colour behind the bar in the form of older systems.
  open var barTintColor: UIColor? { didSet { lookChanged() } }
  /// Whether content may lie under the bar.
  open var isTranslucent = true { didSet { lookChanged() } }
  /// Whether titles of screens are shown large.
  open var prefersLargeTitles = false { didSet { heightMayHaveChanged() } }
  /// Font, colour and the like of the title, in the form of older systems.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookChanged() } }
  /// Font, colour and the like of the large title, in the form of older systems.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookChanged() } }
  /// An image in the hairline's place; an empty one takes it away.
  open var shadowImage: UIImage? { didSet { lookChanged() } }
  /// The image of the back button's arrow.
  open var backIndicatorImage: UIImage? { didSet { lookChanged() } }
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceSet() } }
  /// The look of a low bar; that of the standard when nil.
  open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceSet() } }
  /// The look while content is at its top; nil is without background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceSet() } }
  /// The look of a low bar while content is at its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceSet() } }

  /// Sets an image behind the bar, in the form of older systems; an empty one clears it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    lookChanged()
  }

  /// The image behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Sets an image behind the bar for a place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// Where the bar stands.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

  // MARK: - Layout

  /// No width of its own; the height of what is shown.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  /// The given width and the height of what is shown.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  /// Places title and buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  /// Colours of texts follow the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Colours follow light and dark.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Whether an app has chosen a look in the form of newer systems.
  private(set) final var usesAppearances = false

  private func appearanceSet() {
    usesAppearances = true
    lookChanged()
  }
}

/// Told about the items of a navigation bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed; yes unless answered otherwise.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may be popped; yes unless answered otherwise.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// The default: yes.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// The default: nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// The default: yes.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// The default: nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
