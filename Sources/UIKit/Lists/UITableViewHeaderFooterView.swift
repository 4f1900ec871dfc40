public import Foundation

/// The view above or below a section of a table.
///
/// - Status: partial (content configurations come later).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Which view of which kind of table this is.
  struct Role: Equatable {
    var isHeader = true
    var isPlain = true
  }

  final var role = Role() { didSet { if oldValue != role { roleChanged() } } }
  private final let content = UIView(frame: .zero)
  private final var text: UILabel?
  private final var detail: UILabel?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Creates a view that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from a document.
  public required init?(coder: NSCoder) {
    reuseIdentifier = ListWords.reuseIdentifier(coder)
    super.init(coder: coder)
    addSubview(content)
  }

  /// The name under which the table keeps the view for other sections.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// Holds what an app adds.
  open var contentView: UIView { content }
  /// The text; made when it is first asked for.
  open var textLabel: UILabel? { text ?? makeText() }
  /// A second text; made when it is first asked for.
  open var detailTextLabel: UILabel? { detail ?? makeDetail() }
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: - Layout

  /// Places content and text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = bounds
    guard let text else { return }
    let side = TableMetrics.sideMargin(width: bounds.width) + safeAreaInsets.left
    let natural = text.sizeThatFits(
      CGSize(width: bounds.width - 2 * side, height: .greatestFiniteMagnitude))
    text.frame = CGRect(
      x: side, y: textTop(natural.height), width: bounds.width - 2 * side, height: natural.height)
    detail?.frame = .zero
  }

  /// The height that the content needs.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if content.constraints.isEmpty {
      return CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
    }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Whether the view shows nothing but its own text.
  final var usesOwnLabels: Bool { text != nil && content.constraints.isEmpty }

  /// The height that the text needs at a width, in points; 0 without text.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, tables.
  final func fittingHeight(width: CGFloat) -> CGFloat {
    guard let text else { return 0 }
    let side = TableMetrics.sideMargin(width: width)
    let natural = text.sizeThatFits(
      CGSize(width: width - 2 * side, height: .greatestFiniteMagnitude))
    return natural.height + 2 * UITableViewHeaderFooterView.textMargin
  }

  /// Room above and below the text, in points.
  private static let textMargin: CGFloat = 7.5

  /// Headers of grouped tables have their text at the bottom, footers at the top, plain ones in the
  /// middle.
  private func textTop(_ height: CGFloat) -> CGFloat {
    if role.isPlain { return (bounds.height - height) / 2 }
    return role.isHeader
      ? bounds.height - height - UITableViewHeaderFooterView.textMargin
      : UITableViewHeaderFooterView.textMargin
  }

  private func makeText() -> UILabel {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    content.addSubview(label)
    text = label
    roleChanged()
    return label
  }

  private func makeDetail() -> UILabel {
    let label = UILabel(frame: .zero)
    content.addSubview(label)
    detail = label
    return label
  }

  private func roleChanged() {
    if role.isPlain, role.isHeader {
      text?.font = .systemFont(ofSize: 17, weight: .semibold)
      text?.textColor = .label
      backgroundColor = .secondarySystemBackground
    } else {
      text?.font = .systemFont(ofSize: 13)
      text?.textColor = .secondaryLabel
      backgroundColor = nil
    }
    setNeedsLayout()
  }
}

extension UITableViewHeaderFooterView: ReusableView {
  /// `init(reuseIdentifier:)`, for classes known only at run time.
  static let reuseInitializer = ViewInitializer(of: UITableViewHeaderFooterView.self, number: 0)
}
