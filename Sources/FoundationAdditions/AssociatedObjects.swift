internal import Foundation

/// How an associated object is held.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  /// Apple's number of the policy.
  public var rawValue: UInt

  /// Makes the policy with Apple's number `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value is held weakly. (Apple's holds it unsafely: a dangling reference there is nil here.)
  public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(rawValue: 0)
  /// The value is held.
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(rawValue: 1)
  /// A copy of the value is held.
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(rawValue: 3)
  /// The value is held.
  public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(rawValue: 0x301)
  /// A copy of the value is held.
  public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(rawValue: 0x303)
}

/// Stores `value` with `object` under the address `key`; nil removes what was there.
///
/// - Status: partial (values of an object that has ended are released some time later, not at once)
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, for: object as AnyObject, key: key, policy: policy)
}

/// Returns what is stored with `object` under the address `key`.
///
/// - Status: full
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: object as AnyObject, key: key)
}

/// Removes everything that is stored with `object`.
///
/// - Status: full
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(for: object as AnyObject)
}

/// The table of associated objects.
///
/// *Invariant:* an entry whose owner has ended is never read: the owner is held weakly and compared,
/// so that a new object at the same address starts empty.
private enum AssociatedObjects {
  private enum Stored {
    case held(Any)
    case weak(WeakReference)

    var value: Any? {
      switch self {
      case .held(let value): value
      case .weak(let reference): reference.object
      }
    }
  }

  private struct Entry {
    let owner: WeakReference
    var values: [UnsafeRawPointer: Stored] = [:]
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var countAtSweep = 128

  static func value(for owner: AnyObject, key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner.object === owner else {
        return nil
      }
      return entry.values[key]?.value
    }
  }

  static func set(
    _ value: Any?, for owner: AnyObject, key: UnsafeRawPointer, policy: objc_AssociationPolicy
  ) {
    let stored = value.map { hold($0, policy) }
    // What is displaced is released after the lock, since its deinit may come back here.
    let displaced = lock.withLock { () -> [Any] in
      let id = ObjectIdentifier(owner)
      var entry = entries[id] ?? Entry(owner: WeakReference(owner))
      var displaced: [Any] = []
      if entry.owner.object !== owner {
        displaced.append(entry)
        entry = Entry(owner: WeakReference(owner))
      }
      if let old = entry.values[key] { displaced.append(old) }
      entry.values[key] = stored
      entries[id] = entry.values.isEmpty ? nil : entry
      return displaced + sweep()
    }
    withExtendedLifetime(displaced) {}
  }

  static func removeAll(for owner: AnyObject) {
    let removed = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(removed) {}
  }

  private static func hold(_ value: Any, _ policy: objc_AssociationPolicy) -> Stored {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: .weak(WeakReference(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .held((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: .held(value)
    }
  }

  /// Takes out the entries of objects that have ended, once the table has doubled.
  private static func sweep() -> [Any] {
    guard entries.count > countAtSweep else { return [] }
    let dead = entries.filter { $0.value.owner.object == nil }
    for id in dead.keys { entries[id] = nil }
    countAtSweep = max(128, entries.count * 2)
    return Array(dead.values)
  }
}
