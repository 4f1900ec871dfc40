internal import Foundation

/// Sets properties by name, as documents do: through the class's own `setValue(_:forKey:)`, the
/// properties of UIKit's classes, or the stored properties of the program's classes.
@MainActor
enum KeyValueCoding {
  /// What the last `setDefault` could not do; nil when it did.
  private static var problem: String?

  /// Sets the property `key` of `object`; what went wrong comes back as words.
  static func set(_ value: Any?, key: String, of object: AnyObject) -> String? {
    problem = nil
    if let responder = object as? UIResponder {
      responder.setValue(value, forKey: key)
    } else {
      setDefault(value, forKey: key, of: object)
    }
    return problem
  }

  /// Sets the property at the end of a path whose other parts are objects.
  static func set(_ value: Any?, keyPath: String, of object: AnyObject) -> String? {
    var parts = keyPath.split(separator: ".").map(String.init)
    guard let last = parts.popLast() else { return "the key path is empty" }
    var here = object
    for part in parts {
      guard let next = self.object(part, of: here) else {
        return "\(type(of: here)) has no object \(part)"
      }
      here = next
    }
    return set(value, key: last, of: here)
  }

  /// What `UIResponder.setValue(_:forKey:)` does.
  static func setDefault(_ value: Any?, forKey key: String, of object: AnyObject) {
    switch KnownProperties.set(value, key, of: object) {
    case .done: return
    case .wrongType(let expected):
      problem = "\(key) of \(type(of: object)) takes \(expected), not \(words(value))"
      return
    case .unknown: break
    }
    do {
      try FieldWriter.set(value, key, of: object)
    } catch {
      switch error {
      case .missing:
        if let responder = object as? UIResponder {
          responder.setValue(value, forUndefinedKey: key)
        } else {
          noteUndefined(key, of: object)
        }
      case .constant: problem = "\(key) of \(type(of: object)) is a constant"
      case .type(let expected):
        problem = "\(key) of \(type(of: object)) takes \(expected), not \(words(value))"
      }
    }
  }

  /// What `UIResponder.setValue(_:forUndefinedKey:)` does.
  static func noteUndefined(_ key: String, of object: AnyObject) {
    problem = "\(type(of: object)) has no property \(key)"
    SimulatedDevice.current.consoleMessages.append(
      "\(type(of: object)) is not key value coding-compliant for the key \(key)")
  }

  private static func object(_ key: String, of object: AnyObject) -> AnyObject? {
    KnownProperties.object(key, of: object) ?? FieldWriter.object(key, of: object)
  }

  private static func words(_ value: Any?) -> String {
    value.map { String(describing: type(of: $0)) } ?? "nil"
  }
}
