public import Foundation
internal import TextLayout

/// Who decides about the editing of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Called when a person has changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// Several lines of text that scroll, and that a person may write.
///
/// - Status: partial (selection, caret and typing come with event delivery).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  private var storedText = ""
  fileprivate var storedAttributedText: NSAttributedString?
  var storedFont: UIFont?

  /// Creates a text view with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// Creates a text view from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - Text

  /// The text.
  open var text: String! {
    get { storedAttributedText?.string ?? storedText }
    set {
      storedText = newValue ?? ""
      storedAttributedText = nil
      contentChanged()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get {
      storedAttributedText
        ?? NSAttributedString(string: storedText, attributes: [.font: effectiveFont])
    }
    set {
      storedAttributedText = newValue
      contentChanged()
    }
  }
  /// The font; drawn at 12 points of the system's when nil.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue
      contentChanged()
    }
  }
  /// The colour of the text; the label colour unless set.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// How the text lies across the view.
  open var textAlignment: NSTextAlignment = .natural { didSet { contentChanged() } }
  /// Whether a person may write.
  open var isEditable = true
  /// Whether a person may select.
  open var isSelectable = true
  /// Space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }
  /// Space that each line keeps at its ends, in points.
  package let lineFragmentPadding: CGFloat = 5
  /// Whether the font follows the user's size of text while running.
  open var adjustsFontForContentSizeCategory = false

  // MARK: - Editing

  /// Yes, while it is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }
  package override var wantsKeyboard: Bool { isEditable }

  /// Begins editing unless the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    let editor = delegate as? any UITextViewDelegate
    guard editor?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    editor?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let editor = delegate as? any UITextViewDelegate
    guard editor?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    editor?.textViewDidEndEditing(self)
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
  /// What the view is for.
  open var textContentType: UITextContentType!
  /// Whether the text is hidden; text views show it all the same.
  open var isSecureTextEntry = false
  /// Whether the return key works only when there is text.
  open var enablesReturnKeyAutomatically = false

  // MARK: - Layout

  /// Whether it scrolls; one that does not has a natural size.
  open override var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { contentChanged() } }
  }

  /// None while it scrolls; else the size of the text and what lies around it.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fitting(width: nil)
  }
  package override func heightForLayout(width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : fitting(width: width).height
  }
  /// The size of the text in a width, and what lies around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fitting(width: size.width > 0 ? size.width : nil)
  }
  package override var firstBaselineFromTop: CGFloat? {
    textContainerInset.top + effectiveFont.ascender
  }
  package override var lastBaselineFromBottom: CGFloat? {
    textContainerInset.bottom - effectiveFont.descender
  }

  /// Takes over the text's size as the content's.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: fitting(width: bounds.width).height)
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = (textColor ?? .label).textColor(with: traitCollection)
    let block = block(width: bounds.width)
    AttributedTextPainter.draw(
      block, of: storedAttributedText,
      at: CGPoint(x: textContainerInset.left + lineFragmentPadding, y: textContainerInset.top),
      color: color, in: context)
  }
}

extension UITextView {
  /// The font in force.
  var effectiveFont: UIFont { storedFont ?? .systemFont(ofSize: 12) }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding
  }

  private func block(width: CGFloat?) -> TextBlock {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    let source =
      storedAttributedText
      ?? NSAttributedString(
        string: text, attributes: [.font: effectiveFont, .paragraphStyle: style])
    let styled = source.styledText(
      defaults: TextDefaults(font: effectiveFont), traits: traitCollection)
    return TextMeasurer.layout(
      styled, width: width.map { max(0, $0 - sides) }, maximumLines: 0,
      includesTrailingLine: true)
  }

  /// Size of the text and what lies around it; an empty text has one line.
  private func fitting(width: CGFloat?) -> CGSize {
    let block = block(width: width)
    let scale = SimulatedDevice.current.scale
    let height = max(block.size.height, effectiveFont.lineHeight)
    return CGSize(
      width: PixelGrid.ceil(block.size.width + sides, scale: scale),
      height: PixelGrid.ceil(
        height + textContainerInset.top + textContainerInset.bottom, scale: scale))
  }
}
