// Longer than 400 lines by design: on Linux only members declared in the class body can be
// overridden, so this file lists them all and hands each over to a file of its aspect.

/// A rectangle of an interface: it draws, holds other views, and takes part in layout.
///
/// Geometry is kept by the layer; constraints by the view they are installed on; the layout
/// engine by the root of the tree. Members of one to three lines hand over to `UIView+Aspect`
/// files.
///
/// - Status: partial (animation comes later).
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitEnvironment, LayoutItem {
  // MARK: - Stored state

  /// The layer that keeps geometry and draws.
  public let layer: CALayer

  /// The views inside, lowest first.
  public internal(set) final var subviews: [UIView] = []

  /// The view that holds this one.
  public internal(set) final weak var superview: UIView?

  /// Constraints installed on this view.
  final var installedConstraints: [NSLayoutConstraint] = []
  /// Guides owned by the view, those of the system included once they were asked for.
  final var ownedGuides: [UILayoutGuide] = []
  /// The engine of the tree while this view is its root.
  final var ownEngine: LayoutEngine?
  /// The view's place in its tree's engine.
  final var layoutSlot: Int32 = LayoutEngine.noSlot
  /// What each pass must do here.
  final var passFlags = PassFlags()
  /// Wishes about margins and safe area.
  final var marginState = MarginState()
  /// Strengths with which the natural size is kept.
  final var sizePriorities = SizePriorities()
  /// The controller whose root view this is.
  final weak var owner: (any RootViewOwner)?
  /// Seldom used state.
  final var rareState: RareViewState?

  private final var storedTranslatesMask = true
  private final var storedTint: UIColor?

  // MARK: - Creating

  /// The class of the layer that instances create; `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view of zero size.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view with the given frame, in points of its future superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.contentsScale = SimulatedDevice.current.scale
    if frame != .zero { setFrameUnchecked(frame) }
  }

  /// Creates a view from a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.contentsScale = SimulatedDevice.current.scale
  }

  /// Called after a view was loaded from a document and its outlets are set.
  open func awakeFromNib() {}

  /// Called on the design canvas before the view is pictured.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Appearance

  /// The colour behind the view's drawing; nil is transparent.
  open var backgroundColor: UIColor? {
    didSet { updateLayerBackground() }
  }

  /// How opaque the view and all inside are, 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view is drawn and takes touches; layout goes on unless in a stack view.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.arrangedViewChangedVisibility(self)
    }
  }

  /// A promise that the view covers all that lies behind it; no effect on layout.
  open var isOpaque: Bool {
    get { rareState?.isOpaque ?? true }
    set { withRareState { $0.isOpaque = newValue } }
  }

  /// Whether drawing outside the bounds is cut.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How drawing follows a change of the bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if oldValue != contentMode { setNeedsDisplay() } }
  }

  /// The accent colour of the view; that of the superview unless set, at last the system's blue.
  open var tintColor: UIColor! {
    get { storedTint ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTint = newValue
      propagateTintChange()
    }
  }

  /// How the tint is shown.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      let own = rareState?.tintAdjustmentMode ?? .automatic
      return own == .automatic ? (superview?.tintAdjustmentMode ?? .normal) : own
    }
    set {
      withRareState { $0.tintAdjustmentMode = newValue }
      propagateTintChange()
    }
  }

  /// Called when the tint has changed here or above.
  open func tintColorDidChange() {}

  /// A view whose opacity masks this one.
  open var mask: UIView? {
    get { rareState?.mask }
    set {
      withRareState { $0.mask = newValue }
      layer.mask = newValue?.layer
    }
  }

  /// A number by which app code finds a view.
  open var tag: Int = 0

  /// Draws the view's own content into the current context, in its bounds.
  open func draw(_ rect: CGRect) {}

  /// Asks for drawing anew.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for drawing a part anew; the whole is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  // MARK: - Interaction

  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true

  /// Whether the view takes more than one touch at a time.
  open var isMultipleTouchEnabled = false

  /// Whether the view takes touches only while no other view has any, and keeps others from taking
  /// them meanwhile. Default: false.
  open var isExclusiveTouch: Bool {
    get { rareState?.isExclusiveTouch ?? false }
    set { withRareState { $0.isExclusiveTouch = newValue } }
  }

  /// The recognisers that watch fingers in the view and inside it; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rareState?.gestureRecognizers.nilIfEmpty }
    set { replaceGestureRecognizers(by: newValue ?? []) }
  }

  /// Attaches a recogniser; it leaves the view it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recogniser; what it follows is broken off.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recogniser of this view or of one above may recognise a finger that came down here;
  /// true unless overridden. Controls refuse what would take their own touches.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view that a touch at `point` (in this view's bounds) belongs to.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    performHitTest(point, with: event)
  }

  /// Whether `point`, in the view's bounds, lies inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The next responder: the controller whose root view this is, else the superview.
  open override var next: UIResponder? { owner?.rootViewOwnerResponder ?? superview }

  // MARK: - Geometry

  /// Position and size in the superview's coordinates, in points.
  open var frame: CGRect {
    get { layer.frame }
    set { performSetFrame(newValue) }
  }

  /// The view's own coordinates, in points; the origin is what scrolling moves.
  open var bounds: CGRect {
    get { layer.bounds }
    set { performSetBounds(newValue) }
  }

  /// The middle of the frame in the superview's coordinates, in points.
  open var center: CGPoint {
    get { layer.position }
    set { performSetCenter(newValue) }
  }

  /// A transform about the centre; layout works on the untransformed rectangle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Which parts of the frame change with the superview's size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if oldValue != autoresizingMask { maskRectangleChanged() } }
  }

  /// Whether subviews are resized by their masks when the bounds change.
  open var autoresizesSubviews = true

  /// The size that fits the content best within `size`; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits best, keeping the frame's origin.
  open func sizeToFit() { performSizeToFit() }

  // MARK: - Hierarchy

  /// The window whose tree holds the view.
  open var window: UIWindow? { rootView as? UIWindow }

  /// Adds a view on top; it leaves its former superview.
  open func addSubview(_ view: UIView) { performInsert(view, at: subviews.count) }

  /// Adds a view at a place among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { performInsert(view, at: index) }

  /// Adds a view just above a sibling.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    performInsert(view, besides: sibling, offset: 1)
  }

  /// Adds a view just below a sibling.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    performInsert(view, besides: sibling, offset: 0)
  }

  /// Leaves the superview; constraints to views outside are removed.
  open func removeFromSuperview() { performRemoveFromSuperview() }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}

  // MARK: - Layout

  /// Lays out the subviews: those with constraints get the frames of the layout engine.
  open func layoutSubviews() { applyEngineFrames() }

  /// Asks for layout in the next pass.
  open func setNeedsLayout() { flagNeedsLayout() }

  /// Lays out now what is flagged in this view and above.
  open func layoutIfNeeded() { performLayoutIfNeeded() }

  /// Whether the class works only with constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes or changes constraints; call super last.
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` in the next pass.
  open func setNeedsUpdateConstraints() { flagNeedsUpdateConstraints() }

  /// Runs pending `updateConstraints()` calls now.
  open func updateConstraintsIfNeeded() { runUpdateConstraintsPass() }

  /// Whether `updateConstraints()` will be called in the next pass.
  open func needsUpdateConstraints() -> Bool { passFlags.needsUpdateConstraints }

  /// The natural size of the content, in points; an axis without one has `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the natural size has changed.
  open func invalidateIntrinsicContentSize() { performInvalidateIntrinsicContentSize() }

  /// The natural height at a width, where it depends on the width (wrapping text); else nil.
  ///
  /// The engine asks with the width it has solved, before rounding.
  package func heightForLayout(width: CGFloat) -> CGFloat? { nil }

  /// Distance from the top of the alignment rectangle to the first line's baseline; nil uses the
  /// bottom edge.
  package var firstBaselineFromTop: CGFloat? {
    let view = forFirstBaselineLayout
    return view === self ? nil : baseline(of: view, first: true)
  }

  /// Distance from the bottom of the alignment rectangle up to the last line's baseline; nil uses
  /// the bottom edge.
  package var lastBaselineFromBottom: CGFloat? {
    let view = forLastBaselineLayout
    return view === self ? nil : baseline(of: view, first: false)
  }

  /// The view whose first line's baseline stands for this view's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line's baseline stands for this view's.
  open var forLastBaselineLayout: UIView { self }

  /// How far the frame reaches beyond the rectangle that constraints align, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints align, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for a rectangle that constraints align.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// Whether frame and mask become constraints; false for views placed by an app's constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedTranslatesMask }
    set {
      guard newValue != storedTranslatesMask else { return }
      storedTranslatesMask = newValue
      translationOfMaskChanged()
    }
  }

  /// The constraints installed on this view.
  open var constraints: [NSLayoutConstraint] { installedConstraints }
  /// Installs a constraint whose items are this view or views inside.
  open func addConstraint(_ constraint: NSLayoutConstraint) { install(constraint) }
  /// Installs several constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(install) }
  /// Removes a constraint that was installed here.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }
  /// Removes several constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(uninstall)
  }

  /// The smallest or largest size that the constraints inside allow near `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    performFitting(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size that the constraints inside give when `targetSize` is wished with the two strengths.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { performFitting(targetSize, horizontal, vertical) }

  // MARK: - Margins and safe area

  /// Distances from the edges that content keeps, in points, safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setBaseMargins(newValue) }
  }

  /// The same margins by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveLayoutMargins) }
    set { setBaseMargins(undirected(newValue)) }
  }

  /// Whether margins are at least the superview's, where the edges are near.
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area adds to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// What bars, sensors and corners cover of the view, in points from its edges.
  open var safeAreaInsets: UIEdgeInsets { marginState.safeArea }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: - Traits and direction

  /// The traits in force here.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A style that holds here and inside instead of the device's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rareState?.overrideStyle ?? .unspecified }
    set { setOverrideStyle(newValue) }
  }

  /// Whether the content is mirrored where reading goes from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if oldValue != semanticContentAttribute { layoutDirectionChanged() } }
  }

  /// The direction in which this view lays out its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: - Layers

  /// Draws the view into its layer.
  open func draw(_ layer: CALayer, in context: CGContext) { performDraw(in: context) }

  /// Lays out the layer's sublayers; the view's layout pass does this.
  open func layoutSublayers(of layer: CALayer) {}

  /// The animation that a change of a layer's key starts; none outside animation blocks.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: - Accessibility

  /// What a screen reader says for the view.
  open var accessibilityLabel: String? {
    get { rareState?.accessibility.label }
    set { withRareState { $0.accessibility.label = newValue } }
  }

  /// A name for tests and tools.
  open var accessibilityIdentifier: String? {
    get { rareState?.accessibility.identifier }
    set { withRareState { $0.accessibility.identifier = newValue } }
  }

  /// A hint that a screen reader adds.
  open var accessibilityHint: String? {
    get { rareState?.accessibility.hint }
    set { withRareState { $0.accessibility.hint = newValue } }
  }

  /// Whether a screen reader stops here.
  open var isAccessibilityElement: Bool {
    get { rareState?.accessibility.isElement ?? false }
    set { withRareState { $0.accessibility.isElement = newValue } }
  }

  /// A name under which state is kept between runs; stored, nothing restores it.
  open var restorationIdentifier: String? {
    get { rareState?.restorationIdentifier }
    set { withRareState { $0.restorationIdentifier = newValue } }
  }
}

extension UIView {
  /// Stands for an axis without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
