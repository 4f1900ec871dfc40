public import Foundation

/// One line of text that a person writes.
///
/// - Status: partial (selection, caret and typing come with event delivery).
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// The look of the edge.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private var storedText = ""
  var storedFont: UIFont?

  /// Creates a field with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isOpaque = false
  }

  /// Creates a field from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    isOpaque = false
  }

  /// Who decides about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: - Text

  /// The text; empty when nil is set.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      contentChanged()
    }
  }
  /// The text with attributes; its characters are kept, fonts and colours are the field's.
  open var attributedText: NSAttributedString? {
    get {
      storedText.isEmpty
        ? nil
        : NSAttributedString(
          string: storedText, attributes: [.font: effectiveFont, .foregroundColor: effectiveColor])
    }
    set { text = newValue?.string }
  }
  /// What is shown while there is no text.
  open var placeholder: String? { didSet { contentChanged() } }
  /// The placeholder with attributes; its characters are kept.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The font; the system's at 17 points unless set.
  open var font: UIFont? {
    get { storedFont ?? effectiveFont }
    set {
      storedFont = newValue
      contentChanged()
    }
  }
  /// The colour of the text; the label colour unless set.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// How the text lies across the field.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  /// Whether a long text is drawn smaller.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest size to which a long text shrinks, in points.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Whether the font follows the user's size of text while running.
  open var adjustsFontForContentSizeCategory = false

  // MARK: - Looks

  /// The look of the edge.
  open var borderStyle: BorderStyle = .none { didSet { contentChanged() } }
  /// A picture behind the text instead of the edge.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// When the button that clears the text is shown.
  open var clearButtonMode: ViewMode = .never { didSet { contentChanged() } }
  /// A view before the text.
  open var leftView: UIView? { didSet { sideViewChanged(from: oldValue) } }
  /// When the view before the text is shown.
  open var leftViewMode: ViewMode = .never { didSet { sideViewChanged(from: nil) } }
  /// A view after the text.
  open var rightView: UIView? { didSet { sideViewChanged(from: oldValue) } }
  /// When the view after the text is shown.
  open var rightViewMode: ViewMode = .never { didSet { sideViewChanged(from: nil) } }

  // MARK: - Editing

  /// Whether the field is being written in.
  open private(set) var isEditing = false
  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// Yes, while enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  package override var wantsKeyboard: Bool { true }

  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  /// What is shown instead of the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// What is shown on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  /// Begins editing unless the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    let device = SimulatedDevice.current
    guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      device.keyboard.holding({ super.becomeFirstResponder() })
    else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    // A field's delegate hears first, then the keyboard comes; a text view has it the other way.
    device.keyboard.follow(device)
    return true
  }

  /// Ends editing unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  // MARK: - Keyboard

  /// The keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// What the return key says.
  open var returnKeyType: UIReturnKeyType = .default
  /// The look of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Which letters are made capital.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// What the field is for.
  open var textContentType: UITextContentType!
  /// Whether the text is hidden behind dots.
  open var isSecureTextEntry = false { didSet { contentChanged() } }
  /// Whether the return key works only when there is text.
  open var enablesReturnKeyAutomatically = false

  // MARK: - Layout

  /// The height of the edge's style, and the width of the text or placeholder.
  open override var intrinsicContentSize: CGSize { performIntrinsicContentSize() }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { performIntrinsicContentSize() }
  package override var firstBaselineFromTop: CGFloat? { performBaseline() }
  package override var lastBaselineFromBottom: CGFloat? {
    performBaseline().map { layoutHeight - $0 }
  }

  /// The rectangle inside the edge.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is drawn.
  open func textRect(forBounds bounds: CGRect) -> CGRect { performTextRect(bounds) }
  /// Where the text is drawn while it is written.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder is drawn.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the button that clears the text lies.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { performClearRect(bounds) }
  /// Where the view before the text lies.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { performLeftRect(bounds) }
  /// Where the view after the text lies.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { performRightRect(bounds) }

  /// Places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView { rightView.frame = rightViewRect(forBounds: bounds) }
  }

  /// Draws the edge and the text.
  open override func draw(_ rect: CGRect) { performDraw() }
  /// Draws the text.
  open func drawText(in rect: CGRect) { performDrawText(rect) }
  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) { performDrawPlaceholder(rect) }
}
