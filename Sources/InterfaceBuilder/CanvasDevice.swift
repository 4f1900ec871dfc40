package import Foundation

/// The device that the editor's canvas showed when the document was last saved.
package struct CanvasDevice: Hashable, Sendable {
  package enum Family: String, Hashable, Sendable {
    case phone
    /// A phone with a regular width when held sideways.
    case largePhone
    case pad
    /// The square canvas of files older than Xcode 8: no device at all.
    case anyDevice
  }

  /// The editor's id (`retina4_7`); `nil` when the document names no device.
  package let id: String?
  package let family: Family
  package let isLandscape: Bool
  /// Points, as the device is held.
  package let size: CGSize
  /// Pixels per point.
  package let scale: Double
  package let sizeClasses: SizeClasses
  package let isDark: Bool
  /// The id is in none of our tables; a 4.7-inch phone stands in.
  package let isUnknown: Bool

  /// Whether the screen has rounded corners, a taller status bar and a home indicator.
  package var hasHomeIndicator: Bool {
    switch id {
    case nil, "retina3_5", "retina4_0", "retina4_7", "retina5_5", "ipad9_7", "ipad10_5",
      "ipad12_9":
      return false
    default: return !isUnknown
    }
  }

  private struct Model {
    let width, height, scale: Double
    let family: Family
  }

  private static let models: [String: Model] = [
    "retina3_5": Model(width: 320, height: 480, scale: 2, family: .phone),
    "retina4_0": Model(width: 320, height: 568, scale: 2, family: .phone),
    "retina4_7": Model(width: 375, height: 667, scale: 2, family: .phone),
    "retina5_5": Model(width: 414, height: 736, scale: 3, family: .largePhone),
    "retina5_9": Model(width: 375, height: 812, scale: 3, family: .phone),
    "retina6_1": Model(width: 414, height: 896, scale: 2, family: .largePhone),
    "retina6_5": Model(width: 414, height: 896, scale: 3, family: .largePhone),
    "retina6_0": Model(width: 390, height: 844, scale: 3, family: .phone),
    "retina6_7": Model(width: 428, height: 926, scale: 3, family: .largePhone),
    "retina6_12": Model(width: 393, height: 852, scale: 3, family: .phone),
    "retina6_72": Model(width: 430, height: 932, scale: 3, family: .largePhone),
    "retina6_3": Model(width: 402, height: 874, scale: 3, family: .phone),
    "retina6_9": Model(width: 440, height: 956, scale: 3, family: .largePhone),
    "ipad9_7": Model(width: 768, height: 1024, scale: 2, family: .pad),
    "ipad10_5": Model(width: 834, height: 1112, scale: 2, family: .pad),
    "ipad11_0rounded": Model(width: 834, height: 1194, scale: 2, family: .pad),
    "ipad12_9": Model(width: 1024, height: 1366, scale: 2, family: .pad),
    "ipad12_9rounded": Model(width: 1024, height: 1366, scale: 2, family: .pad),
  ]

  /// Reads the `device` child of the root element.
  init(root: Element) {
    guard let element = root.child("device") else {
      let isPad = root["targetRuntime"] == "iOS.CocoaTouch.iPad"
      let usesTraits = root.bool("useTraitCollections") == true
      id = nil
      isLandscape = false
      scale = 2
      isDark = false
      isUnknown = false
      if usesTraits {
        family = .anyDevice
        size = CGSize(width: 600, height: 600)
        sizeClasses = SizeClasses(width: nil, height: nil)
      } else if isPad {
        family = .pad
        size = CGSize(width: 768, height: 1024)
        sizeClasses = SizeClasses(width: .regular, height: .regular)
      } else {
        family = .phone
        size = CGSize(width: 320, height: 568)
        sizeClasses = .phonePortrait
      }
      return
    }
    let name = element.id ?? ""
    let model = Self.models[name]
    let known = model ?? Model(width: 375, height: 667, scale: 2, family: .phone)
    id = name
    isUnknown = model == nil
    family = known.family
    scale = known.scale
    isLandscape = element["orientation"] == "landscape"
    isDark = element["appearance"] == "dark"
    size =
      isLandscape
      ? CGSize(width: known.height, height: known.width)
      : CGSize(width: known.width, height: known.height)
    if known.family == .pad {
      let adaptation = element.child("adaptation")?.id ?? "fullscreen"
      let isNarrow = adaptation != "fullscreen" && adaptation != "splitview2_3"
      sizeClasses = SizeClasses(width: isNarrow ? .compact : .regular, height: .regular)
    } else {
      sizeClasses = SizeClasses(
        width: isLandscape && known.family == .largePhone ? .regular : .compact,
        height: isLandscape ? .compact : .regular)
    }
  }
}
