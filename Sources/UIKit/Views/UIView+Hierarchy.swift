extension UIView {
  /// The topmost view of the tree.
  var rootView: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// Whether the view is `view` or lies inside it.
  public final func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let candidate = here {
      if candidate === view { return true }
      here = candidate.superview
    }
    return false
  }

  /// The first view with the tag in this view and all inside.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Moves a subview above all others.
  public final func bringSubviewToFront(_ view: UIView) {
    moveSubview(view, to: subviews.count - 1)
  }

  /// Moves a subview below all others.
  public final func sendSubviewToBack(_ view: UIView) { moveSubview(view, to: 0) }

  /// Exchanges two subviews in the order of drawing.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    restackLayers()
  }

  private func moveSubview(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }), old != index else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: index)
    restackLayers()
  }

  private func restackLayers() {
    for view in subviews { layer.addSublayer(view.layer) }
  }

  func performInsert(_ view: UIView, besides sibling: UIView, offset: Int) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
      performInsert(view, at: subviews.count)
      return
    }
    performInsert(view, at: index + offset)
  }

  func performInsert(_ view: UIView, at requested: Int) {
    precondition(
      !isDescendant(of: view),
      "a view cannot be added inside itself: \(type(of: view)) to \(type(of: self))")
    if view.superview === self, let old = subviews.firstIndex(where: { $0 === view }) {
      subviews.remove(at: old)
      subviews.insert(
        view, at: min(max(requested > old ? requested - 1 : requested, 0), subviews.count))
      restackLayers()
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announce(willMoveTo: newWindow) }
    view.detach(notifyingWindow: false)
    let index = min(max(requested, 0), subviews.count)
    subviews.insert(view, at: index)
    view.superview = self
    layer.insertSublayer(view.layer, at: UInt32(layerIndex(forSubviewAt: index)))
    layoutEngineIfAny?.adopt(subtree: view)
    view.dropEngineOfFormerRoot()
    view.safeAreaMayHaveChanged()
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.announceDidMoveToWindow() }
    didAddSubview(view)
    flagNeedsLayout()
    view.flagNeedsLayout()
    if view.passFlags.needsUpdateConstraints || view.passFlags.descendantNeedsUpdateConstraints {
      view.flagAncestorsNeedUpdateConstraints()
    }
  }

  private func layerIndex(forSubviewAt index: Int) -> Int {
    guard index > 0, let sublayers = layer.sublayers else { return layer.sublayers == nil ? 0 : 0 }
    let below = subviews[index - 1].layer
    return (sublayers.firstIndex { $0 === below } ?? sublayers.count - 1) + 1
  }

  func performRemoveFromSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announce(willMoveTo: nil) }
    parent.willRemoveSubview(self)
    detach(notifyingWindow: false)
    didMoveToSuperview()
    if oldWindow != nil { announceDidMoveToWindow() }
    parent.flagNeedsLayout()
  }

  /// Takes the view out of its superview, with the constraints that tie it to views outside.
  private func detach(notifyingWindow: Bool) {
    guard let parent = superview else { return }
    (parent as? UIStackView)?.arrangedViewWillLeave(self)
    SimulatedDevice.current.touches.viewLeaves(self)
    if let first = SimulatedDevice.current.firstResponder as? UIView, first.isDescendant(of: self) {
      first.resignFirstResponder()
    }
    removeConstraintsToOutside()
    layoutEngineIfAny?.release(subtree: self)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }

  /// Deactivates the constraints of ancestors that name something inside this view.
  private func removeConstraintsToOutside() {
    var ancestor = superview
    while let view = ancestor {
      let crossing = view.installedConstraints.filter { constraint in
        constraint.involvesView(inside: self)
      }
      crossing.forEach(view.uninstall)
      ancestor = view.superview
    }
  }

  private func dropEngineOfFormerRoot() { ownEngine = nil }

  private func announce(willMoveTo window: UIWindow?) {
    willMove(toWindow: window)
    owner?.rootViewWillMove(to: window)
    for view in subviews { view.announce(willMoveTo: window) }
  }

  private func announceDidMoveToWindow() {
    updateLayerBackgroundIfDynamic()
    didMoveToWindow()
    owner?.rootViewDidMoveToWindow()
    for view in subviews { view.announceDidMoveToWindow() }
  }

  private func updateLayerBackgroundIfDynamic() {
    if backgroundColor != nil { updateLayerBackground() }
  }
}
