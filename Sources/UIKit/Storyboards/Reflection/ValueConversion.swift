internal import Foundation

/// Turns what a document holds into what a property wants.
enum ValueConversion {
  /// `value` as `Value`; numbers change their type, and nil suits any optional.
  ///
  /// Never specialised: Swift 6.3 crashes when it optimises the cast to nil for a known type.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else {
      return ((Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())) as? Value
    }
    if let same = value as? Value { return same }
    if let wrapped = (Value.self as? any OptionalValue.Type)?.wrapped(value) {
      return wrapped as? Value
    }
    return number(value, as: Value.self)
  }

  fileprivate static func number<Value>(_ value: Any, as type: Value.Type) -> Value? {
    let double: Double
    switch value {
    case let value as Int: double = Double(value)
    case let value as Double: double = value
    case let value as Bool: double = value ? 1 : 0
    default: return nil
    }
    if type == CGFloat.self { return CGFloat(double) as? Value }
    if type == Double.self { return double as? Value }
    if type == Float.self { return Float(double) as? Value }
    if type == Bool.self { return (double != 0) as? Value }
    if type == NSNumber.self { return NSNumber(value: double) as? Value }
    guard abs(double) < 9e15 else { return nil }
    if type == Int.self { return Int(double) as? Value }
    if type == Int32.self, abs(double) < 2e9 { return Int32(double) as? Value }
    if type == UInt.self, double >= 0 { return UInt(double) as? Value }
    return nil
  }
}

/// An optional, asked for its content's type.
private protocol OptionalValue {
  static func wrapped(_ value: Any) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static func wrapped(_ value: Any) -> Any? {
    ValueConversion.number(value, as: Wrapped.self).map { Optional.some($0) as Any }
  }
}
