internal import Foundation

/// What a button shows in one state.
struct ButtonStateContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// What a button shows in each state; most buttons have the normal one only.
struct ButtonStateContents {
  private var normal = ButtonStateContent()
  private var others: [UIControl.State: ButtonStateContent] = [:]

  mutating func change(
    _ state: UIControl.State, _ change: (inout ButtonStateContent) -> Void
  ) {
    if state == .normal {
      change(&normal)
    } else {
      change(&others[state, default: ButtonStateContent()])
    }
  }

  /// A state's value, else one of the state's parts, else the normal one.
  private func value<Value>(
    _ state: UIControl.State, _ path: KeyPath<ButtonStateContent, Value?>
  ) -> Value? {
    guard state != .normal, !others.isEmpty else { return normal[keyPath: path] }
    if let value = others[state]?[keyPath: path] { return value }
    for part in [UIControl.State.disabled, .highlighted, .selected, .focused]
    where state.contains(part) && state != part {
      if let value = others[part]?[keyPath: path] { return value }
    }
    return normal[keyPath: path]
  }

  func title(for state: UIControl.State) -> String? { value(state, \.title) }
  func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    value(state, \.attributedTitle)
  }
  func titleColor(for state: UIControl.State) -> UIColor? { value(state, \.titleColor) }
  func titleShadowColor(for state: UIControl.State) -> UIColor? { value(state, \.titleShadowColor) }
  func image(for state: UIControl.State) -> UIImage? { value(state, \.image) }
  func backgroundImage(for state: UIControl.State) -> UIImage? { value(state, \.backgroundImage) }
  func symbolConfiguration(for state: UIControl.State) -> UIImage.SymbolConfiguration? {
    value(state, \.symbolConfiguration)
  }

  /// Whether a state has a picture of its own.
  func hasOwnImage(for state: UIControl.State) -> Bool { others[state]?.image != nil }
}
