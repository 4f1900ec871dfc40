internal import Foundation

/// The sections and cells that a document puts into a table.
package struct TableContent {
  /// One section.
  package struct Section {
    /// The text above.
    package var headerTitle: String?
    /// The text below.
    package var footerTitle: String?
    /// The cells, in order.
    package var cells: [UITableViewCell]

    /// Creates a section.
    package init(
      headerTitle: String? = nil, footerTitle: String? = nil, cells: [UITableViewCell] = []
    ) {
      self.headerTitle = headerTitle
      self.footerTitle = footerTitle
      self.cells = cells
    }
  }

  /// The sections, in order.
  package var sections: [Section]

  /// Creates content.
  package init(sections: [Section]) { self.sections = sections }

  subscript(path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }
}

/// Answers for a table whose document has its content and which has no data source.
final class DocumentTableSource: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    tableView.documentContent?.sections.count ?? 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.documentContent?.sections[section].cells.count ?? 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.documentContent?[indexPath] ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.documentContent?.sections[section].headerTitle
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.documentContent?.sections[section].footerTitle
  }
}
