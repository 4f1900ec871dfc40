// swift-tools-version: 6.1
import PackageDescription

// On an Apple host only the library for scrolling content exists, built on Apple's own UIKit.
// Everything else is the Linux side: UIKit and its neighbours under Apple's names, and the tool.

let settings: [SwiftSetting] = [
  // An import that is not meant to show in a module's interface must not leak into it.
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A target of ours with the settings that all of them share.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

/// The tests of a module; their fixtures lie beside them.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], fixtures: Bool = false
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.target(name: name)] + dependencies,
    resources: fixtures ? [.copy("Fixtures")] : nil, swiftSettings: settings)
}

var products: [Product] = [
  .library(
    name: "ScrollingContentViewController", targets: ["ScrollingContentViewController"])
]
var targets: [Target] = []

#if os(Linux)
  products += [
    .executable(name: "overscroll", targets: ["overscroll"]),
    .library(name: "LinearConstraints", targets: ["LinearConstraints"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "DeviceSimulation", targets: ["DeviceSimulation"]),
  ]

  targets += [
    // System libraries.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),

    // Calls of Swift functions found at run time: a header only.
    .systemLibrary(name: "CDynamicCall"),

    .systemLibrary(name: "CSwiftRuntime"),

    // From numbers to pixels.
    module("LinearConstraints"),
    module("FoundationAdditions", ["CDynamicCall"]),
    module("CoreGraphics", ["FoundationAdditions", "CCairo", "CDeflate", "_Testing_CoreGraphics"]),
    module("TextLayout", ["CoreGraphics", "CPango"], resources: [.copy("Resources")]),
    module("QuartzCore", ["CoreGraphics"]),

    // Documents and views.
    module("InterfaceBuilder"),
    module(
      "UIKit",
      [
        "QuartzCore", "LinearConstraints", "TextLayout", "InterfaceBuilder", "CSwiftRuntime",
        "_Testing_UIKit",
      ],
      resources: [.copy("Resources")]),
    module("ScrollingContentViewController", ["UIKit"]),
    module("DeviceSimulation", ["UIKit"], resources: [.copy("Resources")]),

    // What is wrong, and the tool that says so.
    module("LayoutFindings"),
    module("LayoutDoctor", ["LayoutFindings", "DeviceSimulation", "InterfaceBuilder", "UIKit"]),
    module(
      "LayoutReport", ["LayoutFindings", "CoreGraphics"], resources: [.copy("Resources")]),
    .executableTarget(
      name: "overscroll",
      dependencies: [
        "LayoutDoctor", "LayoutReport", "LayoutFindings", "DeviceSimulation", "InterfaceBuilder",
        "UIKit",
      ],
      swiftSettings: settings),

    // Swift Testing looks for these two as soon as a test imports it beside the modules they name.
    module("_Testing_CoreGraphics"),
    module("_Testing_UIKit"),

    tests("LinearConstraints"),
    tests("FoundationAdditions"),
    tests("CoreGraphics"),
    tests("TextLayout"),
    tests("QuartzCore"),
    tests("InterfaceBuilder", fixtures: true),
    tests("UIKit", ["InterfaceBuilder"], fixtures: true),
    tests("ScrollingContentViewController", ["UIKit", "DeviceSimulation"]),
    tests("DeviceSimulation", ["UIKit"]),
    tests("LayoutFindings"),
    tests("LayoutDoctor", ["LayoutFindings", "InterfaceBuilder"], fixtures: true),
    tests("LayoutReport", ["LayoutFindings"]),
    tests("overscroll", fixtures: true),
  ]
#else
  targets += [module("ScrollingContentViewController")]
#endif

let package = Package(
  name: "Overscroll",
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
