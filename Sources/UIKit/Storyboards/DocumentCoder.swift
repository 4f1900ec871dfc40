internal import Foundation
internal import InterfaceBuilder

/// What a class gets in `init?(coder:)` when a document's view or controller is made: an archive
/// without keys. The loader applies the document's attributes after the object was made.
final class DocumentCoder: NSCoder {
  /// The element the object is made from, for classes of UIKit that need a value at creation.
  let element: Element

  init(_ element: Element) {
    self.element = element
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { false }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
