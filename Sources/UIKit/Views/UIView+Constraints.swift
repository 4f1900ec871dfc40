/// Strengths with which a view keeps its natural size, both axes.
struct SizePriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompression = UILayoutPriority.defaultHigh
  var verticalCompression = UILayoutPriority.defaultHigh
}

extension UIView {
  // MARK: - Natural size

  /// How strongly the view resists being larger than its natural size.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? sizePriorities.horizontalHugging : sizePriorities.verticalHugging
  }

  /// Sets how strongly the view resists being larger than its natural size.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      sizePriorities.horizontalHugging = priority
    } else {
      sizePriorities.verticalHugging = priority
    }
    sizePriorityChanged()
  }

  /// How strongly the view resists being smaller than its natural size.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? sizePriorities.horizontalCompression : sizePriorities.verticalCompression
  }

  /// Sets how strongly the view resists being smaller than its natural size.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      sizePriorities.horizontalCompression = priority
    } else {
      sizePriorities.verticalCompression = priority
    }
    sizePriorityChanged()
  }

  private func sizePriorityChanged() {
    layoutEngineIfAny?.naturalSizeChanged(of: self)
    flagNeedsLayout()
  }

  func performInvalidateIntrinsicContentSize() {
    layoutEngineIfAny?.naturalSizeChanged(of: self)
    (superview as? UIStackView)?.arrangedViewChangedNaturalSize(self)
    flagNeedsLayout()
    superview?.flagNeedsLayout()
  }

  // MARK: - Engine

  /// The engine of the tree, if layout has made one.
  var layoutEngineIfAny: LayoutEngine? { rootView.ownEngine }

  /// The engine of this root's tree, made when something in the tree asks for one.
  var engineForLayout: LayoutEngine? {
    if let ownEngine { return ownEngine }
    guard subtreeUsesConstraints else { return nil }
    let engine = LayoutEngine(root: self)
    ownEngine = engine
    engine.adopt(subtree: self)
    return engine
  }

  private var subtreeUsesConstraints: Bool {
    if !installedConstraints.isEmpty || !translatesAutoresizingMaskIntoConstraints { return true }
    return subviews.contains { $0.subtreeUsesConstraints }
  }

  func translationOfMaskChanged() {
    if let engine = layoutEngineIfAny {
      engine.placementChanged(of: self)
    } else if superview != nil {
      flagNeedsLayout()
    }
  }

  func maskRectangleChanged() {
    guard layoutSlot != LayoutEngine.noSlot else { return }
    layoutEngineIfAny?.rectangleChanged(of: self)
  }

  // MARK: - Installing

  func install(_ constraint: NSLayoutConstraint) {
    if let old = constraint.installedOn {
      if old === self { return }
      old.uninstall(constraint)
    }
    precondition(
      constraint.canBeInstalled(on: self),
      "\(constraint) cannot be installed on \(type(of: self)): its items are not this view or inside it"
    )
    installedConstraints.append(constraint)
    constraint.installedOn = self
    constraint.stampActivation()
    layoutEngineIfAny?.add(constraint)
    flagNeedsLayout()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.installedOn === self else { return }
    constraint.installedOn = nil
    if let index = installedConstraints.lastIndex(where: { $0 === constraint }) {
      installedConstraints.remove(at: index)
    }
    layoutEngineIfAny?.remove(constraint)
    flagNeedsLayout()
  }

  // MARK: - Fitting

  func performFitting(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    runUpdateConstraintsPass()
    return LayoutEngine.fittingSize(
      of: self, target: target, horizontal: horizontal, vertical: vertical)
  }

  // MARK: - Baselines

  /// Baseline distance of a view inside, moved to this view's alignment rectangle.
  func baseline(of view: UIView, first: Bool) -> CGFloat? {
    guard view.isDescendant(of: self) else { return nil }
    let frame =
      view.superview.map {
        view.alignmentRect(forFrame: view.untransformedFrame)
          .applying(offsetTo(self, from: $0))
      } ?? view.bounds
    let own = bounds.inset(by: alignmentRectInsets)
    if first {
      return frame.minY - own.minY + (view.firstBaselineFromTop ?? frame.height)
    }
    return own.maxY - frame.maxY + (view.lastBaselineFromBottom ?? 0)
  }

  private func offsetTo(_ ancestor: UIView, from start: UIView) -> CGAffineTransform {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var here: UIView? = start
    while let view = here, view !== ancestor {
      x += view.untransformedFrame.minX - view.bounds.minX
      y += view.untransformedFrame.minY - view.bounds.minY
      here = view.superview
    }
    return CGAffineTransform(translationX: x, y: y)
  }

  // MARK: - Ambiguity

  /// Whether the constraints leave more than one frame for the view.
  public final var hasAmbiguousLayout: Bool {
    guard let engine = rootView.engineForLayout else { return false }
    engine.update()
    return engine.isAmbiguous(self)
  }

  /// The constraints that touch the view on an axis.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var here: UIView? = self
    while let view = here {
      found += view.installedConstraints.filter { $0.touches(self, axis: axis) }
      here = view.superview
    }
    return found
  }
}
