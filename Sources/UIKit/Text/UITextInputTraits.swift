/// The keyboard that a text input asks for.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The old name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The look of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// The old name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// Which letters are made capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// What a text input is for, so that a keyboard can offer fitting texts.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the purpose.
  public let rawValue: String
  /// Creates a purpose from Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password for a new account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
}

/// Wishes of a text input about its keyboard.
///
/// They are kept for the keyboard that a script shows; no key is pressed by themselves.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// Which letters are made capital.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// What the input is for.
  var textContentType: UITextContentType! { get set }
  /// Whether the text is hidden behind dots.
  var isSecureTextEntry: Bool { get set }
  /// Whether the return key works only when there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
}
