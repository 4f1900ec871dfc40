internal import Foundation

/// A method or action and the events it waits for.
struct EventHandler {
  enum Call {
    case method(target: WeakTarget, action: Selector)
    case action(UIAction)
  }

  var call: Call
  var events: UIControl.Event
}

/// A target that is not kept alive; without one the responders are asked.
struct WeakTarget {
  private(set) weak var object: AnyObject?
  let isResponderChain: Bool

  init(_ target: Any?) {
    // On Linux anything can be boxed as an object; targets are class instances.
    object = target.map { $0 as AnyObject }
    isResponderChain = target == nil
  }

  /// Whether it is the given target.
  func matches(_ target: Any?) -> Bool {
    guard let target else { return isResponderChain }
    return object === (target as AnyObject)
  }

  /// Whether the target is gone.
  var isStale: Bool { object == nil && !isResponderChain }
}

extension UIControl {
  /// The targets that are still there.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .method(let target, _) in eventHandlers.map(\.call) {
      if let object = target.object as? NSObject { targets.insert(object) }
    }
    return targets
  }

  /// All events that something waits for.
  public var allControlEvents: Event {
    eventHandlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The methods of a target for an event, by name; nil if there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = eventHandlers.compactMap { handler -> String? in
      guard case .method(let known, let action) = handler.call, known.matches(target),
        !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return action.description
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a block with each handler: an action or a target with its method, and its events.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in eventHandlers where !stop {
      switch handler.call {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .method(let target, let action):
        iterator(nil, (target.object, action), handler.events, &stop)
      }
    }
  }

  func performAddTarget(_ target: Any?, action: Selector, for events: Event) {
    for index in eventHandlers.indices {
      guard case .method(let known, action) = eventHandlers[index].call, known.matches(target)
      else { continue }
      eventHandlers[index].events.formUnion(events)
      return
    }
    eventHandlers.append(
      EventHandler(call: .method(target: WeakTarget(target), action: action), events: events))
  }

  func performRemoveTarget(_ target: Any?, action: Selector?, for events: Event) {
    for index in eventHandlers.indices {
      guard case .method(let known, let knownAction) = eventHandlers[index].call,
        target == nil || known.matches(target), action == nil || action == knownAction
      else { continue }
      eventHandlers[index].events.subtract(events)
    }
    removeIdleHandlers()
  }

  func performAddAction(_ action: UIAction, for events: Event) {
    performRemoveAction(action.identifier, for: events)
    eventHandlers.append(EventHandler(call: .action(action), events: events))
  }

  func performRemoveAction(_ identifier: UIAction.Identifier, for events: Event) {
    for index in eventHandlers.indices {
      guard case .action(let action) = eventHandlers[index].call, action.identifier == identifier
      else { continue }
      eventHandlers[index].events.subtract(events)
    }
    removeIdleHandlers()
  }

  private func removeIdleHandlers() {
    eventHandlers.removeAll { handler in
      if handler.events.isEmpty { return true }
      if case .method(let target, _) = handler.call { return target.isStale }
      return false
    }
  }

  func performSendActions(for events: Event) {
    // A handler may add or remove handlers.
    let handlers = eventHandlers.filter { !$0.events.isDisjoint(with: events) }
    for handler in handlers {
      switch handler.call {
      case .action(let action): sendAction(action)
      case .method(let target, let action):
        if target.isStale { continue }
        sendAction(action, to: target.object, for: nil)
      }
    }
  }

  func performSendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      SelectorCall.send(action, to: target as AnyObject, [self, event])
      return
    }
    var responder: UIResponder? = SimulatedDevice.current.firstResponder ?? self
    while let here = responder {
      if here.dispatch(action, [self, event]) { return }
      responder = here.next
    }
    guard SimulatedDevice.current.firstResponder != nil else { return }
    responder = self
    while let here = responder {
      if here.dispatch(action, [self, event]) { return }
      responder = here.next
    }
  }
}
