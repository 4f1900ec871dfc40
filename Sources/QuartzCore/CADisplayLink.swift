public import CoreGraphics
public import Foundation

/// Calls a method for each frame that the simulated screen shows.
///
/// Frames lie at whole multiples of the frame's length on the media clock, and come while that is
/// advanced.
///
/// - Status: full
public final class CADisplayLink: NSObject {
  /// Frames a second of the simulated screen.
  package static let framesPerSecond = 60

  private var action: ((CADisplayLink) -> Void)?
  private var isRunning = false
  private var next: MediaClock.Appointment?

  /// When the present frame came, in seconds of the clock. Default: 0.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will come, in seconds of the clock. Default: 0.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// Calls `sel` of `target`, which is held until `invalidate()`, with the link.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { link in
      SelectorCall.sendOnCallingThread(sel, to: target, [link])
    }
  }

  /// Calls `action` with the link.
  package init(_ action: @escaping (CADisplayLink) -> Void) {
    self.action = action
  }

  /// Starts the calls.
  ///
  /// - Parameters:
  ///   - runloop: Of no importance: frames come from the media clock.
  ///   - mode: Of no importance.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isRunning, action != nil else { return }
    isRunning = true
    scheduleNext()
  }

  /// Ends the calls until `add(to:forMode:)`.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isRunning = false
    next?.cancel()
  }

  /// Ends the calls for good and lets go of the target.
  public func invalidate() {
    isRunning = false
    next?.cancel()
    action = nil
  }

  /// Whether frames pass without a call. Default: false.
  public var isPaused = false {
    didSet {
      guard isPaused != oldValue else { return }
      if isPaused { next?.cancel() } else { scheduleNext() }
    }
  }

  /// Seconds of one frame of the screen.
  public var duration: CFTimeInterval { 1 / Double(Self.framesPerSecond) }

  /// Calls a second that are wanted; 0 for the most. Default: 0.
  public var preferredFramesPerSecond: Int = 0

  /// Calls a second that are wanted. Default: the most.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      preferredFramesPerSecond = Int(
        preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    }
  }

  /// Frames from one call to the next.
  private var step: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, Self.framesPerSecond / preferredFramesPerSecond)
  }

  private func scheduleNext() {
    guard isRunning, !isPaused, action != nil else { return }
    let clock = MediaClock.current
    let rate = Double(Self.framesPerSecond)
    // A frame that is due now is the present one, up to errors of the division.
    let frame = (clock.now * rate + 1e-6).rounded(.down) + 1
    let step = Double(step)
    let number = (frame / step).rounded(.up) * step
    next?.cancel()
    next = clock.schedule(at: number / rate, isFrame: true) { [self] in
      timestamp = number / rate
      targetTimestamp = (number + step) / rate
      // Before the call, which may pause or invalidate the link.
      scheduleNext()
      action?(self)
    }
  }
}

/// Bounds of calls a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least that is acceptable.
  public var minimum: Float
  /// The most that is wanted.
  public var maximum: Float
  /// What is best; nil for no preference.
  public var preferred: Float?

  /// The screen's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: nil)

  /// Makes bounds.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
