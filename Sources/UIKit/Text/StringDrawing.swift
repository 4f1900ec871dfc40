public import Foundation
internal import TextLayout

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: Int
  /// Creates options from Apple's number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line that fits ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The rectangle starts at the top of the first line, and text may have several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The space that fonts ask for between lines counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ink instead of lines is measured; treated as lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// Limits of drawing text, and what came out.
///
/// - Status: partial (`minimumScaleFactor` shrinks text that is drawn in a rectangle)
open class NSStringDrawingContext: NSObject {
  /// The smallest allowed shrinking; 0 allows none.
  open var minimumScaleFactor: CGFloat = 0
  /// The shrinking of the last text.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that the last text took, in points.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Size of the text without wrapping, in points and unrounded.
  public func size() -> CGSize { StringDrawing(self).block(width: nil).size }

  /// The rectangle that text takes in a size, in points and unrounded.
  ///
  /// Without `usesLineFragmentOrigin` the text is one line, and the rectangle starts at its
  /// baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let drawing = StringDrawing(self)
    let rect = drawing.boundingRect(in: size, options: options)
    context?.totalBounds = rect
    context?.actualScaleFactor = 1
    return rect
  }

  /// Draws the text from a point, its top left corner, without wrapping.
  public func draw(at point: CGPoint) {
    let drawing = StringDrawing(self)
    drawing.draw(drawing.block(width: nil), at: point)
  }

  /// Draws the text in a rectangle, wrapped, as many lines as fit.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle; without `usesLineFragmentOrigin` its baseline is the
  /// rectangle's top.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let drawing = StringDrawing(self)
    guard options.contains(.usesLineFragmentOrigin) else {
      let block = drawing.block(width: nil)
      drawing.draw(
        block, at: CGPoint(x: rect.minX, y: rect.minY - block.firstBaseline))
      return
    }
    let block = drawing.block(fitting: rect.size, options: options)
    drawing.draw(block, at: rect.origin)
    context?.totalBounds = CGRect(origin: rect.origin, size: block.size)
    context?.actualScaleFactor = 1
  }
}

extension NSString {
  /// Size of the text without wrapping, in points and unrounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// The rectangle that text takes in a size, in points and unrounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text from a point, its top left corner, without wrapping.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attributes).draw(at: point) }

  /// Draws the text in a rectangle, wrapped.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attributes).draw(in: rect) }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { attributed(attributes).draw(with: rect, options: options, context: context) }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

// Apple's String reaches these through its bridge to NSString, which Linux does not have.
extension String {
  /// Size of the text without wrapping, in points and unrounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle that text takes in a size, in points and unrounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text from a point, its top left corner, without wrapping.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attributes).draw(at: point) }

  /// Draws the text in a rectangle, wrapped.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attributes).draw(in: rect) }
}

/// A text about to be measured or drawn outside of any view.
private struct StringDrawing {
  let source: NSAttributedString
  let text: StyledText

  init(_ string: NSAttributedString) {
    source = string
    // - Evidence: documented; text without a font is 12 points (Helvetica there, the system's here).
    let defaults = TextDefaults(font: UIFont.systemFont(ofSize: 12))
    text = string.styledText(
      defaults: defaults, traits: onCallingThread { UITraitCollection.current })
  }

  func block(width: CGFloat?, maximumLines: Int = 0) -> TextBlock {
    TextMeasurer.layout(text, width: width, maximumLines: maximumLines)
  }

  func boundingRect(in size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      let block = block(width: nil, maximumLines: 1)
      return CGRect(
        x: 0, y: -block.firstBaseline, width: block.size.width, height: block.size.height)
    }
    return CGRect(origin: .zero, size: block(fitting: size, options: options).size)
  }

  /// Wrapped at a width, without lines that do not fit the height if the last one is to be cut.
  func block(fitting size: CGSize, options: NSStringDrawingOptions) -> TextBlock {
    let isWidthLimited = size.width > 0 && size.width < StringDrawing.unlimited
    let width = isWidthLimited ? size.width : nil
    let whole = block(width: width)
    guard options.contains(.truncatesLastVisibleLine), size.height > 0,
      whole.size.height > size.height
    else { return whole }
    let fitting = whole.lines.prefix { $0.origin.y + $0.height <= size.height }.count
    return TextMeasurer.layout(
      text, width: width, maximumLines: max(fitting, 1), lineBreak: .truncatingTail)
  }

  func draw(_ block: TextBlock, at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    AttributedTextPainter.draw(
      block, of: source, at: point, color: .black, in: context)
  }

  /// Apps pass the greatest number for no limit.
  static let unlimited: CGFloat = 1e6
}
