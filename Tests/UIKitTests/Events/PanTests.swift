import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PanTests {
  @Test func tenPointsAreTakenOff() {
    let stage = TouchStage()
    let view = stage.add("a", CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = UIPanGestureRecognizer()
    var ways: [CGFloat] = []
    pan.addAction { [stage] in
      ways.append((($0 as? UIPanGestureRecognizer)?.translation(in: view).y) ?? .nan)
      stage.log.append("pan.\($0.state)")
    }
    view.addGestureRecognizer(pan)
    stage.send(.began, 100, 100)
    stage.draw([(100, 105), (100, 112), (100, 120), (100, 90)])
    stage.send(.ended, 100, 90)
    #expect(ways == [2, 10, -20, -20])
    #expect(
      stage.takeLog() == [
        "a.began", "a.moved", "pan.began", "a.cancelled", "pan.changed", "pan.changed", "pan.ended",
      ])
    #expect(stage.device.touches.keptCount == 0)
  }

  @Test func theSlopLiesInTheDirectionOfTheWay() {
    let stage = TouchStage()
    let view = stage.add("a", CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.send(.began, 100, 100)
    stage.draw([(130, 140)])
    // (30, 40) is 50 long; a fifth of it is absorbed.
    let way = pan.translation(in: view)
    #expect(abs(way.x - 24) < 1e-9 && abs(way.y - 32) < 1e-9)
    // 30 and 40 points in 10 milliseconds.
    let velocity = pan.velocity(in: view)
    #expect(abs(velocity.x - 3000) < 1e-6 && abs(velocity.y - 4000) < 1e-6)
    stage.send(.ended, 130, 140)
    #expect(pan.state == .possible)
  }

  @Test func aNewFingerIsNoJump() {
    let stage = TouchStage()
    let view = stage.add("a", CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.send(.began, 100, 100)
    stage.draw([(100, 130)])
    #expect(pan.translation(in: view).y == 20)
    stage.send(.began, 100, 300, finger: 1)
    #expect(pan.translation(in: view).y == 20)
    #expect(pan.location(in: nil) == CGPoint(x: 100, y: 215))
    stage.draw([(100, 320)], finger: 1)
    // The middle of two fingers goes half of what one of them does.
    #expect(pan.translation(in: view).y == 30)
    stage.send(.ended, 100, 130)
    #expect(pan.translation(in: view).y == 30)
    #expect(pan.state == .began || pan.state == .changed)
    stage.send(.ended, 100, 320, finger: 1)
    #expect(stage.device.touches.keptCount == 0)
  }

  @Test func theWayCanBeSet() {
    let stage = TouchStage()
    let view = stage.add("a", CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.send(.began, 100, 100)
    stage.draw([(100, 130)])
    pan.setTranslation(CGPoint(x: 3, y: 4), in: view)
    stage.draw([(101, 132)])
    #expect(pan.translation(in: view) == CGPoint(x: 4, y: 6))
    stage.send(.cancelled, 101, 132)
  }

  struct Limits: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var least = 1
    var most = Int.max
    var begins: Bool
  }

  @Test(arguments: [
    Limits(testDescription: "any number", begins: true),
    Limits(testDescription: "two wanted, two there", least: 2, begins: true),
    Limits(testDescription: "three wanted, two there", least: 3, begins: false),
    Limits(testDescription: "one at most, two there", most: 1, begins: false),
  ])
  func numbersOfFingersAreLimited(row: Limits) {
    let stage = TouchStage()
    let view = stage.add("a", CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = row.least
    pan.maximumNumberOfTouches = row.most
    view.addGestureRecognizer(pan)
    stage.watch(pan, "pan")
    stage.send(.began, 100, 100)
    stage.send(.began, 200, 100, finger: 1)
    stage.device.touches.deliver([
      TouchSample(.moved, at: CGPoint(x: 100, y: 150)),
      TouchSample(finger: 1, .moved, at: CGPoint(x: 200, y: 150)),
    ])
    #expect(stage.takeLog().contains("pan.began") == row.begins)
    stage.device.touches.cancelAll()
    #expect(stage.device.touches.keptCount == 0)
  }
}
