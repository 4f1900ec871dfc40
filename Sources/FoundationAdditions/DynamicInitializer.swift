package import Foundation
internal import CDynamicCall

/// Makes objects of classes that are known at run time only.
///
/// Swift calls an initialiser on a class value only if it is declared `required`. Apple's classes
/// are made by Objective-C there, and their initialisers are not required: if ours were, subclasses
/// written for iOS (`override init(frame:)`) would not compile. Each initialiser has a slot in the
/// class's table of methods, though; this type finds it and calls what is there.
///
/// Layout of the table: <https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst>.
package enum DynamicInitializer {
  /// Makes an object of `type` by its `init()`.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    return finish(call_initializer(function(in: metadata, slot: plainSlot), metadata), type)
  }

  /// Makes an object of `type` by an initialiser that takes a rectangle.
  ///
  /// - Parameter slot: What `slot(ofInitializer:declaredBy:)` found.
  package static func make<Object: NSObject>(
    _ type: Object.Type, rectangle: CGRect, slot: Int
  ) -> Object {
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    return finish(
      call_initializer_with_rectangle(
        function(in: metadata, slot: slot), rectangle.origin.x, rectangle.origin.y,
        rectangle.size.width, rectangle.size.height, metadata), type)
  }

  /// Makes an object of `type` by an initialiser that takes a string or none.
  ///
  /// - Parameter slot: What `slot(ofInitializer:declaredBy:)` found.
  package static func make<Object: NSObject>(
    _ type: Object.Type, string: String?, slot: Int
  ) -> Object {
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    let words = handedOver(string)
    return finish(
      call_initializer_with_string(
        function(in: metadata, slot: slot), words.0, words.1, metadata), type)
  }

  /// Makes an object of `type` by an initialiser that takes a case of an enumeration without values,
  /// and a string or none.
  ///
  /// - Parameter slot: What `slot(ofInitializer:declaredBy:)` found.
  package static func make<Object: NSObject>(
    _ type: Object.Type, value: UInt8, string: String?, slot: Int
  ) -> Object {
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    let words = handedOver(string)
    return finish(
      call_initializer_with_case_and_string(
        function(in: metadata, slot: slot), value, words.0, words.1, metadata), type)
  }

  /// The slot of an initialiser in the tables of `declarer` and all its subclasses.
  ///
  /// - Parameters:
  ///   - index: Which of the designated initialisers that `declarer` declares and that override
  ///     none, in the order of the source, from 0.
  ///   - declarer: A class that is neither generic nor of a library built for evolution.
  package static func slot(ofInitializer index: Int, declaredBy declarer: AnyClass) -> Int {
    let metadata = unsafeBitCast(declarer, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    precondition(
      flags & 0x1F == 16 && flags & Flag.isGeneric == 0 && flags & Flag.hasMethods != 0,
      "\(declarer) has no table of methods that can be read (flags \(String(flags, radix: 16)))")
    let table = descriptor + tableOffset(flags)
    let first = Int(table.load(as: UInt32.self))
    let count = Int(table.load(fromByteOffset: 4, as: UInt32.self))
    // The kind of a method is in its lowest four bits; 1 is an initialiser.
    let initializers = (0..<count).filter {
      table.load(fromByteOffset: 8 + 8 * $0, as: UInt32.self) & 0xF == 1
    }
    precondition(
      index < initializers.count,
      "\(declarer) declares \(initializers.count) initialisers, asked for number \(index)")
    return first + initializers[index]
  }

  /// Bits of a class descriptor's flags.
  private enum Flag {
    static let isGeneric: UInt32 = 1 << 7
    static let initialization: UInt32 = 3 << 16
    static let singleton: UInt32 = 1 << 16
    static let foreign: UInt32 = 2 << 16
    static let hasResilientSuperclass: UInt32 = 1 << 29
    static let hasMethods: UInt32 = 1 << 31
  }

  /// Where the table of methods begins in a descriptor: behind its fixed part, in bytes, and the
  /// parts that the flags announce.
  private static func tableOffset(_ flags: UInt32) -> Int {
    var offset = 44
    if flags & Flag.hasResilientSuperclass != 0 { offset += 4 }
    switch flags & Flag.initialization {
    case Flag.singleton: offset += 12
    case Flag.foreign: offset += 4
    default: break
    }
    return offset
  }

  /// The two words of a string that the callee will release.
  private static func handedOver(_ string: String?) -> (UInt64, UInt64) {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { place.deallocate() }
    place.initialize(to: string)
    return UnsafeRawPointer(place).load(as: (UInt64, UInt64).self)
  }

  private static let plainSlot = slot(ofInitializer: 0, declaredBy: NSObject.self)

  private static func function(in metadata: UnsafeRawPointer, slot: Int) -> UnsafeRawPointer {
    metadata.load(fromByteOffset: slot * 8, as: UnsafeRawPointer.self)
  }

  private static func finish<Object: NSObject>(
    _ pointer: UnsafeMutableRawPointer?, _ type: Object.Type
  ) -> Object {
    guard let pointer else { preconditionFailure("\(type) could not be made") }
    return Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
  }
}
