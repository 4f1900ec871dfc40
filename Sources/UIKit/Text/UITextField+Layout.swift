internal import Foundation
internal import TextLayout

extension UITextField {
  /// The font in force.
  var effectiveFont: UIFont { storedFont ?? .systemFont(ofSize: 17) }
  var effectiveColor: UIColor { textColor ?? .label }

  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  func sideViewChanged(from old: UIView?) {
    if let old, old !== leftView, old !== rightView { old.removeFromSuperview() }
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if shows(mode) {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    contentChanged()
  }

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Height of the edge's style; that of a rounded edge does not follow the font.
  ///
  /// - Evidence: observed for none and rounded, assumed for line and bezel;
  ///   Documentation/Evidence.md, text fields.
  private var naturalHeight: CGFloat {
    let line = effectiveFont.lineHeight
    switch borderStyle {
    case .none: return (line + 0.5).rounded(.up)
    case .line: return (line + 4).rounded(.up)
    case .bezel: return (line + 7).rounded(.up)
    case .roundedRect: return SimulatedDevice.current.era == .classic ? 30 : 34
    }
  }

  /// Space between the edge and the text, left and right.
  private var sideInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  func performIntrinsicContentSize() -> CGSize {
    let shown = (text ?? "").isEmpty ? placeholder ?? "" : displayedText
    let scale = SimulatedDevice.current.scale
    var width = PixelGrid.ceil(
      TextMeasurer.width(of: shown, font: effectiveFont.face), scale: scale)
    width += 2 * sideInset
    if let leftView, shows(leftViewMode) { width += leftView.bounds.width }
    if let rightView, shows(rightViewMode) { width += rightView.bounds.width }
    return CGSize(width: width, height: naturalHeight)
  }

  var layoutHeight: CGFloat { bounds.height > 0 ? bounds.height : naturalHeight }

  func performBaseline() -> CGFloat? {
    let font = effectiveFont
    let top = (layoutHeight - font.lineHeight) / 2
    return PixelGrid.round(top + font.ascender, scale: SimulatedDevice.current.scale)
  }

  func performTextRect(_ bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: sideInset, dy: 0)
    if leftView != nil, shows(leftViewMode) {
      let start = max(rect.minX, leftViewRect(forBounds: bounds).maxX)
      rect = CGRect(
        x: start, y: rect.minY, width: max(0, rect.maxX - start), height: rect.height)
    }
    if rightView != nil, shows(rightViewMode) {
      rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - rect.minX)
    } else if showsClearButton {
      rect.size.width = max(0, clearButtonRect(forBounds: bounds).minX - 2 - rect.minX)
    }
    return rect
  }

  var showsClearButton: Bool { shows(clearButtonMode) && !(text ?? "").isEmpty }

  func performClearRect(_ bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 19 - 5, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  func performLeftRect(_ bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func performRightRect(_ bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The text, or dots for one that is hidden.
  var displayedText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
