/// The card of an alert on a shade.
final class AlertView: UIView {
  /// What the card says.
  struct Content {
    var title: String?
    var message: String?
    var fields: [UITextField]
    var actions: [UIAlertAction]
    var preferred: UIAlertAction?
    var isSheet: Bool
  }

  /// Width of an alert's card, height of its buttons, corner and padding, in points.
  ///
  /// - Evidence: documented (270, 44, 14), assumed (sheet); Documentation/Evidence.md, alerts.
  private enum Measure {
    static let cardWidth: CGFloat = 270
    static let alertButton: CGFloat = 44
    static let sheetButton: CGFloat = 57
    static let corner: CGFloat = 14
    static let padding: CGFloat = 16
    static let sheetMargin: CGFloat = 8
    static let fieldHeight: CGFloat = 26
  }

  private let card = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var content: Content?
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(SheetGeometry.shadeOpacity)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Measure.corner
    card.clipsToBounds = true
    addSubview(card)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Fills the card.
  func show(_ content: Content, onTap: @escaping (UIAlertAction) -> Void) {
    self.content = content
    titleLabel.text = content.title
    titleLabel.font = .systemFont(ofSize: content.isSheet ? 13 : 17, weight: .semibold)
    messageLabel.text = content.message
    messageLabel.font = .systemFont(ofSize: 13)
    for view in buttons + lines { view.removeFromSuperview() }
    buttons = content.actions.map { action in
      button(for: action, content: content, onTap: onTap)
    }
    lines = content.actions.map { _ in
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      return line
    }
    for view in buttons + lines + content.fields { card.addSubview(view) }
    setNeedsLayout()
  }

  private func button(
    for action: UIAlertAction, content: Content, onTap: @escaping (UIAlertAction) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    let isBold = action.style == .cancel || action === content.preferred
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .systemFont(
      ofSize: content.isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    if action.style == .destructive { button.tintColor = .systemRed }
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { _ in onTap(action) }, for: .touchUpInside)
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    let width =
      content.isSheet ? min(bounds.width, 414) - 2 * Measure.sheetMargin : Measure.cardWidth
    var y = layoutTexts(width: width)
    for field in content.fields {
      field.frame = CGRect(
        x: Measure.padding, y: y, width: width - 2 * Measure.padding, height: Measure.fieldHeight)
      y += Measure.fieldHeight + 4
    }
    if !content.fields.isEmpty { y += Measure.padding - 4 }
    let height = layoutButtons(from: y, width: width, isSheet: content.isSheet)
    let x = (bounds.width - width) / 2
    card.frame = CGRect(
      x: x,
      y: content.isSheet
        ? bounds.height - height - max(safeAreaInsets.bottom, Measure.sheetMargin)
        : ((bounds.height - height) / 2).rounded(), width: width, height: height)
  }

  /// Places title and message; returns where what follows begins.
  private func layoutTexts(width: CGFloat) -> CGFloat {
    let inner = width - 2 * Measure.padding
    var y: CGFloat = 0
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      if y == 0 { y = 19 }
      let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
      label.frame = CGRect(x: Measure.padding, y: y, width: inner, height: height)
      y += height + 3
    }
    return y == 0 ? 0 : y - 3 + 19
  }

  /// Places the buttons, two of an alert beside each other; returns the card's height.
  private func layoutButtons(from top: CGFloat, width: CGFloat, isSheet: Bool) -> CGFloat {
    let height = isSheet ? Measure.sheetButton : Measure.alertButton
    let hair = 1 / SimulatedDevice.current.scale
    let besides = !isSheet && buttons.count == 2
    var y = top
    for (index, button) in buttons.enumerated() {
      let column = besides ? CGFloat(index) : 0
      let buttonWidth = besides ? width / 2 : width
      button.frame = CGRect(x: column * buttonWidth, y: y, width: buttonWidth, height: height)
      lines[index].frame =
        besides && index == 1
        ? CGRect(x: buttonWidth, y: y, width: hair, height: height)
        : CGRect(x: 0, y: y, width: width, height: hair)
      if !besides { y += height }
    }
    return besides ? top + height : y
  }
}
