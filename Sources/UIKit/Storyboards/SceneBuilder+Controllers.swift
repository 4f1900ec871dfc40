internal import Foundation
internal import InterfaceBuilder

extension SceneBuilder {
  /// Makes a controller; its view is loaded when it is first needed.
  func makeController(_ element: Element) -> UIViewController {
    let controller = controllerInstance(element)
    controller.loading.storyboard = builder.storyboard
    note(controller, element)
    applyAttributes(element, to: controller)
    if let view = element.child(key: "view"), view.isView {
      controller.documentViewLoader = { [self] controller in
        loadView(view, of: element, controller)
      }
    }
    addContained(to: controller, element)
    if element.child(key: "view") == nil { finishObjects() }
    return controller
  }

  private func loadView(
    _ view: Element, of element: Element, _ controller: UIViewController
  ) -> UIView {
    currentController = controller
    let root = makeTree(view)
    registerBarGuides(of: element, root)
    controller.view = root
    if result.rootView == nil, controller === result.controller { result.rootView = root }
    finishObjects()
    currentController = nil
    return root
  }

  private static let kinds: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "pageViewController": UIPageViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
  ]

  private func controllerInstance(_ element: Element) -> UIViewController {
    let known = Self.kinds[element.name]
    if known == nil {
      unsupported(
        .kind, element, "<\(element.name)> is not modelled; a plain controller has its place")
    }
    let type = known ?? UIViewController.self
    let plain = { type.init(coder: DocumentCoder(element)) ?? UIViewController() }
    guard element["customClass"] != nil, element.name != "viewControllerPlaceholder" else {
      return plain()
    }
    let name = Excerpt.quoted(
      [element["customModule"], element["customClass"]].compactMap { $0 }.joined(separator: "."))
    guard let found = ClassResolver.customClass(of: element) else {
      unsupported(.customClass, element, "class \(name) is not in this program; \(type) stands in")
      return plain()
    }
    guard let custom = found as? UIViewController.Type, isSubclass(found, of: type) else {
      unsupported(.customClass, element, "class \(name) is no \(type); \(type) stands in")
      return plain()
    }
    if let made = creator?(DocumentCoder(element)) { return made }
    guard let controller = custom.init(coder: DocumentCoder(element)) else {
      unsupported(
        .customClass, element, "class \(name) refused init(coder:); \(type) stands in")
      return plain()
    }
    return controller
  }

  private func applyAttributes(_ element: Element, to controller: UIViewController) {
    controller.title = element["title"]
    if let item = element.child("navigationItem") {
      let made = UINavigationItem(title: "")
      fill(made, from: item)
      controller.adopt(navigationItem: made)
    }
    if let item = element.child("tabBarItem") { controller.tabBarItem = makeTabItem(item) }
    let buttons = element.contents("toolbarItems").filter { $0.name == "barButtonItem" }
    if !buttons.isEmpty { controller.toolbarItems = buttons.map(makeBarButton) }
    if let hides = element.bool("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = hides
    }
    if let adjusts = element.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = adjusts
    }
    if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = includes
    }
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = UIRectEdge(edges)
    }
    if let defines = element.bool("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    if let size = element.size("preferredContentSize") {
      controller.preferredContentSize = size
    }
    if let style = element["modalPresentationStyle"].flatMap(
      UIModalPresentationStyle.init(document:))
    {
      controller.modalPresentationStyle = style
    }
    applyBars(element, to: controller)
  }

  private func applyBars(_ element: Element, to controller: UIViewController) {
    if let navigation = controller as? UINavigationController {
      if let bar = element.child("navigationBar") { fill(navigation.navigationBar, from: bar) }
      if element.bool("navigationBarHidden") == true {
        navigation.setNavigationBarHidden(true, animated: false)
      }
      if element.bool("toolbarHidden") == false {
        navigation.setToolbarHidden(false, animated: false)
      }
    }
    if let tabs = controller as? UITabBarController, let bar = element.child("tabBar") {
      fill(tabs.tabBar, from: bar)
    }
  }

  /// Fills a bar that its controller has made.
  private func fill(_ bar: UIView, from element: Element) {
    adopt(bar, for: element)
    ViewKind.of(element.name).apply(bar, element, self)
  }

  // MARK: - Containment

  private func addContained(to controller: UIViewController, _ element: Element) {
    guard let id = element.id else { return }
    if let navigation = controller as? UINavigationController {
      let roots = document.children(of: id, relationship: "rootViewController")
      navigation.viewControllers =
        contained.map { Array($0.values.prefix(1)) } ?? roots.prefix(1).compactMap(makeChild)
    } else if let tabs = controller as? UITabBarController {
      tabs.viewControllers = document.children(of: id, relationship: "viewControllers")
        .compactMap(makeChild)
    } else if let split = controller as? UISplitViewController {
      split.viewControllers = ["masterViewController", "detailViewController"].compactMap {
        document.children(of: id, relationship: $0).first.flatMap(makeChild)
      }
    }
  }

  /// Makes the controller of another scene, or takes the one that is given for it.
  func makeChild(_ id: String) -> UIViewController? {
    guard let scene = document.scenes.first(where: { $0.controller?.id == id }) else { return nil }
    if let contained { return contained[id] ?? makeStandIn(for: scene) }
    if scene.kind == .reference, let storyboard = builder.storyboard,
      let element = scene.controller,
      let controller = StoryboardReference(element)?.resolve(
        from: storyboard, bundle: builder.bundle)
    {
      return controller
    }
    let child = SceneBuilder(builder, scene: scene)
    let controller = child.makeRootController()
    child.result.controller = controller
    childBuilders.append(child)
    return controller
  }
}

extension SceneBuilder {
  /// A controller without a view of the document, for a tab that is not shown.
  private func makeStandIn(for scene: Scene) -> UIViewController {
    let controller = UIViewController()
    controller.title = scene.controller?["title"]
    if let item = scene.controller?.child("tabBarItem") {
      controller.tabBarItem = makeTabItem(item)
    }
    return controller
  }
}

extension UIRectEdge {
  /// The edges that an `extendedEdge` element names.
  init(_ element: InterfaceBuilder.Element) {
    self = []
    if element.bool("top") == true { insert(.top) }
    if element.bool("left") == true { insert(.left) }
    if element.bool("bottom") == true { insert(.bottom) }
    if element.bool("right") == true { insert(.right) }
  }
}

extension UIModalPresentationStyle {
  /// The style for a word of a document.
  init?(document word: String) {
    switch word {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "automatic": self = .automatic
    case "none": self = .none
    default: return nil
    }
  }
}
