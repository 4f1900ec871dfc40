import LayoutFindings
import Testing

@Suite struct UnsupportedElementTests {
  private func object(_ id: String) -> ObjectReference { ObjectReference(id: id, kind: "glkView") }

  @Test func saysNothingWhenEverythingIsModelled() {
    #expect(UnsupportedElement().findings(in: Fixture.page()).isEmpty)
  }

  @Test func tellsOneFindingAKindOfThingWithAllItsObjects() {
    var snapshot = Fixture.page()
    snapshot.unsupported = [
      UnsupportedRecord(what: "element glkView is not modelled", object: object("a")),
      UnsupportedRecord(what: "attribute glow is not modelled", object: object("a")),
      UnsupportedRecord(what: "element glkView is not modelled", object: object("b")),
      UnsupportedRecord(what: "element glkView is not modelled", object: object("b")),
    ]
    let findings = UnsupportedElement().findings(in: snapshot)
    #expect(
      findings.map(\.sentence) == [
        "element glkView is not modelled", "attribute glow is not modelled",
      ])
    #expect(findings[0].object.id == "a")
    #expect(findings[0].related.map(\.id) == ["b"])
    #expect(findings[0].details == ["2 objects concerned: glk view a, glk view b"])
    #expect(findings.allSatisfy { $0.severity == .info })
  }
}
