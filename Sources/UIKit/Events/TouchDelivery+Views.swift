internal import Foundation

/// A view that decides whether touches reach the views inside it.
@MainActor
protocol ContentTouchGate: UIView {
  /// Whether `view`, inside this one, is told that fingers came down.
  func mayBegin(_ touches: Set<UITouch>, with event: UIEvent, in view: UIView) -> Bool
}

extension TouchDelivery {
  // MARK: - Taking away

  /// Takes the fingers of those that have recognised from their views.
  func takeFingersFromViews(_ event: UIEvent) {
    let takers = self.takers
    self.takers.removeAll()
    for gesture in takers where gesture.cancelsTouchesInView {
      takeFromViews(gesture.life.seen, event)
    }
  }

  /// Tells views that fingers are gone; those that were not told of them never will be.
  func takeFromViews(_ touches: [UITouch], _ event: UIEvent) {
    let told = touches.filter { $0.progress.stage == .told }
    for touch in touches { touch.progress.stage = .closed }
    for (view, touches) in grouped(told) {
      let phases = touches.map(\.phase)
      for touch in touches { touch.phase = .cancelled }
      view.touchesCancelled(Set(touches), with: event)
      for (touch, phase) in zip(touches, phases) { touch.phase = phase }
    }
    held.removeAll { $0.progress.stage == .closed }
  }

  // MARK: - Bringing

  /// Brings what is new of fingers to their views, as far as recognisers let it through.
  func bringToViews(_ changed: [UITouch], _ event: UIEvent) {
    for touch in changed where touch.phase == .began && !reachesView(touch) {
      touch.progress.stage = .closed
    }
    bringBegins(changed.filter { $0.progress.stage == .waiting }, event)
    let told = changed.filter { $0.progress.stage == .told }
    for (view, touches) in grouped(told.filter { $0.phase == .moved }) {
      view.touchesMoved(Set(touches), with: event)
    }
    bringEnds(told.filter { $0.phase == .ended || $0.phase == .cancelled }, event)
  }

  /// Brings what was held back and need not be any longer.
  func bringHeldToViews(_ event: UIEvent) {
    let waiting = (down + held).filter { $0.progress.stage == .waiting && !$0.isOver }
    bringBegins(waiting, event)
    let over = held.filter { $0.progress.stage == .waiting }
    bringBegins(over, event)
    bringEnds(held.filter { $0.progress.stage == .told }, event)
    held.removeAll { $0.progress.stage == .closed }
  }

  private func bringBegins(_ touches: [UITouch], _ event: UIEvent) {
    let ready = touches.filter { touch in
      let isDelayed = touch.followers.contains { delays($0, \.delaysTouchesBegan) }
      if isDelayed, touch.isOver { touch.progress.endIsHeld = true }
      return !isDelayed
    }
    for (view, touches) in grouped(ready) {
      let isOpen = gates(above: view).allSatisfy {
        $0.mayBegin(Set(touches), with: event, in: view)
      }
      for touch in touches where touch.progress.stage == .waiting {
        touch.progress.stage = isOpen ? .told : .closed
      }
      guard isOpen else { continue }
      let phases = touches.map(\.phase)
      for touch in touches { touch.phase = .began }
      view.touchesBegan(Set(touches), with: event)
      for (touch, phase) in zip(touches, phases) where touch.phase == .began { touch.phase = phase }
    }
  }

  private func bringEnds(_ touches: [UITouch], _ event: UIEvent) {
    let ready = touches.filter { touch in
      let isDelayed =
        touch.phase == .ended && touch.followers.contains { delays($0, \.delaysTouchesEnded) }
      touch.progress.endIsHeld = isDelayed
      return !isDelayed && touch.progress.stage == .told
    }
    for touch in ready { touch.progress.stage = .closed }
    for (view, touches) in grouped(ready.filter { $0.phase == .ended }) {
      view.touchesEnded(Set(touches), with: event)
    }
    for (view, touches) in grouped(ready.filter { $0.phase == .cancelled }) {
      view.touchesCancelled(Set(touches), with: event)
    }
  }

  private func delays(
    _ gesture: UIGestureRecognizer, _ wish: (UIGestureRecognizer) -> Bool
  ) -> Bool { gesture.life.state == .possible && wish(gesture) && isEngaged(gesture) }

  /// Whether a finger that came down is one for its view: not one that a recogniser has already, not
  /// the second in a view that takes one, nor one beside a view that wants to be alone.
  private func reachesView(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    if touch.followers.contains(where: { $0.life.hasRecognized && $0.cancelsTouchesInView }) {
      return false
    }
    let others = down.filter { $0 !== touch && !$0.isOver && $0.progress.stage != .closed }
    for other in others {
      if other.view === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || other.view?.isExclusiveTouch == true {
        return false
      }
    }
    return true
  }

  private func gates(above view: UIView) -> [any ContentTouchGate] {
    var gates: [any ContentTouchGate] = []
    var here = view.superview
    while let candidate = here {
      if let gate = candidate as? any ContentTouchGate { gates.append(gate) }
      here = candidate.superview
    }
    return gates
  }

  /// Touches by their views, in the order of the touches.
  private func grouped(_ touches: [UITouch]) -> [(UIView, [UITouch])] {
    var groups: [(UIView, [UITouch])] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.0 === view }) {
        groups[index].1.append(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups
  }

  // MARK: - Leaving

  /// Breaks off the recognisers of views that leave their window.
  func viewLeaves(_ view: UIView) {
    guard !engaged.isEmpty else { return }
    for gesture in engaged where gesture.view?.isDescendant(of: view) == true {
      gesture.breakOff()
    }
  }
}
