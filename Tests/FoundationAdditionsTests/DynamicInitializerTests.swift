import Foundation
import FoundationAdditions
import Testing

private class Base: NSObject {
  let rect: CGRect
  init(rect: CGRect) {
    self.rect = rect
    super.init()
  }
  init(name: String) {
    rect = .null
    super.init()
  }
  override convenience init() { self.init(rect: .zero) }
}

private final class Derived: Base {
  var numbers = [1, 2, 3]
  override init(rect: CGRect) { super.init(rect: rect.insetBy(dx: 1, dy: 1)) }
}

private class Plain: NSObject { var text = "set" }
private final class PlainChild: Plain {
  let count: Int
  override init() {
    count = 5
    super.init()
  }
}

@Suite struct DynamicInitializerTests {
  @Test func classesKnownAtRunTimeAreMadeWithTheirOwnInitialiser() throws {
    let types: [Plain.Type] = [Plain.self, PlainChild.self]
    let objects = types.map { DynamicInitializer.make($0) }
    #expect(objects.map { String(describing: type(of: $0)) } == ["Plain", "PlainChild"])
    #expect(objects.allSatisfy { $0.text == "set" })
    #expect(try #require(objects[1] as? PlainChild).count == 5)
  }

  @Test func initialisersWithARectangleAreFoundByTheirPlace() {
    let slot = DynamicInitializer.slot(ofInitializer: 0, declaredBy: Base.self)
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let type: Base.Type = Derived.self
    let made = DynamicInitializer.make(type, rectangle: rect, slot: slot)
    #expect((made as? Derived)?.numbers == [1, 2, 3])
    #expect(made.rect == CGRect(x: 2, y: 3, width: 28, height: 38))
    #expect(DynamicInitializer.make(Base.self, rectangle: rect, slot: slot).rect == rect)
  }

  @Test func objectsMadeAreReleased() {
    weak var ended: Plain?
    do { ended = DynamicInitializer.make(PlainChild.self) }
    #expect(ended == nil)
  }
}
