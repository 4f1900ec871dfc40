@testable import UIKit

/// A device with a window of 400 by 800 points, a clock, and a log of what happens.
@MainActor final class TouchStage {
  let device = SimulatedDevice()
  let window: UIWindow
  var log: [String] = []

  init() {
    device.makeCurrent()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.makeKeyAndVisible()
  }

  /// A view of the window, or of another view, that writes down its touches.
  @discardableResult
  func add(_ name: String, _ frame: CGRect, to parent: UIView? = nil) -> LoggedView {
    let view = LoggedView(frame: frame)
    view.name = name
    view.stage = self
    (parent ?? window).addSubview(view)
    return view
  }

  /// Writes down what a recogniser tells.
  func watch(_ gesture: UIGestureRecognizer, _ name: String) {
    gesture.addAction { [unowned self] in log.append("\(name).\($0.state)") }
  }

  // MARK: - Fingers

  func send(
    _ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0
  ) {
    device.touches.deliver([TouchSample(finger: finger, phase, at: CGPoint(x: x, y: y))])
  }

  func wait(_ seconds: Double) { device.clock.advance(by: seconds) }

  func tap(_ x: CGFloat, _ y: CGFloat, for seconds: Double = 0.05) {
    send(.began, x, y)
    wait(seconds)
    send(.ended, x, y)
  }

  /// Moves a finger that is down by steps of 10 milliseconds.
  func draw(_ points: [(CGFloat, CGFloat)], finger: Int = 0) {
    for (x, y) in points {
      wait(0.01)
      send(.moved, x, y, finger: finger)
    }
  }

  /// The log so far, which starts anew.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A view that writes down its touches and hands nothing on.
final class LoggedView: UIView {
  var name = ""
  weak var stage: TouchStage?

  private func note(_ call: String, _ touches: Set<UITouch>) {
    let count = touches.count == 1 ? "" : " \(touches.count)"
    stage?.log.append("\(name).\(call)\(count)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}
