internal import Foundation
internal import InterfaceBuilder

// The scene as a program gets it: a controller that loads its view when it is first needed.

extension SceneBuilder {
  func buildForProgram() -> BuiltScene {
    if let element = scene.controller {
      let controller = makeController(element)
      result.controller = controller
      loadViews(of: controller)
      result.rootView = controller.viewIfLoaded
    } else if let element = scene.view {
      let view = makeTree(element)
      result.rootView = view
      finishObjects()
    }
    gatherChildren()
    return result
  }

  /// Makes the scene's controller without its view, as a storyboard hands it out.
  func makeRootController() -> UIViewController? {
    guard let element = scene.controller else { return nil }
    return makeController(element)
  }

  private func loadViews(of controller: UIViewController) {
    controller.loadViewIfNeeded()
    for child in controller.children { loadViews(of: child) }
  }

  /// Takes in what the builders of contained scenes have made.
  private func gatherChildren() {
    for child in childBuilders {
      child.gatherChildren()
      let inner = child.result
      result.viewsByIdentifier.merge(inner.viewsByIdentifier) { first, _ in first }
      result.constraintsByIdentifier.merge(inner.constraintsByIdentifier) { first, _ in first }
      result.linesByIdentifier.merge(inner.linesByIdentifier) { first, _ in first }
      result.viewOrder += inner.viewOrder.filter { !result.viewOrder.contains($0) }
      result.unsupported += inner.unsupported
      result.issues += inner.issues
    }
    childBuilders.removeAll()
  }

  // MARK: - Views

  /// Makes a view and all inside, outside any other view: a bar item's, a top-level view.
  func makeLooseTree(_ element: Element) -> UIView {
    let view = makeTree(element)
    view.translatesAutoresizingMaskIntoConstraints =
      element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
    result.otherViews.append(view)
    return view
  }

  /// Makes a view and all inside, with constraints.
  func makeTree(_ element: Element) -> UIView {
    let view = makeView(element)
    registerGuides(of: element, view)
    view.frame = element.rectangle("frame") ?? CGRect(origin: .zero, size: .zero)
    if let mask = element.autoresizingMask {
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask.rawValue)
    }
    for child in element.children { addContents(of: child, to: view, element) }
    return view
  }

  private static let notViews: Set<String> = [
    "constraints", "connections", "variation", "rect", "navigationItem", "barButtonItem", "items",
    "toolbarItems", "userDefinedRuntimeAttributes", "gestureRecognizers",
  ]

  func addContents(of element: Element, to parent: UIView, _ outer: Element) {
    guard !Self.notViews.contains(element.name) else { return }
    if addListContents(of: element, to: parent, outer) { return }
    guard element.isView else {
      for child in element.children { addContents(of: child, to: parent, outer) }
      return
    }
    add(element, to: parent, outer)
  }

  private func add(_ element: Element, to parent: UIView, _ outer: Element) {
    let view = makeView(element)
    registerGuides(of: element, view)
    let placement = CanvasPlacement(element, in: outer, usesAutoLayout: document.usesAutoLayout)
    // The rectangle in which the view was drawn: masks of views inside count from it.
    view.frame = element.rectangle("frame") ?? .zero
    if placement != .constraints, placement != .arranged {
      view.autoresizingMask = UIView.AutoresizingMask(
        rawValue: element.autoresizingMask?.rawValue
          ?? (placement == .container ? Self.fillingMask : 0))
    }
    if let id = element.id, leftOutSubviews.contains(id) {
      // Made, since outlets may name it, and not shown.
    } else if placement == .arranged, let stack = parent as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = placement != .constraints
    }
    noteContent(view, element, outer)
    for child in element.children { addContents(of: child, to: view, element) }
    if element.name == "containerView" { embed(in: view, element) }
  }

  private static let fillingMask =
    UIView.AutoresizingMask.flexibleWidth.rawValue | UIView.AutoresizingMask.flexibleHeight.rawValue

  private func noteContent(_ view: UIView, _ element: Element, _ outer: Element) {
    guard outer.name == "collectionViewCell", element.key == "contentView",
      let cell = view.superview
    else { return }
    collectionContents[ObjectIdentifier(cell)] = view
  }

  /// Shows the controller of an embed segue in a container view.
  private func embed(in view: UIView, _ element: Element) {
    guard let id = element.id, let destination = document.embeddedController(of: id),
      let parent = currentController, let child = makeChild(destination)
    else { return }
    parent.addChild(child)
    if let inner = child.view {
      inner.frame = view.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inner.translatesAutoresizingMaskIntoConstraints = true
      view.addSubview(inner)
    }
    child.didMove(toParent: parent)
  }

  // MARK: - Finishing

  /// Makes constraints and connections of all objects made so far, and wakes them.
  func finishObjects() {
    makeConstraints()
    constraintOwners.removeAll()
    connect()
  }
}
