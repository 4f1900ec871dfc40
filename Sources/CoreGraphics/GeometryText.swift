package import Foundation

/// Geometry as Apple's systems print it: `(x, y, width, height)`.
///
/// Linux's Foundation prints `CGRect(origin: …)`, which no log of an iOS app looks like.
package enum GeometryText {
  /// A number as `%g` writes it, with up to eight digits: `20`, `0.5`, `12.333333`.
  package static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    if value == value.rounded(), abs(value) < 1e9 { return String(Int(value)) }
    return String(format: "%.8g", value)
  }

  /// `(x, y)`
  package static func point(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }

  /// `(width, height)`
  package static func size(_ size: CGSize) -> String {
    "(\(number(size.width)), \(number(size.height)))"
  }

  /// `(x, y, width, height)`
  package static func rectangle(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(number)
    return "(" + numbers.joined(separator: ", ") + ")"
  }

  /// `(x y; width height)`, as the description of a view has it.
  package static func frame(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)) \(number(rect.origin.y)); "
      + "\(number(rect.size.width)) \(number(rect.size.height)))"
  }
}
