import QuartzCore
import Testing

@Suite struct MediaClockTests {
  @Test func timeStandsStillUntilAdvanced() {
    let clock = MediaClock()
    #expect(clock.now == 0)
    clock.advance(by: 1.5)
    clock.advance(by: -3)
    #expect(clock.now == 1.5)
  }

  @Test func thingsHappenInOrderOfTimeThenOfScheduling() {
    let clock = MediaClock()
    var order: [String] = []
    clock.schedule(after: 2) { order.append("late") }
    clock.schedule(after: 1) { order.append("first") }
    clock.schedule(after: 1) { order.append("second") }
    clock.schedule(after: -1) { order.append("now") }
    clock.advance(by: 1)
    #expect(order == ["now", "first", "second"])
    clock.advance(by: 1)
    #expect(order.last == "late")
  }

  @Test func whatIsDueShowsItsOwnTime() {
    let clock = MediaClock()
    var times: [CFTimeInterval] = []
    clock.schedule(after: 0.25) {
      times.append(clock.now)
      clock.schedule(after: 0.5) { times.append(clock.now) }
      clock.schedule(after: 5) { times.append(clock.now) }
    }
    clock.advance(by: 1)
    #expect(times == [0.25, 0.75])
    #expect(clock.now == 1)
    #expect(clock.nextTime == 5.25)
  }

  @Test func cancelledThingsDoNotHappen() {
    let clock = MediaClock()
    var count = 0
    let appointment = clock.schedule(after: 1) { count += 1 }
    #expect(appointment.isPending && clock.pendingCount == 1)
    appointment.cancel()
    #expect(clock.nextTime == nil && clock.pendingCount == 0)
    clock.advance(by: 2)
    #expect(count == 0)
  }

  @Test func timesThatAreNoNumbersCountAsNow() {
    let clock = MediaClock()
    var count = 0
    clock.schedule(after: .nan) { count += 1 }
    clock.schedule(after: -.infinity) { count += 1 }
    clock.advance(by: 0)
    #expect(count == 2)
  }
}

/// Calls `body` while a new clock is the one that display links, transactions and animations read.
///
/// All in one synchronous call: tests of other suites that use the main actor can run between a
/// suite's initialiser and its test.
@MainActor private func withClock(_ body: (MediaClock) throws -> Void) rethrows {
  let before = MediaClock.current
  let clock = MediaClock()
  MediaClock.current = clock
  defer { MediaClock.current = before }
  try body(clock)
}

@MainActor @Suite struct CurrentClockTests {
  private final class Target: SelectorDispatching {
    var times: [CFTimeInterval] = []
    func dispatch(_ selector: Selector, _ arguments: [Any?]) -> Bool {
      guard selector == "step:", let link = arguments.first as? CADisplayLink else { return false }
      times.append(link.timestamp)
      return true
    }
  }

  @Test func linksAreCalledForEachFrame() {
    withClock { clock in
      let target = Target()
      clock.advance(by: 0.005)
      let link = CADisplayLink(target: target, selector: "step:")
      link.add(to: .main, forMode: .common)
      #expect(clock.nextTime == nil && clock.pendingCount == 1)
      clock.advance(by: 0.06)
      let frames: [CFTimeInterval] = [1, 2, 3]
      #expect(target.times == frames.map { $0 / 60 })
      #expect(link.targetTimestamp == 4.0 / 60)
      link.isPaused = true
      clock.advance(by: 1)
      #expect(target.times.count == 3)
      link.isPaused = false
      clock.advance(by: 1)
      #expect(target.times.count == 63)
      link.invalidate()
      clock.advance(by: 1)
      #expect(target.times.count == 63 && clock.pendingCount == 0)
    }
  }

  @Test(arguments: [(0, 60), (60, 60), (30, 30), (20, 20), (120, 60)])
  func linksMayAskForFewerCalls(_ wanted: Int, _ calls: Int) {
    withClock { clock in
      var count = 0
      let link = CADisplayLink { _ in count += 1 }
      link.preferredFramesPerSecond = wanted
      link.add(to: .main, forMode: .common)
      clock.advance(by: 1)
      link.invalidate()
      #expect(count == calls)
    }
  }

