internal import Foundation

/// What a table knows of its rows: heights, and the views of those that are seen.
struct TableRows {
  var geometry = TableGeometry()
  /// Rows whose height was measured, where rows decide their own.
  var measured: Set<IndexPath> = []
  /// Whether the data source must be asked anew.
  var needsReload = true
  /// The width for which heights hold, in points.
  var width: CGFloat = 0
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var separatorInset: UIEdgeInsets?
}

extension UITableView {
  /// Gives the rows now: the data source, or a document's content.
  var source: (any UITableViewDataSource)? {
    dataSource ?? (documentContent == nil ? nil : documentSource)
  }

  func setNeedsReload() {
    rows.needsReload = true
    setNeedsLayout()
  }

  // MARK: - Asking

  /// Asks for numbers and heights, if they are not known for the present width.
  func loadIfNeeded() {
    guard rows.needsReload || rows.width != bounds.width else { return }
    rows.needsReload = false
    rows.width = bounds.width
    takeAwayAllViews()
    rows.measured = []
    let source = self.source
    let count = source?.numberOfSections(in: self) ?? 0
    let sections = (0..<count).map { self.section($0, source: source) }
    rows.geometry = TableGeometry(
      sections: sections, headerHeight: tableHeaderView?.bounds.height ?? 0,
      footerHeight: tableFooterView?.bounds.height ?? 0)
    measureDocumentRows()
    choices.keep { path in
      sections.indices.contains(path.section) && path.row < sections[path.section].rows.count
    }
    updateContentSize()
  }

  private func section(
    _ index: Int, source: (any UITableViewDataSource)?
  ) -> TableGeometry.Section {
    let count = source?.tableView(self, numberOfRowsInSection: index) ?? 0
    var section = TableGeometry.Section()
    section.header = headerHeight(of: index)
    section.footer = footerHeight(of: index)
    if style == .plain, section.header > 0 {
      section.padding =
        sectionHeaderTopPadding >= 0
        ? sectionHeaderTopPadding : TableMetrics.headerPadding(SimulatedDevice.current.era)
    }
    section.rows = (0..<count).map { row in
      let height = askedHeight(IndexPath(row: row, section: index))
      return height >= 0 ? height : estimatedHeight(IndexPath(row: row, section: index))
    }
    return section
  }

  /// The height that delegate, cell or table give; negative if the content decides.
  private func askedHeight(_ path: IndexPath) -> CGFloat {
    if dataSource == nil || delegate == nil, let own = documentContent?[path]?.documentRowHeight {
      return own
    }
    return delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  private func estimatedHeight(_ path: IndexPath) -> CGFloat {
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : TableMetrics.rowHeight(SimulatedDevice.current.era)
  }

  /// A document's cells exist already, so that all their heights can be known.
  private func measureDocumentRows() {
    guard dataSource == nil, let content = documentContent else { return }
    var changes: [(section: Int, row: Int, height: CGFloat)] = []
    for (sectionIndex, section) in content.sections.enumerated() {
      for (row, cell) in section.cells.enumerated() {
        let path = IndexPath(row: row, section: sectionIndex)
        guard askedHeight(path) < 0 else { continue }
        changes.append((sectionIndex, row, measuredHeight(of: cell)))
        rows.measured.insert(path)
      }
    }
    rows.geometry.setHeights(changes)
  }

  /// The height that a cell's content needs at the rows' width.
  private func measuredHeight(of cell: UITableViewCell) -> CGFloat {
    cell.table = self
    cell.adoptWidth(rowWidth)
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let scale = SimulatedDevice.current.scale
    return PixelGrid.round(fitting.height, scale: scale)
  }

  // MARK: - Places

  /// How far rows keep from the table's sides.
  var sideInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return TableMetrics.sideMargin(width: bounds.width) + max(safeAreaInsets.left, 0)
  }

  var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  func strip(_ span: (y: CGFloat, height: CGFloat)) -> CGRect {
    CGRect(x: 0, y: span.y, width: bounds.width, height: span.height)
  }

