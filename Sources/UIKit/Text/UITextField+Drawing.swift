internal import Foundation
internal import TextLayout

extension UITextField {
  func performDraw() {
    drawEdge()
    if displayedText.isEmpty {
      if placeholder?.isEmpty == false {
        drawPlaceholder(in: placeholderRect(forBounds: bounds))
      }
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
    if showsClearButton { drawClearButton() }
    if isEditing { drawCaret() }
  }

  /// - Evidence: measured for the rounded edge; Documentation/Evidence.md, text fields.
  private func drawEdge() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let background {
      background.draw(in: bounds)
      return
    }
    switch borderStyle {
    case .none: return
    case .line, .bezel:
      context.setStrokeColor(UIColor.label.resolvedColor(with: traitCollection).cgColor)
      context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5), width: 1)
    case .roundedRect:
      let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.33, dy: 0.33), cornerRadius: 5)
      let isDark = traitCollection.userInterfaceStyle == .dark
      if backgroundColor == nil {
        UIColor.systemBackground.resolvedColor(with: traitCollection).setFill()
        path.fill()
      }
      (isDark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2)).setStroke()
      path.lineWidth = 0.65
      path.stroke()
    }
  }

  private func line(_ text: String, color: UIColor, in rect: CGRect) {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = .byTruncatingTail
    var font = effectiveFont
    let natural = (text as NSString).size(withAttributes: [.font: font]).width
    if adjustsFontSizeToFitWidth, natural > rect.width, natural > 0 {
      let size = max(minimumFontSize, font.pointSize * rect.width / natural)
      font = font.withSize(min(size, font.pointSize))
    }
    guard rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let styled = NSAttributedString(
      string: text, attributes: [.font: font, .paragraphStyle: style]
    ).styledText(defaults: TextDefaults(font: font), traits: traitCollection)
    let block = TextMeasurer.layout(styled, width: rect.width, maximumLines: 1)
    let baseline = PixelGrid.round(
      rect.midY - font.lineHeight / 2 + font.ascender, scale: SimulatedDevice.current.scale)
    TextPainter.draw(
      block, at: CGPoint(x: rect.minX, y: baseline - block.firstBaseline),
      color: color.textColor(with: traitCollection), in: context)
  }

  func performDrawText(_ rect: CGRect) {
    let color = effectiveColor
    line(displayedText, color: isEnabled ? color : color.withAlphaComponent(0.5), in: rect)
  }

  func performDrawPlaceholder(_ rect: CGRect) {
    line(placeholder ?? "", color: .placeholderText, in: rect)
  }

  private func drawClearButton() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = clearButtonRect(forBounds: bounds).insetBy(dx: 2, dy: 2)
    context.setFillColor(UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor)
    context.fillEllipse(in: rect)
    context.setStrokeColor(UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor)
    context.setLineWidth(1.4)
    context.setLineCap(.round)
    let cross = rect.insetBy(dx: rect.width * 0.32, dy: rect.height * 0.32)
    context.strokeLineSegments(between: [
      CGPoint(x: cross.minX, y: cross.minY), CGPoint(x: cross.maxX, y: cross.maxY),
      CGPoint(x: cross.minX, y: cross.maxY), CGPoint(x: cross.maxX, y: cross.minY),
    ])
  }

  /// A caret two points wide after the text, in the tint colour.
  private func drawCaret() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let font = effectiveFont
    let rect = editingRect(forBounds: bounds)
    let width = (displayedText as NSString).size(withAttributes: [.font: font]).width
    context.setFillColor(tintColor.resolvedColor(with: traitCollection).cgColor)
    context.fill(
      CGRect(
        x: min(rect.minX + width, rect.maxX - 2), y: rect.midY - font.lineHeight / 2, width: 2,
        height: font.lineHeight + 1.5))
  }
}
