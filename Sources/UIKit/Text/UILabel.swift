public import Foundation
internal import TextLayout

/// Where text that was shrunk to fit stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline it would have unshrunk.
  case alignBaselines
  /// Centred.
  case alignCenters
  /// At the top.
  case none
}

/// Text in one style or several, on one line or more.
///
/// Its natural size is that of the text, rounded up to pixels. A label of several lines is measured
/// on one line first and again with the width that layout gave it.
///
/// - Status: partial (text is not tightened before it is cut; one shadow for all of the text)
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // MARK: - Stored state

  final var plainText: String?
  final var styledSource: NSAttributedString?
  final var storedFont: UIFont
  /// Whether the app chose the font.
  final var fontWasSet = false
  final var storedColor: UIColor?
  final var shadowState: (color: UIColor?, offset: CGSize) = (nil, CGSize(width: 0, height: -1))
  /// The last measurement: asked for with width (NaN for none) and lines.
  final var measured: (width: CGFloat, lines: Int, size: CGSize)?

  /// The font of labels that are told none.
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  // MARK: - Creating

  /// Creates a label with the given frame, in points.
  public override init(frame: CGRect) {
    storedFont = UILabel.defaultFont
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label from a document.
  public required init?(coder: NSCoder) {
    storedFont = UILabel.defaultFont
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: - Text

  /// The text; setting it drops attributes.
  open var text: String? {
    get { plainText ?? styledSource?.string }
    set {
      guard styledSource != nil || plainText != newValue else { return }
      plainText = newValue
      styledSource = nil
      textChanged()
    }
  }

  /// The text with attributes; font, colour and paragraph style of the label fill what is absent.
  open var attributedText: NSAttributedString? {
    get { styledSource ?? plainText.map { attributedCopy(of: $0) } }
    set {
      styledSource = newValue.map { NSAttributedString(attributedString: $0) }
      plainText = nil
      adoptFirstAttributes()
      textChanged()
    }
  }

  /// The font of text without one of its own; 17 points of the system's unless set.
  open var font: UIFont! {
    get { storedFont }
    set {
      fontWasSet = newValue != nil
      let font: UIFont = newValue ?? UILabel.defaultFont
      guard font !== storedFont else { return }
      storedFont = font
      overrideAttribute(.font, with: font)
      textChanged()
    }
  }

  /// The colour of text without one of its own; `label` unless set.
  open var textColor: UIColor! {
    get { storedColor ?? .label }
    set {
      storedColor = newValue
      overrideAttribute(.foregroundColor, with: newValue ?? .label)
      setNeedsDisplay()
    }
  }

  /// Where lines stand; by the language unless set.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if oldValue != textAlignment { setNeedsDisplay() } }
  }

  /// What happens to text that does not fit; the end gives way to an ellipsis unless set.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if oldValue != lineBreakMode { textChanged() } }
  }

  /// How lines may be broken for a better look.
  ///
  /// - Status: inert (lines are filled greedily)
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { noteOnce("UILabel.lineBreakStrategy does nothing") }
  }

  /// Most lines that are shown; 0 is no limit, 1 unless set.
  open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { textChanged() } }
  }

  /// The width at which a label of several lines is measured; 0 takes the one of layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
  }

  // MARK: - Fitting

  /// Whether the font shrinks where the text does not fit.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest allowed part of the font's size; 0 allows no shrinking.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Where shrunk text stands.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { setNeedsDisplay() }
  }
  /// Whether characters may move closer before text is cut.
  ///
  /// - Status: inert (they do not)
  open var allowsDefaultTighteningForTruncation = false {
    didSet { noteOnce("UILabel.allowsDefaultTighteningForTruncation does nothing") }
  }
  /// Whether the font follows the user's size of text.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFontToCategory() } }
  }

  // MARK: - States

  /// Whether the text has its full colour.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether the text has the highlighted colour.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The colour while highlighted; nil keeps the colour.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of a sharp shadow; nil for none.
  open var shadowColor: UIColor? {
    get { shadowState.color }
    set {
      shadowState.color = newValue
      setNeedsDisplay()
    }
  }
  /// Displacement of the shadow in points.
  open var shadowOffset: CGSize {
    get { shadowState.offset }
    set {
      shadowState.offset = newValue
      setNeedsDisplay()
    }
  }

  // MARK: - Measuring and drawing

  /// The rectangle that the text takes in `bounds`, in points; subclasses override it for padding.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    performTextRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text in a rectangle; subclasses override it for padding.
  open func drawText(in rect: CGRect) { performDrawText(in: rect) }

  /// Draws the text in the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The size of the text, rounded up to pixels; one line has its full width.
  open override var intrinsicContentSize: CGSize { performIntrinsicContentSize() }

  /// The size of the text; several lines are broken at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { performSizeThatFits(size) }

  /// The height of several lines broken at a width; nil for one line.
  package override func heightForLayout(width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, hasText else { return nil }
    return layoutSize(forWidth: width).height
  }

  package override var firstBaselineFromTop: CGFloat? { performFirstBaseline() }
  package override var lastBaselineFromBottom: CGFloat? { performLastBaseline() }

  /// Follows the user's size of text if asked to.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFontToCategory() }
    setNeedsDisplay()
  }

  /// Forgets what was measured; anything that changes the text's size ends here.
  func textChanged() {
    measured = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
