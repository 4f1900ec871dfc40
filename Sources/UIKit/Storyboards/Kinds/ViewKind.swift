internal import InterfaceBuilder

/// How views of one kind of element are made and filled: one entry of the table by tag.
@MainActor
struct ViewKind {
  /// The class of UIKit that the kind stands for; custom classes must inherit from it.
  let type: UIView.Type
  /// Whether the kind is not modelled.
  let isPlaceholder: Bool
  /// Makes a view of UIKit's own class.
  let make: @MainActor (Element, SceneBuilder) -> UIView
  /// Applies the attributes of the kind.
  let apply: @MainActor (UIView, Element, SceneBuilder) -> Void

  /// The name of the class, for messages.
  var className: String { isPlaceholder ? "UIView" : String(describing: type) }

  /// An entry for a class of UIKit.
  init<View: UIView>(
    _ type: View.Type,
    make: (@MainActor (Element, SceneBuilder) -> View)? = nil,
    apply: @escaping @MainActor (View, Element, SceneBuilder) -> Void = { _, _, _ in }
  ) {
    self.type = type
    isPlaceholder = false
    self.make =
      make ?? { element, _ in
        // UIKit's own classes never refuse.
        View(coder: DocumentCoder(element)) ?? UIView(frame: .zero)
      }
    self.apply = { view, element, scene in
      guard let view = view as? View else { return }
      apply(view, element, scene)
    }
  }

  /// The entry for what is not modelled.
  private init(placeholder: Void) {
    type = UIView.self
    isPlaceholder = true
    make = { element, _ in
      let view = PlaceholderView(frame: .zero)
      view.elementName = element.name
      return view
    }
    apply = { _, _, _ in }
  }

  /// The entry for a tag.
  static func of(_ name: String) -> ViewKind { table[name] ?? placeholder }

  private static let placeholder = ViewKind(placeholder: ())

  private static let table: [String: ViewKind] = {
    let parts: [[String: ViewKind]] = [
      plainKinds, textKinds, controlKinds, moreControlKinds, scrollKinds, listKinds, barKinds,
    ]
    return parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }()

  private static let plainKinds: [String: ViewKind] = [
    "view": ViewKind(UIView.self),
    "containerView": ViewKind(UIView.self),
    "tableViewCellContentView": ViewKind(UIView.self),
    "collectionViewCellContentView": ViewKind(UIView.self),
    "stackView": ViewKind(UIStackView.self, apply: applyStack),
    "imageView": ViewKind(UIImageView.self, apply: applyImageView),
  ]

  private static func applyStack(
    _ stack: UIStackView, _ element: Element, _ scene: SceneBuilder
  ) {
    if element["axis"] == "vertical" { stack.axis = .vertical }
    switch element["distribution"] {
    case "fillEqually"?: stack.distribution = .fillEqually
    case "fillProportionally"?: stack.distribution = .fillProportionally
    case "equalSpacing"?: stack.distribution = .equalSpacing
    case "equalCentering"?: stack.distribution = .equalCentering
    default: stack.distribution = .fill
    }
    switch element["alignment"] {
    case "top"?, "leading"?: stack.alignment = .leading
    case "bottom"?, "trailing"?: stack.alignment = .trailing
    case "center"?: stack.alignment = .center
    case "firstBaseline"?: stack.alignment = .firstBaseline
    case "lastBaseline"?: stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
    if element["spacingType"] == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    } else if let spacing = element.number("spacing") {
      stack.spacing = CGFloat(spacing)
    }
    stack.isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement") ?? false
    // No attribute says so: margins of its own make a stack arrange inside them.
    stack.isLayoutMarginsRelativeArrangement =
      element.child(key: "layoutMargins") != nil
      || element.child(key: "directionalLayoutMargins") != nil
  }

  private static func applyImageView(
    _ view: UIImageView, _ element: Element, _ scene: SceneBuilder
  ) {
    let catalog = element["catalog"]
    var image = scene.image(element["image"], catalog: catalog)
    if let configuration = scene.symbolConfiguration(element, key: "preferredSymbolConfiguration") {
      image = image?.withConfiguration(configuration)
    }
    view.image = image
    view.highlightedImage = scene.image(element["highlightedImage"], catalog: catalog)
    if let highlighted = element.bool("highlighted") { view.isHighlighted = highlighted }
  }
}
