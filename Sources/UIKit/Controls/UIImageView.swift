public import Foundation

/// A view that shows an image; its natural size is the image's.
///
/// - Status: partial (animated images show their first frame)
@preconcurrency @MainActor
open class UIImageView: UIView {
  // MARK: - Creating

  /// Creates a view with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
  }

  /// Creates a view of the image's size, with another image for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  // MARK: - Images

  /// The image.
  open var image: UIImage? { didSet { if oldValue !== image { imageChanged(from: oldValue) } } }

  /// The image while highlighted; nil keeps the image.
  open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// Size and weight of a symbol that says none of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageChanged(from: nil) }
  }

  /// Whether a symbol follows the user's size of text.
  ///
  /// - Status: inert (symbols keep their size)
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      noteOnce("UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory does nothing")
    }
  }

  // MARK: - Animation

  /// The images of an animation; the first one is shown.
  open var animationImages: [UIImage]? { didSet { setNeedsDisplay() } }
  /// Seconds that the animation takes; stored.
  open var animationDuration: TimeInterval = 0
  /// How often the animation runs; stored, 0 is without end.
  open var animationRepeatCount = 0
  /// Whether the animation runs.
  open private(set) var isAnimating = false
  /// Begins the animation: its first image is shown.
  open func startAnimating() {
    isAnimating = true
    setNeedsDisplay()
  }
  /// Ends the animation.
  open func stopAnimating() {
    isAnimating = false
    setNeedsDisplay()
  }

  // MARK: - Layout

  /// The image's size in points; none without one.
  open override var intrinsicContentSize: CGSize {
    guard let image = effectiveImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }

  /// The image's size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { effectiveImage?.size ?? .zero }

  /// The image's insets.
  open override var alignmentRectInsets: UIEdgeInsets {
    effectiveImage?.alignmentRectInsets ?? .zero
  }

  package override var firstBaselineFromTop: CGFloat? { lastBaselineFromBottom.map { height - $0 } }
  package override var lastBaselineFromBottom: CGFloat? { effectiveImage?.baselineOffsetFromBottom }

  private var height: CGFloat { intrinsicContentSize.height }

  // MARK: - Drawing

  /// Draws the image as the content mode says.
  open override func draw(_ rect: CGRect) {
    guard let image = shownImage else { return }
    let target = ContentPlacement.rectangle(of: image.size, in: bounds, mode: contentMode)
    let isTemplate = image.isTemplate(byDefault: false)
    let color = image.traits.tint ?? (isTemplate ? tintColor : nil)
    let isMirrored =
      image.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isMirrored, let context = UIGraphicsGetCurrentContext() else {
      image.drawContent(in: target, tint: color?.resolvedColor(with: traitCollection))
      return
    }
    context.saveGState()
    context.translateBy(x: target.minX + target.maxX, y: 0)
    context.scaleBy(x: -1, y: 1)
    image.drawContent(in: target, tint: color?.resolvedColor(with: traitCollection))
    context.restoreGState()
  }

  /// Draws a template anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// The image with the view's configuration of symbols.
  private var effectiveImage: UIImage? { image.map(configured) }

  private var shownImage: UIImage? {
    if isAnimating, let first = animationImages?.first { return first }
    return (isHighlighted ? highlightedImage ?? image : image).map(configured)
  }

  private func configured(_ image: UIImage) -> UIImage {
    guard let preferred = preferredSymbolConfiguration, let own = image.symbolConfiguration else {
      return image
    }
    return image.applyingSymbolConfiguration(preferred.applying(own)) ?? image
  }

  private func imageChanged(from old: UIImage?) {
    if old == nil || old?.size != image?.size
      || old?.alignmentRectInsets != image?.alignmentRectInsets
    {
      invalidateIntrinsicContentSize()
    }
    setNeedsDisplay()
  }
}
