internal import Foundation
internal import InterfaceBuilder

extension ViewKind {
  static let scrollKinds: [String: ViewKind] = [
    "scrollView": ViewKind(UIScrollView.self, apply: applyScroll)
  ]

  static func applyScroll(_ view: UIScrollView, _ element: Element, _ scene: SceneBuilder) {
    view.isScrollEnabled = element.bool("scrollEnabled") ?? true
    view.isPagingEnabled = element.bool("pagingEnabled") ?? false
    view.bounces = element.bool("bounces") ?? true
    view.alwaysBounceVertical = element.bool("alwaysBounceVertical") ?? false
    view.alwaysBounceHorizontal = element.bool("alwaysBounceHorizontal") ?? false
    view.isDirectionalLockEnabled = element.bool("directionalLockEnabled") ?? false
    view.showsVerticalScrollIndicator = element.bool("showsVerticalScrollIndicator") ?? true
    view.showsHorizontalScrollIndicator = element.bool("showsHorizontalScrollIndicator") ?? true
    view.delaysContentTouches = element.bool("delaysContentTouches") ?? true
    view.canCancelContentTouches = element.bool("canCancelContentTouches") ?? true
    view.bouncesZoom = element.bool("bouncesZoom") ?? true
    if let scale = element.number("minimumZoomScale") { view.minimumZoomScale = CGFloat(scale) }
    if let scale = element.number("maximumZoomScale") { view.maximumZoomScale = CGFloat(scale) }
    if let size = element.size("contentSize") { view.contentSize = size }
    if let insets = element.edgeInsets("contentInset") { view.contentInset = UIEdgeInsets(insets) }
    if let insets = element.edgeInsets("scrollIndicatorInsets") {
      view.scrollIndicatorInsets = UIEdgeInsets(insets)
    }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never"?: view.contentInsetAdjustmentBehavior = .never
    case "always"?: view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes"?: view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    switch element["keyboardDismissMode"] {
    case "onDrag"?: view.keyboardDismissMode = .onDrag
    case "interactive"?: view.keyboardDismissMode = .interactive
    case "onDragWithAccessory"?: view.keyboardDismissMode = .onDragWithAccessory
    case "interactiveWithAccessory"?: view.keyboardDismissMode = .interactiveWithAccessory
    default: break
    }
    switch element["indicatorStyle"] {
    case "black"?: view.indicatorStyle = .black
    case "white"?: view.indicatorStyle = .white
    default: break
    }
  }
}
