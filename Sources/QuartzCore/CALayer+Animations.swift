internal import CoreGraphics
internal import Foundation

/// An animation that has been added to a layer.
final class RunningAnimation {
  let key: String
  let animation: CAAnimation
  /// In the layer's seconds.
  let begin: CFTimeInterval
  /// Seconds of one run.
  let duration: CFTimeInterval
  /// Whether the end has come while the animation remains.
  var hasEnded = false
  var end: MediaClock.Appointment?
  /// The transaction that waits for the end.
  var group: CompletionGroup?

  init(key: String, animation: CAAnimation, begin: CFTimeInterval, duration: CFTimeInterval) {
    self.key = key
    self.animation = animation
    self.begin = begin
    self.duration = duration
  }

  /// The end, in the layer's seconds; infinite if there is none.
  var endTime: CFTimeInterval {
    let speed = Double(animation.timing.speed)
    guard speed > 0 else { return .infinity }
    let active = animation.timing.activeDuration(of: duration) - animation.timing.timeOffset
    return begin + active / speed
  }

  func finish(_ isFinished: Bool) {
    end?.cancel()
    guard !hasEnded else { return }
    hasEnded = true
    animation.delegate?.animationDidStop(animation, finished: isFinished)
    group?.leave()
    group = nil
  }
}

extension CALayer {
  // MARK: - Animations

  /// Starts a copy of `anim`. One that was added with the same key before is removed.
  ///
  /// The layer's own properties do not change: pictures and `presentation()` show the animation, and
  /// nothing of it remains after its end.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    guard let copy = anim.copy() as? CAAnimation else { return }
    let key = key ?? "animation-\(anim.hash)-\(rare?.animations.count ?? 0)"
    if let property = copy as? CAPropertyAnimation, property.keyPath == nil {
      property.keyPath = key
    }
    if copy.timingFunction == nil, copy.duration == 0 {
      copy.timingFunction = CATransaction.animationTimingFunction()
    }
    removeAnimation(forKey: key)
    let now = localTime(ofClockTime: MediaClock.current.now)
    let duration = copy.runDuration > 0 ? copy.runDuration : CATransaction.animationDuration()
    let begin = copy.beginTime == 0 ? now : copy.beginTime
    let running = RunningAnimation(key: key, animation: copy, begin: begin, duration: duration)
    running.group = CATransaction.joinCompletion()
    uncommon.animations.append(running)
    arm(running)
    copy.delegate?.animationDidStart(copy)
  }

  /// Removes the animation that was added with `key`; its delegate is told that it did not finish.
  public final func removeAnimation(forKey key: String) {
    guard let index = rare?.animations.firstIndex(where: { $0.key == key }),
      let running = rare?.animations.remove(at: index)
    else { return }
    running.finish(false)
  }

  /// Removes all animations.
  public final func removeAllAnimations() {
    guard let running = rare?.animations, !running.isEmpty else { return }
    rare?.animations = []
    for animation in running { animation.finish(false) }
  }

  /// The keys of the animations, in the order in which they were added; nil without any.
  public final func animationKeys() -> [String]? {
    guard let animations = rare?.animations, !animations.isEmpty else { return nil }
    return animations.map(\.key)
  }

  /// The animation that was added with `key`.
  public final func animation(forKey key: String) -> CAAnimation? {
    rare?.animations.first { $0.key == key }?.animation
  }

  /// A copy of the layer as it is seen now, animations included. It is in no tree.
  public final func presentation() -> Self? {
    let copy = makePresentation()
    copy.flags.insert(.isPresentation)
    copy.uncommon.presented = self
    let time = localTime(ofClockTime: MediaClock.current.now)
    for running in rare?.animations ?? [] {
      running.animation.apply(to: copy, at: time - running.begin, within: running.duration)
    }
    return copy as? Self
  }

  /// The layer that this one shows: itself, unless `presentation()` made it.
  public final func model() -> Self { (rare?.presented as? Self) ?? self }

  /// Calls `body` while the properties have the values that the animations give them now.
  final func withPresentedValues(_ body: () -> Void) {
    guard let animations = rare?.animations else { return body() }
    let time = localTime(ofClockTime: MediaClock.current.now)
    let paths = animations.flatMap { $0.animation.changedKeyPaths }
    // Whole properties: what is written as a part of one may not be restored exactly by parts.
    let keys = Set(paths.map { path in String(path.prefix { $0 != "." }) })
    let saved = keys.compactMap { key in property(key).map { ($0, $0.read()) } }
    let flags = flags
    for running in animations {
      running.animation.apply(to: self, at: time - running.begin, within: running.duration)
    }
    body()
    for (property, value) in saved { property.write(value) }
    // Setting the values asked for layout and drawing that are not needed.
    self.flags = flags.subtracting(.needsDisplay).union(
      self.flags.intersection([.draws, .isHidden]))
  }

  // MARK: - Ends

  /// Arms the ends of the animations anew, here and below, after the layer's time has changed.
  final func rearmAnimations() {
    for running in rare?.animations ?? [] where !running.hasEnded { arm(running) }
    for child in children { child.rearmAnimations() }
  }

  private func arm(_ running: RunningAnimation) {
    running.end?.cancel()
    let rate = rate
    guard rate > 0, running.endTime.isFinite else { return }
    let clock = MediaClock.current
    let rest = (running.endTime - localTime(ofClockTime: clock.now)) / rate
    running.end = clock.schedule(after: rest) { [weak self, weak running] in
      guard let running else { return }
      self?.conclude(running)
    }
  }

  private func conclude(_ running: RunningAnimation) {
    if running.animation.isRemovedOnCompletion {
      rare?.animations.removeAll { $0 === running }
    }
    running.finish(true)
  }
}

extension CAAnimation {
  /// The properties that this animation changes.
  fileprivate var changedKeyPaths: [String] {
    if let property = self as? CAPropertyAnimation { return [property.keyPath].compactMap { $0 } }
    return (self as? CAAnimationGroup)?.animations?.flatMap(\.changedKeyPaths) ?? []
  }
}
