/// A relation between attributes of two items: `first = multiplier × second + constant`.
///
/// - Status: full.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A part of an item's alignment rectangle.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

    /// The old name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// Choices of the visual format: one alignment, one direction, one way of spacing.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, as Apple's headers number them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Align left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Align right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Align top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Align bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Align leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Align trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Align centres across.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Align centres down.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Align last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Align first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Run from leading to trailing; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Run from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Run from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Space vertical chains from last baseline to first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
  }

  /// The first item, a view or a guide; nil once it is gone.
  open private(set) weak var firstItem: AnyObject?
  /// The second item; nil for a constant width or height, or once it is gone.
  open private(set) weak var secondItem: AnyObject?
  /// The part of the first item.
  open private(set) var firstAttribute: Attribute
  /// The part of the second item.
  open private(set) var secondAttribute: Attribute
  /// How the sides compare.
  open private(set) var relation: Relation
  /// The factor of the second item's part.
  open private(set) var multiplier: CGFloat
  /// Whether there ever was a second item.
  let hasSecondItem: Bool

  /// What is added to the second side, in points; changing it while active is cheap.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue, let view = installedOn else { return }
      view.layoutEngineIfAny?.constantChanged(of: self)
      view.flagNeedsLayout()
    }
  }

  /// How strongly the relation is wished; required unless set.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue, let view = installedOn else { return }
      view.layoutEngineIfAny?.reinstall(self)
      view.flagNeedsLayout()
    }
  }

  /// A name shown in messages.
  open var identifier: String?

  /// Whether the constraint is kept when its view is archived; stored, nothing archives.
  open var shouldBeArchived = false

  /// The view the constraint is installed on.
  weak var installedOn: UIView?
  /// The constraint's place in the engine's list.
  var engineRecord: Int32 = -1
  /// Place in the order of activation, by which conflicts are settled.
  var activationNumber = 0
  /// Whether UIKit itself made the constraint (stack views, mask translation).
  package var isSystemMade = false

  private static var activations = 0

  /// Creates a constraint between two items.
  ///
  /// The attributes must fit together: no size with a place, no horizontal with a vertical place.
  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    let firstObject = first as AnyObject
    let secondObject = second.map { $0 as AnyObject }
    if let problem = NSLayoutConstraint.problem(
      firstAttribute, secondObject == nil ? nil : secondAttribute, multiplier: multiplier,
      constant: constant)
    {
      preconditionFailure("constraint cannot be made: \(problem)")
    }
    firstItem = firstObject
    secondItem = secondObject
    hasSecondItem = secondObject != nil
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondObject == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Whether the constraint takes part in layout; setting it installs or removes it.
  open var isActive: Bool {
    get { installedOn != nil }
    set {
      if newValue {
        activate()
      } else if let view = installedOn {
        view.uninstall(self)
      }
    }
  }

  /// The anchor of the first item's part.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }
  /// The anchor of the second item's part; nil without a second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  /// The constraint as UIKit's log writes it.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { logDescription }
  }

  /// Activates several constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  func stampActivation() {
    NSLayoutConstraint.activations += 1
    activationNumber = NSLayoutConstraint.activations
  }

  private func activate() {
    guard installedOn == nil else { return }
    guard let owner = ownerForActivation else {
      preconditionFailure(
        "\(self) cannot be activated: its items have no common ancestor; "
          + "add both views to one tree first")
    }
    owner.install(self)
  }

  /// The nearest view that holds both items.
  package var ownerForActivation: UIView? {
    guard let first = firstItem, let view = ItemReference.view(of: first) else { return nil }
    guard hasSecondItem else { return view }
    guard let second = secondItem, let other = ItemReference.view(of: second) else { return nil }
    return ItemReference.commonAncestor(view, other)
  }
}

extension NSLayoutConstraint {
  /// Why two parts cannot be related, in words; nil when they can.
  package static func problem(
    _ first: Attribute, _ second: Attribute?, multiplier: CGFloat, constant: CGFloat
  ) -> String? {
    guard multiplier.isFinite, constant.isFinite, abs(constant) <= 1e9, abs(multiplier) <= 1e9
    else {
      return "multiplier \(multiplier) or constant \(constant) is no usable number"
    }
    if first == .notAnAttribute { return "the first attribute is missing" }
    guard let second else { return nil }
    if second == .notAnAttribute { return "the second attribute is missing" }
    if multiplier == 0 { return "the multiplier is 0 although there is a second item" }
    if first.isSize != second.isSize { return "\(first) is compared with \(second)" }
    if !first.isSize, first.axis != second.axis { return "\(first) is compared with \(second)" }
    if (first.isDirectional && second.isAbsolute) || (first.isAbsolute && second.isDirectional) {
      return "\(first) is compared with \(second), which does not follow the reading direction"
    }
    return nil
  }

  func canBeInstalled(on view: UIView) -> Bool {
    for item in [firstItem, secondItem] {
      guard let item else { continue }
      guard let here = ItemReference.view(of: item), here.isDescendant(of: view) else {
        return false
      }
    }
    return firstItem != nil
  }

  func involvesView(inside view: UIView) -> Bool {
    for item in [firstItem, secondItem] {
      if let item, let here = ItemReference.view(of: item), here.isDescendant(of: view) {
        return true
      }
    }
    return false
  }

  func touches(_ view: UIView, axis: Axis) -> Bool {
    (firstItem === view && firstAttribute.axis == axis)
      || (secondItem === view && secondAttribute.axis == axis)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is a width or a height.
  package var isSize: Bool { self == .width || self == .height }

  /// The axis on which it lies.
  package var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .notAnAttribute:
      .horizontal
    default: .vertical
    }
  }

  /// Whether it follows the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is a side that ignores the reading direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
