import UIKit

/// What a person writes on the keyboard.
extension Simulation {
  /// Types into the text field that is first responder, character by character at the end of its
  /// text; a line break presses return. False when no text field is first responder, and then the
  /// rest is not typed.
  ///
  /// Each character is offered to the delegate first, and the field sends `editingChanged` when it
  /// is taken (documented).
  @discardableResult
  public func type(_ text: String) -> Bool {
    for character in text {
      guard let field = focusedField else { return false }
      if character.isNewline {
        _ = field.delegate?.textFieldShouldReturn(field)
      } else {
        enter(String(character), into: field)
      }
      settle()
    }
    return true
  }

  private var focusedField: UITextField? {
    device.currentFirstResponder as? UITextField
  }

  private func enter(_ characters: String, into field: UITextField) {
    let before = field.text ?? ""
    let range = NSRange(location: before.utf16.count, length: 0)
    let isTaken =
      field.delegate?.textField(
        field, shouldChangeCharactersIn: range, replacementString: characters) ?? true
    guard isTaken else { return }
    field.text = (field.text ?? "") + characters
    field.sendActions(for: .editingChanged)
  }
}
