// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Overscroll", path: "..")],
  targets: [
    .executableTarget(
      name: "overscroll-replay",
      dependencies: [.product(name: "LinearConstraints", package: "Overscroll")],
      path: "Sources/SolverReplay",
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
