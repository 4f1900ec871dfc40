public import Foundation

/// A row of a table: its content, and what stands beside it.
///
/// - Status: partial (content configurations, editing controls and swipes come later).
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// How the standard texts and image are arranged.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// How rows are set apart.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// What stands at a row's end.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a row is edited.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// Where the row stands among those of its section.
  struct Position: Equatable {
    var isFirst = false
    var isLast = false
    var isInset = false
    var isPlain = true
  }

  // MARK: - Stored state

  final let cellStyle: CellStyle
  final var parts = CellParts()
  final var position = Position()
  final weak var table: UITableView?
  /// A height that the document has fixed for the row, in points.
  package final var documentRowHeight: CGFloat?

  // MARK: - Creating

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CellParts.startFrame)
    setUp()
  }

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a cell from a document, whose style the loader's coder knows.
  public required init?(coder: NSCoder) {
    cellStyle = ListWords.cellStyle(coder)
    reuseIdentifier = ListWords.reuseIdentifier(coder)
    super.init(coder: coder)
    frame = CellParts.startFrame
    setUp()
  }

  private func setUp() {
    clipsToBounds = false
    backgroundColor = .systemBackground
    addSubview(parts.content)
  }

  // MARK: - Reuse

  /// The name under which the table keeps the cell for other rows.
  open internal(set) var reuseIdentifier: String?

  /// Called before the cell is used for another row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  // MARK: - Content

  /// Holds what an app adds.
  open var contentView: UIView { parts.content }
  /// The main text; made when it is first asked for.
  open var textLabel: UILabel? { parts.label(.text, of: self) }
  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? {
    cellStyle == .default ? nil : parts.label(.detail, of: self)
  }
  /// The image in front of the text; nil in the style with a caption.
  open var imageView: UIImageView? { cellStyle == .value2 ? nil : parts.imageView(of: self) }
  /// A view behind the content.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// A view behind the content while the cell is chosen.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      refreshDecoration()
    }
  }
  /// The background while several rows may be chosen.
  open var multipleSelectionBackgroundView: UIView?
  /// Steps by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Width of a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the content is indented while editing; editing shows no controls yet.
  open var shouldIndentWhileEditing = true
  /// How far the separator keeps from the sides; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? table?.separatorInset ?? defaultSeparatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: - Accessory

  /// What stands at the row's end.
  open var accessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
  /// A view that stands at the row's end in its place.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryChanged()
    }
  }
  /// What stands at the row's end while editing.
  open var editingAccessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
  /// A view that stands at the row's end while editing.
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryChanged()
    }
  }

  // MARK: - State

  /// How the cell looks when chosen.
  open var selectionStyle: SelectionStyle = .default { didSet { refreshDecoration() } }
  /// Whether the row is chosen.
  open var isSelected = false { didSet { if oldValue != isSelected { refreshDecoration() } } }
  /// Whether a finger is on the row.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { refreshDecoration() } } }
  /// Whether the row is being edited.
  open var isEditing = false { didSet { if oldValue != isEditing { accessoryChanged() } } }
  /// How the row is edited, as the table's delegate says.
  open var editingStyle: EditingStyle {
    guard let table, let path = table.indexPath(for: self), isEditing else { return .none }
    return table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
  }
  /// Whether the cell shows a handle for moving while editing; none is drawn yet.
  open var showsReorderControl = false

  /// Chooses the cell or lets it go.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Highlights the cell or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: - Layout

  /// Places content, accessory, separator and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  /// The size that the content needs.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  /// The size that the content needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(size, .required, .fittingSizeLevel)
  }

  /// Colours of accessory and caption follow the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshDecoration()
  }
}

extension UITableViewCell: ReusableView {
  /// `init(style:reuseIdentifier:)`, for classes known only at run time.
  static let styleInitializer = ViewInitializer(of: UITableViewCell.self, number: 0)
}
