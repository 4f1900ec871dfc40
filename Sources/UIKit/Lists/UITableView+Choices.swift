internal import Foundation

/// The rows of a table that are chosen, and whether it is being edited.
struct TableChoices {
  /// In the order in which they were chosen.
  private(set) var selected: [IndexPath] = []
  var isEditing = false

  mutating func add(_ path: IndexPath) {
    if !selected.contains(path) { selected.append(path) }
  }

  mutating func remove(_ paths: [IndexPath]) { selected.removeAll { paths.contains($0) } }

  mutating func keep(where holds: (IndexPath) -> Bool) { selected = selected.filter(holds) }
}

extension UITableView {
  func performSelect(_ path: IndexPath?, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || path == nil {
      let before = choices.selected
      before.forEach(performDeselect)
    }
    guard let path else { return }
    choices.add(path)
    rows.cells[path]?.setSelected(true, animated: false)
    performScroll(to: path, at: scrollPosition, animated: false)
  }

  func performDeselect(_ path: IndexPath) {
    choices.remove([path])
    rows.cells[path]?.setSelected(false, animated: false)
  }

  /// Does what a tap on a row does: lets go of others, chooses it, and tells the delegate.
  package func tapRow(at path: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    if choices.selected.contains(path), allowsMultipleSelection {
      letGo(of: path)
      return
    }
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen = answer else { return }
    if !allowsMultipleSelection {
      for other in choices.selected where other != chosen { letGo(of: other) }
    }
    performSelect(chosen, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func letGo(of path: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let gone = answer else { return }
    performDeselect(gone)
    delegate?.tableView(self, didDeselectRowAt: gone)
  }

  func performSetEditing(_ editing: Bool) {
    choices.isEditing = editing
    for cell in rows.cells.values { cell.setEditing(editing, animated: false) }
  }

  func performScroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    let rectangle = rectangle(ofRow: path)
    let inset = adjustedContentInset
    let window = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .none:
      scrollRectToVisible(rectangle, animated: animated)
      return
    case .top: y = rectangle.minY - inset.top
    case .middle: y = rectangle.midY - inset.top - window / 2
    case .bottom: y = rectangle.maxY - inset.top - window
    }
    let target = CGPoint(x: contentOffset.x, y: y)
    setContentOffset(clampedIfIllegal(target), animated: animated)
  }

  var defaultSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: TableMetrics.sideMargin(width: rowWidth), bottom: 0, right: 0)
  }
}
