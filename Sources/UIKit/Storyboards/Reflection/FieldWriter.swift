internal import CSwiftRuntime

/// Writes a stored property by its name. Observers of the property do not run, and nothing in the
/// program tells that there are any; classes with observers override `setValue(_:forKey:)`.
enum FieldWriter {
  /// Why a property was not written.
  enum Problem: Error {
    /// There is no stored property of that name.
    case missing
    /// The property is a constant.
    case constant
    /// The value is not of the property's type.
    case type(expected: Any.Type)
  }

  /// Sets the stored property `name` of `object`.
  static func set(_ value: Any?, _ name: String, of object: AnyObject) throws(Problem) {
    let table = FieldTable.of(type(of: object))
    guard let field = table.fields[name] else { throw .missing }
    guard field.isVariable else { throw .constant }
    let place = Unmanaged.passUnretained(object).toOpaque() + field.offset
    guard write(value, field, at: place) else { throw .type(expected: field.type) }
  }

  /// The object that the stored property `name` of `object` holds strongly.
  static func object(_ name: String, of object: AnyObject) -> AnyObject? {
    guard let field = FieldTable.of(type(of: object)).fields[name], field.ownership == .strong
    else { return nil }
    let place = Unmanaged.passUnretained(object).toOpaque() + field.offset
    func read<Value>(_ type: Value.Type) -> AnyObject? {
      let value: Any = place.assumingMemoryBound(to: Value.self).pointee
      guard Mirror(reflecting: value).displayStyle == .class else { return nil }
      return value as AnyObject
    }
    return read(field.type)
  }

  private static func write(
    _ value: Any?, _ field: FieldTable.Field, at place: UnsafeMutableRawPointer
  ) -> Bool {
    func open<Value>(_ type: Value.Type) -> Bool {
      guard let converted = ValueConversion.convert(value, to: Value.self) else { return false }
      store(converted, field.ownership, at: place)
      return true
    }
    return open(field.type)
  }

  private static func store<Value>(
    _ value: Value, _ ownership: FieldTable.Ownership, at place: UnsafeMutableRawPointer
  ) {
    if ownership == .strong {
      place.assumingMemoryBound(to: Value.self).pointee = value
      return
    }
    // An optional object, or an optional existential: the object and its witness tables.
    withUnsafeBytes(of: value) { bytes in
      let word = MemoryLayout<UnsafeRawPointer?>.size
      let object = bytes.loadUnaligned(as: UnsafeMutableRawPointer?.self)
      switch ownership {
      case .weak: _ = swift_weakAssign(place, object)
      case .unowned:
        let old = place.load(as: UnsafeMutableRawPointer?.self)
        if let object { _ = swift_unownedRetain(object) }
        place.storeBytes(of: object, as: UnsafeMutableRawPointer?.self)
        if let old { swift_unownedRelease(old) }
      case .unmanaged, .strong: place.storeBytes(of: object, as: UnsafeMutableRawPointer?.self)
      }
      for offset in stride(from: word, to: bytes.count, by: word) {
        place.storeBytes(
          of: bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self), toByteOffset: offset,
          as: UInt.self)
      }
    }
  }
}