  @Test func completionsWaitForTheAnimationsOfTheirTransaction() {
    withClock { clock in
      var events: [String] = []
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { events.append("done at \(MediaClock.current.now)") }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 0.5
      layer.add(animation, forKey: "fade")
      CATransaction.commit()
      clock.advance(by: 0.4)
      #expect(events.isEmpty)
      clock.advance(by: 0.2)
      #expect(events == ["done at 0.5"])
    }
  }

  @Test func completionsWithoutAnimationsComeSoon() {
    withClock { clock in
      var count = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { count += 1 }
      CATransaction.commit()
      #expect(count == 0)
      clock.advance(by: 0)
      #expect(count == 1)
    }
  }

  @Test func settingsOfTransactionsAreNested() {
    withClock { clock in
      #expect(CATransaction.animationDuration() == 0.25)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      CATransaction.setAnimationDuration(3)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    }
  }

  // MARK: - Animations

  private func basic(_ key: String, _ from: Any?, _ to: Any?, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    return animation
  }

  @Test func presentationsShowTheAnimationTheLayerDoesNot() throws {
    try withClock { clock in
      let layer = box(0, 0, 10, 10)
      layer.add(
        basic("position", CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 50)), forKey: "move")
      clock.advance(by: 0.25)
      #expect(layer.position == CGPoint(x: 5, y: 5))
      let shown = try #require(layer.presentation())
      #expect(shown.position == CGPoint(x: 25, y: 12.5))
      #expect(shown.model() === layer)
      clock.advance(by: 1)
      #expect(layer.presentation()?.position == CGPoint(x: 5, y: 5))
      #expect(layer.animationKeys() == nil)
    }
  }

  // The layer's own opacity is 0.8; half way through.
  @Test(
    arguments: [
      (0.0, 1.0, nil, 0.5), (0.2, nil, 0.4, 0.4), (nil, 0.6, 0.4, 0.4), (0.2, nil, nil, 0.5),
      (nil, 0.2, nil, 0.5), (nil, nil, -0.4, 0.6),
    ] as [(Double?, Double?, Double?, Float)])
  func endsFollowFromWhatIsGiven(_ from: Double?, _ to: Double?, _ by: Double?, _ half: Float) {
    withClock { clock in
      let layer = CALayer()
      layer.opacity = 0.8
      layer.add(basic("opacity", from, to, by: by), forKey: nil)
      clock.advance(by: 0.5)
      #expect(abs((layer.presentation()?.opacity ?? -1) - half) < 1e-5)
    }
  }

  // A run of 1 second, repeated and reversed, from 0 to 100.
  @Test(
    arguments: [
      (0.25, 25), (0.999, 99.9), (1.25, 75), (2.25, 25), (3.75, 25), (4.5, 7),
    ] as [(CFTimeInterval, CGFloat)])
  func runsAreRepeatedAndReversed(_ time: CFTimeInterval, _ value: CGFloat) {
    withClock { clock in
      let layer = CALayer()
      layer.cornerRadius = 7
      let animation = basic("cornerRadius", 0, 100)
      animation.repeatCount = 2
      animation.autoreverses = true
      layer.add(animation, forKey: nil)
      clock.advance(by: time)
      #expect(abs((layer.presentation()?.cornerRadius ?? -1) - value) < 1e-9)
    }
  }

