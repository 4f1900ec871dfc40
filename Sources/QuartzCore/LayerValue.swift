internal import CoreGraphics
internal import Foundation

/// A value of a layer's property, in a form that can be mixed.
enum LayerValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case list([LayerValue])
  /// Neither mixed nor added: shown until half of the way.
  case other(Any)

  /// Takes what an app has stored in an animation.
  init(_ any: Any) {
    switch any {
    case let value as LayerValue: self = value
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as [Any]: self = .list(value.map(LayerValue.init))
    default: self = .other(any)
    }
  }

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
  var size: CGSize? { if case .size(let value) = self { value } else { nil } }
  var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
  var transform: CATransform3D? { if case .transform(let value) = self { value } else { nil } }
  var color: CGColor? { if case .color(let value) = self { value } else { nil } }
  var path: CGPath? { if case .path(let value) = self { value } else { nil } }
  var list: [LayerValue]? { if case .list(let value) = self { value } else { nil } }

  /// What an app gets.
  var object: Any {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .list(let values): values.map(\.object)
    case .other(let value): value
    }
  }

  /// The numbers that the value consists of; nil where it is not made of numbers.
  private var numbers: [Double]? {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.minX, value.minY, value.width, value.height]
    case .transform(let value): value.rows.flatMap { $0.map(Double.init) }
    case .color(let value):
      [value.standard.red, value.standard.green, value.standard.blue, value.standard.alpha]
    case .path(let value): value.numbers
    case .list, .other: nil
    }
  }

  /// A value like this one made of other numbers.
  private func with(_ numbers: [Double]) -> LayerValue {
    switch self {
    case .number: .number(numbers[0])
    case .point: .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect:
      .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .transform:
      .transform(
        CATransform3D(
          rows: (0..<4).map { row in (0..<4).map { CGFloat(numbers[row * 4 + $0]) } }))
    case .color:
      .color(
        CGColor(srgbRed: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
    case .path(let path): .path(path.with(numbers))
    case .list, .other: self
    }
  }

  /// The value at `progress` of the way from this one to `other`. Values of different kinds are not
  /// mixed: the nearer one is taken.
  func mixed(with other: LayerValue, _ progress: Double) -> LayerValue {
    if case .list(let from) = self, case .list(let to) = other, from.count == to.count {
      return .list(zip(from, to).map { $0.mixed(with: $1, progress) })
    }
    if case .transform(let from) = self, case .transform(let to) = other,
      CATransform3DIsAffine(from), CATransform3DIsAffine(to)
    {
      return .transform(Self.mix(from, to, progress))
    }
    guard let from = numbers, let to = other.numbers, from.count == to.count else {
      return progress < 0.5 ? self : other
    }
    return with(zip(from, to).map { $0 + ($1 - $0) * progress })
  }

  /// The sum, for animations that add or that state a difference; the product of transforms.
  func adding(_ other: LayerValue, sign: Double = 1) -> LayerValue {
    if case .transform(let one) = self, case .transform(let two) = other {
      return .transform(CATransform3DConcat(one, sign < 0 ? CATransform3DInvert(two) : two))
    }
    guard let from = numbers, let to = other.numbers, from.count == to.count else { return self }
    return with(zip(from, to).map { $0 + $1 * sign })
  }

  /// Mixes turns, scales and shifts apart, so that something turning keeps its size.
  private static func mix(
    _ from: CATransform3D, _ to: CATransform3D, _ progress: Double
  ) -> CATransform3D {
    let one = CATransform3DGetAffineTransform(from).decomposed()
    let two = CATransform3DGetAffineTransform(to).decomposed()
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    let turn = (two.rotation - one.rotation).remainder(dividingBy: 2 * .pi)
    let mixed = CGAffineTransformComponents(
      scale: CGSize(
        width: mix(one.scale.width, two.scale.width),
        height: mix(one.scale.height, two.scale.height)),
      horizontalShear: mix(one.horizontalShear, two.horizontalShear),
      rotation: one.rotation + turn * progress,
      translation: CGVector(
        dx: mix(one.translation.dx, two.translation.dx),
        dy: mix(one.translation.dy, two.translation.dy)))
    return CATransform3DMakeAffineTransform(CGAffineTransform(mixed))
  }
}

extension CGPath {
  /// The coordinates of all points in order.
  fileprivate var numbers: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let point), .line(let point): [point.x, point.y]
      case .quad(let control, let end): [control.x, control.y, end.x, end.y]
      case .curve(let first, let second, let end):
        [first.x, first.y, second.x, second.y, end.x, end.y]
      case .close: []
      }
    }
  }

  /// The same elements with other coordinates.
  fileprivate func with(_ numbers: [Double]) -> CGPath {
    var index = 0
    func next() -> CGPoint {
      defer { index += 2 }
      return CGPoint(x: numbers[index], y: numbers[index + 1])
    }
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move: path.move(to: next())
      case .line: path.addLine(to: next())
      case .quad:
        let control = next()
        path.addQuadCurve(to: next(), control: control)
      case .curve:
        let (first, second) = (next(), next())
        path.addCurve(to: next(), control1: first, control2: second)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}
