public import CoreGraphics
internal import Foundation

/// How the time of an object runs within the time of what it belongs to.
public protocol CAMediaTiming {
  /// When the object's time begins, in seconds of what it belongs to. Default: 0.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one run. Default: 0.
  var duration: CFTimeInterval { get set }
  /// How fast time runs within the object; 0 stops it. Default: 1.
  var speed: Float { get set }
  /// Seconds that the object's time is ahead. Default: 0.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs. Default: 0, for one.
  var repeatCount: Float { get set }
  /// Seconds that runs are repeated for. Default: 0, for as many as `repeatCount` says.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards. Default: false.
  var autoreverses: Bool { get set }
  /// What is shown before the begin and after the end. Default: removed.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown before the begin and after the end of an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The begin, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The begin before it and the end after it.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The values of `CAMediaTiming`, and what follows from them.
struct Timing {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The object's time when what it belongs to shows `time`.
  func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// Seconds of the object's own time until its end; infinite if it has none.
  ///
  /// - Parameter duration: Seconds of one run.
  func activeDuration(of duration: CFTimeInterval) -> CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let runs = repeatCount > 0 ? Double(repeatCount) : 1
    return duration * runs * (autoreverses ? 2 : 1)
  }

  /// How far a run has come at `local` seconds of the object's time, 0…1; nil where nothing is
  /// shown.
  func progress(at local: CFTimeInterval, duration: CFTimeInterval) -> Double? {
    let end = activeDuration(of: duration)
    if local < 0 {
      return fillMode == .backwards || fillMode == .both ? 0 : nil
    }
    if local >= end {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return run(at: end, duration: duration, isEnd: true)
    }
    return run(at: local, duration: duration, isEnd: false)
  }

  private func run(at time: CFTimeInterval, duration: CFTimeInterval, isEnd: Bool) -> Double {
    guard duration > 0 else { return 1 }
    var index = (time / duration).rounded(.down)
    var part = time / duration - index
    // The end of a run is 1, not the 0 of the next one.
    if isEnd, part == 0, index > 0 { (index, part) = (index - 1, 1) }
    let isBackwards = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
    return isBackwards ? 1 - part : part
  }
}

extension CALayer {
  /// When the layer's time begins, in the superlayer's seconds. Default: 0.
  public final var beginTime: CFTimeInterval {
    get { rare?.timing.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// Seconds of the layer's time; animations of the layer do not depend on it. Default: infinite.
  public final var duration: CFTimeInterval {
    get { rare.map(\.timing.duration).flatMap { $0 == 0 ? nil : $0 } ?? .infinity }
    set { changeTiming { $0.duration = newValue } }
  }

  /// How fast time runs in the layer and those in it; 0 stops their animations. Default: 1.
  public final var speed: Float {
    get { rare?.timing.speed ?? 1 }
    set { changeTiming { $0.speed = newValue } }
  }

  /// Seconds that the layer's time is ahead. Default: 0.
  public final var timeOffset: CFTimeInterval {
    get { rare?.timing.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// - Status: inert (a layer's own time is not repeated)
  public final var repeatCount: Float {
    get { rare?.timing.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// - Status: inert (a layer's own time is not repeated)
  public final var repeatDuration: CFTimeInterval {
    get { rare?.timing.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// - Status: inert (a layer's own time is not repeated)
  public final var autoreverses: Bool {
    get { rare?.timing.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// - Status: inert (a layer is always shown)
  public final var fillMode: CAMediaTimingFillMode {
    get { rare?.timing.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  private func changeTiming(_ change: (inout Timing) -> Void) {
    change(&uncommon.timing)
    rearmAnimations()
  }

  /// The layer's time when the clock shows `time`.
  final func localTime(ofClockTime time: CFTimeInterval) -> CFTimeInterval {
    let above = owner?.localTime(ofClockTime: time) ?? time
    return rare?.timing.localTime(above) ?? above
  }

  /// What the clock shows at a time of the layer. A layer whose time stands still has no answer: it
  /// is the clock's present time.
  final func clockTime(ofLocalTime time: CFTimeInterval) -> CFTimeInterval {
    var above = time
    if let timing = rare?.timing {
      guard timing.speed != 0 else { return MediaClock.current.now }
      above = (time - timing.timeOffset) / Double(timing.speed) + timing.beginTime
    }
    return owner?.clockTime(ofLocalTime: above) ?? above
  }

  /// How many seconds pass in the layer for each of the clock's.
  final var rate: Double {
    Double(rare?.timing.speed ?? 1) * (owner?.rate ?? 1)
  }
}
