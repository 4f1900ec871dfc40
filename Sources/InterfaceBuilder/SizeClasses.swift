/// One of the two size classes of a trait collection.
package enum SizeClass: String, Hashable, Sendable { case compact, regular }

/// The size classes for which a document is looked at. `nil` is "any", the class of the old
/// 600 × 600 canvas, which only variations match that do not ask for that dimension.
package struct SizeClasses: Hashable, Sendable {
  package var width: SizeClass?
  package var height: SizeClass?

  package init(width: SizeClass?, height: SizeClass?) {
    self.width = width
    self.height = height
  }

  /// An iPhone held upright.
  package static let phonePortrait = SizeClasses(width: .compact, height: .regular)
}

/// The condition of a `variation` element.
package struct VariationKey: Hashable, Sendable {
  package var width: SizeClass?
  package var height: SizeClass?

  /// `nil` when `text` holds a word that is not understood; such a variation never applies.
  package init?(_ text: String) {
    guard text != "default" else { return }
    for part in text.split(separator: "-") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, let value = SizeClass(rawValue: String(pair[1])) else { return nil }
      switch pair[0] {
      case "widthClass": width = value
      case "heightClass": height = value
      default: return nil
      }
    }
  }

  /// How many dimensions are asked for; the default variation asks for none.
  package var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  /// Whether the variation holds for `classes`.
  package func matches(_ classes: SizeClasses) -> Bool {
    (width == nil || width == classes.width) && (height == nil || height == classes.height)
  }
}
