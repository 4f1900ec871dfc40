public import Foundation

extension Timer {
  /// Makes a timer that calls `selector` on `target`, and adds it to the current run loop.
  ///
  /// The method gets the timer. The target is held until the timer is invalid.
  ///
  /// - Parameter ti: Seconds between two calls.
  /// - Status: partial (the timer's `userInfo` stays nil: Linux's `Timer` cannot carry one)
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Makes a timer that calls `selector` on `target` once it is added to a run loop.
  ///
  /// - Parameter ti: Seconds between two calls.
  /// - Status: partial (the timer's `userInfo` stays nil: Linux's `Timer` cannot carry one)
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      SelectorCall.sendOnCallingThread(aSelector, to: target, [timer])
    }
  }
}
