public import Foundation

extension NotificationCenter {
  /// Calls `selector` on `observer` for each notification called `name` that `object` posts.
  ///
  /// The observer is held weakly; nothing arrives after its end. The method gets the notification,
  /// on the thread that posts it.
  ///
  /// - Parameters:
  ///   - observer: An object that conforms to `SelectorDispatching`.
  ///   - name: Nil for notifications of every name.
  ///   - object: Nil for notifications of every object.
  /// - Status: full
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let registration = SelectorRegistration(
      center: self, observer: observer as AnyObject, name: aName, object: anObject as AnyObject?)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = registration.observer else { return registration.cancel() }
      SelectorCall.sendOnCallingThread(aSelector, to: observer, [notification])
    }
    registration.token = token
    SelectorRegistration.add(registration)
  }

  /// Ends every registration of `observer` with this centre.
  ///
  /// - Status: full
  public func removeObserver(_ observer: AnyObject) {
    SelectorRegistration.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Ends the registrations of `observer` that were made with this name and object; nil stands for
  /// every one.
  ///
  /// - Status: full
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: AnyObject?
  ) {
    SelectorRegistration.remove(observer, from: self) { registration in
      (aName == nil || registration.name == aName)
        && (anObject == nil || registration.isFor(anObject))
    }
    removeObserver(observer as Any, name: aName, object: anObject as Any?)
  }
}

/// One call of `addObserver(_:selector:name:object:)`.
private final class SelectorRegistration: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  private weak var center: NotificationCenter?
  private weak var object: AnyObject?
  let name: NSNotification.Name?
  var token: (any NSObjectProtocol)?

  private static let lock = NSLock()
  /// The registrations of every centre, by observer.
  nonisolated(unsafe) private static var all: [ObjectIdentifier: [SelectorRegistration]] = [:]
  nonisolated(unsafe) private static var countAtSweep = 64

  init(
    center: NotificationCenter, observer: AnyObject, name: NSNotification.Name?, object: AnyObject?
  ) {
    self.center = center
    self.observer = observer
    self.name = name
    self.object = object
  }

  func isFor(_ other: AnyObject?) -> Bool { object != nil && object === other }

  func cancel() {
    if let token { center?.removeObserver(token as Any) }
    token = nil
  }

  static func add(_ registration: SelectorRegistration) {
    guard let observer = registration.observer else { return }
    let key = ObjectIdentifier(observer)
    let dead = lock.withLock { () -> [SelectorRegistration] in
      // The address may have belonged to an observer that has ended.
      let old = all[key, default: []]
      all[key] = old.filter { $0.observer != nil } + [registration]
      return old.filter { $0.observer == nil } + sweep()
    }
    for registration in dead { registration.cancel() }
  }

  static func remove(
    _ observer: AnyObject, from center: NotificationCenter,
    where matches: (SelectorRegistration) -> Bool
  ) {
    let key = ObjectIdentifier(observer)
    let gone = lock.withLock { () -> [SelectorRegistration] in
      guard let list = all[key] else { return [] }
      let gone = list.filter { $0.center === center && matches($0) }
      let rest = list.filter { one in !gone.contains { $0 === one } }
      all[key] = rest.isEmpty ? nil : rest
      return gone
    }
    for registration in gone { registration.cancel() }
  }

  /// Takes out the registrations of observers that have ended, once their number has doubled.
  private static func sweep() -> [SelectorRegistration] {
    guard all.count > countAtSweep else { return [] }
    var dead: [SelectorRegistration] = []
    for (key, list) in all {
      let living = list.filter { $0.observer != nil }
      guard living.count < list.count else { continue }
      dead += list.filter { $0.observer == nil }
      all[key] = living.isEmpty ? nil : living
    }
    countAtSweep = max(64, all.count * 2)
    return dead
  }
}
