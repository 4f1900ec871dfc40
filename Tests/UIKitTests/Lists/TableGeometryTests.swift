import Testing

@testable import UIKit

@Suite struct TableGeometryTests {
  /// Two sections: a header of 28 below 22 of padding, rows of 50 and 60, a footer of 10; then a
  /// single row of 40. A view of 100 stands above all and one of 30 below.
  private let geometry = TableGeometry(
    sections: [
      .init(padding: 22, header: 28, rows: [50, 60], footer: 10),
      .init(padding: 0, header: 0, rows: [40], footer: 0),
    ], headerHeight: 100, footerHeight: 30)

  @Test func partsFollowEachOtherDown() {
    #expect(geometry.header(of: 0) == (y: 122, height: 28))
    #expect(geometry.row(0, in: 0) == (y: 150, height: 50))
    #expect(geometry.row(1, in: 0) == (y: 200, height: 60))
    #expect(geometry.footer(of: 0) == (y: 260, height: 10))
    #expect(geometry.section(0) == (y: 100, height: 170))
    #expect(geometry.row(0, in: 1) == (y: 270, height: 40))
    #expect(geometry.sectionsEnd == 310)
    #expect(geometry.height == 340)
  }

  @Test(arguments: [
    (from: 0.0, to: 100.0, rows: 0..<0), (from: 150, to: 200, rows: 0..<1),
    (from: 199.5, to: 200.5, rows: 0..<2), (from: 260, to: 400, rows: 2..<2),
  ])
  func aRowIsSeenWhenAPartOfItIs(_ row: (from: Double, to: Double, rows: Range<Int>)) {
    let seen = geometry.rows(of: 0, from: row.from, to: row.to)
    #expect(seen.isEmpty == row.rows.isEmpty)
    if !row.rows.isEmpty { #expect(seen == row.rows) }
  }

  @Test(arguments: [
    // Not yet reached, held at the edge, pushed out by its section's last row.
    (visibleTop: 0 as CGFloat, top: 122 as CGFloat), (visibleTop: 180, top: 180),
    (visibleTop: 250, top: 232),
  ])
  func aPlainHeaderStaysInSightWhileItsSectionLasts(
    _ row: (visibleTop: CGFloat, top: CGFloat)
  ) {
    #expect(geometry.stickyHeaderTop(of: 0, visibleTop: row.visibleTop) == row.top)
  }

  @Test func aMeasuredRowMovesWhatFollows() {
    var measured = geometry
    measured.setHeights([(section: 0, row: 0, height: 80)])
    #expect(measured.row(1, in: 0) == (y: 230, height: 60))
    #expect(measured.height == 370)
  }
}
