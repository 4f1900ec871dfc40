/// Velocity of a value from what it was shortly before; pure, in seconds, points and points a second.
struct ReleaseVelocity: Hashable, Sendable {
  /// How far back values count, in seconds.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, release velocity.
  static let window: Double = 0.1

  private struct Sample: Hashable, Sendable {
    var time: Double
    var value: CGPoint
  }

  private var samples: [Sample] = []

  /// Forgets all values.
  mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Takes a value that the finger has moved to at `time`; of several at one time the last counts.
  mutating func add(_ value: CGPoint, at time: Double) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append(Sample(time: time, value: value))
    samples.removeAll { $0.time < time - 2 * Self.window }
  }

  /// Whether one value only is known, so that no velocity follows.
  var hasSingleValue: Bool { samples.count == 1 }

  /// The mean velocity of the values that are younger than `window` at `time`, up to the last of
  /// them; zero if the last is older.
  func velocity(at time: Double) -> CGPoint {
    // A hair more than the window: a sample taken just then counts, however the sum was rounded.
    let young = samples.filter { $0.time >= time - Self.window - 1e-6 }
    guard let first = young.first, let last = young.last, last.time > first.time else {
      return .zero
    }
    let span = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.value.x - first.value.x) / span, y: (last.value.y - first.value.y) / span)
  }
}
