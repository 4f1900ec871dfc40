import Foundation
import LayoutFindings
import LayoutReport
import Testing

@Suite struct HTMLReportTests {
  private func page(_ run: CheckRun) throws -> String {
    String(decoding: try HTMLReport.page(for: run), as: UTF8.self)
  }

  /// The text between `start` and the next `end`.
  private func part(_ page: String, from start: String, to end: String) throws -> String {
    let first = try #require(page.range(of: start))
    let last = try #require(page.range(of: end, range: first.upperBound..<page.endIndex))
    return String(page[first.upperBound..<last.lowerBound])
  }

  @Test func nothingOfADocumentBecomesMarkup() throws {
    let plain = try page(Sample.run())
    let hostile = try page(Sample.run(title: Sample.hostile))
    #expect(!hostile.contains("<script>alert"))
    #expect(!hostile.contains("\u{1B}"))
    for mark in ["<script", "</script", "</title", "<main", "<li"] {
      #expect(
        hostile.components(separatedBy: mark).count == plain.components(separatedBy: mark).count)
    }
  }

  @Test func thePolicyAllowsThePagesOwnScriptAndStyleAndNothingFromOutside() throws {
    let page = try page(Sample.run())
    func hash(_ text: String) -> String {
      "'sha256-\(Data(SHA256.digest(Array(text.utf8))).base64EncodedString())'"
    }
    let policy = try part(page, from: "Content-Security-Policy\" content=\"", to: "\"")
    #expect(policy.contains("default-src 'none'"))
    #expect(
      policy.contains("script-src \(hash(try part(page, from: "<script>", to: "</script>")))"))
    #expect(policy.contains("style-src \(hash(try part(page, from: "<style>", to: "</style>")))"))
    #expect(!page.contains("https://"))
    #expect(!page.contains(" style=\""))
  }

  @Test func equalPicturesAreStoredOnce() throws {
    let same = try page(Sample.run(picture: { _ in Data("same".utf8) }))
    #expect(same.components(separatedBy: "id=\"picture-").count == 2)
    let each = try page(Sample.run())
    #expect(each.components(separatedBy: "id=\"picture-").count == 7)
  }

  @Test func theDataIsJSONWithEveryScreenCellAndFinding() throws {
    let text = try part(
      try page(Sample.run(title: Sample.hostile)), from: "id=\"run\">", to: "</script>")
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let run = try #require(value as? [String: Any])
    let screens = try #require(run["screens"] as? [[String: Any]])
    #expect(screens.map { $0["slug"] as? String } == ["settings", "sign-up"])
    #expect((screens[1]["findings"] as? [Any])?.count == 3)
    #expect((screens[1]["cells"] as? [Any])?.count == 6)
    #expect(run["headline"] as? String == "2 errors in 1 of 2 screens")
  }

  @Test func jsonReportsParseAndCarryFramesAndScrollStates() throws {
    let text = JSONReport.text(for: Sample.run(title: Sample.hostile))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let documents = try #require((value as? [String: Any])?["documents"] as? [[String: Any]])
    let screens = try #require(documents[0]["screens"] as? [[String: Any]])
    let cells = try #require(screens[1]["configurations"] as? [[String: Any]])
    let frames = try #require(cells[0]["frames"] as? [String: [Double]])
    #expect(frames["bt2-vw-109"] == [16, 500, 343, 50])
    let scroll = try #require((cells[0]["scroll"] as? [String: [String: Any]])?["scr-vw-109"])
    #expect((scroll["scrolls"] as? [String: Any])?["y"] as? String == "undefined")
    #expect((scroll["scrolls"] as? [String: Any])?["x"] as? Bool == false)
  }
}
