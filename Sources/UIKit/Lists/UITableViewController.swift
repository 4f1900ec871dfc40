public import Foundation

/// A controller whose view is a table.
///
/// All members of the two protocols stand in the class body, since on Linux a subclass cannot answer
/// a protocol member that only a default implementation of the superclass has.
///
/// - Status: partial (the keyboard does not change the table's insets yet).
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private final let style: UITableView.Style

  // MARK: - Creating

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table, or the one of a document.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: - Table

  /// The table; the controller's view, unless a subclass has put another view in its place.
  open var tableView: UITableView! {
    get { (view as? UITableView) ?? ownTable }
    set { view = newValue }
  }

  private final var ownTable: UITableView?

  /// Whether the choice is let go when the table appears again.
  open var clearsSelectionOnViewWillAppear = true

  /// Pulls new content; the table shows it at its top.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let table = view as? UITableView else { return }
    ownTable = table
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// Lets go of the choice.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Tells the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  override func makeDefaultView() -> UIView {
    UITableView(frame: SimulatedDevice.current.bounds, style: style)
  }

  // MARK: - UITableViewDataSource

  /// How many sections there are: those of the document, else one.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.documentContent.map { $0.sections.count } ?? 1
  }

  /// How many rows a section has: those of the document, else none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let content = tableView.documentContent, content.sections.indices.contains(section)
    else { return 0 }
    return content.sections[section].cells.count
  }

  /// The cell of a row: that of the document.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = tableView.documentContent?[indexPath] else {
      preconditionFailure(
        "\(type(of: self)) says it has row \(indexPath.row) in section \(indexPath.section) and "
          + "gives no cell; override tableView(_:cellForRowAt:)")
    }
    return cell
  }

  /// The text above a section: that of the document.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    guard let content = tableView.documentContent, content.sections.indices.contains(section)
    else { return nil }
    return content.sections[section].headerTitle
  }

  /// The text below a section: that of the document.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    guard let content = tableView.documentContent, content.sections.indices.contains(section)
    else { return nil }
    return content.sections[section].footerTitle
  }

  /// Whether a row may be edited: yes.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Whether a row may be moved: no.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Called when a person has inserted or deleted a row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Called when a person has moved a row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The titles of the index at the side: none.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section that a title of the index leads to: that of the same number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: - UITableViewDelegate

  /// Height of a row: that of the document's cell, else the table's.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.documentContent?[indexPath]?.documentRowHeight ?? tableView.rowHeight
  }

  /// Height that a row is taken for until it is seen: the table's.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }

  /// Height of a section's header: the table's.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// Height of a section's footer: the table's.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  /// The view above a section: none.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  /// The view below a section: none.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  /// Called before a cell is shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called after a cell was taken away.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Called before a header is shown.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called before a footer is shown.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Whether a touch may highlight a row: yes.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// The row that is chosen: the one tapped.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called when a person has chosen a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// The row that is let go: the one tapped.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called when a person has let go of a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Called when a person taps the button at a row's end.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// How a row is edited: it is deleted.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// How many steps a row is indented: as the document says, else none.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { tableView.documentContent?[indexPath]?.indentationLevel ?? 0 }

  // MARK: - UIScrollViewDelegate

  /// Called after each change of the offset.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called once after each change of the adjusted inset.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
