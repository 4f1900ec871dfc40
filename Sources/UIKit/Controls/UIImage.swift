public import Foundation

/// A picture: pixels, a drawn symbol, or a placeholder of a known size.
///
/// - Status: partial (PNG is decoded, other formats are shown as placeholders of their size; no
///   animation)
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// What is drawn.
  enum Content {
    /// Nothing.
    case none
    /// Pixels.
    case bitmap(CGImage)
    /// A symbol of the system by name, drawn at any size.
    case symbol(SymbolDrawing)
    /// A picture whose pixels are not there; named in the drawing.
    case placeholder(name: String)
  }

  /// Whether colours or only the shape count.
  public enum RenderingMode: Int, Sendable {
    /// As the place where the image is shown has it.
    case automatic
    /// Colours count.
    case alwaysOriginal
    /// Only the shape counts; it is shown in the tint colour.
    case alwaysTemplate
  }

  /// How a resizable image fills its middle.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// How pixels are turned before they are shown.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// All of an image but its pixels; copies of an image change it.
  struct Traits {
    var size = CGSize.zero
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isResizable = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffsetFromBottom: CGFloat?
    var tint: UIColor?
    var flipsForRightToLeft = false
  }

  let content: Content
  let traits: Traits

  init(content: Content, traits: Traits) {
    self.content = content
    self.traits = traits
    super.init()
  }

  // MARK: - Creating

  /// Creates an image of size zero.
  public override convenience init() { self.init(content: .none, traits: Traits()) }

  /// Creates the image called `name` in catalogues, documents or files; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image called `name`; the bundle is not looked at, see `NamedAssets`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let own = traitCollection?.displayScale ?? 0
    let scale = own > 0 ? own : onCallingThread { SimulatedDevice.current.scale }
    guard let image = NamedAssets.shared.image(named: name, scale: scale) else { return nil }
    self.init(content: image.content, traits: image.traits)
  }

  /// Creates an image from a file; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url) else { return nil }
    let name = url.deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Creates an image from a file's bytes, at one pixel a point; nil if they are no picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from a file's bytes; nil if they are no picture.
  public convenience init?(data: Data, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    if let image = CGImage(png: data) {
      self.init(cgImage: image, scale: scale, orientation: .up)
      return
    }
    guard let pixels = PictureHeader.pixelSize(of: data) else { return nil }
    noteOnce("UIImage shows pictures other than PNG as placeholders of their size")
    var traits = Traits()
    traits.size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    traits.scale = scale
    self.init(content: .placeholder(name: ""), traits: traits)
  }

  /// Creates an image of pixels, at one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var traits = Traits()
    traits.scale = scale > 0 ? scale : 1
    traits.orientation = orientation
    let size = CGSize(
      width: CGFloat(cgImage.width) / traits.scale, height: CGFloat(cgImage.height) / traits.scale)
    traits.size =
      orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    self.init(content: .bitmap(cgImage), traits: traits)
  }

  /// Creates an image from a literal.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = NamedAssets.shared.image(named: name, scale: 1) else {
      preconditionFailure("there is no image called \"\(name)\" for an image literal")
    }
    self.init(content: image.content, traits: image.traits)
  }

  // MARK: - Asking

  /// Size in points.
  open var size: CGSize { traits.size }
  /// Pixels in a point.
  open var scale: CGFloat { traits.scale }
  /// How pixels are turned.
  open var imageOrientation: Orientation { traits.orientation }
  /// Whether colours or only the shape count.
  open var renderingMode: RenderingMode { traits.renderingMode }
  /// Edges that keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { traits.capInsets }
  /// How the middle is filled.
  open var resizingMode: ResizingMode { traits.resizingMode }
  /// Edges that layout leaves aside, in points.
  open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
  /// Distance of the baseline from the bottom, in points.
  open var baselineOffsetFromBottom: CGFloat? { traits.baselineOffsetFromBottom }
  /// Whether it is mirrored where reading goes from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }
  /// The frames of an animated image; there are none.
  open var images: [UIImage]? { nil }
  /// Seconds that an animation takes.
  open var duration: TimeInterval { 0 }
  /// Whether it is a symbol of the system.
  open var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

  /// The pixels; drawn when asked for where the image is none of pixels.
  open var cgImage: CGImage? {
    switch content {
    case .none: nil
    case .bitmap(let image): image
    case .symbol, .placeholder:
      ImageContext.image(size: size, scale: max(scale, 1)) { _ in
        drawContent(in: CGRect(origin: .zero, size: size), tint: traits.tint ?? .black)
      }
    }
  }

  /// The picture as a PNG file; nil for an empty image.
  open func pngData() -> Data? { cgImage.map { PNGEncoder.encode($0) } }

  /// The picture as a JPEG file.
  ///
  /// - Status: inert (there is no JPEG writer: nil)
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    noteOnce("UIImage.jpegData(compressionQuality:) does nothing: there is no JPEG writer")
    return nil
  }

  // MARK: - Changing

  /// The image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image in a colour; template images keep their mode.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// The image in a colour, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with edges that keep their size, its middle repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// The image with one stretched column and row after the given caps, in points.
  open func stretchableImage(withLeftCapWidth leftCap: Int, topCapHeight topCap: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCap), CGFloat(topCap))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(size.height - top - 1, 0),
        right: max(size.width - left - 1, 0)), resizingMode: .stretch)
  }

  /// The image with edges that layout leaves aside.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image with a baseline, in points from its bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// The image that is mirrored where reading goes from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Itself: images do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func changed(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(content: content, traits: traits)
  }

  /// A picture of a known size whose pixels are not there.
  package static func placeholder(_ size: CGSize, name: String) -> UIImage {
    var traits = Traits()
    traits.size = size
    return UIImage(content: .placeholder(name: name), traits: traits)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What an image literal becomes.
public typealias _ImageLiteralType = UIImage

extension UIImage.Orientation {
  /// Whether width and height are exchanged.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
