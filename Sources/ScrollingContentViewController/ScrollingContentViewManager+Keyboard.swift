internal import UIKit

extension ScrollingContentViewManager {
  // MARK: - Events

  func keyboardWillMove(_ event: KeyboardEvent) {
    guard let window = hostViewController?.viewIfLoaded?.window, !window.isHidden else {
      // Nobody sees the screen: what the keyboard changed is undone at once, and a keyboard that
      // comes is learnt of when the screen is back.
      if !event.isShowing, keyboard.isShown { apply(event) }
      return
    }
    filter.receive(event, at: clock.now)
    let isDragged =
      scrollView.gestureRecognizers?.contains {
        $0 is UIPanGestureRecognizer && ($0.state == .began || $0.state == .changed)
      } ?? false
    let isDraggedAway = !event.isShowing && shouldResizeContentViewForKeyboard && isDragged
    if !filter.isSuspended, event.duration == 0 || isDraggedAway {
      act()
    } else {
      schedule()
    }
  }

  func requestScroll(_ request: ScrollRequest) {
    scrollRequest = request
    // A request waits with the event that is already there, or alone.
    filter.receive(filter.pending ?? nil, at: clock.now)
    schedule()
  }

  /// A screen that was not there when the keyboard came has missed its announcement.
  func catchUpWithKeyboard() {
    guard let event = KeyboardWatcher.shared.lastEvent, event.isShowing, !keyboard.isShown,
      filter.pending == nil, hostViewController?.viewIfLoaded?.window != nil
    else { return }
    var replayed = event
    replayed.duration = 0
    apply(replayed)
  }

  // MARK: - Waiting

  private func schedule() {
    cancelTimer?()
    cancelTimer = nil
    guard let due = filter.dueTime else { return }
    cancelTimer = clock.schedule(after: due - clock.now) { [weak self] in self?.act() }
  }

  func suspendFilter() {
    filter.suspend(at: clock.now)
    schedule()
  }

  func resumeFilter() {
    filter.resume(at: clock.now)
    schedule()
  }

  private func act() {
    cancelTimer?()
    cancelTimer = nil
    let request = scrollRequest
    scrollRequest = nil
    if let event = filter.take() ?? nil {
      apply(event)
    } else {
      scrollView.layoutIfNeeded()
    }
    if let request { scrollView.perform(request) }
  }

  // MARK: - Acting

  /// Adjusts insets, content height and bounce to where the keyboard will be, lays out, and shows
  /// the first responder.
  func apply(_ event: KeyboardEvent) {
    guard let host = hostViewController, let root = host.viewIfLoaded else { return }
    let isCovering = event.isShowing
    if isCovering, keyboard.initialBottom == nil {
      keyboard.initialBottom = host.additionalSafeAreaInsets.bottom
    }
    keyboard.isShown = isCovering
    keyboard.isApplying = true
    let initial = keyboard.initialBottom ?? host.additionalSafeAreaInsets.bottom
    let anyway = root.safeAreaInsets.bottom - host.additionalSafeAreaInsets.bottom
    let overlap = isCovering ? self.overlap(of: event.frame, over: root) : 0
    if shouldAdjustAdditionalSafeAreaInsetsForKeyboard || !isCovering {
      host.additionalSafeAreaInsets.bottom = KeyboardOverlap.inset(
        covering: overlap, anyway: max(0, anyway), initial: initial)
    } else if keyboard.initialBottom != nil {
      host.additionalSafeAreaInsets.bottom = initial
    }
    keyboard.isApplying = false
    if !isCovering { keyboard.initialBottom = nil }
    adjustBounce()
    refreshMinimumHeight()
    root.layoutIfNeeded()
    if isCovering, let view = scrollView.firstResponder(in: scrollView) {
      scrollView.perform(
        ScrollRequest(
          target: .whole(view), margin: scrollView.visibilityScrollMargin, isAnimated: false))
    } else {
      scrollView.contentOffset = scrollView.legalOffset(nearest: scrollView.contentOffset)
    }
  }

  private func overlap(of frame: CGRect, over root: UIView) -> CGFloat {
    guard let window = root.window else { return 0 }
    // Frames are announced in the screen's coordinates; the window need not fill the screen.
    let inWindow = frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    return KeyboardOverlap.height(of: inWindow, over: root.convert(root.bounds, to: window))
  }

  private func adjustBounce() {
    if keyboard.isShown, scrollView.keyboardDismissMode != .none {
      if keyboard.initialBounce == nil { keyboard.initialBounce = scrollView.alwaysBounceVertical }
      scrollView.alwaysBounceVertical = true
    } else if let initial = keyboard.initialBounce {
      keyboard.initialBounce = nil
      scrollView.alwaysBounceVertical = initial
    }
  }

  /// Holds the content view as high as it is without the keyboard, unless it is to shrink.
  func refreshMinimumHeight() {
    guard let contentView, keyboard.isShown, !shouldResizeContentViewForKeyboard,
      let host = hostViewController, let root = host.viewIfLoaded
    else {
      keyboard.minimumHeight?.isActive = false
      keyboard.minimumHeight = nil
      return
    }
    let constraint: NSLayoutConstraint
    if let held = keyboard.minimumHeight {
      constraint = held
    } else {
      // Relative to the frame, so that a rotation needs no new number.
      constraint = contentView.heightAnchor.constraint(
        greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor)
      constraint.priority = Self.stretchPriority
      keyboard.minimumHeight = constraint
    }
    let initial = keyboard.initialBottom ?? 0
    let rootBottom =
      root.safeAreaInsets.bottom - host.additionalSafeAreaInsets.bottom + initial
    let below = root.bounds.maxY - root.convert(scrollView.bounds, from: scrollView).maxY
    let bottom = max(0, rootBottom - max(0, below))
    constraint.constant = -(scrollView.safeAreaInsets.top + bottom)
    constraint.isActive = true
  }
}
