package import Foundation

/// Typed reading of attributes and of children that hold values.
///
/// A reader returns `nil` for what is missing and for what cannot be read; `DocumentChecks` reports
/// the latter once, with its line.
extension Element {
  /// An attribute written `YES` or `NO`; `nil` when left out.
  package func bool(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES"?, "true"?: return true
    case "NO"?, "false"?: return false
    default: return nil
    }
  }

  /// An attribute that holds a finite number within what `NumberRange` allows.
  package func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(NumberRange.number)
  }

  /// An attribute that holds a whole number.
  package func integer(_ attribute: String) -> Int? {
    guard let value = number(attribute), value == value.rounded() else { return nil }
    return Int(value)
  }

  /// The `rect` that fills the property `key`, in points.
  package func rectangle(_ key: String) -> CGRect? {
    child("rect", key: key)?.ownRectangle
  }

  /// The `size` that fills the property `key`, in points.
  package func size(_ key: String) -> CGSize? {
    child("size", key: key)?.ownSize
  }

  /// The `point` that fills the property `key`, in points.
  package func point(_ key: String) -> CGPoint? {
    guard let point = child("point", key: key), let x = point.coordinate("x"),
      let y = point.coordinate("y")
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The `edgeInsets` or `inset` that fills the property `key`, in points.
  package func edgeInsets(_ key: String) -> EdgeInsets? {
    guard let element = child(key: key) else { return nil }
    switch element.name {
    case "edgeInsets":
      return EdgeInsets(
        top: element.length("top"), left: element.length("left"),
        bottom: element.length("bottom"), right: element.length("right"))
    case "inset":
      return EdgeInsets(
        top: element.length("minY"), left: element.length("minX"),
        bottom: element.length("maxY"), right: element.length("maxX"))
    default: return nil
    }
  }

  /// The `directionalEdgeInsets` that fills the property `key`, in points.
  package func directionalInsets(_ key: String) -> DirectionalInsets? {
    guard let element = child("directionalEdgeInsets", key: key) else { return nil }
    return DirectionalInsets(
      top: element.length("top"), leading: element.length("leading"),
      bottom: element.length("bottom"), trailing: element.length("trailing"))
  }

  /// The autoresizing mask; `nil` when the element has none of its own.
  package var autoresizingMask: ResizingMask? {
    guard let element = child("autoresizingMask") else { return nil }
    var mask: ResizingMask = []
    for (attribute, flag) in ResizingMask.names where element.bool(attribute) == true {
      mask.insert(flag)
    }
    return mask
  }

  /// A text property: the attribute, or the `string` or `mutableString` child that fills `key`.
  package func string(_ key: String) -> String? {
    if let value = attributes[key] { return value }
    guard let element = child(key: key), element.name == "string" || element.name == "mutableString"
    else { return nil }
    return element.text
  }

  /// The rectangle that a `rect` element itself holds.
  var ownRectangle: CGRect? {
    guard let x = coordinate("x"), let y = coordinate("y"), let width = coordinate("width"),
      let height = coordinate("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The size that a `size` element itself holds.
  package var ownSize: CGSize? {
    guard let width = coordinate("width"), let height = coordinate("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// A number that may be left out, which then means 0; `nil` only for nonsense.
  private func coordinate(_ attribute: String) -> Double? {
    guard attributes[attribute] != nil else { return 0 }
    return number(attribute)
  }

  /// An inset's number. The smallest positive double, which the editor writes for "set, but zero",
  /// counts as 0.
  private func length(_ attribute: String) -> Double {
    let value = number(attribute) ?? 0
    return abs(value) < 1e-6 ? 0 : value
  }
}

/// Which numbers a document may hold.
enum NumberRange {
  /// Lengths beyond this many points cannot be meant.
  static let largestMagnitude = 1e7

  /// `text` as a number: finite, and no length that cannot be meant.
  static func number(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite, abs(value) <= largestMagnitude else {
      return nil
    }
    return value
  }
}
