internal import Foundation

/// Content that comes to rest at a page: a critically damped spring, never past the page.
///
/// - Evidence: assumed; Documentation/Evidence.md, paging.
struct PageSpring: Hashable, Sendable {
  /// Frequency, a second.
  static let frequency: CGFloat = 15
  /// The distance, in points, at which the way is over.
  static let restDistance: CGFloat = 0.5

  /// The offset at time 0.
  let start: CGFloat
  /// The page's offset.
  let end: CGFloat
  private let slope: CGFloat
  /// Seconds until it stands still.
  private(set) var duration: CGFloat = 0

  /// - Parameter velocity: Points a second. One so great that the spring would swing past the page
  ///   counts as the greatest that does not.
  init(start: CGFloat, end: CGFloat, velocity: CGFloat) {
    self.start = start
    self.end = end
    let distance = start - end
    let limit = Self.frequency * abs(distance)
    let inward = distance > 0 ? max(velocity, -limit) : min(velocity, limit)
    slope = inward + Self.frequency * distance
    duration = settlingTime
  }

  /// The offset at `time`.
  func position(at time: CGFloat) -> CGFloat {
    if time >= duration { return end }
    let time = max(0, time)
    return end + (start - end + slope * time) * exp(-Self.frequency * time)
  }

  /// The velocity at `time`, in points a second.
  func velocity(at time: CGFloat) -> CGFloat {
    let time = max(0, time)
    if time >= duration { return 0 }
    let rate = Self.frequency
    return (slope - rate * (start - end + slope * time)) * exp(-rate * time)
  }

  private var settlingTime: CGFloat {
    let distance = abs(start - end)
    func bound(_ time: CGFloat) -> CGFloat {
      (distance + abs(slope) * time) * exp(-Self.frequency * time)
    }
    var low = slope == 0 ? 0 : max(0, 1 / Self.frequency - distance / abs(slope))
    var high: CGFloat = 20
    guard bound(low) > Self.restDistance else { return low }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bound(middle) > Self.restDistance { low = middle } else { high = middle }
    }
    return high
  }
}
