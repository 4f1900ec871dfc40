/// A part of a view or guide from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  weak var target: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    target = item
    self.attribute = attribute
    super.init()
  }

  /// The view or guide whose part this is.
  open var item: AnyObject? { target }
  /// The anchor's name in messages.
  open var name: String { attribute.word }

  /// A constraint that sets this part equal to `anchor` plus `constant` points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, to: anchor, 1, constant) }

  /// A constraint that keeps this part at or beyond `anchor` plus `constant` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, 1, constant) }

  /// A constraint that keeps this part at or before `anchor` plus `constant` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, 1, constant) }

  func related<Other: AnyObject>(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<Other>,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    guard let item = target, let other = anchor.target else {
      preconditionFailure("an anchor was used after its view or guide was gone")
    }
    return NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
  }
}

/// A vertical line: an edge or centre across.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this line to another as a dimension.
  open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: other)
  }

  /// A constraint that places this line at system spacing after another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, 1, SystemSpacing.betweenEdges * multiplier)
  }

  /// A constraint that places this line at least at system spacing after another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, 1, SystemSpacing.betweenEdges * multiplier)
  }

  /// A constraint that places this line at most at system spacing after another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, 1, SystemSpacing.betweenEdges * multiplier)
  }
}

/// A horizontal line: an edge, centre or baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this line to another as a dimension.
  open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: other)
  }

  /// A constraint that places this line at system spacing below another.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, 1, SystemSpacing.between(anchor, self) * multiplier)
  }

  /// A constraint that places this line at least at system spacing below another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, 1, SystemSpacing.between(anchor, self) * multiplier)
  }

  /// A constraint that places this line at most at system spacing below another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, 1, SystemSpacing.between(anchor, self) * multiplier)
  }
}

/// A width, a height, or a distance between two lines.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The guide whose length stands for a distance between two lines; kept alive by its view.
  private let spanningGuide: UILayoutGuide?

  override init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    spanningGuide = nil
    super.init(item: item, attribute: attribute)
  }

  /// Creates the distance from one line to another by a guide that spans it.
  init<Line: AnyObject>(from start: NSLayoutAnchor<Line>, to end: NSLayoutAnchor<Line>) {
    guard let one = start.target.flatMap(ItemReference.view),
      let other = end.target.flatMap(
        ItemReference.view), let owner = ItemReference.commonAncestor(one, other)
    else {
      preconditionFailure("a distance needs two lines in one tree of views")
    }
    let guide = UILayoutGuide()
    guide.identifier = "distance"
    owner.addLayoutGuide(guide)
    spanningGuide = guide
    let isHorizontal = start.attribute.axis == .horizontal
    super.init(item: guide, attribute: isHorizontal ? .width : .height)
    let near: NSLayoutConstraint.Attribute = isHorizontal ? .left : .top
    let far: NSLayoutConstraint.Attribute = isHorizontal ? .right : .bottom
    for (edge, line) in [(near, start), (far, end)] {
      guard let item = line.target else { continue }
      let attribute = line.attribute.undirected(for: owner)
      let tie = NSLayoutConstraint(
        item: guide, attribute: edge, relatedBy: .equal, toItem: item, attribute: attribute,
        multiplier: 1, constant: 0)
      tie.isSystemMade = true
      tie.isActive = true
    }
  }

  /// A constraint that fixes the length, in points.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    fixed(.equal, constant)
  }

  /// A constraint that keeps the length at least at `constant` points.
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    fixed(.greaterThanOrEqual, constant)
  }

  /// A constraint that keeps the length at most at `constant` points.
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    fixed(.lessThanOrEqual, constant)
  }

  /// A constraint that sets the length to a multiple of another, plus `constant` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, to: anchor, multiplier, constant) }

  /// A constraint that keeps the length at least at a multiple of another, plus `constant` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, multiplier, constant) }

  /// A constraint that keeps the length at most at a multiple of another, plus `constant` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, multiplier, constant) }

  private func fixed(
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    guard let item = target else {
      preconditionFailure("an anchor was used after its view or guide was gone")
    }
    return NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: constant)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The side that a directional part stands for in `view`.
  @MainActor func undirected(for view: UIView) -> NSLayoutConstraint.Attribute {
    let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch self {
    case .leading: mirrored ? .right : .left
    case .trailing: mirrored ? .left : .right
    case .leadingMargin: mirrored ? .rightMargin : .leftMargin
    case .trailingMargin: mirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// The part's name in messages.
  package var word: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
