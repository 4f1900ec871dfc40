internal import Foundation
internal import TextLayout

/// Draws laid-out text with what an attributed string adds to glyphs: shadows and pictures.
enum AttributedTextPainter {
  /// Draws a block with its top left corner at a point.
  ///
  /// - Parameters:
  ///   - source: the string that was laid out; nil for plain text.
  ///   - color: the colour of runs without one.
  static func draw(
    _ block: TextBlock, of source: NSAttributedString?, at point: CGPoint, color: TextColor,
    in context: CGContext
  ) {
    let shadow = source.flatMap(shadow)
    if let shadow {
      context.saveGState()
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
        color: (shadow.shadowColor as? UIColor)?.cgColor)
    }
    TextPainter.draw(block, at: point, color: color, in: context)
    if shadow != nil { context.restoreGState() }
  }

  /// The shadow of the first character that has one; all of the text gets it.
  private static func shadow(of source: NSAttributedString) -> NSShadow? {
    guard source.length > 0 else { return nil }
    var found: NSShadow?
    let whole = NSRange(location: 0, length: source.length)
    source.enumerateAttribute(.shadow, in: whole, options: []) { value, _, stop in
      guard let shadow = value as? NSShadow else { return }
      found = shadow
      stop.pointee = true
    }
    return found
  }
}
