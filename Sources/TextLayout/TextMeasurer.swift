package import Foundation

/// Measures and lays out text. All lengths are points and unrounded.
///
/// Widths of the system font come from a table, so they are the same whether or not a font file
/// is installed. Widths are kept by text and font, and texts taken apart by text and style.
package enum TextMeasurer {
  /// Vertical figures of a font.
  package static func metrics(of font: FontDescription) -> FontMetrics {
    TextEngine.withShared { $0.record(for: font).metrics }
  }

  /// Width of `text` on one line; of its widest line if it has line separators.
  ///
  /// - Complexity: O(length) the first time, O(1) and a hash afterwards.
  package static func width(of text: String, font: FontDescription) -> CGFloat {
    TextEngine.withShared { CGFloat($0.record(for: font).width(of: text)) }
  }

  /// Breaks `text` into lines.
  ///
  /// - Parameters:
  ///   - width: room in points; nil breaks at line separators only.
  ///   - maximumLines: lines to show at most; 0 shows all.
  ///   - lineBreak: overrides what the paragraphs say.
  ///   - includesTrailingLine: makes an empty line after a last line separator, as a text view
  ///     does and a label does not.
  /// - Returns: the lines; none for an empty text.
  package static func layout(
    _ text: StyledText, width: CGFloat? = nil, maximumLines: Int = 0,
    lineBreak: ParagraphStyle.LineBreak? = nil, includesTrailingLine: Bool = false
  ) -> TextBlock {
    let (prepared, ellipses) = TextEngine.withShared { engine in
      let prepared = engine.prepare(text)
      let ellipses = prepared.styles.map {
        engine.record(for: $0.font).width(of: LineBreaker.ellipsis) + Double($0.kern)
      }
      return (prepared, ellipses)
    }
    var breaker = LineBreaker(
      prepared, width: width.map(Double.init), maximumLines: maximumLines, lineBreak: lineBreak,
      ellipsisWidths: ellipses)
    return breaker.layOut(includesTrailingLine: includesTrailingLine)
  }

  /// The largest factor between `minimumScale` and 1 at which `text` is shown whole, or
  /// `minimumScale` when none is enough.
  ///
  /// - Evidence: assumed; UIKit's steps are not known, so this searches to a thousandth.
  package static func scaleToFit(
    _ text: StyledText, width: CGFloat, height: CGFloat = .infinity, maximumLines: Int,
    minimumScale: CGFloat
  ) -> CGFloat {
    func fits(_ scale: CGFloat) -> Bool {
      let block = layout(text.scaled(by: scale), width: width, maximumLines: maximumLines)
      return !block.isTruncated && block.size.height <= height + 0.001
        && block.size.width <= width + 0.001 && !block.breaksInsideWord
    }
    if fits(1) || minimumScale <= 0 || minimumScale >= 1 { return 1 }
    var low = minimumScale
    var high: CGFloat = 1
    while high - low > 0.001 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
