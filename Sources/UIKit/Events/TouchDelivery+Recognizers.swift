internal import Foundation

extension TouchDelivery {
  // MARK: - Who follows

  /// Finds the recognisers that follow a finger that came down.
  func findFollowers(of touch: UITouch, for event: UIEvent) {
    var view = touch.view
    while let here = view {
      for gesture in here.gestureRecognizers ?? [] where accepts(touch, gesture, event) {
        touch.followers.append(gesture)
        gesture.life.touches.append(touch)
        gesture.life.seen.append(touch)
        gesture.life.window = touch.window
        engage(gesture)
      }
      view = here.superview
    }
  }

  private func accepts(
    _ touch: UITouch, _ gesture: UIGestureRecognizer, _ event: UIEvent
  ) -> Bool {
    gesture.isEnabled && !gesture.life.isOver
      && gesture.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && gesture.shouldReceive(event)
      && gesture.delegate?.gestureRecognizer(gesture, shouldReceive: event) ?? true
      && gesture.delegate?.gestureRecognizer(gesture, shouldReceive: touch) ?? true
  }

  func engage(_ gesture: UIGestureRecognizer) {
    if !isEngaged(gesture) { engaged.append(gesture) }
  }

  func isEngaged(_ gesture: UIGestureRecognizer) -> Bool { engaged.contains { $0 === gesture } }

  // MARK: - One event

  /// Brings the event's fingers of one window to recognisers, then to views.
  func dispatch(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    var followers: [UIGestureRecognizer] = []
    for touch in changed {
      for gesture in touch.followers where !followers.contains(where: { $0 === gesture }) {
        followers.append(gesture)
      }
    }
    let wasBusy = isBusy
    isBusy = true
    for gesture in followers { gesture.take(changed, of: event) }
    isBusy = wasBusy
    settle(event, changed)
  }

  /// Does what follows a change of a recogniser outside of an event: a timer, or code.
  func settleIfIdle() {
    guard !isBusy else { return }
    let event = UIEvent(touches: down)
    settle(event, [])
  }

  private func settle(_ event: UIEvent, _ changed: [UITouch]) {
    guard !isBusy else { return }
    isBusy = true
    repeat {
      releaseHeld()
      tellAll()
      takeFingersFromViews(event)
    } while !announcements.isEmpty || hasNewFailure
    bringToViews(changed, event)
    bringHeldToViews(event)
    isBusy = false
    startAnew()
    // Views may have changed recognisers.
    if !announcements.isEmpty || hasNewFailure || !takers.isEmpty { settle(event, []) }
  }

  /// Lets those recognise for which there was something to wait for.
  private func releaseHeld() {
    repeat {
      hasNewFailure = false
      for gesture in engaged where gesture.life.heldState != nil { release(gesture) }
    } while hasNewFailure
  }

  private func tellAll() {
    while !announcements.isEmpty {
      let (gesture, state) = announcements.removeFirst()
      gesture.tell(state)
    }
  }

  private func startAnew() {
    let over = engaged.filter { $0.life.isOver && $0.life.touches.allSatisfy(\.isOver) }
    guard !over.isEmpty else { return }
    engaged.removeAll { gesture in over.contains { $0 === gesture } }
    for gesture in over { gesture.startAnew() }
  }

  // MARK: - Deciding

  func announce(_ gesture: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    announcements.append((gesture, state))
  }

  func noteFailure() { hasNewFailure = true }

  /// Lets a recogniser recognise if nothing speaks against it.
  func release(_ gesture: UIGestureRecognizer) {
    guard gesture.life.state == .possible, let state = gesture.life.heldState else { return }
    for other in engaged where other !== gesture {
      if other.life.hasRecognized, prevents(other, gesture) { return gesture.fail() }
      guard requires(gesture, other) else { continue }
      if other.life.hasRecognized { return gesture.fail() }
      if other.life.state == .possible { return }
    }
    guard mayBegin(gesture) else { return gesture.fail() }
    // Whoever was asked may have broken it off.
    guard gesture.life.state == .possible, gesture.life.heldState == state else { return }
    gesture.life.heldState = nil
    gesture.become(state)
    takers.append(gesture)
    for other in engaged where other !== gesture && other.life.state == .possible {
      if prevents(gesture, other) { other.fail() }
    }
    if gesture.life.heldEnd, gesture.life.state == .began { gesture.become(.ended) }
  }

  /// Whether the recogniser's delegate and the views between it and its fingers agree.
  private func mayBegin(_ gesture: UIGestureRecognizer) -> Bool {
    var asked: [UIView] = []
    for touch in gesture.life.seen {
      var view = touch.view
      while let here = view, !asked.contains(where: { $0 === here }) {
        asked.append(here)
        if !here.gestureRecognizerShouldBegin(gesture) { return false }
        view = here === gesture.view ? nil : here.superview
      }
    }
    return gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true
  }

  private func shareFingers(_ one: UIGestureRecognizer, _ two: UIGestureRecognizer) -> Bool {
    one.life.seen.contains { touch in two.life.seen.contains { $0 === touch } }
  }

  /// Whether `one`, having recognised, makes `two` fail.
  private func prevents(_ one: UIGestureRecognizer, _ two: UIGestureRecognizer) -> Bool {
    guard shareFingers(one, two) else { return false }
    let together =
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: two) == true
      || two.delegate?.gestureRecognizer(two, shouldRecognizeSimultaneouslyWith: one) == true
    return !together && one.canPrevent(two) && two.canBePrevented(by: one)
  }

  /// Whether `one` waits for `two` to fail.
  private func requires(_ one: UIGestureRecognizer, _ two: UIGestureRecognizer) -> Bool {
    if one.requirements.contains(where: { $0.gesture === two }) { return true }
    guard shareFingers(one, two) else { return false }
    return one.shouldRequireFailure(of: two) || two.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: two) == true
      || two.delegate?.gestureRecognizer(two, shouldBeRequiredToFailBy: one) == true
  }
}
