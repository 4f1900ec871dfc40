internal import LayoutFindings
internal import UIKit

/// What a view is to people.
@MainActor
enum ViewWords {
  /// Its text, title or placeholder, as it shows now.
  static func title(of view: UIView) -> String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle ?? button.titleLabel?.text
      case let field as UITextField:
        field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
      case let textView as UITextView: textView.text
      default: nil
      }
    guard let text, !text.isEmpty else { return nil }
    return text
  }

  /// Container, content or control.
  static func role(of view: UIView) -> ViewRecord.Role {
    switch view {
    case is UIControl: .control
    case let textView as UITextView: textView.isEditable ? .control : .content
    case is UILabel, is UIImageView, is PlaceholderView: .content
    default: .container
    }
  }

  /// The class of UIKit's that an element stands for: `UIViewController` for `viewController`.
  static func className(ofElement name: String) -> String {
    "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The nearest class of UIKit's, or the view's own name.
  static func className(of view: UIView) -> String {
    String(describing: type(of: view))
  }
}
