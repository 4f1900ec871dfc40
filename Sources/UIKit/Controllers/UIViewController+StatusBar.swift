extension UIViewController {
  /// The controller that decides the status bar's look, from this one down.
  package var statusBarStyleDecider: UIViewController {
    if let presented = fullScreenPresented { return presented.statusBarStyleDecider }
    return childForStatusBarStyle?.statusBarStyleDecider ?? self
  }

  /// The controller that decides whether the status bar is hidden, from this one down.
  package var statusBarHiddenDecider: UIViewController {
    if let presented = fullScreenPresented { return presented.statusBarHiddenDecider }
    return childForStatusBarHidden?.statusBarHiddenDecider ?? self
  }

  private var fullScreenPresented: UIViewController? {
    guard let presented = presentation.presented, presented.coversWholeScreen else { return nil }
    return presented
  }

  func statusBarWishesChanged() { viewIfLoaded?.window?.setNeedsLayout() }

  func overrideStyleChanged(from old: UIUserInterfaceStyle) {
    guard let view = viewIfLoaded else { return }
    let now = view.traitCollection
    let base = UITraitCollection(userInterfaceStyle: old == .unspecified ? .light : old)
    view.refreshColors()
    view.notifyTraitChange(from: UITraitCollection(traitsFrom: [now, base]))
    traitCollectionDidChange(UITraitCollection(traitsFrom: [now, base]))
  }
}
