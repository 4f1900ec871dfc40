import Foundation
import LayoutFindings
import Testing

@testable import LayoutDoctor

@Suite @MainActor struct MatrixRunTests {
  static let phones = [
    ConfigurationRecord(
      device: "iPhone SE (3rd generation)", isLandscape: false,
      windowSize: CGSize(width: 375, height: 667), scale: 2),
    ConfigurationRecord(
      device: "iPhone 15", isLandscape: true, windowSize: CGSize(width: 852, height: 393),
      scale: 3),
  ]

  /// What a run over `text` reports.
  private func events(
    _ text: String, skipping: Set<CellIndex> = [], pictures: PictureSize = .none
  ) throws -> [MatrixEvent] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "MatrixRunTests-\(UUID().uuidString).storyboard")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var events: [MatrixEvent] = []
    try MatrixRun(path: file.path, configurations: Self.phones, pictures: pictures)
      .run(skipping: skipping) { events.append($0) }
    return events
  }

  private func cells(_ text: String, pictures: PictureSize = .none) throws -> [CellResult] {
    try events(text, pictures: pictures).compactMap {
      if case .finished(_, let cell) = $0 { cell } else { nil }
    }
  }

  private static let box = "<subviews>\(Storyboard.view("box"))</subviews>"

  /// A box of a width, tied to the leading edge of its screen, and if so to the trailing one.
  private static func fixedBox(width: Int, bothSides: Bool) -> String {
    let constraints = Storyboard.constraints(
      Storyboard.constraint("c1", "box", "leading", "vc-root", 16),
      bothSides ? Storyboard.constraint("c2", "box", "trailing", "vc-root", -16) : "",
      Storyboard.constraint("c3", "box", "width", nil, width),
      Storyboard.constraint("c4", "box", "height", nil, 50),
      Storyboard.constraint("c5", "box", "top", "vc-root", 20))
    return Storyboard.document(Storyboard.scene("vc", content: box + constraints))
  }

  @Test func tellsTheOutlineThenEachCellsStartAndResult() throws {
    let text = Storyboard.document(Storyboard.scene("a") + Storyboard.scene("b"))
    let words = try events(text, skipping: [CellIndex(scene: 0, configuration: 1)]).map { event in
      switch event {
      case .outline(let outline): "outline \(outline.scenes.map(\.id).joined(separator: " "))"
      case .refused(let aside): "refused \(aside.reason)"
      case .started(let index): "start \(index.scene) \(index.configuration)"
      case .finished(let index, _): "end \(index.scene) \(index.configuration)"
      }
    }
    #expect(
      words == [
        "outline a b", "start 0 0", "end 0 0", "start 1 0", "end 1 0", "start 1 1", "end 1 1",
      ])
  }

  @Test func aDocumentThatIsNoneIsRefusedInOneSentence() throws {
    guard case .refused(let aside)? = try events("no xml").first else {
      Issue.record("text was taken for a document")
      return
    }
    #expect(!aside.reason.isEmpty)
    #expect(try events("no xml").count == 1)
  }

  @Test func framesComeFromConstraintsOnEveryDevice() throws {
    let cells = try cells(Self.fixedBox(width: 300, bothSides: false))
    #expect(cells.map(\.findings.count) == [0, 0])
    #expect(cells[0].snapshot?.view(id: "box")?.frame.width == 300)
    #expect(cells[1].snapshot?.view(id: "vc-root")?.frame.size == CGSize(width: 852, height: 393))
    #expect(cells[1].snapshot?.safeArea.left == 59)
  }

  @Test func aConflictIsToldWhereItHoldsAndNowhereElse() throws {
    let cells = try cells(Self.fixedBox(width: 343, bothSides: true))
    #expect(cells.map { $0.findings.map(\.code) } == [[], [.unsatisfiableConstraints]])
    let finding = try #require(cells[1].findings.first)
    #expect(finding.object.id == "box")
    #expect(Set(finding.constraints.compactMap(\.id)) == ["c1", "c2", "c3"])
    #expect(finding.details.first == "16 + 343 + 16 = 375, the screen gives 852")
  }

  @Test func aContentSizeThatNothingDecidesIsTold() throws {
    func page(_ last: String) -> String {
      let scroll = Storyboard.view(
        "scr", kind: "scrollView",
        content: "<subviews>\(Storyboard.view("con"))</subviews>"
          + Storyboard.constraints(
            Storyboard.constraint("s1", "con", "leading", "scr"),
            Storyboard.constraint("s2", "con", "trailing", "scr"),
            Storyboard.constraint("s3", "con", "top", "scr"),
            Storyboard.constraint("s4", "con", "width", nil, 200),
            Storyboard.constraint("s5", "con", "height", nil, 900), last))
      return Storyboard.document(
        Storyboard.scene(
          "vc",
          content: "<subviews>\(scroll)</subviews>"
            + Storyboard.constraints(
              Storyboard.constraint("r1", "scr", "leading", "vc-root"),
              Storyboard.constraint("r2", "scr", "trailing", "vc-root"),
              Storyboard.constraint("r3", "scr", "top", "vc-root"),
              Storyboard.constraint("r4", "scr", "bottom", "vc-root"))))
    }
    let open = try cells(page(""))
    #expect(
      open.flatMap(\.findings).map(\.code) == [
        .scrollContentHeightUndefined, .scrollContentHeightUndefined,
      ])
    #expect(open[0].findings[0].object.id == "scr")
    #expect(open[0].findings[0].lastInChain?.id == "con")
    let closed = try cells(page(Storyboard.constraint("s6", "con", "bottom", "scr")))
    #expect(closed.flatMap(\.findings).isEmpty)
    let scroll = closed[0].snapshot?.view(id: "scr")?.scroll
    #expect(scroll?.height == .fixed(900))
    #expect(scroll?.scrolls(.y) == true)
  }

  @Test func aPartsOwnSizeIsForItsUserToDecide() throws {
    let view = Storyboard.view(
      "v", frame: (320, 80),
      content: Storyboard.constraints(Storyboard.constraint("h", "v", "height", nil, 50)))
    let nib = Storyboard.nib(
      view.replacingOccurrences(of: " translatesAutoresizingMaskIntoConstraints=\"NO\"", with: ""))
    #expect(try cells(nib).flatMap(\.findings).allSatisfy { $0.severity != .error })
  }

  @Test func aNavigationBarIsPartOfTheSafeArea() throws {
    let text = Storyboard.document(
      Storyboard.navigation("nav", root: "vc") + Storyboard.scene("vc"))
    #expect(try cells(text)[0].snapshot?.safeArea.top == 64)
  }

  @Test func whatIsNotModelledIsNamedOnce() throws {
    let text = Storyboard.document(
      Storyboard.scene(
        "vc", attributes: "customClass=\"OwnController\"",
        content: "<subviews>\(Storyboard.view("gl", kind: "glkView"))</subviews>"))
    let findings = try cells(text)[0].findings
    #expect(findings.map(\.code) == [.unsupportedElement])
    #expect(findings[0].object.id == "gl")
  }

  @Test(arguments: [(PictureSize.small, [375, 852]), (.large, [750, 1704])])
  func picturesOfCleanScreensAreSmallerInLargeRuns(_ size: PictureSize, _ widths: [Int]) throws {
    let cells = try cells(Storyboard.document(Storyboard.scene("vc")), pictures: size)
    let found = cells.map { cell -> Int in
      let png = [UInt8](cell.picture?.png ?? Data())
      return png.count < 20 ? 0 : png[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(found == widths)
  }
}
