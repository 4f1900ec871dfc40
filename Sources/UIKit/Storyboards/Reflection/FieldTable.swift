internal import Foundation
@_spi(Reflection) internal import Swift

/// The stored properties of a class, inherited ones included, by name.
///
/// Outlets are set without Objective-C: the standard library lists name, offset and type of each
/// field; whether a field is a variable and how it holds its object is read from the field
/// descriptor, whose layout is part of Swift's binary interface on Linux.
///
/// Complexity: the first look at a class is linear in its fields; a look-up is constant.
struct FieldTable {
  enum Ownership { case strong, weak, unowned, unmanaged }

  struct Field {
    /// Bytes from the object's start.
    var offset: Int
    var type: Any.Type
    var ownership = Ownership.strong
    var isVariable = true
  }

  let fields: [String: Field]

  nonisolated(unsafe) private static var tables: [ObjectIdentifier: FieldTable] = [:]
  private static let lock = NSLock()

  /// The table of a class.
  static func of(_ type: AnyClass) -> FieldTable {
    lock.withLock {
      if let known = tables[ObjectIdentifier(type)] { return known }
      let table = FieldTable(type)
      tables[ObjectIdentifier(type)] = table
      return table
    }
  }

  private init(_ type: AnyClass) {
    var found: [String: Field] = [:]
    // 1: of a class; 2: leave out types that cannot be looked up.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 3)) { name, offset, type, _ in
      found[String(cString: name)] = Field(offset: offset, type: type)
      return true
    }
    var ancestry: [AnyClass] = []
    var here: AnyClass? = type
    while let current = here {
      ancestry.append(current)
      here = _getSuperclass(current)
    }
    for current in ancestry.reversed() {
      for record in FieldDescriptor.records(of: current) {
        found[record.name]?.ownership = record.ownership
        found[record.name]?.isVariable = record.isVariable
      }
    }
    fields = found
  }
}

/// What the binary says about the fields that a class itself declares.
private enum FieldDescriptor {
  struct Record {
    var name: String
    var isVariable: Bool
    var ownership: FieldTable.Ownership
  }

  /// Place of the context descriptor in a class's metadata, bytes.
  private static let contextOffset = 40
  /// Place of the field descriptor's relative pointer in the context descriptor, bytes.
  private static let fieldsOffset = 16

  static func records(of type: AnyClass) -> [Record] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard
      let context = metadata.load(fromByteOffset: contextOffset, as: UnsafeRawPointer?.self),
      let descriptor = relative(context + fieldsOffset)
    else { return [] }
    let size = Int(descriptor.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(descriptor.load(fromByteOffset: 12, as: UInt32.self))
    guard size >= 12, count < 10_000 else { return [] }
    return (0..<count).compactMap { record(at: descriptor + 16 + $0 * size) }
  }

  private static func record(at pointer: UnsafeRawPointer) -> Record? {
    guard let name = relative(pointer + 8) else { return nil }
    let flags = pointer.load(as: UInt32.self)
    return Record(
      name: String(cString: name.assumingMemoryBound(to: CChar.self)),
      isVariable: flags & 2 != 0, ownership: relative(pointer + 4).map(ownership) ?? .strong)
  }

  /// The ownership by which a mangled type name ends: `Xw` weak, `Xo` unowned, `Xu` unmanaged.
  private static func ownership(_ mangled: UnsafeRawPointer) -> FieldTable.Ownership {
    var here = mangled
    var last: (UInt8, UInt8) = (0, 0)
    while true {
      let byte = here.load(as: UInt8.self)
      if byte == 0 { break }
      // Symbolic references hold a relative or an absolute pointer, whose bytes are no letters.
      if (0x01...0x17).contains(byte) {
        here += 5
        last = (0, 0)
      } else if (0x18...0x1F).contains(byte) {
        here += 9
        last = (0, 0)
      } else {
        last = (last.1, byte)
        here += 1
      }
    }
    guard last.0 == UInt8(ascii: "X") else { return .strong }
    switch last.1 {
    case UInt8(ascii: "w"): return .weak
    case UInt8(ascii: "o"): return .unowned
    case UInt8(ascii: "u"): return .unmanaged
    default: return .strong
    }
  }

  /// What a relative pointer points at.
  private static func relative(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = pointer.load(as: Int32.self)
    return distance == 0 ? nil : pointer + Int(distance)
  }
}
