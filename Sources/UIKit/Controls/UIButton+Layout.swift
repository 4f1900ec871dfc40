internal import Foundation
internal import TextLayout

extension UIButton {
  // MARK: - Natural size

  /// Room above and below the title that holds while no insets are set, in points.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, buttons.
  private static let implicitPadding: CGFloat = 6
  /// Least width while no insets are set, in points.
  private static let leastWidth: CGFloat = 30

  func performIntrinsicContentSize() -> CGSize {
    if let storedConfiguration {
      return configuredSize(storedConfiguration, width: nil)
    }
    let title = naturalTitleSize
    let image = shownImage?.size ?? .zero
    let insets = contentEdgeInsets
    let hasOwnInsets = insets != .zero
    let padding: CGFloat = hasOwnInsets ? 0 : 2 * UIButton.implicitPadding
    let isPlainSized = title.height > 0 || (shownImage == nil)
    let titleHeight = isPlainSized ? title.height + padding : 0
    var size = CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(titleHeight, image.height) + insets.top + insets.bottom)
    if !hasOwnInsets, isPlainSized { size.width = max(size.width, UIButton.leastWidth) }
    if let background = currentBackgroundImage {
      size.width = max(size.width, background.size.width)
      size.height = max(size.height, background.size.height)
    }
    return size
  }

  func performSizeThatFits(_ size: CGSize) -> CGSize {
    guard let storedConfiguration else { return intrinsicContentSize }
    return configuredSize(storedConfiguration, width: size.width > 0 ? size.width : nil)
  }

  /// Size of the title on one line, rounded up to points; the height of an empty one is a line's
  /// where there is no picture.
  private var naturalTitleSize: CGSize {
    let font = titleFont
    if let styled = currentAttributedTitle, styled.length > 0 {
      let text = styled.styledText(defaults: TextDefaults(font: font), traits: traitCollection)
      let size = TextMeasurer.layout(text, maximumLines: 1).size
      return CGSize(width: size.width.roundedUpToPoints, height: size.height.roundedUpToPoints)
    }
    guard let title = currentTitle, !title.isEmpty else {
      return CGSize(width: 0, height: shownImage == nil ? font.lineHeight.roundedUpToPoints : 0)
    }
    let lines = title.utf8.contains(10) ? title.split(separator: "\n", maxSplits: 1) : [title[...]]
    let width = TextMeasurer.width(of: String(lines.first ?? ""), font: font.face)
    return CGSize(width: width.roundedUpToPoints, height: font.lineHeight.roundedUpToPoints)
  }

  // MARK: - Placing

  func performLayoutSubviews() {
    madeBackgroundView?.frame = backgroundRect(forBounds: bounds)
    if let storedConfiguration {
      layOut(storedConfiguration)
      return
    }
    let content = contentRect(forBounds: bounds)
    if madeTitleLabel != nil {
      madeTitleLabel?.frame = onPixels(titleRect(forContentRect: content))
    }
    if madeImageView != nil { madeImageView?.frame = onPixels(imageRect(forContentRect: content)) }
  }

  func onPixels(_ rect: CGRect) -> CGRect {
    PixelGrid.rectangle(rect, scale: SimulatedDevice.current.scale)
  }

  func performTitleRect(in content: CGRect) -> CGRect {
    guard hasTitle else { return CGRect(origin: content.origin, size: .zero) }
    let image = shownImage?.size.width ?? 0
    let area = content.inset(by: titleEdgeInsets)
    let natural = naturalTitleSize
    let size = CGSize(
      width: min(natural.width, max(area.width - image, 0)),
      height: min(natural.height, max(area.height, 0)))
    let x = start(of: size.width + image, in: area) + image
    return CGRect(origin: CGPoint(x: x, y: top(of: size.height, in: area)), size: size)
  }

  func performImageRect(in content: CGRect) -> CGRect {
    guard let image = shownImage else { return CGRect(origin: content.origin, size: .zero) }
    let title = hasTitle ? naturalTitleSize.width : 0
    let area = content.inset(by: imageEdgeInsets)
    var size = image.size
    if size.width > area.width || size.height > area.height, size.width > 0, size.height > 0 {
      size.width = min(size.width, max(area.width, 0))
      size.height = min(size.height, max(area.height, 0))
    }
    if contentHorizontalAlignment == .fill, !hasTitle { size.width = max(area.width, 0) }
    if contentVerticalAlignment == .fill { size.height = max(area.height, 0) }
    let shownTitle = min(title, max(area.width - size.width, 0))
    let x = start(of: size.width + shownTitle, in: area)
    return CGRect(origin: CGPoint(x: x, y: top(of: size.height, in: area)), size: size)
  }

  private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: area.minX
    case .right, .trailing: area.maxX - width
    case .center: area.midX - width / 2
    }
  }

  private func top(of height: CGFloat, in area: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: area.minY
    case .bottom: area.maxY - height
    case .center: area.midY - height / 2
    }
  }

  // MARK: - Baseline

  /// Distances of the title's baseline from top and bottom at the natural size.
  func performBaseline() -> (fromTop: CGFloat?, fromBottom: CGFloat?) {
    guard hasTitle || storedConfiguration?.title != nil else { return (nil, nil) }
    let scale = SimulatedDevice.current.scale
    let font = titleFont
    let height = intrinsicContentSize.height
    let line = font.lineHeight.roundedUpToPoints
    let insets = storedConfiguration.map { ($0.contentInsets.top, $0.contentInsets.bottom) }
    let top = insets?.0 ?? (contentEdgeInsets.top + (freeHeight(line) / 2))
    let baseline = PixelGrid.round(top + font.ascender, scale: scale)
    return (baseline, height - baseline)
  }

  /// Height left for the title beyond its line.
  private func freeHeight(_ line: CGFloat) -> CGFloat {
    intrinsicContentSize.height - contentEdgeInsets.top - contentEdgeInsets.bottom - line
  }
}

extension CGFloat {
  /// The next whole number not below it; errors of calculation do not count.
  var roundedUpToPoints: CGFloat { PixelGrid.ceil(self, scale: 1) }
}
