public import CoreGraphics
public import Foundation

/// An animation through a series of values.
///
/// - Status: partial (the cubic modes are calculated as linear and paced ones)
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// A path that a point goes along, instead of `values`. Each of its elements is one step.
  open var path: CGPath?
  /// When each value is reached, as fractions of the run, from 0 to 1; nil for even steps.
  open var keyTimes: [NSNumber]?
  /// How progress follows from time within each step.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What happens between values. Default: linear.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether what goes along the path turns with it. Default: nil, for not.
  ///
  /// - Status: inert (nothing turns)
  open var rotationMode: CAAnimationRotationMode?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.path = path
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.rotationMode = rotationMode
    }
    return copy
  }

  override func value(
    at progress: Double, time: CFTimeInterval, model: LayerValue?
  ) -> LayerValue? {
    let progress = eased(progress)
    if let path {
      return Route(path: path).point(at: progress, isPaced: isPaced).map(LayerValue.point)
    }
    guard let values = values?.map(LayerValue.init), let last = values.last else { return nil }
    guard values.count > 1 else { return last }
    if calculationMode == .discrete {
      let times = times(count: values.count + 1)
      return values[min(step(at: progress, in: times), values.count - 1)]
    }
    let times = times(count: values.count)
    let step = min(step(at: progress, in: times), values.count - 2)
    let (start, end) = (times[step], times[step + 1])
    var part = end > start ? min(max((progress - start) / (end - start), 0), 1) : 1
    if let functions = timingFunctions, step < functions.count {
      part = functions[step].value(at: part)
    }
    return values[step].mixed(with: values[step + 1], part)
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  /// The key times, if there are `count` of them; otherwise even ones.
  private func times(count: Int) -> [Double] {
    if let keyTimes, keyTimes.count == count, !isPaced { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// The last step that has begun.
  private func step(at progress: Double, in times: [Double]) -> Int {
    max(0, (times.firstIndex { $0 > progress } ?? times.count) - 1)
  }
}

/// A path that something goes along.
private struct Route {
  /// The corners of the path's lines, step by step: curves have been cut into short lines.
  private let steps: [[CGPoint]]

  init(path: CGPath) {
    var steps: [[CGPoint]] = []
    var last = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      let piece = CGMutablePath()
      piece.move(to: last)
      switch element {
      case .move(let point):
        (last, start) = (point, point)
        continue
      case .line(let point): piece.addLine(to: point)
      case .quad(let control, let end): piece.addQuadCurve(to: end, control: control)
      case .curve(let first, let second, let end):
        piece.addCurve(to: end, control1: first, control2: second)
      case .close: piece.addLine(to: start)
      }
      last = piece.currentPoint
      steps.append(piece.polygons()[0])
    }
    self.steps = steps
  }

  /// The place after `progress` of the way: of the steps, or of the length if it is paced.
  func point(at progress: Double, isPaced: Bool) -> CGPoint? {
    guard let final = steps.last?.last else { return nil }
    guard progress < 1 else { return final }
    if isPaced { return Self.point(at: progress, on: steps.flatMap { $0 }) }
    let place = max(progress, 0) * Double(steps.count)
    let step = min(Int(place), steps.count - 1)
    return Self.point(at: place - Double(step), on: steps[step])
  }

  private static func point(at progress: Double, on corners: [CGPoint]) -> CGPoint? {
    let lengths = zip(corners, corners.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    var rest = max(progress, 0) * lengths.reduce(0, +)
    for (index, length) in lengths.enumerated() {
      if rest <= length, length > 0 {
        let (from, to) = (corners[index], corners[index + 1])
        let part = rest / length
        return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
      rest -= length
    }
    return corners.last
  }
}

/// What happens between the values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Values are mixed.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is shown for its time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Values are mixed at one speed; key times do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How something turns while it goes along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the path's direction.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path's direction.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
