internal import Foundation
internal import InterfaceBuilder

// The scene as the editor's canvas showed it: views only, at the sizes the document recorded for
// roots, containers and views placed by their mask.

extension SceneBuilder {
  func buildForCanvas() -> BuiltScene {
    for object in [scene.controller, scene.view].compactMap({ $0 }) + scene.otherObjects {
      walk(object, in: nil)
    }
    makeConstraints()
    return result
  }

  /// Makes the views of `element` and of all inside; `parent` is the nearest view around them.
  private func walk(_ element: Element, in parent: CanvasParent?) {
    var parent = parent
    if element.isController { parent = CanvasParent(controller: element) }
    if element.isView {
      if let id = element.id, isLeftOut(id) { return }
      let view = makeView(element)
      place(view, element, in: parent)
      parent = CanvasParent(view: view, element: element)
    }
    for child in element.children where !Self.notWalked.contains(child.name) {
      walk(child, in: parent)
    }
  }

  private static let notWalked: Set<String> = ["constraints", "connections", "variation", "rect"]

  /// Where a view is put: in a view, or, as a root, into a controller's scene or on its own.
  private struct CanvasParent {
    var view: UIView?
    var element: Element?
    var controller: Element?
  }

  private func isLeftOut(_ id: String) -> Bool { leftOutSubviews.contains(id) }

  private func place(_ view: UIView, _ element: Element, in parent: CanvasParent?) {
    registerGuides(of: element, view)
    guard let superview = parent?.view, let outer = parent?.element else {
      placeRoot(view, element, controller: parent?.controller)
      return
    }
    let placement = CanvasPlacement(element, in: outer, usesAutoLayout: document.usesAutoLayout)
    if placement == .arranged, let stack = superview as? UIStackView {
      stack.addArrangedSubview(view)
      return
    }
    superview.addSubview(view)
    if placement == .constraints {
      view.translatesAutoresizingMaskIntoConstraints = false
      return
    }
    view.frame = element.rectangle("frame") ?? .zero
    if placement == .container { prepareContainer(view, element, outer) }
  }

  private func placeRoot(_ view: UIView, _ element: Element, controller: Element?) {
    let isMain = controller != nil && element.key == "view" || element === scene.view
    view.frame = element.rectangle("frame") ?? CGRect(origin: .zero, size: document.device.size)
    let insets = CanvasInsets(document: document)
    let isScreen =
      controller != nil || element.name == "view" || view.frame.size == document.device.size
    if isMain, isScreen {
      let around =
        controller.map { document.surroundings(of: $0) } ?? document.surroundings(ofView: element)
      let minimum = UIEdgeInsets(insets.rootMargins(width: Double(view.frame.width)))
      let own = hasMargins(element) ? view.marginState.base : .zero
      view.layoutMargins = UIEdgeInsets.maximum(own, minimum)
      view.fixedSafeArea = UIEdgeInsets(
        insets.safeArea(rootSize: view.frame.size, around: around))
    } else {
      view.fixedSafeArea = .zero
    }
    if let controller, element.key == "view" { registerBarGuides(of: controller, view) }
    if isMain, result.rootView == nil {
      result.rootView = view
    } else {
      result.otherViews.append(view)
    }
    if isCell(element) { prepareContainer(view, element, element) }
  }

  private func hasMargins(_ element: Element) -> Bool {
    element.child(key: "layoutMargins") != nil
      || element.child(key: "directionalLayoutMargins") != nil
  }

  private func isCell(_ element: Element) -> Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(element.name)
  }

  /// Gives cells and their content views the canvas's margins.
  private func prepareContainer(_ view: UIView, _ element: Element, _ outer: Element) {
    view.fixedSafeArea = .zero
    if outer.name == "collectionViewCell", element.key == "contentView",
      let cell = view.superview
    {
      collectionContents[ObjectIdentifier(cell)] = view
    }
    guard outer.name == "tableViewCell", element.key == "contentView" else { return }
    view.preservesSuperviewLayoutMargins = false
    guard !hasMargins(element) else { return }
    let accessory = outer["accessoryType"].map { $0 != "none" } ?? false
    let cellWidth = outer.rectangle("frame")?.width ?? view.frame.width
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      CanvasInsets(document: document).contentMargins(
        cellWidth: Double(cellWidth), hasAccessory: accessory,
        isTopLevel: document.kind == .xib && outer === scene.view))
  }
}

/// What decides a view's frame on the canvas.
enum CanvasPlacement {
  /// The container around it: a cell, a content view, a header, a bar. Recorded.
  case container
  /// Its autoresizing mask, or a frozen frame. Recorded.
  case mask
  /// The stack view around it.
  case arranged
  /// Constraints.
  case constraints

  init(_ element: Element, in outer: Element, usesAutoLayout: Bool) {
    let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
    let bars: Set<String> = ["navigationBar", "tabBar", "toolbar"]
    let keys: Set<String> = [
      "contentView", "tableHeaderView", "tableFooterView", "customView", "titleView",
    ]
    if cells.contains(element.name) || bars.contains(element.name) && element.key != nil
      || keys.contains(element.key ?? "")
    {
      self = .container
    } else if element.bool("fixedFrame") == true {
      self = .mask
    } else if outer.name == "stackView" {
      self = .arranged
    } else if usesAutoLayout, element.bool("translatesAutoresizingMaskIntoConstraints") == false {
      self = .constraints
    } else {
      self = .mask
    }
  }
}
