// swift-tools-version: 6.1
import PackageDescription

// The interface of the library of that name, for UIKit for Linux. A package of its own, so that an
// app that brings the real one has no second target called SnapKit.

let package = Package(
  name: "SnapKit",
  products: [.library(name: "SnapKit", targets: ["SnapKit"])],
  dependencies: [.package(name: "Overscroll", path: "../..")],
  targets: [
    .target(
      name: "SnapKit", dependencies: [.product(name: "UIKit", package: "Overscroll")]),
    .testTarget(
      name: "SnapKitTests",
      dependencies: ["SnapKit", .product(name: "UIKit", package: "Overscroll")]),
  ],
  swiftLanguageModes: [.v6]
)
