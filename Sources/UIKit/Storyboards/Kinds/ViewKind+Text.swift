internal import Foundation
internal import InterfaceBuilder

extension ViewKind {
  static let textKinds: [String: ViewKind] = [
    "label": ViewKind(UILabel.self, apply: applyLabel),
    "textField": ViewKind(UITextField.self, apply: applyField),
    "textView": ViewKind(UITextView.self, apply: applyTextView),
  ]

  /// The size of a label, field or text view without a font element.
  private static let defaultSize: CGFloat = 17

  private static func applyLabel(_ label: UILabel, _ element: Element, _ scene: SceneBuilder) {
    label.font =
      scene.font(element.font(), default: defaultSize) ?? .systemFont(ofSize: defaultSize)
    if let lines = element.integer("numberOfLines") {
      label.numberOfLines = lines
    } else {
      label.numberOfLines = 1
    }
    label.textAlignment = NSTextAlignment(document: element["textAlignment"])
    label.lineBreakMode = NSLineBreakMode(document: element["lineBreakMode"])
    label.text = element.string("text")
    if let color = scene.color(element.color("textColor")) { label.textColor = color }
    if let color = scene.color(element.color("highlightedColor")) {
      label.highlightedTextColor = color
    }
    if let color = scene.color(element.color("shadowColor")) { label.shadowColor = color }
    if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
    label.isEnabled = element.bool("enabled") ?? true
    applyShrinking(label, element)
    if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = adjusts
    }
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
      label.preferredMaxLayoutWidth = CGFloat(width)
    }
    if let text = scene.attributedText(element.child(key: "attributedText"), default: label.font) {
      label.attributedText = text
    }
  }

  private static func applyShrinking(_ label: UILabel, _ element: Element) {
    if let scale = element.number("minimumScaleFactor") {
      label.minimumScaleFactor = CGFloat(scale)
    } else if let size = element.number("minimumFontSize"), label.font.pointSize > 0 {
      label.minimumScaleFactor = CGFloat(size) / label.font.pointSize
    }
    // The editor writes "NO" for no shrinking, and leaves the attribute out for a minimum.
    label.adjustsFontSizeToFitWidth =
      element.bool("adjustsFontSizeToFit") ?? (label.minimumScaleFactor > 0)
  }

  private static func applyField(_ field: UITextField, _ element: Element, _ scene: SceneBuilder) {
    switch element["borderStyle"] {
    case "roundedRect"?: field.borderStyle = .roundedRect
    case "line"?: field.borderStyle = .line
    case "bezel"?: field.borderStyle = .bezel
    default: field.borderStyle = .none
    }
    field.font = scene.font(element.font(), default: 14) ?? .systemFont(ofSize: defaultSize)
    field.textAlignment = NSTextAlignment(document: element["textAlignment"])
    field.placeholder = element.string("placeholder")
    field.text = element.string("text") ?? ""
    if let color = scene.color(element.color("textColor")) { field.textColor = color }
    if let size = element.number("minimumFontSize") { field.minimumFontSize = CGFloat(size) }
    if let adjusts = element.bool("adjustsFontSizeToFit") {
      field.adjustsFontSizeToFitWidth = adjusts
    }
    switch element["clearButtonMode"] {
    case "whileEditing"?: field.clearButtonMode = .whileEditing
    case "unlessEditing"?: field.clearButtonMode = .unlessEditing
    case "always"?: field.clearButtonMode = .always
    default: field.clearButtonMode = .never
    }
    field.isEnabled = element.bool("enabled") ?? true
    applyInputTraits(field, element)
    ControlAttributes.apply(to: field, element)
  }

  private static func applyInputTraits(_ field: UITextField, _ element: Element) {
    guard let traits = element.child("textInputTraits") else { return }
    field.isSecureTextEntry = traits.bool("secureTextEntry") ?? false
    if let type = traits["keyboardType"].flatMap(keyboardType) { field.keyboardType = type }
    if let key = traits["returnKeyType"].flatMap(returnKey) { field.returnKeyType = key }
  }

  private static func keyboardType(_ word: String) -> UIKeyboardType? {
    switch word {
    case "alphabet", "ASCIICapable": .asciiCapable
    case "numbersAndPunctuation": .numbersAndPunctuation
    case "URL": .URL
    case "numberPad": .numberPad
    case "phonePad": .phonePad
    case "namePhonePad": .namePhonePad
    case "emailAddress": .emailAddress
    case "decimalPad": .decimalPad
    case "twitter": .twitter
    case "webSearch": .webSearch
    default: nil
    }
  }

  private static func returnKey(_ word: String) -> UIReturnKeyType? {
    switch word {
    case "go": .go
    case "google": .google
    case "join": .join
    case "next": .next
    case "route": .route
    case "search": .search
    case "send": .send
    case "yahoo": .yahoo
    case "done": .done
    case "emergencyCall": .emergencyCall
    case "continue": .continue
    default: nil
    }
  }

  private static func applyTextView(_ view: UITextView, _ element: Element, _ scene: SceneBuilder) {
    applyScroll(view, element, scene)
    view.font = scene.font(element.font(), default: 14) ?? .systemFont(ofSize: 12)
    view.textAlignment = NSTextAlignment(document: element["textAlignment"])
    view.isEditable = element.bool("editable") ?? true
    view.isSelectable = element.bool("selectable") ?? true
    if let color = scene.color(element.color("textColor")) { view.textColor = color }
    view.text = element.string("text") ?? ""
    if let text = scene.attributedText(element.child(key: "attributedText"), default: view.font) {
      view.attributedText = text
    }
  }
}
