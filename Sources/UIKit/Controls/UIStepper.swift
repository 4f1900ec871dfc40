public import Foundation

/// Two buttons that make a value less or more.
///
/// - Status: partial (tapping comes with event delivery).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var storedValue = 0.0

  /// Creates a stepper; its size is its own, whatever the frame's.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a stepper from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    bounds.size = intrinsicContentSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// The value, between the limits.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }
  /// The least value.
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The greatest value.
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// By how much a tap changes the value.
  open var stepValue = 1.0
  /// Whether actions are sent while a button is held.
  open var isContinuous = true
  /// Whether a held button goes on changing the value.
  open var autorepeat = true
  /// Whether the value goes on at the other limit.
  open var wraps = false

  /// 94 by 29 points until iOS 12, 94 by 32 since.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: SimulatedDevice.current.era == .classic ? 29 : 32)
  }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws the two buttons.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isClassic = SimulatedDevice.current.era == .classic
    let traits = traitCollection
    let color = isClassic ? tintColor ?? .systemBlue : UIColor.label
    let path = UIBezierPath(
      roundedRect: isClassic ? bounds.insetBy(dx: 0.5, dy: 0.5) : bounds,
      cornerRadius: isClassic ? 4 : 8)
    if isClassic {
      color.resolvedColor(with: traits).setStroke()
      path.stroke()
    } else {
      UIColor.tertiarySystemFill.resolvedColor(with: traits).setFill()
      path.fill()
    }
    let line = isClassic ? color : UIColor.separator
    context.setFillColor(line.resolvedColor(with: traits).cgColor)
    let inset: CGFloat = isClassic ? 0 : 7
    context.fill(
      CGRect(
        x: bounds.midX - 0.5, y: bounds.minY + inset, width: 1, height: bounds.height - 2 * inset))
    sign(atX: bounds.minX + bounds.width / 4, isPlus: false, isOn: value > minimumValue, color)
    sign(atX: bounds.maxX - bounds.width / 4, isPlus: true, isOn: value < maximumValue, color)
  }

  private func sign(atX x: CGFloat, isPlus: Bool, isOn: Bool, _ color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shown = isOn && isEnabled ? color : color.withAlphaComponent(0.3)
    context.setFillColor(shown.resolvedColor(with: traitCollection).cgColor)
    context.fill(CGRect(x: x - 7, y: bounds.midY - 0.75, width: 14, height: 1.5))
    if isPlus { context.fill(CGRect(x: x - 0.75, y: bounds.midY - 7, width: 1.5, height: 14)) }
  }
}
