import LayoutFindings
import Testing

@Suite struct FindingCodeTests {
  @Test(arguments: FindingCode.allCases) func everyCodeIsWrittenDown(_ code: FindingCode) {
    #expect(!code.title.isEmpty)
    #expect(!code.condition.isEmpty)
    #expect(!code.usualFix.isEmpty)
    #expect(code.title.first?.isLowercase == true)
    #expect(code.title.last != ".")
    #expect(code.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
  }

  @Test func theVocabularyHasThirtyFiveCodesAndTheSeveritiesAgreed() {
    #expect(FindingCode.allCases.count == 35)
    #expect(FindingCode.scrollContentHeightUndefined.severity == .error)
    #expect(FindingCode.unsupportedElement.severity == .info)
    #expect(FindingCode.textTruncated.severity == .warning)
  }

  @Test func severitiesAreOrderedSoThatOnlyErrorsAndWarningsCanFail() {
    #expect(Severity.allCases.sorted() == [.info, .needsReview, .warning, .error])
  }
}
