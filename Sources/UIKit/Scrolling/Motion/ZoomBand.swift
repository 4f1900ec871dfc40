internal import Foundation

/// How a zoom scale follows fingers past its limits, and how it returns; pure.
///
/// - Evidence: assumed; Documentation/Evidence.md, zoom past the limits.
enum ZoomBand {
  /// The scale that shows when fingers ask for `wanted`: past a limit the doublings are banded as a
  /// pull of a view one doubling long.
  static func scale(
    for wanted: CGFloat, minimum: CGFloat, maximum: CGFloat, bounces: Bool
  ) -> CGFloat {
    let legal = clamped(wanted, minimum: minimum, maximum: maximum)
    guard bounces, wanted > 0, wanted.isFinite, legal > 0, wanted != legal else { return legal }
    let shown = RubberBand.displacement(forPull: log2(wanted / legal), length: 1)
    return legal * exp2(shown)
  }

  /// The scale that fingers must ask for so that `shown` shows.
  static func wanted(
    for shown: CGFloat, minimum: CGFloat, maximum: CGFloat, bounces: Bool
  ) -> CGFloat {
    let legal = clamped(shown, minimum: minimum, maximum: maximum)
    guard bounces, shown > 0, legal > 0, shown != legal else { return legal }
    return legal * exp2(RubberBand.pull(forDisplacement: log2(shown / legal), length: 1))
  }

  /// The scale nearest to `scale` that is allowed.
  static func clamped(_ scale: CGFloat, minimum: CGFloat, maximum: CGFloat) -> CGFloat {
    min(max(scale, minimum), max(minimum, maximum))
  }
}

/// A change of zoom scale that takes time: pure functions of time, in seconds.
struct ZoomAnimation: Hashable, Sendable {
  /// Seconds of a change that code asked for.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, animated zoom.
  static let duration: CGFloat = 0.25

  /// The scale at time 0.
  let start: CGFloat
  /// The scale at the end.
  let end: CGFloat

  /// The part of the way at `time`, the ends eased.
  func progress(at time: CGFloat) -> CGFloat {
    OffsetAnimation.progress(at: time * OffsetAnimation.duration / Self.duration)
  }

  /// The scale at `time`: doublings are gone through evenly.
  func scale(at time: CGFloat) -> CGFloat {
    let part = progress(at: time)
    if part >= 1 { return end }
    guard start > 0, end > 0 else { return start + (end - start) * part }
    return start * exp2(log2(end / start) * part)
  }
}
