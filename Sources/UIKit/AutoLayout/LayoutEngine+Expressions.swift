internal import LinearConstraints

extension LayoutEngine {
  /// Adds `factor` times an attribute to the gathered terms.
  ///
  /// - Parameters:
  ///   - frame: the view whose bounds coordinates positions are expressed in: the nearest one
  ///     that holds both items of the constraint.
  ///   - isDynamic: set when the returned constant hangs on something that may change.
  /// - Returns: the part that is no unknown, in points.
  func gather(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, factor: Double,
    in frame: UIView, isDynamic: inout Bool
  ) -> Double {
    let item = aliased(item, in: frame)
    guard let layoutItem = item as? any LayoutItem else { return 0 }
    let slot = ensureSlot(of: layoutItem)
    let attribute = edgeWithoutText(attribute, of: item)
    let side = Side(attribute)
    var constant = 0.0
    if side.isSize {
      appendLength(factor, slot, side.axis)
      return 0
    }
    if let view = item as? UIView, view === frame {
      constant += gatherOwnEdge(view, slot, side, factor)
    } else {
      let record = items[Int(slot)]
      append(factor, side.axis == .horizontal ? record.x : record.y)
      appendLength(factor * side.lengthShare, slot, side.axis)
      constant += factor * origin(of: item, up: frame, side.axis, factor, &isDynamic)
    }
    constant += factor * offset(attribute, of: item, &isDynamic)
    return constant
  }

  /// A scroll view's frame guide, seen from outside, is the scroll view.
  private func aliased(_ item: AnyObject, in frame: UIView) -> AnyObject {
    if let guide = item as? UILayoutGuide, case .scrollFrame = guide.kind,
      let owner = guide.owningView, owner !== frame
    {
      return owner
    }
    return item
  }

  /// An edge of the view in its own coordinates; a scroll view's edges are those of its content.
  private func gatherOwnEdge(
    _ view: UIView, _ slot: Int32, _ side: Side, _ factor: Double
  ) -> Double {
    if let scrollView = view as? UIScrollView, side.lengthShare != 0.5 {
      if side.lengthShare == 1 {
        let content = ensureSlot(of: scrollView.contentLayoutGuide)
        appendLength(factor, content, side.axis)
      }
      return 0
    }
    appendLength(factor * side.lengthShare, slot, side.axis)
    let insets = view.alignmentRectInsets
    return factor * Double(side.axis == .horizontal ? insets.left : insets.top)
  }

  /// Walks from an item's container up to `frame`, adding the origins on the way.
  private func origin(
    of item: AnyObject, up frame: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double,
    _ isDynamic: inout Bool
  ) -> Double {
    var constant = 0.0
    var container = ItemReference.container(of: item)
    while let view = container, view !== frame {
      let record = items[Int(ensureSlot(of: view))]
      append(factor, axis == .horizontal ? record.x : record.y)
      let insets = view.alignmentRectInsets
      let bounds = view.bounds
      constant -= Double(axis == .horizontal ? insets.left : insets.top)
      constant -= Double(axis == .horizontal ? bounds.minX : bounds.minY)
      if view is UIScrollView { isDynamic = true }
      container = view.superview
    }
    return constant
  }

  /// Margins and baselines: distances within the item that are no unknowns.
  private func offset(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, _ isDynamic: inout Bool
  ) -> Double {
    guard let view = item as? UIView else { return 0 }
    switch attribute {
    case .firstBaseline:
      isDynamic = true
      return Double(view.firstBaselineFromTop ?? 0)
    case .lastBaseline:
      isDynamic = true
      return -Double(view.lastBaselineFromBottom ?? 0)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      isDynamic = true
      return marginOffset(attribute, view.layoutMargins)
    default: return 0
    }
  }

  private func marginOffset(
    _ attribute: NSLayoutConstraint.Attribute, _ margins: UIEdgeInsets
  ) -> Double {
    switch attribute {
    case .leftMargin: Double(margins.left)
    case .rightMargin: -Double(margins.right)
    case .topMargin: Double(margins.top)
    case .bottomMargin: -Double(margins.bottom)
    case .centerXWithinMargins: Double(margins.left - margins.right) / 2
    default: Double(margins.top - margins.bottom) / 2
    }
  }

  /// A first baseline without text is the bottom edge.
  private func edgeWithoutText(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject
  ) -> NSLayoutConstraint.Attribute {
    guard attribute == .firstBaseline else { return attribute }
    return (item as? UIView)?.firstBaselineFromTop == nil ? .bottom : attribute
  }

  private func appendLength(_ factor: Double, _ slot: Int32, _ axis: NSLayoutConstraint.Axis) {
    guard factor != 0 else { return }
    if axis == .horizontal {
      items[Int(slot)].namesWidth = true
      append(factor, items[Int(slot)].width)
    } else {
      items[Int(slot)].namesHeight = true
      append(factor, items[Int(slot)].height)
    }
  }

  func append(_ factor: Double, _ variable: Variable) {
    if factor != 0 { scratch.append(Term(factor, variable)) }
  }
}

/// Where on its axis an attribute lies: near edge 0, middle ½, far edge 1, or a length.
struct Side {
  let axis: NSLayoutConstraint.Axis
  let lengthShare: Double
  let isSize: Bool

  /// The place of an attribute whose reading direction is resolved.
  init(_ attribute: NSLayoutConstraint.Attribute) {
    axis = attribute.axis
    isSize = attribute.isSize
    switch attribute {
    case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin, .lastBaseline:
      lengthShare = 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: lengthShare = 0.5
    default: lengthShare = 0
    }
  }
}
