internal import Foundation
internal import InterfaceBuilder

/// Attributes that all controls have.
@MainActor
enum ControlAttributes {
  static func apply(to control: UIControl, _ element: Element) {
    if let enabled = element.bool("enabled") { control.isEnabled = enabled }
    if let selected = element.bool("selected") { control.isSelected = selected }
    if let highlighted = element.bool("highlighted") { control.isHighlighted = highlighted }
    switch element["contentHorizontalAlignment"] {
    case "left"?: control.contentHorizontalAlignment = .left
    case "right"?: control.contentHorizontalAlignment = .right
    case "fill"?: control.contentHorizontalAlignment = .fill
    case "leading"?: control.contentHorizontalAlignment = .leading
    case "trailing"?: control.contentHorizontalAlignment = .trailing
    case "center"?: control.contentHorizontalAlignment = .center
    default: break
    }
    switch element["contentVerticalAlignment"] {
    case "top"?: control.contentVerticalAlignment = .top
    case "bottom"?: control.contentVerticalAlignment = .bottom
    case "fill"?: control.contentVerticalAlignment = .fill
    case "center"?: control.contentVerticalAlignment = .center
    default: break
    }
  }
}

extension ViewKind {
  static let controlKinds: [String: ViewKind] = [
    "button": ViewKind(UIButton.self, make: makeButton, apply: applyButton),
    "switch": ViewKind(UISwitch.self, apply: applySwitch),
    "slider": ViewKind(UISlider.self, apply: applySlider),
    "segmentedControl": ViewKind(UISegmentedControl.self, apply: applySegments),
  ]

  // MARK: - Buttons

  private static func makeButton(_ element: Element, _ scene: SceneBuilder) -> UIButton {
    switch element["buttonType"] {
    case "system"?, "roundedRect"?: UIButton(type: .system)
    case "detailDisclosure"?: UIButton(type: .detailDisclosure)
    case "infoLight"?: UIButton(type: .infoLight)
    case "infoDark"?: UIButton(type: .infoDark)
    case "contactAdd"?: UIButton(type: .contactAdd)
    case "close"?: UIButton(type: .close)
    default: UIButton(type: .custom)
    }
  }

  private static func applyButton(_ button: UIButton, _ element: Element, _ scene: SceneBuilder) {
    ControlAttributes.apply(to: button, element)
    let isSystem = ["system", "roundedRect"].contains(element["buttonType"] ?? "")
    let size: CGFloat = isSystem ? 15 : 18
    if let font = scene.font(element.font(), default: size) {
      button.titleLabel?.font = font
    } else {
      button.titleLabel?.font = .systemFont(ofSize: size)
    }
    button.titleLabel?.lineBreakMode = NSLineBreakMode(document: element["lineBreakMode"])
    if let insets = element.edgeInsets("contentEdgeInsets") {
      button.contentEdgeInsets = UIEdgeInsets(insets)
    }
    if let insets = element.edgeInsets("titleEdgeInsets") {
      button.titleEdgeInsets = UIEdgeInsets(insets)
    }
    if let insets = element.edgeInsets("imageEdgeInsets") {
      button.imageEdgeInsets = UIEdgeInsets(insets)
    }
    for state in element.children where state.name == "state" {
      applyState(state.resolved(for: scene.sizeClasses), to: button, scene)
    }
    if let configuration = element.child("buttonConfiguration") {
      applyConfiguration(configuration, to: button, element, scene)
    }
  }

  private static func applyState(_ element: Element, to button: UIButton, _ scene: SceneBuilder) {
    let state: UIControl.State
    switch element.key {
    case "normal"?: state = .normal
    case "highlighted"?: state = .highlighted
    case "disabled"?: state = .disabled
    case "selected"?: state = .selected
    case "focused"?: state = .focused
    default: return
    }
    if let title = element.string("title") { button.setTitle(title, for: state) }
    if let text = scene.attributedText(
      element.child(key: "attributedTitle"), default: button.titleLabel?.font)
    {
      button.setAttributedTitle(text, for: state)
    }
    if let color = scene.color(element.color("titleColor")) {
      button.setTitleColor(color, for: state)
    }
    if let color = scene.color(element.color("titleShadowColor")) {
      button.setTitleShadowColor(color, for: state)
    }
    let catalog = element["catalog"]
    if var image = scene.image(element["image"], catalog: catalog) {
      if let configuration = scene.symbolConfiguration(
        element, key: "preferredSymbolConfiguration")
      {
        image = image.withConfiguration(configuration)
      }
      button.setImage(image, for: state)
    }
    if let image = scene.image(element["backgroundImage"]) {
      button.setBackgroundImage(image, for: state)
    }
  }

  private static func applyConfiguration(
    _ element: Element, to button: UIButton, _ owner: Element, _ scene: SceneBuilder
  ) {
    var configuration: UIButton.Configuration
    switch element["style"] {
    case "filled"?: configuration = .filled()
    case "gray"?: configuration = .gray()
    case "tinted"?: configuration = .tinted()
    case "bordered"?: configuration = .bordered()
    default: configuration = .plain()
    }
    configuration.title = element.string("title")
    configuration.subtitle = element.string("subtitle")
    configuration.image = scene.image(element["image"], catalog: element["catalog"])
    if let color = scene.color(element.color("baseForegroundColor")) {
      configuration.baseForegroundColor = color
    }
    if let color = scene.color(element.color("baseBackgroundColor")) {
      configuration.baseBackgroundColor = color
    }
    if let insets = element.directionalInsets("contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    if let padding = element.number("imagePadding") {
      configuration.imagePadding = CGFloat(padding)
    }
    if let font = scene.font(
      element.font("titleFontDescription") ?? element.font(), default: 17)
    {
      configuration.attributedTitle = configuration.title.map { title in
        var text = AttributedString(title)
        text[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        return text
      }
    }
    button.configuration = configuration
  }

  // MARK: - Others

  private static func applySwitch(_ control: UISwitch, _ element: Element, _ scene: SceneBuilder) {
    ControlAttributes.apply(to: control, element)
    control.isOn = element.bool("on") ?? false
    if let color = scene.color(element.color("onTintColor")) { control.onTintColor = color }
    if let color = scene.color(element.color("thumbTintColor")) { control.thumbTintColor = color }
  }

  private static func applySlider(_ slider: UISlider, _ element: Element, _ scene: SceneBuilder) {
    ControlAttributes.apply(to: slider, element)
    slider.minimumValue = Float(element.number("minValue") ?? 0)
    slider.maximumValue = Float(element.number("maxValue") ?? 1)
    slider.value = Float(element.number("value") ?? 0)
    slider.isContinuous = element.bool("continuous") ?? true
    if let color = scene.color(element.color("minimumTrackTintColor")) {
      slider.minimumTrackTintColor = color
    }
    if let color = scene.color(element.color("maximumTrackTintColor")) {
      slider.maximumTrackTintColor = color
    }
    if let color = scene.color(element.color("thumbTintColor")) { slider.thumbTintColor = color }
  }

  private static func applySegments(
    _ control: UISegmentedControl, _ element: Element, _ scene: SceneBuilder
  ) {
    ControlAttributes.apply(to: control, element)
    for (index, segment) in element.contents("segments").enumerated() {
      if let image = scene.image(segment["image"], catalog: segment["catalog"]) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
      }
      if let width = segment.number("width"), width > 0 {
        control.setWidth(CGFloat(width), forSegmentAt: index)
      }
      if segment.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
    }
    control.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? -1
  }
}
