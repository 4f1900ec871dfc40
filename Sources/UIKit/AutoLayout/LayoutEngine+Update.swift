internal import LinearConstraints

extension LayoutEngine {
  /// Rounds after which heights that hang on widths are taken as they are.
  private static let greatestWrapCount = 8
  /// A difference in points below which two solutions are the same.
  private static let sameness: CGFloat = 1e-6

  /// Takes in all that waits, solves, and flags the containers of what has moved.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    takeInPending()
    refreshStale()
    refreshDynamic()
    retryGivenUp()
    solver.solve()
    settleWrappedHeights()
    isUpdating = false
    if fitting == nil { flagMoved() }
  }

  private func takeInPending() {
    while !pendingViews.isEmpty || !pendingConstraints.isEmpty {
      let views = pendingViews
      pendingViews.removeAll(keepingCapacity: true)
      for view in views { takeIn(subtree: view) }
      let constraints = pendingConstraints
      pendingConstraints.removeAll(keepingCapacity: true)
      for constraint in constraints where constraint.installedOn != nil {
        if fitting != nil || constraint.engineRecord < 0 { install(constraint) }
      }
    }
  }

  private func takeIn(subtree view: UIView) {
    if !view.translatesAutoresizingMaskIntoConstraints, view !== root || fitting != nil {
      _ = ensureSlot(of: view)
    }
    for child in view.subviews { takeIn(subtree: child) }
  }

  private func refreshStale() {
    while !staleNaturalSizes.isEmpty {
      let views = staleNaturalSizes
      staleNaturalSizes.removeAll(keepingCapacity: true)
      for view in views { refreshNaturalSize(of: view) }
    }
    let views = staleRectangles
    staleRectangles.removeAll(keepingCapacity: true)
    for view in views { refreshRectangle(of: view) }
  }

  private func refreshDynamic() {
    for slot in insetGuides { refreshInsets(ofGuideSlot: slot) }
    for record in dynamicRecords { refreshConstant(ofRecord: record) }
  }

  /// Asks wrapping views for their height at the solved width, until no height changes.
  private func settleWrappedHeights() {
    guard !wrappingViews.isEmpty else { return }
    for _ in 0..<LayoutEngine.greatestWrapCount {
      var changed = false
      for slot in wrappingViews.sorted() {
        guard let view = items[Int(slot)].view else { continue }
        let width = CGFloat(solver.value(of: items[Int(slot)].width))
        guard let height = view.heightForLayout(width: width),
          abs(height - items[Int(slot)].naturalSize.height) > LayoutEngine.sameness
        else { continue }
        setNaturalHeight(height, slot: slot, view: view)
        changed = true
      }
      guard changed else { return }
      for record in dynamicRecords { refreshConstant(ofRecord: record) }
      solver.solve()
    }
  }

  private func flagMoved() {
    for index in items.indices {
      guard let container = containerToFlag(index) else { continue }
      let new = rectangle(ofSlot: Int32(index))
      if let old = items[index].lastRectangle, same(old, new) { continue }
      items[index].lastRectangle = new
      container.flagNeedsLayout()
    }
  }

  private func containerToFlag(_ index: Int) -> UIView? {
    if let view = items[index].view {
      return view.translatesAutoresizingMaskIntoConstraints ? nil : view.superview
    }
    return items[index].guide?.owningView
  }

  private func same(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) <= LayoutEngine.sameness
      && abs(one.minY - other.minY) <= LayoutEngine.sameness
      && abs(one.width - other.width) <= LayoutEngine.sameness
      && abs(one.height - other.height) <= LayoutEngine.sameness
  }

  // MARK: - Fitting

  /// The size that a view's own constraints give near a target, its surroundings left out.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(
      root: view,
      fitting: FittingTarget(size: target, horizontal: horizontal, vertical: vertical))
    let slot = engine.ensureSlot(of: view)
    engine.adopt(subtree: view)
    engine.update()
    let rectangle = engine.rectangle(ofSlot: slot)
    let frame = view.frame(forAlignmentRect: rectangle)
    let scale = SimulatedDevice.current.scale
    return CGSize(
      width: PixelGrid.ceil(frame.width, scale: scale),
      height: PixelGrid.ceil(frame.height, scale: scale))
  }
}
