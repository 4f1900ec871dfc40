internal import Foundation

/// A property of an object that names another object.
package struct OutletRecord: Hashable, Sendable {
  package let property: String
  package let destination: String
  /// One entry of an array property.
  package let isCollection: Bool
  package let line: Int
}

/// A message that a control, a bar item or a gesture recogniser sends.
package struct ActionRecord: Hashable, Sendable {
  /// Objective-C spelling, colons included.
  package let selector: String
  /// The id of the receiver; that of the first responder means "along the responder chain".
  package let destination: String
  /// `touchUpInside`, `valueChanged`, …; `nil` for bar items and recognisers.
  package let event: String?
  package let line: Int
}

/// A property set by key path after the object was made.
package struct RuntimeAttributeRecord: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case none
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    case color(ColorRecord)
    /// The name of an image.
    case image(String)
    case point(x: Double, y: Double)
    case size(width: Double, height: Double)
    case rectangle(x: Double, y: Double, width: Double, height: Double)
    case range(location: Int, length: Int)
  }

  package let keyPath: String
  package let value: Value
  package let line: Int
}

extension Element {
  /// The outlets of this object, entries of outlet collections included, in document order.
  package var outlets: [OutletRecord] {
    contents("connections").compactMap { entry in
      guard entry.name == "outlet" || entry.name == "outletCollection",
        let property = entry["property"], let destination = entry["destination"]
      else { return nil }
      return OutletRecord(
        property: property, destination: destination,
        isCollection: entry.name == "outletCollection", line: entry.line)
    }
  }

  /// The actions that this object sends.
  package var actions: [ActionRecord] {
    contents("connections").compactMap { entry in
      guard entry.name == "action", let selector = entry["selector"],
        let destination = entry["destination"]
      else { return nil }
      return ActionRecord(
        selector: selector, destination: destination, event: entry["eventType"], line: entry.line)
    }
  }

  /// The runtime attributes of this object, in the order in which they are set.
  package var runtimeAttributes: [RuntimeAttributeRecord] {
    contents("userDefinedRuntimeAttributes").compactMap { entry in
      guard let keyPath = entry["keyPath"] else { return nil }
      return RuntimeAttributeRecord(
        keyPath: keyPath, value: entry.runtimeValue, line: entry.line)
    }
  }

  private var runtimeValue: RuntimeAttributeRecord.Value {
    switch attributes["type"] {
    case "boolean"?: return bool("value").map { .bool($0) } ?? .none
    case "string"?:
      return string("value").map { .string($0) } ?? .none
    case "image"?: return attributes["value"].map { .image($0) } ?? .none
    case "color"?: return color("value").map { .color($0) } ?? .none
    case "size"?:
      return size("value").map { .size(width: $0.width, height: $0.height) } ?? .none
    case "point"?: return point("value").map { .point(x: $0.x, y: $0.y) } ?? .none
    case "rect"?:
      return rectangle("value").map {
        .rectangle(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height)
      } ?? .none
    case "number"?: return numberValue
    case "range"?:
      guard let range = child("range", key: "value"), let location = range.integer("location"),
        let length = range.integer("length")
      else { return .none }
      return .range(location: location, length: length)
    default: return .none
    }
  }

  private var numberValue: RuntimeAttributeRecord.Value {
    if let element = child("integer", key: "value"), let value = element.integer("value") {
      return .integer(value)
    }
    if let element = child("real", key: "value"), let value = element.number("value") {
      return .real(value)
    }
    return number("value").map { .real($0) } ?? .none
  }
}
