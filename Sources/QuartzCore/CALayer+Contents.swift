public import CoreGraphics
internal import Foundation

/// The picture of a layer and how it is shown.
struct Contents {
  var object: Any?
  var gravity = CALayerContentsGravity.resize
  var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear
}

extension CALayer {
  /// The picture shown in the layer, a `CGImage`; others show nothing. Default: nil.
  public final var contents: Any? {
    get { rare?.contents.object }
    set { if rare != nil || newValue != nil { uncommon.contents.object = newValue } }
  }

  /// Where the picture goes in the bounds. Default: stretched over them.
  public final var contentsGravity: CALayerContentsGravity {
    get { rare?.contents.gravity ?? .resize }
    set { if rare != nil || newValue != .resize { uncommon.contents.gravity = newValue } }
  }

  /// The part of the picture that is shown, in fractions of its size. Default: all of it.
  public final var contentsRect: CGRect {
    get { rare?.contents.rect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { uncommon.contents.rect = newValue }
  }

  /// The part of the picture that is stretched in both directions where the picture is scaled, in
  /// fractions of its size; what is beside it is stretched in one direction, the corners in none.
  /// Default: all of it.
  public final var contentsCenter: CGRect {
    get { rare?.contents.center ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { uncommon.contents.center = newValue }
  }

  /// How the picture is enlarged. Default: linear.
  public final var magnificationFilter: CALayerContentsFilter {
    get { rare?.contents.magnification ?? .linear }
    set { uncommon.contents.magnification = newValue }
  }

  /// How the picture is made smaller. Default: linear.
  public final var minificationFilter: CALayerContentsFilter {
    get { rare?.contents.minification ?? .linear }
    set { uncommon.contents.minification = newValue }
  }

  /// Draws the picture, if there is one.
  final func drawContents(in context: CGContext) {
    guard let contents = rare?.contents, let object = contents.object,
      let whole = object as? CGImage
    else { return }
    let isWhole = contents.rect == CGRect(x: 0, y: 0, width: 1, height: 1)
    let crop = contents.rect.applying(
      CGAffineTransform(scaleX: CGFloat(whole.width), y: CGFloat(whole.height)))
    guard let image = isWhole ? whole : whole.cropping(to: crop) else { return }
    let size = CGSize(
      width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
    let place = contents.gravity.rectangle(for: size, in: bounds)
    context.saveGState()
    let isEnlarged = place.width >= size.width
    let filter = isEnlarged ? contents.magnification : contents.minification
    if filter == .nearest { context.interpolationQuality = .none }
    if contents.center == CGRect(x: 0, y: 0, width: 1, height: 1) {
      context.drawUpright(image, in: place)
    } else {
      NinePart(image: image, size: size, center: contents.center).draw(in: place, on: context)
    }
    context.restoreGState()
  }
}

/// A picture whose middle is stretched and whose corners are not.
private struct NinePart {
  let image: CGImage
  /// In points.
  let size: CGSize
  /// In fractions of the picture.
  let center: CGRect

  func draw(in place: CGRect, on context: CGContext) {
    let columns = Self.parts(
      from: center.minX, to: center.maxX, length: size.width, start: place.minX,
      extent: place.width)
    let rows = Self.parts(
      from: center.minY, to: center.maxY, length: size.height, start: place.minY,
      extent: place.height)
    let pixels = CGSize(width: image.width, height: image.height)
    for column in columns {
      for row in rows {
        let source = CGRect(
          x: (column.source.lowerBound * pixels.width).rounded(),
          y: (row.source.lowerBound * pixels.height).rounded(),
          width: ((column.source.upperBound - column.source.lowerBound) * pixels.width).rounded(),
          height: ((row.source.upperBound - row.source.lowerBound) * pixels.height).rounded())
        guard let part = image.cropping(to: source) else { continue }
        context.drawUpright(
          part,
          in: CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound))
      }
    }
  }

  private typealias Part = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)

  /// The three parts of one direction: where in the picture (fractions) and where in the bounds.
  private static func parts(
    from low: CGFloat, to high: CGFloat, length: CGFloat, start: CGFloat, extent: CGFloat
  ) -> [Part] {
    let low = min(max(low, 0), 1)
    let high = min(max(high, low), 1)
    // Where there is too little room for both ends, they share it.
    let ends = (low + 1 - high) * length
    let factor = ends > extent ? extent / ends : 1
    let first = start + low * length * factor
    let second = start + extent - (1 - high) * length * factor
    return [
      (0...low, start...first),
      (low...high, first...max(first, second)),
      (high...1, max(first, second)...max(start + extent, first, second)),
    ].filter { $0.source.lowerBound < $0.source.upperBound }
  }
}

/// Where a picture goes in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the edge of least y, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the edge of greatest y, in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the edge of least x, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the edge of greatest x, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the corner of least x and y, in its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the corner of greatest x and least y, in its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the corner of least x and greatest y, in its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the corner of greatest x and y, in its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched over the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds, in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Where a picture of `size` points goes in `bounds`.
  ///
  /// - Evidence: assumed; `top` is where y is least, as in Apple's drawing of the constants for
  ///   contexts whose y points down.
  func rectangle(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    func place(_ x: CGFloat, _ y: CGFloat, scale: CGFloat = 1) -> CGRect {
      let scaled = CGSize(width: size.width * scale, height: size.height * scale)
      return CGRect(
        x: bounds.minX + (bounds.width - scaled.width) * x,
        y: bounds.minY + (bounds.height - scaled.height) * y,
        width: scaled.width, height: scaled.height)
    }
    switch self {
    case .resize: return bounds
    case .resizeAspect: return place(0.5, 0.5, scale: min(ratios.0, ratios.1))
    case .resizeAspectFill: return place(0.5, 0.5, scale: max(ratios.0, ratios.1))
    case .top: return place(0.5, 0)
    case .bottom: return place(0.5, 1)
    case .left: return place(0, 0.5)
    case .right: return place(1, 0.5)
    case .topLeft: return place(0, 0)
    case .topRight: return place(1, 0)
    case .bottomLeft: return place(0, 1)
    case .bottomRight: return place(1, 1)
    default: return place(0.5, 0.5)
    }
  }
}

/// How a layer's picture is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Each pixel a rectangle.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smooth.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Smooth, also when much smaller.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
