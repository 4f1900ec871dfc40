extension UIViewController: RootViewOwner {
  var rootViewOwnerResponder: UIResponder { self }

  var rootViewOverrideStyle: UIUserInterfaceStyle { overrideUserInterfaceStyle }

  var rootViewMinimumMargins: NSDirectionalEdgeInsets? {
    edges.respectsMinimumMargins ? systemMinimumLayoutMargins : nil
  }

  func rootViewSafeArea(from inherited: UIEdgeInsets) -> UIEdgeInsets {
    let fromContainer = containment.parent?.safeArea(ofChild: self, from: inherited) ?? inherited
    return fromContainer + edges.additionalSafeArea
  }

  func rootViewWillMove(to window: UIWindow?) { followHierarchy(to: window) }

  func rootViewDidMoveToWindow() { hierarchyChanged() }

  func rootViewWillLayoutSubviews() {
    announceIsAppearing()
    viewWillLayoutSubviews()
  }

  func rootViewDidLayoutSubviews() { viewDidLayoutSubviews() }

  func rootViewUpdateConstraints() { updateViewConstraints() }

  func rootViewSafeAreaDidChange() { viewSafeAreaInsetsDidChange() }

  func rootViewMarginsDidChange() { viewLayoutMarginsDidChange() }
}
