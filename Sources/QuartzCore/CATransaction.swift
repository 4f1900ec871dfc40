public import CoreGraphics
public import Foundation

/// Changes of layers that belong together: what they share, and what is called when their animations
/// have ended.
///
/// Changes show at once, so there is nothing to be committed but the completion.
///
/// - Status: partial (`disableActions` has no effect, since there are no implicit animations)
public final class CATransaction: NSObject {
  private var duration: CFTimeInterval?
  private var timingFunction: CAMediaTimingFunction?
  private var disablesActions: Bool?
  private var completions = CompletionGroup()
  private var values: [String: Any] = [:]

  // Transactions belong to the thread that uses layers; there is one.
  nonisolated(unsafe) private static var open: [CATransaction] = []

  /// Begins a transaction inside the present one.
  public class func begin() { open.append(CATransaction()) }

  /// Ends the transaction begun last. Its completion is called when the animations that were added
  /// in it have ended, or soon if there are none.
  public class func commit() {
    guard let last = open.popLast() else { return }
    last.completions.close()
  }

  /// Does nothing: changes are never held back.
  public class func flush() {}

  /// Seconds of animations that have no duration of their own. Default: 0.25.
  public class func animationDuration() -> CFTimeInterval {
    open.last { $0.duration != nil }?.duration ?? 0.25
  }

  /// Sets the seconds of animations that have no duration of their own, in this transaction.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { open.last?.duration = dur }

  /// The timing of animations that have neither duration nor timing of their own. Default: nil.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    open.last { $0.timingFunction != nil }?.timingFunction
  }

  /// Sets the timing of animations that have neither duration nor timing of their own.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    open.last?.timingFunction = function
  }

  /// Whether changes start no animations by themselves. Default: false.
  public class func disableActions() -> Bool {
    open.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  /// Sets whether changes start no animations by themselves; they never do here.
  public class func setDisableActions(_ flag: Bool) { open.last?.disablesActions = flag }

  /// What is called when the animations that were added since have ended.
  public class func completionBlock() -> (() -> Void)? { open.last?.completions.completion }

  /// Sets what is called when the animations that are added from now on in this transaction have
  /// ended. Outside of a transaction it is called soon.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let last = open.last else {
      if let block { MediaClock.current.schedule(after: 0, block) }
      return
    }
    // One set before waits for its own animations only.
    last.completions.close()
    last.completions = CompletionGroup()
    last.completions.completion = block
  }

  /// The value stored under `key` in this transaction or one around it.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: open.last { $0.values[key] != nil }?.values[key]
    }
  }

  /// Stores a value under `key` in this transaction.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      open.last?.duration = (anObject as? NSNumber)?.doubleValue ?? anObject as? Double
    case kCATransactionDisableActions:
      open.last?.disablesActions = (anObject as? NSNumber)?.boolValue ?? anObject as? Bool
    case kCATransactionAnimationTimingFunction:
      open.last?.timingFunction = anObject as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: open.last?.values[key] = anObject
    }
  }

  /// The group that an animation added now belongs to; nil if nothing waits for it.
  static func joinCompletion() -> CompletionGroup? {
    guard let group = open.last?.completions else { return nil }
    group.enter()
    return group
  }
}

/// The name of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of a transaction's switch for implicit animations.
public let kCATransactionDisableActions = "disableActions"
/// The name of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"

/// Calls a completion once the group is closed and all that entered it have left.
final class CompletionGroup {
  var completion: (() -> Void)?
  private var count = 0
  private var isClosed = false

  func enter() { count += 1 }

  func leave() {
    count -= 1
    callIfDone()
  }

  func close() {
    isClosed = true
    callIfDone()
  }

  private func callIfDone() {
    guard isClosed, count <= 0, let completion else { return }
    self.completion = nil
    MediaClock.current.schedule(after: 0, completion)
  }
}
