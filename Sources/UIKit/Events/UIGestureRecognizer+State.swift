internal import Foundation

/// Where a recogniser is in its life.
struct GestureLife {
  var state = UIGestureRecognizer.State.possible
  /// The state that those who are told see, while they are told of an earlier change.
  var shownState: UIGestureRecognizer.State?
  /// What the recogniser wants to become but may not yet.
  var heldState: UIGestureRecognizer.State?
  /// Whether it has come to its end while it was held back.
  var heldEnd = false
  /// The fingers that are followed and down.
  var touches: [UITouch] = []
  /// All fingers that were followed since the recogniser started anew.
  var seen: [UITouch] = []
  /// The middle of the fingers in the window's coordinates.
  var middle = CGPoint.zero
  weak var window: UIWindow?

  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
  /// Whether the recogniser has its fingers.
  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }
}

extension UIGestureRecognizer {
  final var activeTouches: [UITouch] { life.touches }

  private var delivery: TouchDelivery { SimulatedDevice.current.touches }

  /// Becomes `new`, where that is a legal change; others are left out.
  final func change(to new: State) {
    switch life.state {
    case .possible: leavePossible(to: new)
    case .began, .changed:
      switch new {
      case .changed, .ended: become(new)
      case .cancelled, .failed: become(.cancelled)
      case .possible, .began: return
      }
    case .ended, .cancelled, .failed: return
    }
    delivery.settleIfIdle()
  }

  private func leavePossible(to new: State) {
    switch new {
    case .possible: return
    case .failed, .cancelled: fail()
    case .began, .changed, .ended:
      if life.heldState != nil {
        if new == .ended { life.heldEnd = true }
        return
      }
      life.heldState = new == .changed ? .began : new
      delivery.engage(self)
      delivery.release(self)
    }
  }

  /// Becomes `new` and tells of it.
  final func become(_ new: State) {
    life.state = new
    delivery.announce(self, new)
  }

  /// Fails without a word to anyone.
  final func fail() {
    guard life.state == .possible else { return }
    life.heldState = nil
    life.state = .failed
    delivery.noteFailure()
  }

  /// Ends before its time: what is going on is cancelled, what is possible fails.
  final func breakOff() {
    guard delivery.isEngaged(self) else { return }
    change(to: life.state == .possible ? .failed : .cancelled)
    for touch in life.touches { touch.followers.removeAll { $0 === self } }
    life.touches.removeAll()
    delivery.settleIfIdle()
  }

  /// Takes what is new of the followed fingers.
  final func take(_ changed: [UITouch], of event: UIEvent) {
    let mine = changed.filter { touch in life.touches.contains { $0 === touch } }
    guard !mine.isEmpty else { return }
    updateMiddle()
    let phases: [(UITouch.Phase, (Set<UITouch>, UIEvent) -> Void)] = [
      (.began, { self.touchesBegan($0, with: $1) }), (.moved, { self.touchesMoved($0, with: $1) }),
      (.ended, { self.touchesEnded($0, with: $1) }),
      (.cancelled, { self.touchesCancelled($0, with: $1) }),
    ]
    for (phase, call) in phases where !life.isOver {
      let touches = mine.filter { touch in
        touch.phase == phase && life.touches.contains { $0 === touch }
      }
      if !touches.isEmpty { call(Set(touches), event) }
    }
    life.touches.removeAll(where: \.isOver)
  }

  /// The middle of the fingers that are down; of those just lifted when none is.
  private func updateMiddle() {
    let down = life.touches.filter { !$0.isOver }
    let counted = down.isEmpty ? life.touches : down
    life.middle = CGPoint.middle(of: counted.map(\.place))
    life.window = counted.first?.window ?? life.window
  }

  final func converted(_ point: CGPoint, to target: UIView?) -> CGPoint {
    guard let target, let window = life.window ?? view?.window else { return point }
    return target.convert(point, from: window)
  }

  /// Forgets what was seen and starts anew.
  final func startAnew() {
    reset()
    let (middle, window) = (life.middle, life.window)
    life = GestureLife()
    life.middle = middle
    life.window = window
  }
}

extension CGPoint {
  /// The mean of points; zero without any.
  static func middle(of points: [CGPoint]) -> CGPoint {
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
