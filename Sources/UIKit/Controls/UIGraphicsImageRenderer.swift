public import Foundation

/// How an image is drawn: scale and transparency.
///
/// - Status: partial (one range of colours)
open class UIGraphicsImageRendererFormat: NSObject {
  /// The rectangle drawn in, in points.
  open internal(set) var bounds = CGRect.zero
  /// Pixels in a point; the device's unless set.
  open var scale: CGFloat = onCallingThread { SimulatedDevice.current.scale }
  /// Whether the image has no transparency.
  open var opaque = false

  /// Creates the format of the current device.
  public override init() { super.init() }

  /// Creates the format for traits: their scale.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The format of the current device.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format that suits the current device best.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What drawing of an image is handed: the context and its format.
///
/// - Status: full
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// The format that the renderer was made with.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// What has been drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws the outline of a rectangle inside its edges.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  /// Restricts drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images.
///
/// - Status: partial (PNG only)
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// Scale and transparency.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Creates a renderer of a rectangle in points, at the device's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of a size in points, at the device's scale.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The image that `actions` draws; an empty one if the size cannot be had.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale > 0 ? format.scale : onCallingThread { SimulatedDevice.current.scale }
    let image = ImageContext.image(size: bounds.size, scale: scale, opaque: format.opaque) {
      $0.translateBy(x: -bounds.minX, y: -bounds.minY)
      actions(UIGraphicsImageRendererContext(cgContext: $0, format: format))
    }
    guard let image else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  /// The image that `actions` draws, as a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
