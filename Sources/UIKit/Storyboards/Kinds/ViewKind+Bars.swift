internal import Foundation
internal import InterfaceBuilder

extension ViewKind {
  static let barKinds: [String: ViewKind] = [
    "navigationBar": ViewKind(UINavigationBar.self, apply: applyNavigationBar),
    "toolbar": ViewKind(UIToolbar.self, apply: applyToolbar),
    "tabBar": ViewKind(UITabBar.self, apply: applyTabBar),
  ]

  private static func applyNavigationBar(
    _ bar: UINavigationBar, _ element: Element, _ scene: SceneBuilder
  ) {
    if let color = scene.color(element.color("barTintColor")) { bar.barTintColor = color }
    bar.isTranslucent = element.bool("translucent") ?? true
    bar.prefersLargeTitles = element.bool("largeTitles") ?? false
    if element["barStyle"] == "black" { bar.barStyle = .black }
    if let text = element.child("textAttributes", key: "titleTextAttributes") {
      bar.titleTextAttributes = scene.textAttributes(text)
    }
    if let text = element.child("textAttributes", key: "largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = scene.textAttributes(text)
    }
    guard !scene.isCanvas else { return }
    bar.items = element.contents("items").filter { $0.name == "navigationItem" }.map {
      let item = UINavigationItem(title: "")
      scene.fill(item, from: $0)
      return item
    }
  }

  private static func applyToolbar(_ bar: UIToolbar, _ element: Element, _ scene: SceneBuilder) {
    if let color = scene.color(element.color("barTintColor")) { bar.barTintColor = color }
    bar.isTranslucent = element.bool("translucent") ?? true
    if element["barStyle"] == "black" { bar.barStyle = .black }
    guard !scene.isCanvas else { return }
    bar.items = element.contents("items").filter { $0.name == "barButtonItem" }
      .map(scene.makeBarButton)
  }

  private static func applyTabBar(_ bar: UITabBar, _ element: Element, _ scene: SceneBuilder) {
    if let color = scene.color(element.color("barTintColor")) { bar.barTintColor = color }
    bar.isTranslucent = element.bool("translucent") ?? true
    guard !scene.isCanvas else { return }
    bar.items = element.contents("items").filter { $0.name == "tabBarItem" }.map(scene.makeTabItem)
  }
}
