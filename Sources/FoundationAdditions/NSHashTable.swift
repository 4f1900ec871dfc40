internal import Foundation

/// A set of objects that can hold them weakly.
///
/// - Status: partial (objects are compared by identity; strong and weak forms only)
public final class NSHashTable<ObjectType: AnyObject> {
  private let isWeak: Bool
  private var weakOnes: [ObjectIdentifier: WeakReference] = [:]
  private var strongOnes: [ObjectIdentifier: ObjectType] = [:]

  /// Makes a table; it holds its objects weakly if `options` says so.
  ///
  /// - Parameter capacity: Of no importance.
  public init(options: NSPointerFunctions.Options = .strongMemory, capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// Makes a table that holds its objects weakly.
  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// Adds `object`; nil is not added.
  public func add(_ object: ObjectType?) {
    guard let object else { return }
    if isWeak {
      weakOnes[ObjectIdentifier(object)] = WeakReference(object)
    } else {
      strongOnes[ObjectIdentifier(object)] = object
    }
  }

  /// Removes `object`.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    weakOnes[ObjectIdentifier(object)] = nil
    strongOnes[ObjectIdentifier(object)] = nil
  }

  /// Removes all objects.
  public func removeAllObjects() {
    weakOnes = [:]
    strongOnes = [:]
  }

  /// Whether `object` is in the table.
  public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// `object` if it is in the table.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let id = ObjectIdentifier(object)
    return strongOnes[id] ?? (weakOnes[id]?.object === object ? object : nil)
  }

  /// The objects that are still there, in no particular order.
  public var allObjects: [ObjectType] {
    Array(strongOnes.values) + weakOnes.values.compactMap { $0.object as? ObjectType }
  }

  /// Any one of the objects.
  public var anyObject: ObjectType? { allObjects.first }

  /// How many entries there are; those of objects that have ended may be among them, as in Apple's.
  public var count: Int { strongOnes.count + weakOnes.count }
}

/// How a table holds its objects.
public enum NSPointerFunctions {
  /// Ways to hold an object.
  public struct Options: OptionSet, Sendable {
    /// Apple's number.
    public let rawValue: UInt

    /// Makes options from Apple's number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are held.
    public static let strongMemory: Options = []
    /// Objects are not held, and vanish at their end.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by identity, as they always are here.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
  }
}
