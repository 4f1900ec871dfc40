public import Foundation

/// A sign that something goes on: a wheel of eight blades.
///
/// - Status: partial (drawn still: the wheel does not turn)
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the sign is, and in old styles its colour.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  /// Creates a sign of a style.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
    self.style = style
    setUp()
  }

  /// Creates a sign with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a sign from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    updateVisibility()
  }

  /// How large the sign is.
  open var style: Style = .medium {
    didSet {
      guard oldValue != style else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// Whether the sign is hidden while it stands still.
  open var hidesWhenStopped = true { didSet { updateVisibility() } }
  /// The colour; that of the style unless set.
  open var color: UIColor! {
    get { ownColor ?? styleColor }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }
  private var ownColor: UIColor?

  /// Whether something goes on.
  open private(set) var isAnimating = false

  /// Says that something goes on.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  /// Says that nothing goes on any more.
  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  /// 20 points, or 37 in the large styles.
  open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(of: style) }

  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws the blades, the darkest one at the top.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = intrinsicContentSize.width
    let blades = 8
    let width = size * (size > 20 ? 0.1 : 0.125)
    let (inner, outer) = (size * 0.23, size * 0.47)
    let color = self.color.resolvedColor(with: traitCollection).cgColor
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for blade in 0..<blades {
      // The blade behind the leading one is the faintest.
      let part = CGFloat((blade + blades - 1) % blades) / CGFloat(blades - 1)
      context.setFillColor(color.copy(alpha: color.alpha * (0.25 + 0.75 * part)) ?? color)
      let box = CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner)
      context.beginPath()
      context.addPath(
        CGPath(
          roundedRect: box, cornerWidth: width / 2, cornerHeight: width / 2, transform: nil))
      context.fillPath()
      context.rotate(by: 2 * .pi / CGFloat(blades))
    }
    context.restoreGState()
  }

  private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

  /// - Evidence: documented; Documentation/Evidence.md, controls.
  private static func size(of style: Style) -> CGSize {
    switch style {
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    }
  }

  private var styleColor: UIColor {
    switch style {
    case .white, .whiteLarge: .white
    case .gray, .medium, .large: .systemGray
    }
  }
}
