/// The views that a cell makes itself.
@MainActor
struct CellParts {
  enum TextRole { case text, detail }

  /// The frame of a cell that no table has placed.
  static let startFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  let content = CellContentView(frame: CellParts.startFrame)
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var accessory: CellAccessoryView?
  var separator: UIView?
  var separatorInset: UIEdgeInsets?
  /// The content view's own colour while a mark covers it.
  private(set) var plainContentColor: UIColor?
  private var isMarked = false

  /// Shows or hides the standard mark of a chosen row.
  mutating func showMark(_ isMarked: Bool) {
    guard isMarked != self.isMarked else { return }
    self.isMarked = isMarked
    if isMarked {
      plainContentColor = content.backgroundColor
      content.backgroundColor = .systemGray4
    } else {
      content.backgroundColor = plainContentColor
    }
  }

  mutating func label(_ role: TextRole, of cell: UITableViewCell) -> UILabel {
    if let label = role == .text ? text : detail { return label }
    let label = CellParts.makeLabel(role, style: cell.cellStyle)
    content.addSubview(label)
    if role == .text { text = label } else { detail = label }
    return label
  }

  mutating func imageView(of cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let made = UIImageView(frame: .zero)
    content.addSubview(made)
    image = made
    return made
  }

  /// - Evidence: measured; Documentation/Evidence.md, cells.
  private static func makeLabel(
    _ role: TextRole, style: UITableViewCell.CellStyle
  ) -> UILabel {
    let label = UILabel(frame: .zero)
    switch (style, role) {
    case (.value2, .text):
      label.font = .systemFont(ofSize: 12)
      label.textColor = .systemBlue
      label.textAlignment = .right
    case (.value2, .detail): label.font = .systemFont(ofSize: 12)
    case (.subtitle, .detail): label.font = .systemFont(ofSize: 12)
    case (.value1, .detail):
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
      label.textAlignment = .right
    default: label.font = .preferredFont(forTextStyle: .body)
    }
    return label
  }
}

/// Holds a cell's content; its margins are the cell's to give unless an app has set them.
final class CellContentView: UIView {
  /// Gives margins that an app's own override.
  func setStandardMargins(_ margins: NSDirectionalEdgeInsets) {
    guard !marginState.isCustom else { return }
    let base = undirected(margins)
    guard marginState.base != base else { return }
    changeMargins { $0.base = base }
  }

  /// Whether constraints, not the cell, place what is inside.
  var isConstrained: Bool {
    !installedConstraints.isEmpty
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// An arrow, tick or button at a row's end.
final class CellAccessoryView: UIView {
  private let first = BarGlyphView(frame: .zero)
  private let second = BarGlyphView(frame: .zero)
  private var type = UITableViewCell.AccessoryType.none

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addSubview(first)
    addSubview(second)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ type: UITableViewCell.AccessoryType, tint: UIColor) {
    self.type = type
    let hasButton = type == .detailButton || type == .detailDisclosureButton
    first.glyph = hasButton ? .info : type == .checkmark ? .check : nil
    first.tintColor = tint
    first.isHidden = first.glyph == nil
    let hasArrow = type == .disclosureIndicator || type == .detailDisclosureButton
    second.glyph = hasArrow ? .forward : nil
    second.tintColor = .tertiaryLabel
    second.lineWidth = 2
    second.isHidden = !hasArrow
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    if !first.isHidden {
      let side: CGFloat = type == .checkmark ? 15 : 22
      first.frame = CGRect(x: 1, y: middle - side / 2, width: side, height: side)
    }
    if !second.isHidden {
      second.frame = CGRect(x: bounds.width - 9, y: middle - 7, width: 9, height: 14)
    }
  }
}
