/// A font as the document writes it.
package struct FontRecord: Hashable, Sendable {
  package enum Face: Hashable, Sendable {
    case system, boldSystem, italicSystem
    /// A text style by Apple's constant (`UICTFontTextStyleBody`).
    case style(String)
    /// A font by its PostScript name.
    case named(String, family: String?)
  }

  package var face: Face
  /// Points; `nil` for "the default of the class" (left out, or 0).
  package var pointSize: Double?
  /// `medium`, `semibold`, …; `nil` when left out.
  package var weight: String?

  package init(face: Face, pointSize: Double?, weight: String?) {
    self.face = face
    self.pointSize = pointSize
    self.weight = weight
  }
}

extension Element {
  /// The `fontDescription` that fills the property `key`.
  package func font(_ key: String = "fontDescription") -> FontRecord? {
    child("fontDescription", key: key)?.ownFont
  }

  /// The font that a `fontDescription` or `font` element itself holds.
  package var ownFont: FontRecord? {
    let size = number("pointSize") ?? number("size")
    let pointSize = size.flatMap { $0 > 0 ? $0 : nil }
    let face: FontRecord.Face
    if let style = attributes["style"] {
      face = .style(style)
    } else if let name = attributes["name"] {
      face = .named(name, family: attributes["family"])
    } else {
      switch attributes["type"] {
      case "boldSystem"?: face = .boldSystem
      case "italicSystem"?: face = .italicSystem
      default: face = .system
      }
    }
    return FontRecord(face: face, pointSize: pointSize, weight: attributes["weight"])
  }
}
