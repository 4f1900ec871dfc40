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

  /// Nothing around the view.
  package init() {}
}

extension Document {
  /// What the canvas infers around the view of `controller`: bars come from the containment and
  /// push segues that lead there, and from what the document says to simulate.
  ///
  /// - Evidence: measured; FINDINGS on the shared documents (a `navigationItem` is no sign of a bar).
  package func surroundings(of controller: Element) -> CanvasSurroundings {
    var result = CanvasSurroundings()
    guard let id = controller.id else { return result }
    result.hasNavigationBar = reachable(
      from: segues.filter { $0.relationship == "rootViewController" }.map(\.destination)
    ).contains(id)
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
