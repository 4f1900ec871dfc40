/// Parent and children of a controller.
struct Containment {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
  /// Whether the parent, which calls `didMove(toParent:)` itself, has done so.
  var hasJoined = false
}

extension UIViewController {
  func performAddChild(_ child: UIViewController) {
    precondition(
      child !== self && !isInside(child),
      "a controller cannot contain itself: \(type(of: child)) in \(type(of: self))")
    guard child.containment.parent !== self else { return }
    if child.containment.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    child.containment.parent = self
    child.containment.isMovingToParent = true
    child.containment.hasJoined = false
    containment.children.append(child)
  }

  func performRemoveFromParent() {
    guard let parent = containment.parent else { return }
    containment.isMovingFromParent = true
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    didMove(toParent: nil)
    containment.isMovingFromParent = false
  }

  private func isInside(_ other: UIViewController) -> Bool {
    var above = containment.parent
    while let controller = above {
      if controller === other { return true }
      above = controller.containment.parent
    }
    return false
  }

  /// The controller at the top of the chain of parents.
  var rootAncestor: UIViewController {
    var controller = self
    while let above = controller.containment.parent { controller = above }
    return controller
  }

  /// The nearest controller of a class in the chain of parents, this one not counted.
  func nearestAncestor<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    var above = containment.parent
    while let controller = above {
      if let found = controller as? Container { return found }
      above = controller.containment.parent
    }
    return nil
  }
}
