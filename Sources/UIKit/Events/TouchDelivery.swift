internal import Foundation

/// Brings what fingers do to recognisers and views.
///
/// One event goes this way: the fingers' objects are brought up to date, application and window hand
/// the event on, recognisers see it (those of inner views first), those that recognise are told of,
/// their fingers are taken from views, and views get what is left.
///
/// *Invariants*
/// 1. A finger is in `down` from its coming down to its end.
/// 2. A touch that is over is in `held` as long as its view has not been told, and in neither list
///    afterwards.
/// 3. A recogniser is in `engaged` from its first finger until it starts anew.
@MainActor
package final class TouchDelivery {
  /// The fingers on the screen, in the order in which they came down.
  private(set) var down: [UITouch] = []
  /// Touches that are over, of which views are still to be told.
  var held: [UITouch] = []
  /// Recognisers that have seen fingers and have not started anew.
  var engaged: [UIGestureRecognizer] = []
  /// Changes that are still to be told.
  var announcements: [(gesture: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Recognisers whose fingers are to be taken from views.
  var takers: [UIGestureRecognizer] = []
  /// Whether recognisers are at work, so that the rest comes afterwards.
  var isBusy = false
  /// Whether a recogniser has failed since those held back were looked at.
  var hasNewFailure = false
  private var taps = TapCounter()
  private var isDelivering = false
  /// What fingers did while an event was under way.
  private var waiting: [[TouchSample]] = []

  init() {}

  /// How many touches and recognisers are kept: nothing when all fingers are up and all is decided.
  package var keptCount: Int { down.count + held.count + engaged.count }

  /// How many fingers are on the screen.
  package var fingerCount: Int { down.count }

  /// Brings one event: what any number of fingers do at the clock's present time.
  ///
  /// Samples that cannot be are left out: a finger that comes down twice, or does something without
  /// having come down.
  package func deliver(_ samples: [TouchSample]) {
    waiting.append(samples)
    guard !isDelivering else { return }
    isDelivering = true
    while !waiting.isEmpty { bring(waiting.removeFirst()) }
    isDelivering = false
  }

  private func bring(_ samples: [TouchSample]) {
    let time = MediaClock.current.now
    for touch in down {
      touch.phase = .stationary
      touch.previousPlace = touch.place
    }
    var changed: [UITouch] = []
    for sample in samples {
      guard sample.location.x.isFinite, sample.location.y.isFinite,
        let touch = touch(for: sample, at: time), touch.phase != .stationary
      else { continue }
      changed.append(touch)
    }
    guard !changed.isEmpty else { return }
    let event = UIEvent(touches: down)
    for touch in changed where touch.phase == .began { findFollowers(of: touch, for: event) }
    SimulatedDevice.current.application.sendEvent(event)
    putAwayLifted()
    settleIfIdle()
  }

  /// Takes touches that are over from the fingers on the screen.
  private func putAwayLifted() {
    let over = down.filter(\.isOver)
    down.removeAll(where: \.isOver)
    // An app that keeps an event to itself leaves touches behind that nobody was told of.
    for touch in over where !touch.progress.endIsHeld { touch.progress.stage = .closed }
    held += over.filter { $0.progress.stage != .closed }
    for touch in over {
      for gesture in touch.followers { gesture.life.touches.removeAll(where: \.isOver) }
    }
  }

  /// Takes all fingers away, as the system does for a call.
  package func cancelAll() {
    deliver(down.map { TouchSample(finger: $0.finger, .cancelled, at: $0.screenPlace) })
  }

  /// Forgets all, without a word to anyone.
  func drop() {
    down.removeAll()
    held.removeAll()
    waiting.removeAll()
    let engaged = self.engaged
    self.engaged.removeAll()
    announcements.removeAll()
    takers.removeAll()
    for gesture in engaged { gesture.startAnew() }
  }

  // MARK: - Fingers

  /// The finger's object, brought up to date.
  private func touch(for sample: TouchSample, at time: TimeInterval) -> UITouch? {
    let known = down.first { $0.finger == sample.finger && !$0.isOver }
    guard sample.phase == .began else {
      guard let known else { return nil }
      known.update(to: sample, at: time)
      return known
    }
    guard known == nil, let target = target(at: sample.location) else { return nil }
    let touch = UITouch(finger: sample.finger, place: target.place, time: time)
    touch.window = target.window
    touch.view = target.view
    touch.tapCount = taps.count(for: touch)
    down.append(touch)
    return touch
  }

  private struct Target {
    var window: UIWindow
    var place: CGPoint
    var view: UIView
  }

  /// The frontmost window that takes a touch at a point of the screen, and the view there.
  private func target(at point: CGPoint) -> Target? {
    let event = UIEvent(touches: down)
    let windows = SimulatedDevice.current.windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    for (_, window) in windows {
      let place = window.place(ofScreenPoint: point)
      if let view = window.hitTest(place, with: event) {
        return Target(window: window, place: place, view: view)
      }
    }
    return nil
  }
}

extension UITouch {
  /// Where the finger is on the screen.
  fileprivate var screenPlace: CGPoint { window?.screenPoint(ofPlace: place) ?? place }

  /// Takes over what the finger does.
  fileprivate func update(to sample: TouchSample, at time: TimeInterval) {
    let place = window?.place(ofScreenPoint: sample.location) ?? sample.location
    switch sample.phase {
    case .began: return
    case .stationary: return
    case .moved: phase = place == self.place ? .stationary : .moved
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    }
    guard phase != .stationary else { return }
    self.place = place
    timestamp = time
  }
}

extension UIWindow {
  /// A point of the screen in the window's own coordinates.
  final func place(ofScreenPoint point: CGPoint) -> CGPoint {
    let anchor = layer.anchorPoint
    let shifted = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let turned = shifted.applying(transform.inverted())
    return CGPoint(
      x: turned.x + bounds.minX + anchor.x * bounds.width,
      y: turned.y + bounds.minY + anchor.y * bounds.height)
  }

  /// A point of the window's own coordinates on the screen.
  final func screenPoint(ofPlace place: CGPoint) -> CGPoint {
    let anchor = layer.anchorPoint
    let turned = CGPoint(
      x: place.x - bounds.minX - anchor.x * bounds.width,
      y: place.y - bounds.minY - anchor.y * bounds.height
    ).applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }
}

/// Counts how often a finger has come down in one place in quick succession.
private struct TapCounter {
  /// - Evidence: assumed; Documentation/Evidence.md, taps.
  static let longestPause: TimeInterval = 0.35
  /// - Evidence: assumed; Documentation/Evidence.md, taps.
  static let greatestDistance: CGFloat = 45

  private var lastPlace = CGPoint.zero
  private var lastTime = -TimeInterval.infinity
  private var lastCount = 0
  private weak var lastView: UIView?

  @MainActor
  mutating func count(for touch: UITouch) -> Int {
    let continues =
      touch.timestamp - lastTime <= Self.longestPause && lastView === touch.view
      && touch.place.distance(to: lastPlace) <= Self.greatestDistance
    lastCount = continues ? lastCount + 1 : 1
    lastPlace = touch.place
    lastTime = touch.timestamp
    lastView = touch.view
    return lastCount
  }
}
