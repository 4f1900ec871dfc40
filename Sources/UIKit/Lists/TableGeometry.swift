/// Where the parts of a table lie, from the heights of its parts; pure.
///
/// Invariant: `tops` of a section holds one number more than it has rows; numbers never fall.
struct TableGeometry: Equatable {
  /// One section's heights, in points.
  struct Section: Equatable {
    /// Empty space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0

    var height: CGFloat { padding + header + rows.reduce(0, +) + footer }
  }

  /// Where a section begins and its rows lie, in the table's content.
  private struct Span: Equatable {
    var start: CGFloat
    var headerTop: CGFloat
    /// Top of each row, and the bottom of the last.
    var tops: [CGFloat]
    var end: CGFloat
  }

  private(set) var sections: [Section]
  private var spans: [Span] = []
  /// Height of the view above all sections.
  let headerHeight: CGFloat
  /// Height of the view below all sections.
  let footerHeight: CGFloat

  /// - Complexity: O(*n*) in the number of rows.
  init(sections: [Section] = [], headerHeight: CGFloat = 0, footerHeight: CGFloat = 0) {
    self.sections = sections
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    rebuild()
  }

  private mutating func rebuild() {
    var y = headerHeight
    spans = sections.map { section in
      let start = y
      let headerTop = y + section.padding
      y = headerTop + section.header
      var tops = [y]
      tops.reserveCapacity(section.rows.count + 1)
      for height in section.rows {
        y += height
        tops.append(y)
      }
      y += section.footer
      return Span(start: start, headerTop: headerTop, tops: tops, end: y)
    }
  }

  /// Takes over other heights of rows, and works out all places anew.
  mutating func setHeights(_ heights: [(section: Int, row: Int, height: CGFloat)]) {
    for change in heights { sections[change.section].rows[change.row] = change.height }
    rebuild()
  }

  /// Height of all content.
  var height: CGFloat { sectionsEnd + footerHeight }

  /// Where the last section ends.
  var sectionsEnd: CGFloat { spans.last?.end ?? headerHeight }

  /// Top and height of a row.
  func row(_ row: Int, in section: Int) -> (y: CGFloat, height: CGFloat) {
    let tops = spans[section].tops
    return (tops[row], tops[row + 1] - tops[row])
  }

  /// Top and height of a section's header.
  func header(of section: Int) -> (y: CGFloat, height: CGFloat) {
    (spans[section].headerTop, sections[section].header)
  }

  /// Top and height of a section's footer.
  func footer(of section: Int) -> (y: CGFloat, height: CGFloat) {
    (spans[section].end - sections[section].footer, sections[section].footer)
  }

  /// Top and height of a whole section.
  func section(_ section: Int) -> (y: CGFloat, height: CGFloat) {
    (spans[section].start, spans[section].end - spans[section].start)
  }

  /// Top of a header that stays at the upper edge of what is seen while its section lasts.
  func stickyHeaderTop(of section: Int, visibleTop: CGFloat) -> CGFloat {
    let header = header(of: section)
    let last = spans[section].end - sections[section].footer - header.height
    return max(header.y, min(visibleTop, last))
  }

  /// The sections that reach into a stretch of content.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = spans.firstIndex { $0.end > top } ?? spans.count
    let end = spans.firstIndex { $0.start >= bottom } ?? spans.count
    return first..<max(first, end)
  }

  /// The rows of a section that reach into a stretch of content.
  ///
  /// - Complexity: O(log *n*) in the number of the section's rows.
  func rows(of section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let tops = spans[section].tops
    let count = tops.count - 1
    let first = TableGeometry.firstIndex(below: count) { tops[$0 + 1] > top }
    let end = TableGeometry.firstIndex(below: count) { tops[$0] >= bottom }
    return first..<max(first, end)
  }

  /// The first number below `count` for which `holds`, which then holds for all that follow.
  private static func firstIndex(below count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
