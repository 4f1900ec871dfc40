public import CoreGraphics
public import Foundation

/// Values of a layer's properties as functions of time.
///
/// A layer takes a copy when an animation is added; changing the original later has no effect.
///
/// - Status: full
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = Timing()

  /// How the progress of each run follows from its time. Default: nil, for even.
  open var timingFunction: CAMediaTimingFunction?
  /// Is told when the animation starts and ends; held by the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves its layer at its end. Default: true.
  open var isRemovedOnCompletion = true
  /// Values stored under names by `setValue(_:forKey:)`.
  private var values: [String: Any] = [:]

  /// Makes an animation that takes the transaction's duration.
  public required override init() {
    super.init()
  }

  /// A copy, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.values = values
    return copy
  }

  /// A copy, of the same class.
  open override func copy() -> Any { copy(with: nil) }

  /// Stores `value` under a name.
  public final func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value stored under a name.
  public final func value(forKey key: String) -> Any? { values[key] }

  /// Adds the animation to `anObject`, a layer, for the property `event`.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Seconds of one run: `duration`, or where that is zero, what the animation is made for.
  var runDuration: CFTimeInterval { timing.duration }

  /// Writes the values at `time`, in the animation's seconds, into `layer`.
  ///
  /// - Parameter time: Since the animation's begin, in the layer's seconds.
  final func apply(to layer: CALayer, at time: CFTimeInterval, within duration: CFTimeInterval) {
    let local = time * Double(timing.speed) + timing.timeOffset
    guard let progress = timing.progress(at: local, duration: duration) else { return }
    write(to: layer, progress: progress, time: progress * duration)
  }

  /// Writes the values at `progress` of a run into `layer`.
  func write(to layer: CALayer, progress: Double, time: CFTimeInterval) {}

  /// `progress` after the timing function.
  final func eased(_ progress: Double) -> Double {
    timingFunction?.value(at: progress) ?? progress
  }
}

extension CAAnimation {
  /// When the animation begins, in the layer's seconds; 0 for when it is added. Default: 0.
  public final var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// Seconds of one run; 0 for the transaction's duration. Default: 0.
  public final var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast the animation runs. Default: 1.
  public final var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// Seconds that the animation is ahead. Default: 0.
  public final var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How many runs; `.infinity` for no end. Default: 0, for one.
  public final var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// Seconds that runs are repeated for. Default: 0, for as many as `repeatCount` says.
  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether each run is followed by one backwards. Default: false.
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What is shown before the begin and after the end. Default: removed.
  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

/// An object that is told when an animation starts and ends.
///
/// Both methods are optional.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended, or been removed before (`finished` is false then).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
