/// What stands behind `snp`: parts of a view or guide to compare with.
@preconcurrency @MainActor
public protocol ConstraintDSL {
  /// The view or guide.
  var target: AnyObject? { get }
  /// Names the view or guide in messages.
  func setLabel(_ value: String?)
  /// The name in messages.
  func label() -> String?
}

extension ConstraintDSL {
  /// Names the view or guide in messages.
  public func setLabel(_ value: String?) {
    guard let target else { return }
    ConstraintStore.of(target).label = value
  }

  /// The name in messages; nil unless set.
  public func label() -> String? { target.flatMap { ConstraintStore.label(of: $0) } }

  func part(_ attributes: AttributeList) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }
}

/// Parts that views and guides have.
@preconcurrency @MainActor
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
  /// The left edge.
  public var left: ConstraintItem { part(AttributeList(.left)) }
  /// The top edge.
  public var top: ConstraintItem { part(AttributeList(.top)) }
  /// The right edge.
  public var right: ConstraintItem { part(AttributeList(.right)) }
  /// The bottom edge.
  public var bottom: ConstraintItem { part(AttributeList(.bottom)) }
  /// The edge where a line of text begins.
  public var leading: ConstraintItem { part(AttributeList(.leading)) }
  /// The edge where a line of text ends.
  public var trailing: ConstraintItem { part(AttributeList(.trailing)) }
  /// The width.
  public var width: ConstraintItem { part(AttributeList(.width)) }
  /// The height.
  public var height: ConstraintItem { part(AttributeList(.height)) }
  /// The centre across.
  public var centerX: ConstraintItem { part(AttributeList(.centerX)) }
  /// The centre down.
  public var centerY: ConstraintItem { part(AttributeList(.centerY)) }
  /// All four edges, left and right by their names.
  public var edges: ConstraintItem { part(.edges) }
  /// All four edges, by the reading direction.
  public var directionalEdges: ConstraintItem { part(.directionalEdges) }
  /// The left and the right edge.
  public var horizontalEdges: ConstraintItem { part(.horizontalEdges) }
  /// The top and the bottom edge.
  public var verticalEdges: ConstraintItem { part(.verticalEdges) }
  /// The leading and the trailing edge.
  public var directionalHorizontalEdges: ConstraintItem { part(.directionalHorizontalEdges) }
  /// The top and the bottom edge.
  public var directionalVerticalEdges: ConstraintItem { part(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintItem { part(.size) }
  /// Both centres.
  public var center: ConstraintItem { part(.center) }
}

/// Parts that only views have: baselines and margins.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintItem { part(AttributeList(.lastBaseline)) }
  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintItem { part(AttributeList(.firstBaseline)) }
  /// The left edge of the margins.
  public var leftMargin: ConstraintItem { part(AttributeList(.leftMargin)) }
  /// The right edge of the margins.
  public var rightMargin: ConstraintItem { part(AttributeList(.rightMargin)) }
  /// The top edge of the margins.
  public var topMargin: ConstraintItem { part(AttributeList(.topMargin)) }
  /// The bottom edge of the margins.
  public var bottomMargin: ConstraintItem { part(AttributeList(.bottomMargin)) }
  /// The leading edge of the margins.
  public var leadingMargin: ConstraintItem { part(AttributeList(.leadingMargin)) }
  /// The trailing edge of the margins.
  public var trailingMargin: ConstraintItem { part(AttributeList(.trailingMargin)) }
  /// The centre between the side margins.
  public var centerXWithinMargins: ConstraintItem { part(AttributeList(.centerXWithinMargins)) }
  /// The centre between the margins above and below.
  public var centerYWithinMargins: ConstraintItem { part(AttributeList(.centerYWithinMargins)) }
  /// All four edges of the margins.
  public var margins: ConstraintItem { part(.margins) }
  /// All four edges of the margins, by the reading direction.
  public var directionalMargins: ConstraintItem { part(.directionalMargins) }
  /// Both centres within the margins.
  public var centerWithinMargins: ConstraintItem { part(.centerWithinMargins) }
}
