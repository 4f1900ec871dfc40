/// Where a controller stands between the callbacks of appearance.
///
/// Invariant: the legal ways are hidden → appearing → (in window) → visible → disappearing →
/// hidden, and from appearing or disappearing back where they came from.
struct AppearanceState {
  enum Stage: Equatable {
    case hidden, appearing, visible, disappearing
  }

  private(set) var stage = Stage.hidden
  private(set) var isAnimated = false
  /// Whether `viewIsAppearing` has been sent in this appearance.
  var saidIsAppearing = false
  /// Whether the view's coming or going began the appearance, and not a container.
  var followsHierarchy = false

  /// Whether the calls of appearance have begun and not been taken back.
  var isOnScreen: Bool { stage == .appearing || stage == .visible }

  /// Begins to appear or disappear; false if that has begun or is so already.
  mutating func begin(appearing: Bool, animated: Bool) -> Bool {
    guard appearing != isOnScreen else { return false }
    stage = appearing ? .appearing : .disappearing
    isAnimated = animated
    if appearing { saidIsAppearing = false }
    return true
  }

  /// Ends what has begun; nil if nothing has, else whether the controller is visible now.
  mutating func end() -> Bool? {
    switch stage {
    case .appearing: stage = .visible
    case .disappearing: stage = .hidden
    case .hidden, .visible: return nil
    }
    return stage == .visible
  }
}

extension UIViewController {
  func performBeginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    guard appearance.begin(appearing: isAppearing, animated: animated) else { return }
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    if isAppearing { prepareToShowContent() }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenInHierarchy {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Sends `viewIsAppearing`, once an appearance: when the superview has laid out the view, and
  /// before the view lays out its own subviews. So parents come before children.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, order of callbacks.
  func announceIsAppearing() {
    guard appearance.stage == .appearing, !appearance.saidIsAppearing else { return }
    appearance.saidIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
  }

  /// A child whose view comes into its parent's tree, or leaves it, while the parent is on the
  /// screen, appears or disappears.
  func followHierarchy(to window: UIWindow?) {
    guard let parent = containment.parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.appearance.isOnScreen, appearance.isOnScreen != (window != nil)
    else { return }
    appearance.followsHierarchy = true
    let isWithParent = parent.appearance.stage == .appearing
    beginAppearanceTransition(
      window != nil, animated: isWithParent && parent.appearance.isAnimated)
  }

  /// Ends what `followHierarchy(to:)` began: going at once, coming when it is on the screen, or with
  /// the parent that is appearing too.
  func hierarchyChanged() {
    guard appearance.followsHierarchy else { return }
    appearance.followsHierarchy = false
    if appearance.stage == .disappearing {
      endAppearanceTransition()
    } else if containment.parent?.appearance.stage == .visible {
      _ = AfterTransition.run(animated: false, duration: 0) { [weak self] in
        self?.endAppearanceTransition()
      }
    }
  }

  /// Ends an appearance: children first, as they were begun after the parent.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, appearance of children.
  func performEndAppearance() {
    if appearance.stage == .appearing { settleLayoutBeforeDidAppear() }
    announceIsAppearing()
    let animated = appearance.isAnimated
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in childrenInHierarchy { child.endAppearanceTransition() }
    }
    guard let isVisible = appearance.end() else { return }
    if isVisible { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    containment.isMovingToParent = false
    containment.isMovingFromParent = false
  }

  /// `viewDidAppear` finds the layout done, since it comes after the screen's commit.
  private func settleLayoutBeforeDidAppear() { viewIfLoaded?.window?.layoutIfNeeded() }

  /// The children whose views stand in this controller's tree of views.
  var childrenInHierarchy: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return containment.children.filter { child in
      child.viewIfLoaded.map { $0.isDescendant(of: view) } ?? false
    }
  }
}
