internal import Foundation
internal import TextLayout

extension UISegmentedControl {
  private static let titleSize: CGFloat = 13
  /// Space that a title keeps in its segment, both sides together.
  ///
  /// - Evidence: observed for old controls, assumed since; Documentation/Evidence.md, segmented
  ///   controls.
  private var padding: CGFloat { SimulatedDevice.current.era == .classic ? 15 : 20 }

  func performIntrinsicContentSize() -> CGSize {
    let height: CGFloat = SimulatedDevice.current.era == .classic ? 28 : 31
    guard !segments.isEmpty else { return CGSize(width: 0, height: height) }
    let widths = segments.map { $0.width > 0 ? $0.width : contentWidth($0) + padding }
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +)
      : (widths.max() ?? 0) * CGFloat(segments.filter { $0.width == 0 }.count)
        + segments.reduce(0) { $0 + $1.width }
    return CGSize(width: total.rounded(.up), height: height)
  }

  private func contentWidth(_ segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width }
    let font = UIFont.systemFont(ofSize: Self.titleSize)
    return TextMeasurer.width(of: segment.title ?? "", font: font.face)
  }

  /// The rectangles of the segments: own widths first, the rest shared equally.
  private var segmentRects: [CGRect] {
    let own = segments.reduce(0) { $0 + $1.width }
    let shared = segments.filter { $0.width == 0 }.count
    let each = shared > 0 ? max(0, bounds.width - own) / CGFloat(shared) : 0
    var x = bounds.minX
    return segments.map { segment in
      let width = segment.width > 0 ? segment.width : each
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  func performDraw() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isClassic = SimulatedDevice.current.era == .classic
    let isGlass = SimulatedDevice.current.era == .glass
    let radius = isGlass ? bounds.height / 2 : isClassic ? 4 : 8.91
    let rects = segmentRects
    context.saveGState()
    if !isEnabled { context.setAlpha(0.5) }
    isClassic
      ? drawClassicTrack(rects, radius, in: context) : drawTrack(rects, radius, in: context)
    for (index, rect) in rects.enumerated() { drawContent(index, rect, isClassic, in: context) }
    context.restoreGState()
  }

  private func drawTrack(_ rects: [CGRect], _ radius: CGFloat, in context: CGContext) {
    let traits = traitCollection
    context.setFillColor(UIColor.tertiarySystemFill.resolvedColor(with: traits).cgColor)
    fill(bounds, radius, in: context)
    context.setFillColor(UIColor.separator.resolvedColor(with: traits).cgColor)
    for (index, rect) in rects.enumerated().dropFirst()
    where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
      context.fill(CGRect(x: rect.minX - 0.5, y: rect.midY - 8, width: 1, height: 16))
    }
    guard rects.indices.contains(selectedSegmentIndex) else { return }
    let isDark = traits.userInterfaceStyle == .dark
    let color =
      selectedSegmentTintColor ?? (isDark ? UIColor(white: 0.39, alpha: 1) : UIColor.white)
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.12).cgColor)
    context.setFillColor(color.resolvedColor(with: traits).cgColor)
    fill(rects[selectedSegmentIndex].insetBy(dx: 2, dy: 2), radius - 2, in: context)
    context.restoreGState()
  }

  private func drawClassicTrack(_ rects: [CGRect], _ radius: CGFloat, in context: CGContext) {
    let color = tintColor.resolvedColor(with: traitCollection).cgColor
    context.setStrokeColor(color)
    context.setFillColor(color)
    context.setLineWidth(1)
    let edge = bounds.insetBy(dx: 0.5, dy: 0.5)
    let outline = CGPath(
      roundedRect: edge, cornerWidth: radius, cornerHeight: radius, transform: nil)
    context.saveGState()
    context.beginPath()
    context.addPath(outline)
    context.clip()
    if rects.indices.contains(selectedSegmentIndex) { context.fill(rects[selectedSegmentIndex]) }
    for rect in rects.dropFirst() {
      context.fill(CGRect(x: rect.minX - 0.5, y: rect.minY, width: 1, height: rect.height))
    }
    context.restoreGState()
    context.beginPath()
    context.addPath(outline)
    context.strokePath()
  }

  private func drawContent(
    _ index: Int, _ rect: CGRect, _ isClassic: Bool, in context: CGContext
  ) {
    let segment = segments[index]
    let isChosen = index == selectedSegmentIndex
    var color = isClassic ? (isChosen ? UIColor.white : tintColor ?? .systemBlue) : .label
    if !segment.isEnabled { color = color.withAlphaComponent(0.3) }
    color = color.resolvedColor(with: traitCollection)
    if let image = segment.image {
      let size = image.size
      image.withTintColor(color).draw(
        in: CGRect(
          x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
          height: size.height))
      return
    }
    let font = UIFont.systemFont(
      ofSize: Self.titleSize, weight: isChosen && !isClassic ? .medium : .regular)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingTail
    ((segment.title ?? "") as NSString).draw(
      in: CGRect(
        x: rect.minX + 3, y: rect.midY - font.lineHeight / 2, width: max(0, rect.width - 6),
        height: font.lineHeight + 1),
      withAttributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
  }

  private func fill(_ rect: CGRect, _ radius: CGFloat, in context: CGContext) {
    context.beginPath()
    context.addPath(
      CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    context.fillPath()
  }
}
