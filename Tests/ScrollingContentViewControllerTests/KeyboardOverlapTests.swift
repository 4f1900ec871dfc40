import Foundation
import Testing

@testable import ScrollingContentViewController

@Suite struct KeyboardOverlapTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var keyboard: CGRect
    var height: Double
    var testDescription: String { name }
  }

  @Test(
    "a keyboard covers what it has in common with the foot of a view at 0, 100, 320, 400",
    arguments: [
      Row(name: "docked", keyboard: CGRect(x: 0, y: 300, width: 320, height: 200), height: 200),
      Row(
        name: "below the view", keyboard: CGRect(x: 0, y: 500, width: 320, height: 200), height: 0),
      Row(
        name: "partly below", keyboard: CGRect(x: 0, y: 450, width: 320, height: 200), height: 50),
      Row(
        name: "over all of it", keyboard: CGRect(x: 0, y: 0, width: 320, height: 600), height: 400),
      Row(name: "floating", keyboard: CGRect(x: 0, y: 200, width: 320, height: 200), height: 0),
      Row(name: "beside", keyboard: CGRect(x: 320, y: 300, width: 320, height: 200), height: 0),
      Row(name: "none", keyboard: .zero, height: 0),
    ])
  func height(row: Row) {
    let view = CGRect(x: 0, y: 100, width: 320, height: 400)
    #expect(KeyboardOverlap.height(of: row.keyboard, over: view) == CGFloat(row.height))
  }

  @Test("the inset is what is not free anyway, and never less than the app's own")
  func inset() {
    #expect(KeyboardOverlap.inset(covering: 300, anyway: 34, initial: 0) == 266)
    #expect(KeyboardOverlap.inset(covering: 20, anyway: 34, initial: 0) == 0)
    #expect(KeyboardOverlap.inset(covering: 20, anyway: 0, initial: 50) == 50)
  }
}
