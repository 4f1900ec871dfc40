internal import Foundation
internal import TextLayout

extension UILabel {
  /// Size of the text in points, unrounded.
  ///
  /// - Parameters:
  ///   - width: room for lines; nil breaks at line separators only.
  ///   - lines: most lines; 0 is no limit.
  /// - Complexity: O(1) for text measured before, O(length) else.
  func measure(width: CGFloat?, lines: Int) -> CGSize {
    guard hasText else { return .zero }
    if isPlainLine, let plainText {
      let face = storedFont.face
      let natural = TextMeasurer.width(of: plainText, font: face)
      let fits = width.map { natural <= $0 + UILabel.widthTolerance } ?? true
      // One line keeps its natural width: cutting is a matter of drawing.
      if lines == 1 || fits { return CGSize(width: natural, height: storedFont.lineHeight) }
    }
    let key = width ?? .nan
    if let measured, measured.lines == lines,
      measured.width == key || (measured.width.isNaN && key.isNaN)
    {
      return measured.size
    }
    let size = TextMeasurer.layout(
      styledText(), width: lines == 1 ? nil : width, maximumLines: lines
    ).size
    measured = (key, lines, size)
    return size
  }

  /// Widths come back from the solver with an error of calculation.
  static var widthTolerance: CGFloat { 0.001 }

  func performTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
    let isLimited = lines != 1 && bounds.width < UILabel.unlimited
    let size = roundedUp(measure(width: isLimited ? bounds.width : nil, lines: lines))
    let height = min(size.height, bounds.height)
    // As UIKit, the rectangle stands in the middle of a height that is known.
    let top = bounds.height < UILabel.unlimited ? bounds.minY + (bounds.height - height) / 2 : 0
    return CGRect(x: bounds.minX, y: top, width: min(size.width, bounds.width), height: height)
  }

  /// Lengths from here on are taken for no limit.
  static var unlimited: CGFloat { 1e5 }

  func performIntrinsicContentSize() -> CGSize {
    let width =
      numberOfLines != 1 && preferredMaxLayoutWidth > 0
      ? preferredMaxLayoutWidth : UILabel.unlimited
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of several lines in the width that layout has given.
  func layoutSize(forWidth width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: max(width, 0), height: UILabel.unlimited),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  func performSizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = numberOfLines != 1 && size.width > 0
    return textRect(
      forBounds: CGRect(
        x: 0, y: 0, width: isLimited ? size.width : UILabel.unlimited, height: UILabel.unlimited),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// - Evidence: measured; sizes are rounded up to pixels. On the editor's canvas observed: up to
  ///   points for one line of the system font outside of stack views.
  private func roundedUp(_ size: CGSize) -> CGSize {
    let scale = takesWholePoints ? 1 : SimulatedDevice.current.scale
    return CGSize(
      width: PixelGrid.ceil(size.width, scale: scale),
      height: PixelGrid.ceil(size.height, scale: scale))
  }

  private var takesWholePoints: Bool {
    guard let canvas = SimulatedDevice.current.canvas, canvas.labelsTakeWholePoints,
      numberOfLines == 1, styledSource == nil, storedFont.isSystemFont
    else { return false }
    var above = superview
    while let view = above {
      if view is UIStackView { return false }
      above = view.superview
    }
    return true
  }

  // MARK: - Baselines

  /// - Evidence: measured; the baseline lies the ascender below the text's top, on a pixel.
  func performFirstBaseline() -> CGFloat? {
    guard hasText || !bounds.isEmpty else { return nil }
    let scale = SimulatedDevice.current.scale
    guard styledSource != nil, hasText else {
      return PixelGrid.round(storedFont.ascender, scale: scale)
    }
    let width = numberOfLines == 1 || bounds.width == 0 ? nil : bounds.width
    let block = TextMeasurer.layout(styledText(), width: width, maximumLines: numberOfLines)
    return PixelGrid.round(block.firstBaseline, scale: scale)
  }

  func performLastBaseline() -> CGFloat? {
    guard hasText || !bounds.isEmpty else { return nil }
    let scale = SimulatedDevice.current.scale
    guard styledSource != nil, hasText else {
      let line = PixelGrid.ceil(storedFont.lineHeight, scale: scale)
      return line - PixelGrid.round(storedFont.ascender, scale: scale)
    }
    let width = numberOfLines == 1 || bounds.width == 0 ? nil : bounds.width
    let block = TextMeasurer.layout(styledText(), width: width, maximumLines: numberOfLines)
    let height = PixelGrid.ceil(block.size.height, scale: scale)
    return height - PixelGrid.round(block.lastBaseline, scale: scale)
  }
}

extension UIFont {
  /// Whether it is the system's own and not named.
  var isSystemFont: Bool { if case .named = face.family { false } else { true } }
}
