public import Foundation

/// A switch between on and off.
///
/// - Status: partial (the change is not animated until animation arrives).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Creates a switch; its size is its own, whatever the frame's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.frameSize))
    setUp()
  }

  /// Creates a switch from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UISwitch.frameSize
    setUp()
  }

  private func setUp() {
    isOpaque = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// Whether it is on.
  open var isOn = false { didSet { setNeedsDisplay() } }
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The colour of the track when on; green unless set.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the knob; white unless set.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// 49 by 31 points, or 61 by 28 since iOS 26; the frame is 2 points wider.
  ///
  /// - Evidence: observed; Documentation/Evidence.md, switches.
  open override var intrinsicContentSize: CGSize {
    let size = UISwitch.frameSize
    return CGSize(width: size.width - 2, height: size.height)
  }
  /// The frame reaches 2 points beyond at the end.
  open override var alignmentRectInsets: UIEdgeInsets {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(top: 0, left: mirrored ? 2 : 0, bottom: 0, right: mirrored ? 0 : 2)
  }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.frameSize }

  private static var frameSize: CGSize {
    SimulatedDevice.current.era == .glass
      ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  /// Draws the track and the knob.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = UISwitch.frameSize
    let track = CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    let traits = traitCollection
    context.saveGState()
    if !isEnabled { context.setAlpha(0.5) }
    let color = isOn ? onTintColor ?? .systemGreen : offColor
    context.setFillColor(color.resolvedColor(with: traits).cgColor)
    fill(track, in: context)
    let isGlass = SimulatedDevice.current.era == .glass
    let knob = isGlass ? CGSize(width: 37, height: 24) : CGSize(width: 27, height: 27)
    let inset = (size.height - knob.height) / 2
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isOn != mirrored ? track.maxX - inset - knob.width : track.minX + inset
    context.setShadow(
      offset: CGSize(width: 0, height: 3), blur: 6,
      color: UIColor(white: 0, alpha: 0.15).cgColor)
    context.setFillColor((thumbTintColor ?? .white).resolvedColor(with: traits).cgColor)
    fill(CGRect(origin: CGPoint(x: x, y: track.minY + inset), size: knob), in: context)
    context.restoreGState()
  }

  private func fill(_ rect: CGRect, in context: CGContext) {
    let radius = rect.height / 2
    context.beginPath()
    context.addPath(
      CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    context.fillPath()
  }

  private var offColor: UIColor {
    guard SimulatedDevice.current.era == .glass else { return .secondarySystemFill }
    return traitCollection.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 63 / 255) : UIColor(white: 0, alpha: 66 / 255)
  }
}
