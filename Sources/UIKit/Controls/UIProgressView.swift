public import Foundation

/// A bar that shows how much is done.
///
/// - Status: full.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look of the bar.
  public enum Style: Int, Sendable { case `default`, bar }

  private var storedProgress: Float = 0

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

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
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The look of the bar.
  open var progressViewStyle: Style = .default { didSet { setNeedsDisplay() } }
  /// How much is done, 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set {
      storedProgress = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      setNeedsDisplay()
    }
  }
  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The colour of what is done; the tint unless set.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of what is left.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Any width; 2 points high until iOS 18 as the canvas shows it, 4 since iOS 26.
  ///
  /// - Evidence: observed; Documentation/Evidence.md, progress bars.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: SimulatedDevice.current.era == .glass ? 4 : 2)
  }
  /// The natural height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Draws the bar.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let traits = traitCollection
    let height = min(bounds.height, max(4, intrinsicContentSize.height))
    let track = CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    context.setFillColor((trackTintColor ?? .systemFill).resolvedColor(with: traits).cgColor)
    fill(track, in: context)
    guard progress > 0 else { return }
    var done = track
    done.size.width *= CGFloat(progress)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      done.origin.x = track.maxX - done.width
    }
    context.setFillColor((progressTintColor ?? tintColor).resolvedColor(with: traits).cgColor)
    fill(done, in: context)
  }

  private func fill(_ rect: CGRect, in context: CGContext) {
    let radius = min(rect.height, rect.width) / 2
    context.beginPath()
    context.addPath(
      CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    context.fillPath()
  }
}
