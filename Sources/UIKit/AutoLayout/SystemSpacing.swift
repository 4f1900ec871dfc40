/// The distances that the system puts between things when an app leaves it the choice.
@MainActor
package enum SystemSpacing {
  /// Between the edges of neighbours, in points.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, system spacing.
  package static let betweenEdges: CGFloat = 8

  /// From one horizontal line down to another: by the fonts when both are baselines.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, system spacing.
  static func between(_ above: NSLayoutYAxisAnchor, _ below: NSLayoutYAxisAnchor) -> CGFloat {
    guard above.attribute.isBaseline, below.attribute.isBaseline,
      let label = below.target as? UILabel, let font = label.font
    else { return betweenEdges }
    return font.lineHeight
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is a line of text's baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
