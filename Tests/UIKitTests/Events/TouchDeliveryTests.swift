import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TouchDeliveryTests {
  @Test func aFingerBelongsToTheViewWhereItCameDown() {
    let stage = TouchStage()
    stage.add("left", CGRect(x: 0, y: 0, width: 200, height: 800))
    stage.add("right", CGRect(x: 200, y: 0, width: 200, height: 800))
    stage.send(.began, 100, 100)
    stage.send(.moved, 300, 100)
    stage.send(.moved, 300, 100)
    stage.send(.ended, 300, 100)
    // The second move goes nowhere and is no event.
    #expect(stage.takeLog() == ["left.began", "left.moved", "left.ended"])
    #expect(stage.device.touches.keptCount == 0)
  }

  @Test func touchesGoUpTheResponders() {
    let stage = TouchStage()
    let outer = stage.add("outer", CGRect(x: 0, y: 0, width: 400, height: 800))
    let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    outer.addSubview(inner)
    stage.tap(150, 150)
    #expect(stage.takeLog() == ["outer.began", "outer.ended"])
  }

  @Test func placesFollowScrolledAndTurnedViews() {
    let stage = TouchStage()
    let view = stage.add("view", CGRect(x: 100, y: 100, width: 100, height: 100))
    view.bounds.origin = CGPoint(x: 0, y: 50)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let place = Probe()
    view.addGestureRecognizer(place)
    stage.send(.began, 150, 150)
    // The centre stays at (150, 150), which is (50, 50) of the view from its origin (0, 50).
    #expect(place.last == CGPoint(x: 50, y: 100))
    stage.send(.moved, 170, 150)
    #expect(place.last == CGPoint(x: 60, y: 100))
    #expect(place.before == CGPoint(x: 50, y: 100))
    stage.send(.ended, 170, 150)
  }

  struct Fingers: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isMultiple: Bool
    var log: [String]
  }

  @Test(arguments: [
    Fingers(
      testDescription: "one only", isMultiple: false, log: ["a.began", "a.moved", "a.ended"]),
    Fingers(
      testDescription: "several", isMultiple: true,
      log: ["a.began", "a.began", "a.moved 2", "a.ended 2"]),
  ])
  func aViewTakesSeveralFingersIfItWants(row: Fingers) {
    let stage = TouchStage()
    let view = stage.add("a", CGRect(x: 0, y: 0, width: 400, height: 800))
    view.isMultipleTouchEnabled = row.isMultiple
    stage.send(.began, 10, 10)
    stage.send(.began, 50, 10, finger: 1)
    for phase in [TouchSample.Phase.moved, .ended] {
      stage.device.touches.deliver([
        TouchSample(phase, at: CGPoint(x: 20, y: 20)),
        TouchSample(finger: 1, phase, at: CGPoint(x: 60, y: 20)),
      ])
    }
    #expect(stage.takeLog() == row.log)
    #expect(stage.device.touches.keptCount == 0)
  }

  @Test func anExclusiveViewIsAlone() {
    let stage = TouchStage()
    stage.add("a", CGRect(x: 0, y: 0, width: 200, height: 800)).isExclusiveTouch = true
    stage.add("b", CGRect(x: 200, y: 0, width: 200, height: 800))
    stage.send(.began, 10, 10)
    stage.send(.began, 300, 10, finger: 1)
    stage.send(.ended, 10, 10)
    stage.send(.ended, 300, 10, finger: 1)
    #expect(stage.takeLog() == ["a.began", "a.ended"])
  }

  @Test func tapsInQuickSuccessionAreCounted() {
    let stage = TouchStage()
    let probe = Probe()
    stage.add("a", CGRect(x: 0, y: 0, width: 400, height: 800)).addGestureRecognizer(probe)
    var counts: [Int] = []
    for pause in [0, 0.2, 0.2, 0.5] {
      stage.wait(pause)
      stage.tap(10, 10)
      counts.append(probe.tapCount)
    }
    // 0.2 s + 0.05 s of the tap lie within 0.35 s, 0.5 s does not.
    #expect(counts == [1, 2, 3, 1])
  }

  @Test func theSystemTakesFingersAway() {
    let stage = TouchStage()
    stage.add("a", CGRect(x: 0, y: 0, width: 400, height: 800))
    stage.send(.began, 10, 10)
    stage.device.touches.cancelAll()
    stage.send(.ended, 10, 10)
    #expect(stage.takeLog() == ["a.began", "a.cancelled"])
    #expect(stage.device.touches.keptCount == 0)
  }

  @Test func whatFingersDoDuringAnEventComesAfterIt() {
    let stage = TouchStage()
    let view = stage.add("a", CGRect(x: 0, y: 0, width: 200, height: 800))
    stage.add("b", CGRect(x: 200, y: 0, width: 200, height: 800))
    let probe = Probe()
    probe.whenBegan = { [stage] in if $0 == 0 { stage.send(.began, 300, 10, finger: 1) } }
    view.addGestureRecognizer(probe)
    stage.send(.began, 10, 10)
    #expect(stage.takeLog() == ["a.began", "b.began"])
  }
}

/// Writes down where fingers are.
private final class Probe: UIGestureRecognizer {
  var last = CGPoint.zero
  var before = CGPoint.zero
  var tapCount = 0
  var whenBegan: (Int) -> Void = { _ in }

  private func note(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    last = touch.location(in: view)
    before = touch.previousLocation(in: view)
    tapCount = touch.tapCount
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches)
    whenBegan(touches.first?.finger ?? 0)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
