public import Foundation

/// Rows of cells in sections, in one column, in a scroll view.
///
/// Only the rows that are seen have cells; a table of a document measures all of its own.
///
/// - Status: partial (editing by touch, swipes, drag and drop, the index at the side and changes with
///   animation come later; nibs are registered by the loader).
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// Where a row is put when the table scrolls to it.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// How a change of rows is shown.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Lets the content decide a height.
  public static let automaticDimension: CGFloat = -1

  /// The name of the magnifying glass in the index at the side.
  public static let indexSearch = "{search}"

  // MARK: - Stored state

  /// How sections are set apart.
  public final let style: Style
  final var rows = TableRows()
  final var choices = TableChoices()
  final let reuse = ReuseStore<UITableViewCell>()
  final let headerReuse = ReuseStore<UITableViewHeaderFooterView>()
  final let documentSource = DocumentTableSource()

  // MARK: - Creating

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from a document, whose style the loader's coder knows.
  public required init?(coder: NSCoder) {
    style = ListWords.tableStyle(coder)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: - Sources

  /// Gives the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  /// Decides about heights, headers and choices.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      setNeedsReload()
    }
  }

  /// The sections and cells of a document, shown while there is no data source.
  package final var documentContent: TableContent? { didSet { setNeedsReload() } }

  // MARK: - Heights

  /// Height of rows in points; automatic by default.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// Height that rows are taken for until they are seen.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// Height of headers in points; automatic by default.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  /// Height of footers in points; automatic by default.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  /// Height that headers are taken for until they are seen; headers are always measured.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// Height that footers are taken for until they are seen; footers are always measured.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Empty space above the header of a plain section; automatic by default.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

  // MARK: - Look

  /// A view above all sections; its height is its frame's.
  open var tableHeaderView: UIView? { didSet { edgeViewChanged(from: oldValue, tableHeaderView) } }
  /// A view below all sections; its height is its frame's.
  open var tableFooterView: UIView? { didSet { edgeViewChanged(from: oldValue, tableFooterView) } }
  /// A view behind all rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// How rows are set apart.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsLayout() }
  }
  /// The colour between rows; the system's when nil.
  open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
  /// How far separators keep from the sides; the margin by default.
  open var separatorInset: UIEdgeInsets {
    get { rows.separatorInset ?? defaultSeparatorInset }
    set {
      rows.separatorInset = newValue
      setNeedsLayout()
    }
  }
  /// Whether content views keep clear of the safe area at the sides.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsReload() } }
  /// Whether the margins of cells follow the width that keeps text readable; false by default.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsReload() } }

  // MARK: - Choices

  /// Whether rows may be chosen.
  open var allowsSelection = true
  /// Whether several rows may be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows may be chosen while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows may be chosen while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// The chosen row, the first of several.
  open var indexPathForSelectedRow: IndexPath? { choices.selected.first }
  /// The chosen rows; nil when there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    choices.selected.isEmpty ? nil : choices.selected
  }

  /// Chooses a row by code, without telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    performSelect(indexPath, scrollPosition: scrollPosition)
  }

  /// Lets go of a row by code, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { performDeselect(indexPath) }

  // MARK: - Editing

  /// Whether rows are being edited.
  open var isEditing: Bool {
    get { choices.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing; cells are told.
  open func setEditing(_ editing: Bool, animated: Bool) { performSetEditing(editing) }

  // MARK: - Cells

  /// Says which class makes cells of an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass as? UITableViewCell.Type, identifier) { type in
      UITableViewCell.styleInitializer.make(type, value: 0, string: identifier)
    }
  }

  /// Says which class makes headers and footers of an identifier.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerReuse.register(aClass as? UITableViewHeaderFooterView.Type, identifier) { type in
      UITableViewHeaderFooterView.reuseInitializer.make(type, string: identifier)
    }
  }

  /// Says how cells of a document's prototype are made.
  package final func registerPrototype(
    _ identifier: String, _ make: @escaping () -> UITableViewCell
  ) { reuse.register(identifier, make) }

  /// A cell that is no longer seen, or a new one of the registered kind; nil if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeue(identifier)
  }

  /// A cell that is no longer seen, or a new one of the registered kind.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueRegistered(identifier) }

  /// A header or footer that is no longer seen, or a new one of the registered kind.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { headerReuse.dequeue(identifier) }

  /// The cell of a row that is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cells[indexPath] }

  /// The row of a cell that is seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }?.key
  }

  /// The cells that are seen, from top to bottom.
  open var visibleCells: [UITableViewCell] { visiblePaths.compactMap { rows.cells[$0] } }

  /// The rows that are seen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }

  /// The header of a section, if it is seen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is seen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: - Numbers and places

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return rows.geometry.sections.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return rows.geometry.sections[section].rows.count
  }

  /// A row's rectangle in the content, in points.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectangle(ofRow: indexPath) }

  /// A section's rectangle in the content, in points.
  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    return strip(rows.geometry.section(section))
  }

  /// The rectangle of a section's header in the content, in points.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return strip(rows.geometry.header(of: section))
  }

  /// The rectangle of a section's footer in the content, in points.
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return strip(rows.geometry.footer(of: section))
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 0.1, height: 0.1)))?.first
  }

  /// The rows that reach into a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return paths(from: rect.minY, to: rect.maxY)
  }

  /// Scrolls so that a row is where it is wanted.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { performScroll(to: indexPath, at: scrollPosition, animated: animated) }

  // MARK: - Changes

  /// Asks the data source for everything anew.
  open func reloadData() { setNeedsReload() }

  /// Begins a group of changes.
  open func beginUpdates() {}

  /// Ends a group of changes: heights are worked out anew.
  open func endUpdates() { setNeedsReload() }

  /// Makes a group of changes; they are not animated on Linux.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    setNeedsReload()
    completion?(true)
  }

  /// Says that rows were added; the change is not animated on Linux.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    setNeedsReload()
  }

  /// Says that rows are gone; the change is not animated on Linux.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    choices.remove(indexPaths)
    setNeedsReload()
  }

  /// Asks for rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    setNeedsReload()
  }

  /// Says that a row has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsReload() }

  /// Says that sections were added; the change is not animated on Linux.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    setNeedsReload()
  }

  /// Says that sections are gone; the change is not animated on Linux.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    choices.remove(choices.selected.filter { sections.contains($0.section) })
    setNeedsReload()
  }

  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    setNeedsReload()
  }

  // MARK: - Layout

  /// Lays out the rows that are seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  /// Sections of an inset table keep clear of the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Sizes of text may have changed every height.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.preferredContentSizeCategory
        != traitCollection.preferredContentSizeCategory
    else { return }
    setNeedsReload()
  }
}
