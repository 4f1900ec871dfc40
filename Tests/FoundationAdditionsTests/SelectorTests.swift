import FoundationAdditions
import Testing

/// Answers to two selectors and notes what it was called with.
@MainActor private final class Target: SelectorDispatching {
  var calls: [String] = []

  func dispatch(_ selector: Selector, _ arguments: [Any?]) -> Bool {
    switch selector {
    case "tap": calls.append("tap")
    case "changed:": calls.append("changed \((arguments.first ?? nil) ?? "nil")")
    default: return false
    }
    return true
  }
}

@MainActor @Suite(.serialized) struct SelectorTests {
  @Test func selectorsAreTheirNames() {
    let selector = Selector("value:at:")
    #expect(NSStringFromSelector(selector) == "value:at:")
    #expect(NSSelectorFromString("value:at:") == selector)
    #expect("\(selector)" == "value:at:")
  }

  @Test(arguments: [("tap", 0), ("tap:", 1), ("value:at:", 2)])
  func argumentsAreCountedByColons(_ name: String, _ count: Int) {
    #expect(Selector(name).argumentCount == count)
  }

  @Test func targetsGetTheirArguments() {
    let target = Target()
    #expect(SelectorCall.send("tap", to: target, ["ignored"]))
    #expect(SelectorCall.send("changed:", to: target, [7]))
    #expect(target.calls == ["tap", "changed 7"])
  }

  @Test func whatNobodyAnswersIsReported() {
    var reports: [String] = []
    let before = SelectorCall.onUnanswered
    SelectorCall.onUnanswered = { reports.append("\($0) \($1)") }
    defer { SelectorCall.onUnanswered = before }
    #expect(!SelectorCall.send("unknown", to: Target(), []))
    #expect(!SelectorCall.send("tap", to: NSObjectStandIn(), []))
    #expect(reports == ["Target unknown", "NSObjectStandIn tap"])
  }
}

private final class NSObjectStandIn {}