  @Test func theEndRemainsIfItIsToldTo() {
    withClock { clock in
      let layer = CALayer()
      let animation = basic("cornerRadius", 0, 9)
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "a")
      clock.advance(by: 5)
      #expect(layer.presentation()?.cornerRadius == 9)
      layer.removeAnimation(forKey: "a")
      #expect(layer.presentation()?.cornerRadius == 0)
    }
  }

  @Test func delegatesAreToldOfStartAndEnd() {
    withClock { clock in
      final class Delegate: CAAnimationDelegate {
        var events: [String] = []
        func animationDidStart(_ anim: CAAnimation) { events.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("\(flag)") }
      }
      let delegate = Delegate()
      let layer = CALayer()
      let animation = basic("opacity", 0, 1)
      animation.delegate = delegate
      layer.add(animation, forKey: "a")
      clock.advance(by: 2)
      layer.add(animation, forKey: "a")
      layer.removeAllAnimations()
      #expect(delegate.events == ["start", "true", "start", "false"])
    }
  }

  @Test func aLayerWhoseTimeStandsStillShowsOnePicture() {
    withClock { clock in
      let parent = CALayer()
      let layer = CALayer()
      parent.addSublayer(layer)
      layer.add(basic("cornerRadius", 0, 100), forKey: nil)
      clock.advance(by: 0.25)
      let pause = parent.convertTime(CACurrentMediaTime(), from: nil)
      parent.speed = 0
      parent.timeOffset = pause
      clock.advance(by: 10)
      #expect(abs((layer.presentation()?.cornerRadius ?? -1) - 25) < 1e-9)
      parent.speed = 1
      parent.timeOffset = 0
      parent.beginTime = parent.convertTime(CACurrentMediaTime(), from: nil) - pause
      clock.advance(by: 0.25)
      #expect(abs((layer.presentation()?.cornerRadius ?? -1) - 50) < 1e-9)
      clock.advance(by: 0.6)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test(arguments: [(0.1, 2), (0.25, 5), (0.5, 10), (0.75, 5)] as [(CFTimeInterval, CGFloat)])
  func keyframesAreReachedAtTheirTimes(_ time: CFTimeInterval, _ value: CGFloat) {
    withClock { clock in
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
      animation.values = [0, 10, 0]
      animation.keyTimes = [0, 0.5, 1]
      animation.duration = 1
      layer.add(animation, forKey: nil)
      clock.advance(by: time)
      #expect(abs((layer.presentation()?.cornerRadius ?? -1) - value) < 1e-9)
    }
  }

  @Test func discreteKeyframesJump() {
    withClock { clock in
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
      animation.values = [1, 2, 3, 4]
      animation.calculationMode = .discrete
      animation.duration = 1
      layer.add(animation, forKey: nil)
      let seen = (0..<4).map { _ in
        clock.advance(by: 0.2)
        return layer.presentation()?.cornerRadius
      }
      #expect(seen == [1, 2, 3, 4])
    }
  }

  @Test func pathsAreFollowedEvenlyWhenPaced() {
    withClock { clock in
      let path = CGMutablePath()
      path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.duration = 1
      let layer = CALayer()
      layer.add(animation, forKey: "steps")
      animation.calculationMode = .paced
      let paced = CALayer()
      paced.add(animation, forKey: "paced")
      clock.advance(by: 0.5)
      #expect(layer.presentation()?.position == CGPoint(x: 10, y: 0))
      #expect(paced.presentation()?.position == CGPoint(x: 10, y: 10))
    }
  }

  @Test func groupsRunTheirAnimationsTogether() {
    withClock { clock in
      let (one, two) = (basic("cornerRadius", 0, 10), basic("borderWidth", 0, 4))
      two.duration = 0
      two.beginTime = 1
      let group = CAAnimationGroup()
      group.animations = [one, two]
      group.duration = 4
      let layer = CALayer()
      layer.add(group, forKey: nil)
      clock.advance(by: 0.5)
      #expect(layer.presentation()?.cornerRadius == 5 && layer.presentation()?.borderWidth == 0)
      clock.advance(by: 1.5)
      #expect(layer.presentation()?.cornerRadius == 0 && layer.presentation()?.borderWidth == 1)
    }
  }

  @Test func picturesShowAnimationsAndLeaveTheLayerAsItIs() throws {
    try withClock { clock in
      let root = box(0, 0, 20, 20)
      let child = box(0, 0, 10, 10, .red)
      root.addSublayer(child)
      child.add(
        basic("transform.translation.x", 0, 20), forKey: nil)
      clock.advance(by: 0.5)
      let image = try render(root)
      #expect(image[5, 5] == .clear && image[15, 5] == .red)
      #expect(CATransform3DIsIdentity(child.transform))
    }
  }

  @Test func springsOvershootAndSettle() {
    withClock { clock in
      let layer = CALayer()
      let spring = CASpringAnimation(keyPath: "cornerRadius")
      spring.fromValue = 0
      spring.toValue = 100
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: nil)
      var greatest: CGFloat = 0
      while layer.animationKeys() != nil {
        greatest = max(greatest, layer.presentation()?.cornerRadius ?? 0)
        clock.advance(by: 1.0 / 60)
      }
      // With damping ratio 1/2 the first swing goes e^(−π/√3) beyond the end.
      #expect(abs(greatest - 116.3) < 0.5)
    }
  }
}
