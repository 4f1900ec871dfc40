// swift-tools-version: 6.1
import PackageDescription

// Small programs on the simulated devices, and the sign-up screen that `make demo` checks.

/// A program that shows a screen on a simulated device, writes its picture and checks its numbers.
func example(_ name: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: [
      "ExampleSupport",
      .product(name: "UIKit", package: "Overscroll"),
      .product(name: "DeviceSimulation", package: "Overscroll"),
    ])
}

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "Overscroll", path: "..")],
  targets: [
    .target(
      name: "ExampleSupport",
      dependencies: [
        .product(name: "UIKit", package: "Overscroll"),
        .product(name: "DeviceSimulation", package: "Overscroll"),
      ]),
    example("MovingBounds"),
    example("TwoViews"),
    example("TenButtons"),
  ],
  swiftLanguageModes: [.v6]
)
