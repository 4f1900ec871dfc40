import Testing

@testable import UIKit

/// Rows of a number of sections, with cells of a registered class.
private final class Rows: UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var titles: [String?]
  var height: ((IndexPath) -> CGFloat)?
  var log: [String] = []
  var configure: (UITableViewCell, IndexPath) -> Void = { cell, path in
    cell.textLabel?.text = "Row \(path.row)"
  }

  init(_ counts: [Int], titles: [String?] = []) {
    self.counts = counts
    self.titles = titles
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    configure(cell, path)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    height?(path) ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    log.append("will select \(path.row)")
    return path
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    log.append("did select \(path.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    log.append("did deselect \(path.row)")
  }
}

private final class CountedCell: UITableViewCell {
  nonisolated(unsafe) static var made: [String] = []
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    CountedCell.made.append(reuseIdentifier ?? "none")
  }
  required init?(coder: NSCoder) { fatalError("not made from documents") }
}

@MainActor @Suite(.serialized) struct TableViewTests {
  /// A phone of 375 by 667 points at two pixels a point.
  private static let phone = DeviceModel(
    name: "test", portraitSize: CGSize(width: 375, height: 667), scale: 2)

  private func table(
    _ rows: Rows, style: UITableView.Style = .plain, width: CGFloat = 375,
    cell: AnyClass = UITableViewCell.self, change: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    SimulatedDevice(model: Self.phone).makeCurrent()
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: 667), style: style)
    table.register(cell, forCellReuseIdentifier: "cell")
    change(table)
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  @Test func rowsOfAGivenHeightStandBelowEachOther() {
    let rows = Rows([3])
    let table = table(rows) { $0.rowHeight = 60 }
    #expect(table.contentSize == CGSize(width: 375, height: 180))
    #expect(
      table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame
        == CGRect(x: 0, y: 120, width: 375, height: 60))
  }

  @Test func theDelegateGivesEachRowItsHeight() {
    let rows = Rows([3])
    rows.height = { 40 + 10 * CGFloat($0.row) }
    let table = table(rows)
    #expect(table.contentSize.height == 150)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 90)
  }

  @Test func aLineOfTextMakesARowOf44() {
    let rows = Rows([2])
    #expect(table(rows).contentSize.height == 88)
  }

  @Test func constraintsDecideTheHeightOfARow() {
    let rows = Rows([2])
    rows.configure = { cell, path in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let guide = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: guide.topAnchor),
        box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 50 + 30 * CGFloat(path.row)),
      ])
    }
    let table = table(rows)
    // Margins of 11 above and below.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 72)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 102)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.layoutIfNeeded()
    #expect(
      cell?.contentView.subviews.first?.frame == CGRect(x: 16, y: 11, width: 343, height: 50))
  }

  @Test func onlyRowsThatAreSeenHaveCellsAndCellsAreUsedAgain() {
    CountedCell.made = []
    let rows = Rows([1000])
    let table = table(rows, cell: CountedCell.self) { $0.rowHeight = 50 }
    // 667 / 50 = 13.34, so 14 rows are seen.
    #expect(table.visibleCells.count == 14)
    for step in 1...100 {
      table.contentOffset.y = CGFloat(step) * 70
      table.layoutIfNeeded()
    }
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 140, section: 0))
    #expect(CountedCell.made.count <= 16)
    #expect(CountedCell.made.allSatisfy { $0 == "cell" })
  }

  @Test func aRegisteredClassIsMadeByItsOwnInitialiser() {
    CountedCell.made = []
    let cell = table(Rows([1]), cell: CountedCell.self).visibleCells.first
    #expect(cell is CountedCell)
    #expect(cell?.reuseIdentifier == "cell")
    #expect(CountedCell.made == ["cell"])
  }

  struct HeaderRow: Sendable, CustomTestStringConvertible {
    let style: UITableView.Style
    let titles: [String?]
    /// Tops of the first rows of two sections with a row of 44 each, and the content's height.
    let tops: [CGFloat]
    let height: CGFloat
    var testDescription: String { "\(style) \(titles)" }
  }

  @Test(arguments: [
    HeaderRow(style: .plain, titles: [nil, nil], tops: [0, 44], height: 88),
    // Padding of 22 and a header of 28 before each.
    HeaderRow(style: .plain, titles: ["A", "B"], tops: [50, 144], height: 188),
    // 35 before the first, 18 above and below the others.
    HeaderRow(style: .grouped, titles: [nil, nil], tops: [35, 115], height: 177),
    // A line of 20.5 more for each title.
    HeaderRow(style: .grouped, titles: ["A", "B"], tops: [55.5, 156], height: 218),
  ])
  func headersTakeTheRoomThatUIKitGivesThem(_ row: HeaderRow) {
    let table = table(Rows([1, 1], titles: row.titles), style: row.style) { $0.rowHeight = 44 }
    #expect([0, 1].map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY } == row.tops)
    #expect(table.contentSize.height == row.height)
  }

  struct CellRow: Sendable, CustomTestStringConvertible {
    let width: CGFloat
    let accessory: UITableViewCell.AccessoryType
    let contentWidth: CGFloat
    let text: CGRect
    var testDescription: String { "\(width) \(accessory)" }
  }

  /// Frames that documents of Xcode 11 to 15 record at two pixels a point.
  @Test(arguments: [
    CellRow(
      width: 375, accessory: .none, contentWidth: 375,
      text: CGRect(x: 16, y: 0, width: 343, height: 44)),
    CellRow(
      width: 375, accessory: .disclosureIndicator, contentWidth: 348.5,
      text: CGRect(x: 16, y: 0, width: 324.5, height: 44)),
    CellRow(
      width: 414, accessory: .none, contentWidth: 414,
      text: CGRect(x: 20, y: 0, width: 374, height: 44)),
    CellRow(
      width: 414, accessory: .checkmark, contentWidth: 370,
      text: CGRect(x: 20, y: 0, width: 342, height: 44)),
  ])
  func aStandardCellPlacesItsTextAsRecorded(_ row: CellRow) throws {
    let rows = Rows([1])
    rows.configure = { cell, _ in
      cell.textLabel?.text = "Title"
      cell.accessoryType = row.accessory
    }
    let cell = try #require(table(rows, width: row.width).visibleCells.first)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == row.contentWidth)
    #expect(cell.textLabel?.frame == row.text)
  }

  @Test func aTapChoosesInTheOrderOfUIKit() {
    let rows = Rows([3])
    let table = table(rows)
    table.tapRow(at: IndexPath(row: 0, section: 0))
    table.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(
      rows.log == [
        "will select 0", "did select 0", "will select 2", "did deselect 0", "did select 2",
      ])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
  }

  @Test func aTableScrollsToARow() {
    let table = table(Rows([100])) { $0.rowHeight = 50 }
    table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 2000)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4333)
  }

  @Test func reloadingAsksForTheNumbersAnew() {
    let rows = Rows([3])
    let table = table(rows) { $0.rowHeight = 50 }
    rows.counts = [1]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 50)
    #expect(table.visibleCells.count == 1)
  }

  @Test func aDocumentsCellsAreShownWithoutADataSource() {
    SimulatedDevice(model: Self.phone).makeCurrent()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .grouped)
    let tall = UITableViewCell(style: .default, reuseIdentifier: nil)
    tall.documentRowHeight = 120
    table.documentContent = TableContent(sections: [
      .init(
        headerTitle: "First", cells: [tall, UITableViewCell(style: .default, reuseIdentifier: nil)])
    ])
    table.layoutIfNeeded()
    #expect(tall.frame == CGRect(x: 0, y: 55.5, width: 375, height: 120))
    // A header of 55.5, rows of 120 and 44, a footer of 18.
    #expect(table.contentSize.height == 237.5)
  }
}
