internal import Foundation

/// An object that can call its own methods by selector.
///
/// This takes the place of Objective-C's message sending: target-action controls, gesture
/// recognisers, bar items, notifications, timers and display links all call their target through
/// it. `UIResponder` conforms with an open `dispatch` that returns false; the source adapter writes
/// the overrides of an app's classes.
@preconcurrency @MainActor
public protocol SelectorDispatching: AnyObject {
  /// Calls the method that `selector` names with as many of `arguments` as it takes.
  ///
  /// - Returns: False if there is no such method.
  @discardableResult
  func dispatch(_ selector: Selector, _ arguments: [Any?]) -> Bool
}

/// Sends selectors to targets of unknown type, and says so when nothing answers.
package enum SelectorCall {
  /// What happens when a target has no method for a selector; gets the class's name and the
  /// selector. By default each pair is reported once on standard error.
  nonisolated(unsafe) package static var onUnanswered: (String, Selector) -> Void = report

  /// Calls `selector` on `target` with as many of `arguments` as the method takes.
  ///
  /// - Returns: False if the target does not know the selector; that is reported.
  @MainActor @discardableResult
  package static func send(
    _ selector: Selector, to target: AnyObject, _ arguments: [Any?]
  ) -> Bool {
    if let target = target as? any SelectorDispatching, target.dispatch(selector, arguments) {
      return true
    }
    onUnanswered(String(describing: type(of: target)), selector)
    return false
  }

  /// Calls `selector` on the calling thread, whichever it is, as Objective-C would: a notification
  /// posted on a background thread arrives there.
  @discardableResult
  package static func sendOnCallingThread(
    _ selector: Selector, to target: AnyObject, _ arguments: [Any?]
  ) -> Bool {
    typealias Isolated = @MainActor (Selector, AnyObject, [Any?]) -> Bool
    typealias Plain = (Selector, AnyObject, [Any?]) -> Bool
    let isolated: Isolated = { send($0, to: $1, $2) }
    // The isolation of a synchronous function is a matter of its type only.
    return unsafeBitCast(isolated, to: Plain.self)(selector, target, arguments)
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var reported: Set<String> = []

  private static func report(className: String, selector: Selector) {
    let text = "\(className) has no method for the selector \"\(selector.name)\""
    guard lock.withLock({ reported.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
