/// How content follows a finger that pulls it past an edge; pure arithmetic, in points.
enum RubberBand {
  /// The share of the first points of a pull that shows.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, rubber band.
  static let stiffness: CGFloat = 0.55

  /// What shows of a pull of `pull` points past the edge of a view that is `length` points long on
  /// this axis. The sign is kept; the whole pull counts, not its steps.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, rubber band.
  static func displacement(forPull pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, pull.isFinite else { return 0 }
    let distance = abs(pull) * stiffness
    let shown = distance * length / (length + distance)
    return pull < 0 ? -shown : shown
  }

  /// The pull that would show as `displacement`: the inverse of `displacement(forPull:length:)`.
  ///
  /// What a pull can never show, a view's length and more, counts as just below that.
  static func pull(forDisplacement displacement: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, displacement.isFinite else { return 0 }
    let shown = min(abs(displacement), length * 0.999)
    let pull = shown * length / (stiffness * (length - shown))
    return displacement < 0 ? -pull : pull
  }

  /// The offset that shows when the finger asks for `wanted`.
  ///
  /// - Parameter bounces: Whether the content may leave its range at all.
  static func offset(
    for wanted: CGFloat, in range: ScrollRange, length: CGFloat, bounces: Bool
  ) -> CGFloat {
    let legal = range.clamped(wanted)
    guard bounces else { return legal }
    return legal + displacement(forPull: wanted - legal, length: length)
  }

  /// The offset that a finger must ask for so that `shown` shows.
  static func wanted(
    for shown: CGFloat, in range: ScrollRange, length: CGFloat, bounces: Bool
  ) -> CGFloat {
    let legal = range.clamped(shown)
    guard bounces else { return legal }
    return legal + pull(forDisplacement: shown - legal, length: length)
  }
}
