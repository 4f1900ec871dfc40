public import Foundation
public import FoundationAdditions

/// Colours along a line or between circles.
///
/// - Status: full (colours between two stops are mixed in sRGB)
public final class CGGradient: Hashable, Sendable {
  /// A colour at a place of the gradient, 0 at its start and 1 at its end.
  package struct Stop: Hashable, Sendable {
    package let location: CGFloat
    package let color: CGColor
  }

  /// In ascending order.
  package let stops: [Stop]

  /// Makes a gradient of `colors`, which lie at `locations` (0…1) or, if that is nil, at equal
  /// distances. Nil if no element of `colors` is a colour.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(
      colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// Makes a gradient from `count` colours of `space`, their components one after the other.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * length)
    }
    self.init(
      colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// Makes a gradient of `colors`; missing or unequal `locations` mean equal distances.
  package init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let even = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    let places = locations?.count == colors.count ? locations ?? even : even
    var last: CGFloat = 0
    var stops: [Stop] = []
    for (place, color) in zip(places, colors) {
      last = max(last, place > 0 ? min(place, 1) : 0)
      stops.append(Stop(location: last, color: color))
    }
    self.stops = stops
  }

  /// Gradients are equal when their stops are.
  public static func == (one: CGGradient, other: CGGradient) -> Bool { one.stops == other.stops }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// Apple's number.
  public let rawValue: UInt32

  /// Makes options from Apple's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour fills what lies before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what lies after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
