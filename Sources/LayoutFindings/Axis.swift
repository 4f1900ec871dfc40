/// One of the two directions of a screen.
package enum Axis: String, Codable, Sendable, CaseIterable {
  /// Left to right.
  case x
  /// Top to bottom.
  case y

  /// `horizontal` or `vertical`.
  package var adjective: String { self == .x ? "horizontal" : "vertical" }
  /// `width` or `height`.
  package var extentName: String { self == .x ? "width" : "height" }
  /// The edge at which content ends on this axis: `right` or `bottom`.
  package var endName: String { self == .x ? "trailing" : "bottom" }
}

/// One side of a rectangle.
package enum Edge: String, Codable, Sendable, CaseIterable {
  case top, left, bottom, right
}
