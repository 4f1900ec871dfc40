internal import CoreGraphics
public import Foundation

/// How a run's progress follows from its time: a cubic curve from (0, 0) to (1, 1).
///
/// - Status: full
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// Makes a function from the curve's control points, whose x must lie in 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: Double(min(max(c1x, 0), 1)), y: Double(c1y))
    second = CGPoint(x: Double(min(max(c2x, 0), 1)), y: Double(c2y))
  }

  /// Makes the function called `name`.
  ///
  /// - Evidence: documented; the control points that Apple prints for each name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Stores the x and y of control point `idx` (0…3) in `ptr`.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, first, second, CGPoint(x: 1, y: 1)]
    precondition(
      points.indices.contains(idx), "a curve has control points 0 to 3, asked for \(idx)")
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// The progress at `time`, a fraction of the run. Times outside 0…1 count as its ends.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return Self.coordinate(parameter(at: time), first.y, second.y)
  }

  /// The curve's parameter where x is `time`. x never falls, so halving always finds it; Newton's
  /// method mostly does in a few steps.
  private func parameter(at time: Double) -> Double {
    var (low, high, guess) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = Self.coordinate(guess, first.x, second.x) - time
      if abs(error) < 1e-12 { break }
      if error > 0 { high = guess } else { low = guess }
      let slope = Self.slope(guess, first.x, second.x)
      let next = guess - error / slope
      guess = slope > 1e-6 && next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What the system uses by itself.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
