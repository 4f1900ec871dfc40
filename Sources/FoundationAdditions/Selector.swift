/// The name of a method, as target-action code passes it: `Selector("buttonTapped:")`.
///
/// Linux has no Objective-C runtime, so a selector is its name and nothing more; the object that it
/// is sent to finds the method through `SelectorDispatching`.
///
/// - Status: full
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible,
  CustomReflectable
{
  /// The name in Objective-C's spelling: one colon for each argument.
  package let name: String

  /// Makes the selector of the method called `name`.
  public init(_ name: String) {
    self.name = name
  }

  /// Makes the selector of the method called `value`.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// How many arguments the method takes: the colons of its name.
  package var argumentCount: Int {
    name.utf8.reduce(0) { $1 == UInt8(ascii: ":") ? $0 + 1 : $0 }
  }

  /// The selector's name.
  public var description: String { name }

  /// A mirror without children, since a selector is printed as its name.
  public var customMirror: Mirror { Mirror(reflecting: name) }
}

/// Returns the selector with the given name.
///
/// - Status: full
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Returns the name of a selector.
///
/// - Status: full
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}
