/// Something that holds content and answers to changes of its size: controllers and presentations.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size the container wishes, in points.
  var preferredContentSize: CGSize { get }
  /// Called when a child wishes another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the fitting size of a child that uses Auto Layout has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child will have.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController {
  /// Children and what is presented get the new traits too.
  func forwardTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in containment.children { child.willTransition(to: traits, with: coordinator) }
    presentation.presented?.willTransition(to: traits, with: coordinator)
  }

  /// Children get their own new size; what is presented, the whole one.
  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in containment.children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    presentation.presented?.viewWillTransition(to: size, with: coordinator)
  }

  /// A child that fills its parent gets the parent's size; others keep their own.
  func childSize(_ container: any UIContentContainer, inside parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let childView = child.viewIfLoaded,
      let view = viewIfLoaded
    else { return parentSize }
    return childView.bounds.size == view.bounds.size ? parentSize : childView.bounds.size
  }
}
