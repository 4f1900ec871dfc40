internal import CSwiftRuntime

/// An initialiser that UIKit calls on classes which it knows only at run time: cells that an app
/// registers by class, bars of an app's classes.
///
/// Apple's API does not mark these initialisers `required`, so Swift refuses to call them on a class
/// held in a variable. They stand in the class's table of methods all the same, where subclasses put
/// their overrides; this finds the place from the descriptor of the class that declares them. The
/// layout is part of Swift's binary interface on Linux.
///
/// Invariants: `owner` is not generic, and its superclass belongs to this package, so that places in
/// its table are fixed when it is compiled.
struct DynamicInitializer {
  /// Which words of a class's metadata hold the initialiser.
  private let word: Int
  private let owner: AnyClass

  /// The initialiser that `owner` declares as the `number`th of its own, in source order, those that
  /// override an inherited one not counted.
  init(of owner: AnyClass, number: Int) {
    self.owner = owner
    guard let word = MethodTable(of: owner)?.initialiserWords.dropFirst(number).first else {
      preconditionFailure("\(owner) has no initialiser number \(number) in its table of methods")
    }
    self.word = word
  }

  private func function(of type: AnyClass) -> UnsafeRawPointer {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return metadata.load(fromByteOffset: word * 8, as: UnsafeRawPointer.self)
  }

  private func object<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer?) -> Object {
    guard let pointer else { preconditionFailure("an initialiser of \(owner) gave no object") }
    let made = Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
    guard let object = made as? Object else {
      preconditionFailure("\(type(of: made)) is no \(Object.self)")
    }
    return object
  }

  /// Calls an `init(frame:)` of `type`.
  func make<Object: AnyObject>(_ type: Object.Type, frame: CGRect) -> Object {
    object(
      swiftInitialiseFrame(
        function(of: type), unsafeBitCast(type, to: UnsafeRawPointer.self), Double(frame.minX),
        Double(frame.minY), Double(frame.width), Double(frame.height)))
  }

  /// Calls an initialiser of `type` that takes a string or none.
  func make<Object: AnyObject>(_ type: Object.Type, string: String?) -> Object {
    let words = DynamicInitializer.handedOver(string)
    return object(
      swiftInitialiseString(
        function(of: type), unsafeBitCast(type, to: UnsafeRawPointer.self), words.0, words.1))
  }

  /// Calls an initialiser of `type` that takes a case of an enumeration without values, and a string
  /// or none.
  func make<Object: AnyObject>(_ type: Object.Type, value: UInt8, string: String?) -> Object {
    let words = DynamicInitializer.handedOver(string)
    return object(
      swiftInitialiseCaseAndString(
        function(of: type), unsafeBitCast(type, to: UnsafeRawPointer.self), value, words.0,
        words.1))
  }

  /// The two words of a string that the callee will release.
  private static func handedOver(_ string: String?) -> (UInt64, UInt64) {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { place.deallocate() }
    place.initialize(to: string)
    return UnsafeRawPointer(place).load(as: (UInt64, UInt64).self)
  }
}

/// The part of a class's descriptor that lists the methods the class itself declares.
private struct MethodTable {
  /// For each initialiser, in source order, its word in the metadata of the class and its subclasses.
  let initialiserWords: [Int]

  /// Bits of the descriptor's flags.
  private enum Flag {
    static let isGeneric: UInt32 = 1 << 7
    static let hasMethods: UInt32 = 1 << 31
    static let hasResilientSuperclass: UInt32 = 1 << 29
    static let initialization: UInt32 = 3 << 16
    static let singleton: UInt32 = 1 << 16
    static let foreign: UInt32 = 2 << 16
  }

  /// Place of the context descriptor in a class's metadata; length of the descriptor's fixed part;
  /// of the parts that may follow it. In bytes.
  private enum Size {
    static let contextOffset = 40
    static let fixed = 44
    static let resilientSuperclass = 4
    static let foreign = 4
    static let singleton = 12
  }

  init?(of type: AnyClass) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard
      let context = metadata.load(fromByteOffset: Size.contextOffset, as: UnsafeRawPointer?.self)
    else { return nil }
    let flags = context.load(as: UInt32.self)
    guard flags & Flag.hasMethods != 0, flags & Flag.isGeneric == 0 else { return nil }
    var here = context + Size.fixed
    if flags & Flag.hasResilientSuperclass != 0 { here += Size.resilientSuperclass }
    switch flags & Flag.initialization {
    case Flag.singleton: here += Size.singleton
    case Flag.foreign: here += Size.foreign
    default: break
    }
    let start = Int(here.load(as: UInt32.self))
    let count = Int((here + 4).load(as: UInt32.self))
    guard count < 10_000 else { return nil }
    let methods = here + 8
    initialiserWords = (0..<count).compactMap { index in
      let kind = (methods + index * 8).load(as: UInt32.self) & 0xF
      return kind == 1 ? start + index : nil
    }
  }
}

extension UIView {
  /// `init(frame:)`, for classes known only at run time.
  static let frameInitializer = DynamicInitializer(of: UIView.self, number: 0)
}
