/// The screens of a navigation controller and the change that is under way.
struct NavigationStack {
  var controllers: [UIViewController] = []
  /// The screen whose view is in the tree.
  weak var installed: UIViewController?
  var pending: PendingTransition?
}

extension UINavigationController {
  func performPush(_ controller: UIViewController, animated: Bool) {
    precondition(
      !stack.controllers.contains { $0 === controller },
      "\(type(of: controller)) is on the stack already and cannot be pushed again")
    precondition(
      !(controller is UINavigationController), "a navigation controller cannot be pushed")
    addChild(controller)
    stack.controllers.append(controller)
    show(top: controller, animated: animated && stack.controllers.count > 1, leaving: [])
  }

  func performPop(keeping count: Int, animated: Bool) -> [UIViewController] {
    let leaving = Array(stack.controllers[count...])
    guard !leaving.isEmpty, let top = stack.controllers[..<count].last else { return [] }
    stack.controllers.removeLast(leaving.count)
    for controller in leaving.reversed() { controller.willMove(toParent: nil) }
    for controller in leaving { controller.containment.isMovingFromParent = true }
    show(top: top, animated: animated, leaving: leaving)
    return leaving
  }

  func performSetStack(_ controllers: [UIViewController], animated: Bool) {
    let leaving = stack.controllers.filter { old in !controllers.contains { $0 === old } }
    for controller in leaving.reversed() { controller.willMove(toParent: nil) }
    for controller in leaving { controller.containment.isMovingFromParent = true }
    for controller in controllers where controller.containment.parent !== self {
      addChild(controller)
    }
    stack.controllers = controllers
    guard let top = controllers.last else {
      finishPending()
      stack.installed?.viewIfLoaded?.removeFromSuperview()
      stack.installed = nil
      for controller in leaving { controller.removeFromParent() }
      barsChanged()
      return
    }
    show(top: top, animated: animated, leaving: leaving)
  }

  /// Puts the view of the top screen in the tree without the calls of appearance: those come from
  /// the controller's own appearing.
  func installTop() {
    guard let container, let top = topViewController, stack.installed !== top else { return }
    stack.installed?.viewIfLoaded?.removeFromSuperview()
    stack.installed = top
    place(top, in: container)
    tellThoseWhoJoined()
  }

  private func tellThoseWhoJoined() {
    for controller in stack.controllers where !controller.containment.hasJoined {
      controller.containment.hasJoined = true
      controller.didMove(toParent: self)
    }
  }

  private func place(_ controller: UIViewController, in container: BarContainerView) {
    guard let view = controller.view else { return }
    bars.collapsed = 0
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = container.content.bounds
    container.content.addSubview(view)
  }

  func finishPending() {
    stack.pending?.finish()
    stack.pending = nil
  }

  /// Changes the screen shown; the calls come in UIKit's order.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, order of callbacks.
  private func show(top: UIViewController, animated: Bool, leaving: [UIViewController]) {
    finishPending()
    guard let container, appearance.isOnScreen, let old = stack.installed, old !== top else {
      if stack.installed !== top, container != nil, appearance.isOnScreen { showFirst(top) }
      for controller in leaving where controller !== stack.installed {
        controller.removeFromParent()
      }
      barsChanged()
      return
    }
    top.loadViewIfNeeded()
    old.beginAppearanceTransition(false, animated: animated)
    delegate?.navigationController(self, willShow: top, animated: animated)
    top.beginAppearanceTransition(true, animated: animated)
    stack.installed = top
    place(top, in: container)
    container.setNeedsLayout()
    container.layoutIfNeeded()
    stack.pending = AfterTransition.run(
      animated: animated, duration: AfterTransition.pushDuration
    ) { [self] in
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
      top.endAppearanceTransition()
      settleParents(leaving: leaving, animated: animated)
    }
  }

  private func showFirst(_ top: UIViewController) {
    top.beginAppearanceTransition(true, animated: false)
    installTop()
    top.endAppearanceTransition()
  }

  private func settleParents(leaving: [UIViewController], animated: Bool) {
    tellThoseWhoJoined()
    for controller in leaving { controller.removeFromParent() }
    guard let top = topViewController else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }
}
