import Testing

@testable import UIKit

struct VisualFormatFault: Sendable, CustomTestStringConvertible {
  let format: String
  let position: Int
  let message: String
  var testDescription: String { format }
}

@Suite struct VisualFormatTests {
  @Test func aLineIsTakenApart() throws {
    let format = try VisualFormat("V:|-[a(>=40@750,<=b)]-8-[b]-(>=gap)-[c]|")
    #expect(format.axis == .vertical)
    #expect(format.leading == .standard)
    #expect(format.trailing == .flush)
    #expect(format.items.map(\.name) == ["a", "b", "c"])
    #expect(
      format.items[0].predicates == [
        .init(relation: .greaterThanOrEqual, length: .number(40), priority: .number(750)),
        .init(relation: .lessThanOrEqual, length: .name("b")),
      ])
    #expect(
      format.connections == [
        .gap([.init(length: .number(8))]),
        .gap([.init(relation: .greaterThanOrEqual, length: .name("gap"))]),
      ])
  }

  @Test(arguments: [
    VisualFormatFault(
      format: "V|[a]", position: 1,
      message: "expected a ':' after V to specify vertical arrangement"),
    VisualFormatFault(format: "[a", position: 2, message: "expected a ']' after the view"),
    VisualFormatFault(format: "[a(40]", position: 5, message: "expected a ')' after the predicate"),
    VisualFormatFault(format: "[a(=40)]", position: 4, message: "expected '==', '<=' or '>='"),
    VisualFormatFault(format: "[]", position: 1, message: "expected the name of a view"),
    VisualFormatFault(
      format: "[a]-8[b]", position: 5, message: "expected a '-' after the distance"),
    VisualFormatFault(format: "[a]-1.2.3-[b]", position: 4, message: "'1.2.3' is no number"),
    VisualFormatFault(format: "[a]|x", position: 4, message: "expected the end after the last '|'"),
  ])
  func aFaultIsShownWithACaret(_ fault: VisualFormatFault) {
    do {
      _ = try VisualFormat(fault.format)
      Issue.record("\(fault.format) was accepted")
    } catch {
      #expect(error.position == fault.position)
      #expect(error.message == fault.message)
      #expect(
        error.description.hasSuffix("\n" + String(repeating: " ", count: fault.position) + "^"))
    }
  }

  @MainActor @Test func namesBecomeConstraints() {
    SimulatedDevice().makeCurrent()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let one = UIView()
    let two = UIView()
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let views: [String: Any] = ["one": one, "two": two]
    for line in ["H:|-[one(two)]-[two]-|", "V:|-top-[one(100)]", "V:[two]-(0)-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: line, options: line.hasPrefix("H") ? [.alignAllTop] : [],
          metrics: ["top": 30], views: views))
    }
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 8, y: 30, width: 138, height: 100))
    #expect(two.frame == CGRect(x: 154, y: 30, width: 138, height: 270))
  }
}
