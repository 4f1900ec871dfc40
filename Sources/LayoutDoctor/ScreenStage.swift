package import DeviceSimulation
internal import Foundation
package import InterfaceBuilder
package import UIKit

/// A scene of a document on a simulated device, in the containers that the document puts it into.
@MainActor
package struct ScreenStage {
  /// The scene's views and what could not be made.
  package let built: BuiltScene
  /// The scene's own root view.
  package let root: UIView

  /// Makes the scene anew, shows it on `simulation` and lays it out.
  ///
  /// - Returns: nil for a scene that has no view.
  package init?(_ scene: Scene, of document: Document, on simulation: Simulation) {
    let builder = DocumentBuilder(document: document, mode: .running)
    built = builder.build(scene)
    guard var controller = built.controller else {
      guard let view = built.rootView else { return nil }
      root = view
      let plan = ScreenPlan(document)
      if plan.isPart(scene), !plan.fillsScreen(scene) {
        Self.show(part: view, canvasWidth: document.device.size.width, on: simulation)
      } else {
        simulation.show(view)
      }
      simulation.settle()
      return
    }
    guard let view = controller.viewIfLoaded ?? built.rootView else { return nil }
    root = view
    for container in ScreenPlan(document).containers(of: scene) {
      let around = builder.build(container.scene, containing: [container.child: controller])
      guard let outer = around.controller else { continue }
      if let tabs = outer as? UITabBarController,
        let index = tabs.viewControllers?.firstIndex(where: { $0 === controller })
      {
        tabs.selectedIndex = index
      }
      controller = outer
    }
    simulation.show(controller)
    simulation.settle()
  }

  /// Shows a part of a screen at the top of an empty one: as tall as the document has it, and as
  /// wide, or as wide as the screen if it is as wide as the document's device.
  private static func show(part view: UIView, canvasWidth: CGFloat, on simulation: Simulation) {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    simulation.show(controller)
    let bounds = simulation.window.bounds
    let safe = simulation.device.safeAreaInsets
    let size = view.frame.size
    let width = size.width == canvasWidth ? bounds.width : size.width
    view.frame = CGRect(x: 0, y: safe.top, width: width, height: size.height)
    view.autoresizingMask = []
    controller.view.addSubview(view)
  }
}
