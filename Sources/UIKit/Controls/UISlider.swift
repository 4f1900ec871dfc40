public import Foundation

/// A value that is chosen by moving a knob along a track.
///
/// - Status: partial (dragging comes with event delivery).
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var storedValue: Float = 0

  /// Creates a slider with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a slider from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// The value, between the limits.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  /// Sets the value; one outside the limits becomes the limit.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    setNeedsDisplay()
  }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { value = storedValue } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { value = storedValue } }
  /// Whether actions are sent while dragging.
  open var isContinuous = true
  /// The colour of the track before the knob; the tint unless set.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the track after the knob.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the knob; white unless set.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Any width; the natural height less what the frame has beyond the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: UIView.noIntrinsicMetric, height: naturalHeight - insets.top - insets.bottom)
  }
  /// The frame reaches 2 points beyond at both ends and 1 below, until iOS 26.
  open override var alignmentRectInsets: UIEdgeInsets {
    isGlass ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }
  /// The natural height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  /// The height of the frame, in points.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, sliders.
  private var naturalHeight: CGFloat {
    SimulatedDevice.current.canvas?.slidersAreLow == true ? 31 : 34
  }

  private var isGlass: Bool { SimulatedDevice.current.era == .glass }

  /// Where the track lies in the bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height: CGFloat = isGlass ? 6 : 4
    return CGRect(
      x: bounds.minX + 2, y: bounds.midY - height / 2, width: max(0, bounds.width - 4),
      height: height)
  }

  /// Where the knob lies for a value: its centre runs from half its width to half its width.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = isGlass ? CGSize(width: 37, height: 24) : CGSize(width: 28, height: 28)
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = mirrored ? 1 - share : share
    return CGRect(
      x: rect.minX + (rect.width - size.width) * place, y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Draws the track and the knob.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let traits = traitCollection
    context.saveGState()
    if !isEnabled { context.setAlpha(0.5) }
    context.setFillColor((maximumTrackTintColor ?? .systemFill).resolvedColor(with: traits).cgColor)
    fill(track, in: context)
    context.setFillColor((minimumTrackTintColor ?? tintColor).resolvedColor(with: traits).cgColor)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let filled =
      mirrored
      ? CGRect(x: thumb.midX, y: track.minY, width: track.maxX - thumb.midX, height: track.height)
      : CGRect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height)
    fill(filled, in: context)
    context.setShadow(
      offset: CGSize(width: 0, height: 2), blur: 6, color: UIColor(white: 0, alpha: 0.25).cgColor)
    context.setFillColor((thumbTintColor ?? .white).resolvedColor(with: traits).cgColor)
    fill(thumb, in: context)
    context.restoreGState()
  }

  private func fill(_ rect: CGRect, in context: CGContext) {
    guard rect.width > 0 else { return }
    let radius = min(rect.height, rect.width) / 2
    context.beginPath()
    context.addPath(
      CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    context.fillPath()
  }
}
