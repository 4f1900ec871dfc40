/// An object that takes part in answering events: it handles one or hands it to the next.
///
/// - Status: partial (undo, presses and motion are not there).
@preconcurrency @MainActor
open class UIResponder: NSObject, SelectorDispatching {
  /// Creates a responder.
  public override init() { super.init() }

  // MARK: - Chain

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether the responder may become the first; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives up being first when asked; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether events without a place (keys, for example) go to this responder first.
  open var isFirstResponder: Bool { SimulatedDevice.current.firstResponder === self }

  /// Asks to become the first responder; false when refused.
  @discardableResult
  open func becomeFirstResponder() -> Bool { performBecomeFirstResponder() }

  /// Gives up being the first responder; false when refused.
  @discardableResult
  open func resignFirstResponder() -> Bool { performResignFirstResponder() }

  // MARK: - Touches

  /// Fingers came down in the view; hands them to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved; hands them to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted; hands them to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Fingers were taken away, by the system or by a recogniser; hands them to the next responder
  /// unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: - Input views

  /// The view shown instead of the system keyboard while this responder is first.
  open var inputView: UIView? { nil }

  /// The view shown on top of the keyboard while this responder is first.
  open var inputAccessoryView: UIView? { nil }

  /// Whether being first brings the keyboard.
  package var wantsKeyboard: Bool { false }

  // MARK: - Properties by name

  /// Sets the property called `key`, as a document does for outlets and runtime attributes.
  ///
  /// Properties of UIKit's classes are set as in code; stored properties of an app's classes are
  /// written without their observers, so a class whose outlet has one overrides this.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.setDefault(value, forKey: key, of: self)
  }

  /// Called when there is no property `key`; notes it in the device's messages unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.noteUndefined(key, of: self)
  }

  // MARK: - Selectors

  /// Calls the method that `selector` names; false if there is none.
  ///
  /// Linux has no Objective-C runtime, so classes with actions override this.
  @discardableResult
  open func dispatch(_ selector: Selector, _ arguments: [Any?]) -> Bool {
    switch selector {
    case "resignFirstResponder":
      resignFirstResponder()
      return true
    case "becomeFirstResponder":
      becomeFirstResponder()
      return true
    default:
      return false
    }
  }
}

extension UIResponder {
  func performBecomeFirstResponder() -> Bool {
    let device = SimulatedDevice.current
    if device.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let view = self as? UIView, view.window == nil { return false }
    // From one input to another the keyboard stays, so it hears of the change only afterwards.
    if let other = device.firstResponder,
      !device.keyboard.holding({ other.resignFirstResponder() })
    {
      return false
    }
    device.firstResponder = self
    device.keyboard.follow(device)
    return true
  }

  func performResignFirstResponder() -> Bool {
    let device = SimulatedDevice.current
    guard device.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    device.firstResponder = nil
    device.keyboard.follow(device)
    return true
  }
}
