package import Foundation

/// What the document keeps about images, colours and custom views that live elsewhere.
package struct Resources: Sendable {
  package struct Image: Hashable, Sendable {
    /// Points.
    package let size: CGSize
    /// An SF Symbol. The stored size is that of a large drawing, not the natural one.
    package let isSystem: Bool
  }

  /// Images by name.
  package private(set) var images: [String: Image] = [:]
  /// Colours of the asset catalogue by name.
  package private(set) var namedColors: [String: ColorRecord] = [:]
  /// System colours by name, as they were when the document was saved.
  package private(set) var systemColors: [String: ColorRecord] = [:]
  /// Intrinsic sizes that the canvas measured of custom views it could draw, by object id, points.
  package private(set) var designableSizes: [String: CGSize] = [:]

  init(root: Element) {
    for entry in root.contents("resources") {
      guard let name = entry["name"] else { continue }
      switch entry.name {
      case "image":
        guard let size = entry.ownSize else { continue }
        images[name] = Image(size: size, isSystem: entry["catalog"] == "system")
      case "namedColor": namedColors[name] = entry.child("color")?.ownColor
      case "systemColor": systemColors[name] = entry.child("color")?.ownColor
      default: continue
      }
    }
    for entry in root.contents("designables") {
      guard let id = entry["name"] else { continue }
      designableSizes[id] = entry.size("intrinsicContentSize")
    }
  }
}
