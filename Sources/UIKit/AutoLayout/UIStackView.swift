/// A view that arranges others in a row or column, by constraints it makes itself.
///
/// - Status: partial (hiding is not animated until animation arrives).
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The name of `leading` in rows.
    public static let top = Alignment.leading
    /// The name of `trailing` in rows.
    public static let bottom = Alignment.trailing
  }

  /// Stands for the stack's own spacing in `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's spacing.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var madeConstraints: [NSLayoutConstraint] = []
  private var madeGuides: [UILayoutGuide] = []

  // MARK: - Creating

  /// Creates an empty stack of the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack of views; each becomes a subview.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack from a document.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  // MARK: - Views

  /// The arranged views, in order; hidden ones included.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Adds a view at a place in the order; one that is already arranged moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if let old = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: old) }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    arrangementChanged()
  }

  /// Takes a view out of the order; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  // MARK: - Arrangement

  /// The direction in which views follow each other.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// How views share the length along the axis.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// How views lie across the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// Space between views, in points; the least space for equal spacing and centring.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  /// Whether spaces in a column run from last to first baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether views keep inside the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Sets the space after a view, in points, instead of the stack's.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The space after a view, in points; `spacingUseDefault` when it is the stack's.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: - Layout

  /// Makes the constraints of the arrangement.
  open override func updateConstraints() {
    rebuildConstraints()
    super.updateConstraints()
  }

  /// Stacks work only with constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// A column's first view, a row's tallest.
  open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
  /// A column's last view, a row's tallest.
  open override var forLastBaselineLayout: UIView { baselineView(first: false) }
}

extension UIStackView {
  func arrangedViewChangedVisibility(_ view: UIView) {
    if arranged.contains(where: { $0 === view }) { arrangementChanged() }
  }

  func arrangedViewChangedNaturalSize(_ view: UIView) {
    if distribution == .fillProportionally { arrangementChanged() }
  }

  func arrangedViewWillLeave(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  private func arrangementChanged() { setNeedsUpdateConstraints() }

  private func baselineView(first: Bool) -> UIView {
    let visible = arranged.filter { !$0.isHidden }
    guard !visible.isEmpty else { return self }
    if axis == .vertical { return (first ? visible.first : visible.last) ?? self }
    return visible.max { $0.bounds.height < $1.bounds.height } ?? self
  }

  private func rebuildConstraints() {
    NSLayoutConstraint.deactivate(madeConstraints)
    for guide in madeGuides { removeLayoutGuide(guide) }
    let plan = StackConstraints(
      stack: self, views: arranged.map { StackConstraints.Entry(view: $0, isHidden: $0.isHidden) },
      gaps: arranged.map { resolved(customSpacing(after: $0)) })
    let made = plan.make()
    madeGuides = made.guides
    madeConstraints = made.constraints
    NSLayoutConstraint.activate(madeConstraints)
  }

  private func resolved(_ custom: CGFloat) -> CGFloat {
    let value = custom == UIStackView.spacingUseDefault ? spacing : custom
    return value == UIStackView.spacingUseSystem ? SystemSpacing.betweenEdges : value
  }
}
