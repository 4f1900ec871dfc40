/// Distances from the four edges, in points.
package struct EdgeInsets: Hashable, Sendable {
  package var top, left, bottom, right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Distances from the four edges by reading direction, in points.
package struct DirectionalInsets: Hashable, Sendable {
  package var top, leading, bottom, trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// An autoresizing mask; raw values are those of UIKit's.
package struct ResizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let flexibleLeftMargin = ResizingMask(rawValue: 1)
  package static let flexibleWidth = ResizingMask(rawValue: 2)
  package static let flexibleRightMargin = ResizingMask(rawValue: 4)
  package static let flexibleTopMargin = ResizingMask(rawValue: 8)
  package static let flexibleHeight = ResizingMask(rawValue: 16)
  package static let flexibleBottomMargin = ResizingMask(rawValue: 32)

  static let names: [(String, ResizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]
}
