// The passes of one layout, in their order: update constraints (leaves first), solve, apply
// frames and `layoutSubviews()` (root first). They repeat until nothing is flagged.
// See Documentation/Passes.md.

extension UIView {
  /// After so many rounds a layout that never settles is given up and reported.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, passes.
  static let greatestPassCount = 100

  // MARK: - Flags

  func flagNeedsLayout() {
    passFlags.needsLayout = true
    var above = superview
    while let view = above, !view.passFlags.descendantNeedsLayout {
      view.passFlags.descendantNeedsLayout = true
      above = view.superview
    }
  }

  func flagNeedsUpdateConstraints() {
    passFlags.needsUpdateConstraints = true
    flagAncestorsNeedUpdateConstraints()
    flagNeedsLayout()
  }

  func flagAncestorsNeedUpdateConstraints() {
    var above = superview
    while let view = above, !view.passFlags.descendantNeedsUpdateConstraints {
      view.passFlags.descendantNeedsUpdateConstraints = true
      above = view.superview
    }
  }

  // MARK: - Passes

  /// Lays out the tree from the topmost flagged ancestor down, until nothing is flagged.
  func performLayoutIfNeeded() {
    let start = topmostFlaggedAncestor ?? self
    for _ in 0..<UIView.greatestPassCount {
      start.runUpdateConstraintsPass()
      start.solveLayout()
      guard start.passFlags.needsLayout || start.passFlags.descendantNeedsLayout else { return }
      start.runLayoutPass()
    }
    SimulatedDevice.current.consoleMessages.append(
      "layout of \(type(of: start)) did not settle in \(UIView.greatestPassCount) passes; "
        + "a layoutSubviews() or safe area changes something each time")
  }

  private var topmostFlaggedAncestor: UIView? {
    var found: UIView?
    var above = superview
    while let view = above {
      if view.passFlags.needsLayout || view.passFlags.needsUpdateConstraints { found = view }
      above = view.superview
    }
    return found
  }

  /// Calls `updateConstraints()` where it is flagged, leaves first.
  func runUpdateConstraintsPass() {
    guard passFlags.needsUpdateConstraints || passFlags.descendantNeedsUpdateConstraints else {
      return
    }
    passFlags.descendantNeedsUpdateConstraints = false
    for view in subviews { view.runUpdateConstraintsPass() }
    guard passFlags.needsUpdateConstraints else { return }
    passFlags.needsUpdateConstraints = false
    if let owner { owner.rootViewUpdateConstraints() } else { updateConstraints() }
  }

  /// Brings the tree's engine up to date and flags the superviews of what has moved.
  func solveLayout() {
    rootView.engineForLayout?.update()
  }

  /// Calls `layoutSubviews()` where it is flagged, root first.
  func runLayoutPass() {
    if passFlags.needsLayout, !passFlags.isLayingOut {
      passFlags.needsLayout = false
      passFlags.isLayingOut = true
      owner?.rootViewWillLayoutSubviews()
      layoutSubviews()
      owner?.rootViewDidLayoutSubviews()
      passFlags.isLayingOut = false
      updateSafeAreaOfSubviews()
    }
    guard passFlags.descendantNeedsLayout else { return }
    passFlags.descendantNeedsLayout = false
    for view in subviews where view.passFlags.needsLayout || view.passFlags.descendantNeedsLayout {
      view.runLayoutPass()
    }
  }

  /// Gives the subviews that have constraints the frames which the engine has solved.
  func applyEngineFrames() {
    guard let engine = layoutEngineIfAny else { return }
    for view in subviews where view.layoutSlot != LayoutEngine.noSlot {
      engine.applyFrame(to: view)
    }
    for guide in ownedGuides { guide.refreshFrame(from: engine) }
    (self as? UIScrollView)?.applyEngineContentSize(engine)
  }
}
