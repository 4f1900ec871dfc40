/// A view whose content may be larger than itself; its bounds' origin is the offset.
///
/// - Status: partial (motion, zooming and touch come with event delivery).
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// When the safe area is added to the content's inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The look of the indicators.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  /// Fraction of the velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction.
    public var rawValue: CGFloat
    /// Creates a rate from a fraction below 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  var insets = ScrollInsets()
  /// Whoever manages the bars under which the content moves.
  final weak var barFollower: (any ScrollFollower)?
  private var storedContentSize = CGSize.zero

  // MARK: - Creating

  /// Creates a scroll view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Who is told about the motion; subclasses narrow the type.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Content

  /// Size of the content, in points; where constraints reach its edges they decide it.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue != storedContentSize, newValue.width.isFinite, newValue.height.isFinite else {
        return
      }
      let old = storedContentSize
      storedContentSize = newValue
      contentSizeChanged(from: old)
    }
  }

  /// Which point of the content is at the top left, in content coordinates; not clamped.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { performSetOffset(newValue) }
  }

  /// Moves the content; without animation until motion arrives.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    performSetOffset(contentOffset)
  }

  /// Moves the content the least way so that a rectangle of it shows.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { performReveal(rect) }

  /// The bounds; a changed origin is a scroll.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      boundsChanged(from: old)
    }
  }

  /// The frame; a changed size may change what is legal.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      boundsChanged(from: old)
    }
  }

  // MARK: - Insets

  /// Space around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { insets.content }
    set {
      guard newValue != insets.content else { return }
      insets.content = newValue
      adjustedInsetMayHaveChanged()
    }
  }

  /// When the safe area is added to the inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { adjustedInsetMayHaveChanged() }
  }

  /// The inset in force: own plus the safe area's edges that the behaviour lets through.
  open var adjustedContentInset: UIEdgeInsets { insets.adjusted }

  /// Called once after each change of the adjusted inset.
  open func adjustedContentInsetDidChange() {}

  /// Space around the vertical indicator.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Space around the horizontal indicator.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Space around both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area is added to the indicators' insets.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  // MARK: - Guides

  /// The content's rectangle; its size becomes `contentSize`.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide("UIScrollView-contentLayoutGuide", .scrollContent)
  }

  /// The frame's rectangle; what is pinned to it does not scroll.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide("UIScrollView-frameLayoutGuide", .scrollFrame)
  }

  // MARK: - Behaviour

  /// Whether a person may scroll.
  open var isScrollEnabled = true { didSet { adjustedInsetMayHaveChanged() } }
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether the content may be pulled past its edges.
  open var bounces = true { didSet { adjustedInsetMayHaveChanged() } }
  /// Whether short content may be pulled up and down.
  open var alwaysBounceVertical = false { didSet { adjustedInsetMayHaveChanged() } }
  /// Whether short content may be pulled sideways.
  open var alwaysBounceHorizontal = false { didSet { adjustedInsetMayHaveChanged() } }
  /// Whether a drag keeps to the axis on which it began.
  open var isDirectionalLockEnabled = false
  /// Whether the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches wait for a possible drag.
  open var delaysContentTouches = true
  /// Whether a drag takes touches away from content.
  open var canCancelContentTouches = true
  /// Whether the vertical indicator shows.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows.
  open var showsHorizontalScrollIndicator = true
  /// The look of the indicators.
  open var indicatorStyle: IndicatorStyle = .default
  /// Fraction of the velocity that is left after a millisecond.
  open var decelerationRate: DecelerationRate = .normal
  /// How dragging puts the keyboard away.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// The smallest zoom.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zoom may pass its limits while pinching.
  open var bouncesZoom = true

  // MARK: - Layout

  /// Lays out content, then takes over its size and the insets that follow from it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    adjustedInsetMayHaveChanged()
  }

  /// The safe area counts for the insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }
}
