import Foundation
import FoundationAdditions
import Testing

@Suite struct NSValueGeometryTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func geometryIsReadFromValuesByCast() {
    let userInfo: [AnyHashable: Any] = [
      "rect": NSValue(cgRect: rect), "point": NSValue(cgPoint: rect.origin),
      "size": NSValue(cgSize: rect.size),
    ]
    #expect(userInfo["rect"] as? CGRect == rect)
    #expect(userInfo["point"] as? CGPoint == rect.origin)
    #expect(userInfo["size"] as? CGSize == rect.size)
  }

  @Test func geometryStoredPlainlyIsReadAsValue() {
    let userInfo: [AnyHashable: Any] = ["rect": rect, "point": rect.origin, "size": rect.size]
    #expect((userInfo["rect"] as? NSValue)?.cgRectValue == rect)
    #expect((userInfo["point"] as? NSValue)?.cgPointValue == rect.origin)
    #expect((userInfo["size"] as? NSValue)?.cgSizeValue == rect.size)
  }

  @Test func valuesOfOtherTypesAreNotCast() {
    let point: Any = NSValue(cgPoint: rect.origin)
    #expect(point as? CGRect == nil)
    #expect(point as? CGSize == nil)
    #expect((NSNumber(value: 3) as Any) as? CGRect == nil)
  }
}
