internal import Foundation
internal import TextLayout

extension UILabel {
  func performDrawText(in rect: CGRect) {
    guard hasText, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    var text = styledText()
    let factor = shrinking(of: text, in: rect.size)
    if factor < 1 { text = text.scaled(by: factor) }
    let lines = visibleLines(of: text, in: rect.size)
    let block = TextMeasurer.layout(text, width: rect.width, maximumLines: lines)
    let origin = CGPoint(x: rect.minX, y: top(of: block, factor: factor, in: rect))
    context.saveGState()
    context.clip(to: bounds)
    if let shadow = shadowColor {
      context.setShadow(
        offset: shadowOffset, blur: 0, color: shadow.resolvedColor(with: traitCollection).cgColor)
    }
    AttributedTextPainter.draw(
      block, of: styledSource, at: origin, color: currentColor, in: context)
    context.restoreGState()
  }

  /// The colour of text without one of its own, in the present state.
  ///
  /// - Evidence: assumed; disabled text has half of its opacity.
  private var currentColor: TextColor {
    let base = isHighlighted ? highlightedTextColor ?? textColor : textColor
    var color = (base ?? .label).textColor(with: traitCollection)
    if !isEnabled { color.alpha *= 0.5 }
    return color
  }

  private func shrinking(of text: StyledText, in size: CGSize) -> CGFloat {
    guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, numberOfLines > 0 else { return 1 }
    return TextMeasurer.scaleToFit(
      text, width: size.width, maximumLines: numberOfLines, minimumScale: minimumScaleFactor)
  }

  /// Lines that are shown: those that fit the height, at least one, at most the limit.
  private func visibleLines(of text: StyledText, in size: CGSize) -> Int {
    guard numberOfLines != 1 else { return 1 }
    let block = TextMeasurer.layout(text, width: size.width, maximumLines: numberOfLines)
    let fitting = block.lines.prefix { $0.origin.y + $0.height <= size.height + 0.5 }.count
    return fitting < block.lines.count ? max(fitting, 1) : numberOfLines
  }

  /// Top of the text: centred, its first baseline on a pixel.
  ///
  /// - Evidence: measured; baselines of shrunk text are documented.
  private func top(of block: TextBlock, factor: CGFloat, in rect: CGRect) -> CGFloat {
    let scale = SimulatedDevice.current.scale
    let centred = rect.midY - block.size.height / 2
    if factor < 1, baselineAdjustment == .alignBaselines {
      let unshrunk = rect.midY - storedFont.lineHeight / 2 + storedFont.ascender
      return PixelGrid.round(unshrunk, scale: scale) - block.firstBaseline
    }
    let top = factor < 1 && baselineAdjustment == .none ? rect.minY : centred
    return PixelGrid.round(top + block.firstBaseline, scale: scale) - block.firstBaseline
  }
}
