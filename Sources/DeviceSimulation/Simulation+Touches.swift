public import UIKit

/// Fingers. They go the way real ones go: window, hit test, recognisers, views. Points are those of
/// the screen; time passes only where a member says so.
extension Simulation {
  // MARK: - Single fingers

  /// Puts a finger on the screen.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    touch([TouchSample(finger: finger, .began, at: point)])
  }

  /// Moves a finger that is on the screen.
  public func touchMove(to point: CGPoint, finger: Int = 0) {
    touch([TouchSample(finger: finger, .moved, at: point)])
  }

  /// Lifts a finger.
  public func touchUp(at point: CGPoint, finger: Int = 0) {
    touch([TouchSample(finger: finger, .ended, at: point)])
  }

  /// Takes all fingers away, as a call would.
  public func cancelTouches() {
    device.touches.cancelAll()
    settle()
  }

  /// Brings what several fingers do at once as one event, and lays out.
  public func touch(_ samples: [TouchSample]) {
    device.touches.deliver(samples)
    settle()
  }

  // MARK: - Gestures

  /// Seconds between two events of a moving finger.
  public static let touchInterval: TimeInterval = 1.0 / 120

  /// Taps a point: a finger for `duration` seconds, several times if `count` is more than 1.
  ///
  /// Time passes: `duration` for each tap and 0.1 seconds between two.
  public func tap(at point: CGPoint, count: Int = 1, duration: TimeInterval = 0.05) {
    for index in 0..<max(count, 0) {
      if index > 0 { advance(0.1) }
      touchDown(at: point)
      advance(duration)
      touchUp(at: point)
    }
  }

  /// Taps the middle of a view, wherever that is on the screen; what covers it gets the tap.
  public func tap(_ view: UIView, count: Int = 1) { tap(at: screenMiddle(of: view), count: count) }

  /// Holds a finger still for `duration` seconds.
  public func press(at point: CGPoint, duration: TimeInterval) {
    tap(at: point, duration: duration)
  }

  /// Draws a finger from one point to another within `duration` seconds, at an even speed, and lifts
  /// it after holding it for `hold` seconds.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, hold: TimeInterval = 0,
    finger: Int = 0
  ) {
    let steps = Simulation.steps(in: duration)
    touchDown(at: start, finger: finger)
    for step in 1...steps {
      advance(duration / Double(steps))
      let part = Double(step) / Double(steps)
      touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
        finger: finger)
    }
    if hold > 0 { advance(hold) }
    touchUp(at: end, finger: finger)
  }

  /// Draws two fingers apart or together about `center`: their distance goes from one to another
  /// while the line between them turns from `angle` by `turn`, in radians.
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0,
    turn: CGFloat = 0, duration: TimeInterval
  ) {
    let steps = Simulation.steps(in: duration)
    func samples(_ part: Double, _ phase: TouchSample.Phase) -> [TouchSample] {
      let radius = (start + (end - start) * part) / 2
      let direction = angle + turn * part
      let (x, y) = (cos(direction) * radius, sin(direction) * radius)
      return [
        TouchSample(finger: 0, phase, at: CGPoint(x: center.x - x, y: center.y - y)),
        TouchSample(finger: 1, phase, at: CGPoint(x: center.x + x, y: center.y + y)),
      ]
    }
    touch(samples(0, .began))
    for step in 1...steps {
      advance(duration / Double(steps))
      touch(samples(Double(step) / Double(steps), .moved))
    }
    touch(samples(1, .ended))
  }

  private static func steps(in duration: TimeInterval) -> Int {
    guard duration > 0, duration.isFinite else { return 1 }
    return max(1, Int((duration / touchInterval).rounded()))
  }

  private func screenMiddle(of view: UIView) -> CGPoint {
    let bounds = view.bounds
    let middle = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    guard let window = view.window else { return middle }
    return CGPoint(
      x: middle.x - window.bounds.minX + window.frame.minX,
      y: middle.y - window.bounds.minY + window.frame.minY)
  }
}
