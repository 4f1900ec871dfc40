import LayoutFindings
import Testing

@testable import overscroll

@Suite struct ExplainTests {
  @Test func thePageSaysWhatWhenAndHow() {
    let page = ExplainPage.text(of: .scrollContentHeightUndefined)
    #expect(page.hasPrefix("scroll-content-height-undefined (error)\n\nNothing decides how tall"))
    #expect(page.contains("Reported when: The content height can take more than one value"))
    #expect(page.contains("Usual fix: Tie the last view"))
    #expect(!page.contains("not look for it yet"))
  }

  @Test func codesWithoutARuleSaySo() {
    #expect(ExplainPage.text(of: .caretNotVisible).contains("does not look for it yet"))
    let lines = ExplainPage.list.split(separator: "\n")
    #expect(lines.count == FindingCode.allCases.count)
    #expect(lines.filter { $0.hasSuffix("(not yet)") }.count == 35 - RuleBook.reportedCodes.count)
  }
}
