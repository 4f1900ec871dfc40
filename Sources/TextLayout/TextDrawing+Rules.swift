import Foundation

extension TextDrawing {
  /// Draws lines under and through a stretch.
  ///
  /// - Evidence: assumed; a fourteenth of the em thick, a tenth below the baseline.
  func drawRules(_ segment: Segment, x: Double, baseline: Double, color: TextColor) {
    let size = Double(segment.style.font.size)
    if let rule = segment.style.underline {
      draw(rule, x: x, y: baseline + size / 10, width: segment.width, size: size, color: color)
    }
    if let rule = segment.style.strikethrough {
      let middle = baseline - Double(FontMetrics.system(size: segment.style.font.size).xHeight) / 2
      draw(rule, x: x, y: middle, width: segment.width, size: size, color: color)
    }
  }

  private func draw(
    _ rule: TextStyle.Rule, x: Double, y: Double, width: Double, size: Double, color: TextColor
  ) {
    setSource(rule.color ?? color)
    let thickness = size / 14
    switch rule.pattern {
    case .single: fill(x: x, y: y, width, thickness)
    case .thick: fill(x: x, y: y, width, thickness * 2)
    case .double:
      fill(x: x, y: y - thickness / 2, width, thickness * 0.75)
      fill(x: x, y: y + thickness, width, thickness * 0.75)
    }
  }
}
