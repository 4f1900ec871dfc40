import Testing

@testable import UIKit

/// Where a view of origin 10 and length 80 in 100 goes when its superview grows to 200.
struct AutoresizingRow: Sendable, CustomTestStringConvertible {
  let name: String
  let axis: AutoresizingAxis
  let origin: CGFloat
  let length: CGFloat
  var testDescription: String { name }

  init(_ name: String, near: Bool, size: Bool, far: Bool, _ origin: CGFloat, _ length: CGFloat) {
    self.name = name
    axis = AutoresizingAxis(nearIsFlexible: near, sizeIsFlexible: size, farIsFlexible: far)
    self.origin = origin
    self.length = length
  }
}

@Suite struct AutoresizingTests {
  @Test(arguments: [
    AutoresizingRow("nothing flexible stays", near: false, size: false, far: false, 10, 80),
    AutoresizingRow("a flexible size takes all", near: false, size: true, far: false, 10, 180),
    AutoresizingRow(
      "a flexible near margin moves it", near: true, size: false, far: false, 110, 80),
    AutoresizingRow("a flexible far margin leaves it", near: false, size: false, far: true, 10, 80),
    AutoresizingRow(
      "both margins share by their lengths", near: true, size: false, far: true, 60, 80),
    AutoresizingRow("all parts double", near: true, size: true, far: true, 20, 160),
  ])
  func growthIsSharedAmongFlexibleParts(_ row: AutoresizingRow) {
    let moved = row.axis.resized(origin: 10, length: 80, from: 100, to: 200)
    #expect(abs(moved.origin - row.origin) < 1e-9)
    #expect(abs(moved.length - row.length) < 1e-9)
  }

  @Test func emptyFlexiblePartsShareEqually() {
    let axis = AutoresizingAxis(nearIsFlexible: true, sizeIsFlexible: false, farIsFlexible: true)
    #expect(axis.resized(origin: 0, length: 100, from: 100, to: 140).origin == 20)
  }

  @Test func aSizeNeverBecomesNegative() {
    let axis = AutoresizingAxis(nearIsFlexible: false, sizeIsFlexible: true, farIsFlexible: false)
    #expect(axis.resized(origin: 0, length: 10, from: 100, to: 0).length == 0)
  }
}
