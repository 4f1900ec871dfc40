internal import Foundation

/// A dictionary of objects that can hold keys and values weakly.
///
/// - Status: partial (keys are compared by identity; strong and weak forms only)
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
  private struct Entry {
    let key: WeakReference
    let heldKey: KeyType?
    let value: WeakReference
    let heldValue: ObjectType?
  }

  private let holdsKeys: Bool
  private let holdsValues: Bool
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var countAtSweep = 32

  /// Makes a table that holds keys and values as told.
  ///
  /// - Parameter capacity: Of no importance.
  public init(
    keyOptions: NSPointerFunctions.Options = .strongMemory,
    valueOptions: NSPointerFunctions.Options = .strongMemory, capacity: Int = 0
  ) {
    holdsKeys = !keyOptions.contains(.weakMemory)
    holdsValues = !valueOptions.contains(.weakMemory)
  }

  /// Makes a table that holds keys weakly and values strongly.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }

  /// Makes a table that holds keys and values weakly.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Makes a table that holds keys strongly and values weakly.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }

  /// Makes a table that holds keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// The value of `aKey`.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let entry = entries[ObjectIdentifier(aKey)], entry.key.object === aKey else {
      return nil
    }
    return entry.value.object as? ObjectType
  }

  /// Sets the value of `aKey`; without both, nothing happens.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    if entries.count >= countAtSweep {
      entries = entries.filter { $0.value.key.object != nil }
      countAtSweep = max(32, entries.count * 2)
    }
    entries[ObjectIdentifier(aKey)] = Entry(
      key: WeakReference(aKey), heldKey: holdsKeys ? aKey : nil,
      value: WeakReference(anObject), heldValue: holdsValues ? anObject : nil)
  }

  /// Removes the value of `aKey`.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries[ObjectIdentifier(aKey)] = nil
  }

  /// Removes everything.
  public func removeAllObjects() { entries = [:] }

  /// How many entries there are whose key and value are still there.
  public var count: Int { living.count }

  /// The keys whose values are still there, in no particular order.
  public var keys: [KeyType] { living.map(\.0) }

  /// The values whose keys are still there, in no particular order.
  public var objects: [ObjectType] { living.map(\.1) }

  private var living: [(KeyType, ObjectType)] {
    entries.values.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType
      else { return nil }
      return (key, value)
    }
  }
}
