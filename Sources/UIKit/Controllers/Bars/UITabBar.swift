/// The bar of tabs at the bottom of a screen.
///
/// - Status: partial (customising by the user and changes with animation come later).
@preconcurrency @MainActor
open class UITabBar: UIView, UIBarPositioning {
  /// How tabs share the bar.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  private final var shownItems: [UITabBarItem] = []
  private final var buttons: [TabButtonView] = []
  private final let background = BarBackgroundView(contentSide: .above)
  private final var usesAppearances = false
  /// Called when a person chooses a tab.
  final var onSelect: ((UITabBarItem) -> Void)?
  /// Whether the content of the screen ends above the bar.
  final var isAtScrollEdge = true { didSet { if oldValue != isAtScrollEdge { setNeedsLayout() } } }

  /// Creates a bar with no tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    isOpaque = false
  }

  /// Creates a bar of a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    isOpaque = false
  }

  // MARK: - Tabs

  /// Told about the tab that is chosen.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs from the leading end.
  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The tab that is chosen.
  open var selectedItem: UITabBarItem? { didSet { refreshButtons() } }

  /// Sets the tabs; the change is not animated on Linux.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    shownItems = items ?? []
    if let chosen = selectedItem, !shownItems.contains(where: { $0 === chosen }) {
      selectedItem = nil
    }
    rebuild()
  }

  // MARK: - Look

  /// Light or dark look in the form of older systems.
  open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
  /// The colour behind the bar in the form of older systems.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether content may lie under the bar.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The colour of tabs that are not chosen; grey when nil.
  open var unselectedItemTintColor: UIColor? { didSet { refreshButtons() } }
  /// An image behind the bar in the form of older systems.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// An image in the hairline's place; an empty one takes it away.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// How tabs share the bar.
  open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
  /// Width of a tab in points where tabs stand in the middle; 0 is the system's choice.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Room between tabs in points where they stand in the middle; 0 is the system's choice.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { appearanceSet() } }
  /// The look while content ends above the bar; nil is without background.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { appearanceSet() } }

  /// Where the bar stands.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  // MARK: - Layout

  /// No width of its own; the height of a tab bar, with the safe area below it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  /// The given width and the height of a tab bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  private var naturalHeight: CGFloat {
    SimulatedDevice.current.tabBarHeight + (window?.safeAreaInsets.bottom ?? 0)
  }

  /// Places the tabs and the background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.show(look)
    background.frame = bounds
    let row = CGRect(
      x: safeAreaInsets.left, y: 0,
      width: bounds.width - safeAreaInsets.left - safeAreaInsets.right,
      height: min(bounds.height, SimulatedDevice.current.tabBarHeight))
    let isInline = traitCollection.verticalSizeClass == .compact || isWide
    let frames = TabBarGeometry.frames(
      count: buttons.count, in: row, isCentered: isCentered, itemWidth: itemWidth,
      spacing: itemSpacing)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, frame) in zip(isMirrored ? buttons.reversed() : buttons, frames) {
      button.isInline = isInline
      button.frame = frame
    }
  }

  private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

  private var isCentered: Bool {
    switch itemPositioning {
    case .automatic: isWide
    case .fill: false
    case .centered: true
    }
  }

  /// Colours of tabs follow the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshButtons()
  }

  private func rebuild() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = shownItems.map { item in
      item.observer = self
      let button = TabButtonView(item: item, bar: self)
      button.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
      return button
    }
    buttons.forEach(addSubview)
    refreshButtons()
    setNeedsLayout()
  }

  private func refreshButtons() { buttons.forEach { $0.refresh() } }

  private func choose(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    if let onSelect {
      onSelect(item)
    } else {
      selectedItem = item
    }
    delegate?.tabBar(self, didSelect: item)
  }

  private var look: BarLook? {
    if isAtScrollEdge, SimulatedDevice.current.era != .classic, superview is BarContainerView {
      return (selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance).map { BarLook($0) }
    }
    if let own = selectedItem?.standardAppearance { return BarLook(own) }
    if usesAppearances { return BarLook(standardAppearance) }
    if let image = backgroundImage, image.size.width == 0 || image.size.height == 0 { return nil }
    var look = BarLook(
      tint: barTintColor, isTranslucent: isTranslucent, isBlack: barStyle == .black,
      hairline: shadowImage == nil ? .separator : nil)
    look.image = backgroundImage
    return look
  }

  private func appearanceSet() {
    usesAppearances = true
    setNeedsLayout()
    refreshButtons()
  }

  /// Font, colour and the like of a tab in the look in force.
  func stateAppearance(isSelected: Bool) -> UITabBarItemStateAppearance? {
    guard usesAppearances else { return nil }
    let look = standardAppearance.stackedLayoutAppearance
    return isSelected ? look.selected : look.normal
  }
}

extension UITabBar: BarItemObserver {
  func barItemChanged(_ item: UIBarItem) {
    buttons.first { $0.item === item }?.refresh()
    setNeedsLayout()
  }
}

/// Told about the tab that a person chooses.
@preconcurrency @MainActor
public protocol UITabBarDelegate: UIBarPositioningDelegate {
  /// Called when a tab was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// The default: nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
