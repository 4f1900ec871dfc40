public import Foundation

/// A field for words to search, with room for a cancel button.
///
/// - Status: partial (scopes and delegate calls come with event delivery).
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The look of the bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The field itself.
  public let searchTextField = UITextField()

  /// Creates a bar with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 30, height: 24)
    searchTextField.leftView = glass
    searchTextField.leftViewMode = .always
    searchTextField.clearButtonMode = .always
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.layer.cornerRadius = 10
    addSubview(searchTextField)
  }

  /// The words.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What is shown while there are none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The look of the bar.
  open var searchBarStyle: Style = .default { didSet { setNeedsDisplay() } }
  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether a cancel button is shown.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }

  /// Any width; 44 points high until iOS 10, 56 since.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, search bars.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
  /// The natural height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  /// Places the field 8 points from the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let end: CGFloat = showsCancelButton ? 74 : 8
    searchTextField.frame = CGRect(
      x: 8, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 8 - end), height: 36)
    setNeedsDisplay()
  }

  /// Draws the bar and the cancel button.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let traits = traitCollection
    if searchBarStyle != .minimal {
      let color = barTintColor ?? .secondarySystemBackground
      context.setFillColor(color.resolvedColor(with: traits).cgColor)
      context.fill(bounds)
    }
    guard showsCancelButton else { return }
    let font = UIFont.systemFont(ofSize: 17)
    ("Cancel" as NSString).draw(
      at: CGPoint(x: bounds.maxX - 66, y: bounds.midY - font.lineHeight / 2),
      withAttributes: [
        .font: font, .foregroundColor: tintColor.resolvedColor(with: traits),
      ])
  }
}
