internal import Foundation

/// The velocity of something that moves, from where it was seen when.
///
/// Only the last tenth of a second counts. What has not moved for longer than that stands still,
/// however fast it was before.
///
/// - Evidence: observed; Documentation/Evidence.md, release velocity.
package struct VelocityTracker {
  /// Seconds that count.
  package static let window: TimeInterval = 0.1

  private struct Sample {
    var time: TimeInterval
    var point: CGPoint
  }

  private var samples: [Sample] = []

  package init() {}

  /// Notes a place, in points, at a time in seconds; times do not fall. A place at the time of the
  /// one before takes its place.
  package mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append(Sample(time: time, point: point))
    while let first = samples.first, time - first.time > Self.window + Self.tolerance {
      samples.removeFirst()
    }
  }

  /// Forgets all places.
  package mutating func clear() { samples.removeAll() }

  /// Moves all noted places, so that a jump of the coordinates is no motion.
  package mutating func shift(by offset: CGVector) {
    for index in samples.indices {
      samples[index].point.x += offset.dx
      samples[index].point.y += offset.dy
    }
  }

  /// Points a second at `time`, in each direction.
  package func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, time - last.time <= Self.window + Self.tolerance else {
      return .zero
    }
    let first = samples.first ?? last
    let span = last.time - first.time
    guard span > 0 else { return .zero }
    return CGPoint(
      x: (last.point.x - first.point.x) / span, y: (last.point.y - first.point.y) / span)
  }

  /// Times are sums of steps and differ in their last digits.
  private static let tolerance = 1e-9
}