  func rectangle(ofRow path: IndexPath) -> CGRect {
    loadIfNeeded()
    guard rows.geometry.sections.indices.contains(path.section),
      rows.geometry.sections[path.section].rows.indices.contains(path.row)
    else { return .zero }
    let span = rows.geometry.row(path.row, in: path.section)
    return CGRect(x: sideInset, y: span.y, width: rowWidth, height: span.height)
  }

  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    rows.geometry.sections(from: top, to: bottom).flatMap { section in
      rows.geometry.rows(of: section, from: top, to: bottom).map {
        IndexPath(row: $0, section: section)
      }
    }
  }

  var visiblePaths: [IndexPath] {
    loadIfNeeded()
    return paths(from: bounds.minY, to: bounds.maxY)
  }

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: rows.geometry.height)
  }

  // MARK: - Layout

  /// Shows the rows that are seen. Measuring one may bring others into sight or out of it, so this
  /// goes on until no height changes.
  func layoutRows() {
    loadIfNeeded()
    for _ in 0..<UIView.greatestPassCount {
      guard measureVisibleRows() else { break }
    }
    let visible = visiblePaths
    let wanted = Set(visible)
    for (path, cell) in rows.cells where !wanted.contains(path) { takeAway(cell, at: path) }
    for path in visible { place(cell(at: path), at: path) }
    layoutHeadersAndFooters()
    layoutEdgeViews()
    updateContentSize()
  }

  /// Measures rows that are seen and decide their own height; whether any height has changed.
  private func measureVisibleRows() -> Bool {
    var changes: [(section: Int, row: Int, height: CGFloat)] = []
    for path in visiblePaths where !rows.measured.contains(path) {
      guard askedHeight(path) < 0 else { continue }
      rows.measured.insert(path)
      let height = measuredHeight(of: cell(at: path))
      if height != rows.geometry.row(path.row, in: path.section).height {
        changes.append((path.section, path.row, height))
      }
    }
    guard !changes.isEmpty else { return false }
    rows.geometry.setHeights(changes)
    return true
  }

  private func cell(at path: IndexPath) -> UITableViewCell {
    if let cell = rows.cells[path] { return cell }
    guard let source else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = source.tableView(self, cellForRowAt: path)
    cell.table = self
    cell.isSelected = choices.selected.contains(path)
    cell.indentationLevel =
      delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    rows.cells[path] = cell
    cell.adoptWidth(rowWidth)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    cell.translatesAutoresizingMaskIntoConstraints = true
    let frame = rectangle(ofRow: path)
    if cell.frame != frame { cell.frame = frame }
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    let count = rows.geometry.sections[path.section].rows.count
    cell.position = UITableViewCell.Position(
      isFirst: path.row == 0, isLast: path.row == count - 1, isInset: style == .insetGrouped,
      isPlain: style == .plain)
    cell.refreshDecoration()
  }

  private func takeAway(_ cell: UITableViewCell, at path: IndexPath) {
    rows.cells[path] = nil
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if documentContent?[path] !== cell { reuse.recycle(cell) }
  }

  private func takeAwayAllViews() {
    for (path, cell) in rows.cells { takeAway(cell, at: path) }
    for view in rows.headers.values { dropEdge(view) }
    for view in rows.footers.values { dropEdge(view) }
    rows.headers = [:]
    rows.footers = [:]
  }

  private func layoutEdgeViews() {
    backgroundView?.frame = bounds
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
      if view.bounds.height != rows.geometry.headerHeight { setNeedsReload() }
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0, y: rows.geometry.sectionsEnd, width: bounds.width, height: view.bounds.height)
      if view.bounds.height != rows.geometry.footerHeight { setNeedsReload() }
    }
  }

  func edgeViewChanged(from old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      new.translatesAutoresizingMaskIntoConstraints = true
      addSubview(new)
    }
    setNeedsReload()
  }

  func dequeueRegistered(_ identifier: String) -> UITableViewCell {
    guard let cell = reuse.dequeue(identifier) else {
      preconditionFailure(
        "no cell is registered for the identifier \"\(identifier)\" in \(type(of: self))")
    }
    return cell
  }
}
