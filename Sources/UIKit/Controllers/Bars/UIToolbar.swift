/// A bar of buttons, mostly at the bottom of a screen.
///
/// - Status: partial (changes are not animated).
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  private final var shownItems: [UIBarButtonItem] = []
  private final var buttons: [BarButtonView] = []
  private final let background = BarBackgroundView(contentSide: .above)
  private final var backgroundImages: [UIBarPosition: UIImage] = [:]
  private final var usesAppearances = false
  /// Whether the content of the screen ends above the bar.
  final var isAtScrollEdge = true { didSet { if oldValue != isAtScrollEdge { setNeedsLayout() } } }

  /// Creates a bar with no items.
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

  /// Says where the bar stands.
  open weak var delegate: (any UIToolbarDelegate)?
  /// Light or dark look in the form of older systems.
  open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
  /// The colour behind the bar in the form of older systems.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether content may lie under the bar.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The look of the bar.
  open var standardAppearance = UIToolbarAppearance() { didSet { appearanceSet() } }
  /// The look of a low bar; that of the standard when nil.
  open var compactAppearance: UIToolbarAppearance? { didSet { appearanceSet() } }
  /// The look while content ends above the bar; nil is without background.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceSet() } }

  /// The items from the leading end.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items; the change is not animated on Linux.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    shownItems = items ?? []
    rebuild()
  }

  /// Sets an image behind the bar, in the form of older systems; an empty one clears it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom] = backgroundImage
    setNeedsLayout()
  }

  /// Where the bar stands.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  // MARK: - Layout

  /// No width of its own; the height of a toolbar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SimulatedDevice.current.toolbarHeight)
  }

  /// The given width and the height of a toolbar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SimulatedDevice.current.toolbarHeight)
  }

  /// Places the buttons and the background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.show(look)
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + safeAreaInsets.bottom)
    layoutButtons()
  }

  private func layoutButtons() {
    let margin = ControllerMargins.side(width: bounds.width)
    let inner = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: safeAreaInsets.left + margin, bottom: 0,
        right: safeAreaInsets.right + margin))
    let visible = shownItems.filter { !$0.isHidden }
    let widths = visible.map { width(of: $0) }
    let places = ToolbarSpacing.places(
      widths: widths, isFlexible: visible.map { $0.systemItem == .flexibleSpace },
      isSpace: visible.map(\.isSpace), available: inner.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var next = buttons.makeIterator()
    for (index, item) in visible.enumerated() where !item.isSpace {
      guard let button = next.next() else { return }
      let x = isMirrored ? inner.maxX - places[index] - widths[index] : inner.minX + places[index]
      button.frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
    }
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.isSpace { return item.width }
    return buttons.first { $0.item === item }?.naturalWidth ?? 0
  }

  private func rebuild() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = shownItems.filter { !$0.isSpace && !$0.isHidden }.map { item in
      item.observer = self
      return BarButtonView(item: item)
    }
    buttons.forEach(addSubview)
    setNeedsLayout()
  }

  // MARK: - Look

  private var look: BarLook? {
    if isAtScrollEdge, SimulatedDevice.current.era != .classic, superview is BarContainerView {
      return scrollEdgeAppearance.map { BarLook($0) }
    }
    if let image = backgroundImages[.any] ?? backgroundImages[.bottom],
      image.size.width == 0 || image.size.height == 0
    {
      return nil
    }
    if usesAppearances { return BarLook(standardAppearance) }
    return BarLook(
      tint: barTintColor, isTranslucent: isTranslucent, isBlack: barStyle == .black,
      hairline: .separator)
  }

  private func appearanceSet() {
    usesAppearances = true
    setNeedsLayout()
  }
}

extension UIToolbar: BarItemObserver {
  func barItemChanged(_ item: UIBarItem) {
    let shown = buttons.contains { $0.item === item }
    let belongs = shownItems.contains { $0 === item && !$0.isHidden && !$0.isSpace }
    if shown == belongs {
      buttons.first { $0.item === item }?.refresh()
      setNeedsLayout()
    } else {
      rebuild()
    }
  }
}

/// Says where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Where the items of a toolbar stand; pure.
enum ToolbarSpacing {
  /// Room between two neighbouring buttons, in points.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, bars.
  static let buttonGap: CGFloat = 10

  /// Left edges of the items in a strip of the given width; flexible spaces share what is left.
  static func places(
    widths: [CGFloat], isFlexible: [Bool], isSpace: [Bool], available: CGFloat
  ) -> [CGFloat] {
    var gaps = [CGFloat](repeating: 0, count: widths.count)
    for index in widths.indices.dropFirst() where !isSpace[index] && !isSpace[index - 1] {
      gaps[index] = buttonGap
    }
    let used = widths.reduce(0, +) + gaps.reduce(0, +)
    let flexible = isFlexible.count { $0 }
    let share = flexible > 0 ? max(0, available - used) / CGFloat(flexible) : 0
    var places: [CGFloat] = []
    var x: CGFloat = 0
    for index in widths.indices {
      x += gaps[index]
      places.append(x)
      x += widths[index] + (isFlexible[index] ? share : 0)
    }
    return places
  }
}
