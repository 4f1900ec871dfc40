/// What the editor's canvas pretends to be around a controller's view.
package struct CanvasSurroundings: Hashable, Sendable {
  /// A navigation bar above.
  package var hasNavigationBar = false
  /// A tab bar below.
  package var hasTabBar = false
  /// A toolbar below.
  package var hasToolbar = false
  /// The document takes the status bar away.
  package var hidesStatusBar = false
  /// The document gives the view a size of its own.
  package var isFreeform = false
  /// The view is shown inside another controller's container view.
  package var isEmbedded = false
  /// The view is a controller's, not one of a .xib by itself.
  package var isController = false

  /// Nothing around the view.
  package init() {}
}

extension Document {
  /// What the canvas infers around the view of `controller`: bars and free sizes come down the
  /// containment and push segues that lead there, and from what the document says to simulate.
  ///
  /// A `navigationItem` is no sign of a bar.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, canvas.
  package func surroundings(of controller: Element) -> CanvasSurroundings {
    var result = CanvasSurroundings()
    result.isController = true
    guard let id = controller.id else { return result }
    result.hasNavigationBar = reachable(from: startsUnderBars).contains(id)
    result.isFreeform = reachable(from: freeformControllers).contains(id)
    result.hasTabBar = reachable(
      from: segues.filter {
        $0.relationship == "viewControllers"
          && self[$0.source ?? ""]?.name == "tabBarController"
      }.map(\.destination)
    ).contains(id)
    result.isEmbedded = segues.contains { $0.kind == "embed" && $0.destination == id }
    applySimulatedMetrics(of: controller, to: &result)
    return result
  }

  /// The same for a view without a controller: only what is simulated counts.
  package func surroundings(ofView view: Element) -> CanvasSurroundings {
    var result = CanvasSurroundings()
    applySimulatedMetrics(of: view, to: &result)
    return result
  }

  /// The controllers that come first under a navigation bar: the roots of navigation controllers
  /// that show theirs, and what is pushed by a controller with a simulated one.
  private var startsUnderBars: [String] {
    segues.filter { segue in
      guard let source = segue.sourceController.flatMap({ self[$0] }) else {
        return segue.relationship == "rootViewController"
      }
      if segue.relationship == "rootViewController" {
        return source["navigationBarHidden"] != "YES"
      }
      return segue.isPush
        && source.child(key: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
    }.map(\.destination)
  }

  /// The controllers that have a size of their own.
  private var freeformControllers: [String] {
    scenes.compactMap(\.controller).filter { controller in
      var own = CanvasSurroundings()
      applySimulatedMetrics(of: controller, to: &own)
      return own.isFreeform
    }.compactMap(\.id)
  }

  private func applySimulatedMetrics(of object: Element, to result: inout CanvasSurroundings) {
    for child in object.children {
      switch child.key {
      case "simulatedTopBarMetrics"?:
        result.hasNavigationBar = child.name == "simulatedNavigationBarMetrics"
      case "simulatedBottomBarMetrics"?:
        result.hasTabBar = child.name == "simulatedTabBarMetrics"
        result.hasToolbar = child.name == "simulatedToolbarMetrics"
      case "simulatedStatusBarMetrics"?: result.hidesStatusBar = child.name == "nil"
      case "freeformSize"?: result.isFreeform = true
      case "simulatedDestinationMetrics"?:
        if child.name == "freeformSimulatedSizeMetrics" { result.isFreeform = true }
      default: continue
      }
    }
  }

  /// `starts`, what they contain as navigation controllers, and all that is pushed from there.
  private func reachable(from starts: [String]) -> Set<String> {
    var found = Set(starts)
    var waiting = starts
    while let controller = waiting.popLast() {
      for segue in segues
      where segue.sourceController == controller
        && (segue.isPush || segue.relationship == "rootViewController")
        && found.insert(segue.destination).inserted
      {
        waiting.append(segue.destination)
      }
    }
    return found
  }
}
