internal import Foundation
internal import InterfaceBuilder

/// Attributes that any view may have.
@MainActor
enum ViewAttributes {
  static func apply(to view: UIView, _ element: Element, _ scene: SceneBuilder) {
    applyAppearance(view, element, scene)
    applyMargins(view, element, scene)
    applySizes(view, element, scene)
    applyAccessibility(view, element)
  }

  private static func applyAppearance(_ view: UIView, _ element: Element, _ scene: SceneBuilder) {
    if let mode = element["contentMode"].flatMap(contentMode) { view.contentMode = mode }
    if let color = scene.color(element.color("backgroundColor")) { view.backgroundColor = color }
    if let color = scene.color(element.color("tintColor")) { view.tintColor = color }
    if let alpha = element.number("alpha") { view.alpha = CGFloat(alpha) }
    if let tag = element.integer("tag") { view.tag = tag }
    if element.bool("hidden") == true { view.isHidden = true }
    if let opaque = element.bool("opaque") { view.isOpaque = opaque }
    if let clips = element.bool("clipsSubviews") { view.clipsToBounds = clips }
    if let enabled = element.bool("userInteractionEnabled") {
      view.isUserInteractionEnabled = enabled
    }
    if let multiple = element.bool("multipleTouchEnabled") {
      view.isMultipleTouchEnabled = multiple
    }
    if let resizes = element.bool("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let attribute = element["semanticContentAttribute"].flatMap(semantics) {
      view.semanticContentAttribute = attribute
    }
    view.restorationIdentifier = element["restorationIdentifier"] ?? view.restorationIdentifier
  }

  private static func applyMargins(_ view: UIView, _ element: Element, _ scene: SceneBuilder) {
    if let margins = element.edgeInsets("layoutMargins") {
      view.layoutMargins = UIEdgeInsets(margins)
    }
    if let margins = element.directionalInsets("directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
    }
    if let preserves = element.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = element.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let follows = element.bool("layoutMarginsFollowReadableWidth"), follows {
      scene.unsupported(
        .property, element,
        "layoutMarginsFollowReadableWidth is not modelled; margins stay as "
          + "they are")
    }
  }

  private static func applySizes(_ view: UIView, _ element: Element, _ scene: SceneBuilder) {
    for (attribute, axis) in [
      ("horizontalHuggingPriority", NSLayoutConstraint.Axis.horizontal),
      ("verticalHuggingPriority", .vertical),
    ] {
      let written = element.number(attribute)
      view.setContentHuggingPriority(priority(written ?? 250), for: axis)
    }
    for (attribute, axis) in [
      ("horizontalCompressionResistancePriority", NSLayoutConstraint.Axis.horizontal),
      ("verticalCompressionResistancePriority", .vertical),
    ] {
      let written = element.number(attribute)
      view.setContentCompressionResistancePriority(priority(written ?? 750), for: axis)
    }
    if scene.isCanvas { applyCanvasSize(view, element, scene) }
  }

  /// Sizes that count on the canvas only: what the person wrote for the design, and what the canvas
  /// measured of a custom view that it could draw.
  private static func applyCanvasSize(_ view: UIView, _ element: Element, _ scene: SceneBuilder) {
    let none = UIView.noIntrinsicMetric
    var size = CGSize(width: none, height: none)
    if let id = element.id, let measured = scene.document.resources.designableSizes[id] {
      if measured.width >= 0 { size.width = measured.width }
      if measured.height >= 0 { size.height = measured.height }
    }
    if let width = element.number("placeholderIntrinsicWidth") { size.width = CGFloat(width) }
    if let height = element.number("placeholderIntrinsicHeight") { size.height = CGFloat(height) }
    if size.width != none || size.height != none { view.canvasIntrinsicSize = size }
  }

  private static func applyAccessibility(_ view: UIView, _ element: Element) {
    guard let accessibility = element.child("accessibility") else { return }
    view.accessibilityLabel = accessibility["label"] ?? view.accessibilityLabel
    view.accessibilityHint = accessibility["hint"] ?? view.accessibilityHint
    view.accessibilityIdentifier = accessibility["identifier"] ?? view.accessibilityIdentifier
    if let isElement = accessibility.child("bool", key: "isElement")?.bool("value") {
      view.isAccessibilityElement = isElement
    }
  }

  /// A priority as UIKit holds it.
  static func priority(_ value: Double) -> UILayoutPriority {
    UILayoutPriority(Float(min(max(value, 0), 1000)))
  }

  private static func contentMode(_ word: String) -> UIView.ContentMode? {
    let modes: [String: UIView.ContentMode] = [
      "scaletofill": .scaleToFill, "scaleaspectfit": .scaleAspectFit,
      "scaleaspectfill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
      "bottom": .bottom, "left": .left, "right": .right, "topleft": .topLeft,
      "topright": .topRight, "bottomleft": .bottomLeft, "bottomright": .bottomRight,
    ]
    return modes[word.lowercased()]
  }

  private static func semantics(_ word: String) -> UISemanticContentAttribute? {
    switch word {
    case "playback": .playback
    case "spatial": .spatial
    case "forceLeftToRight": .forceLeftToRight
    case "forceRightToLeft": .forceRightToLeft
    default: nil
    }
  }
}
