import Foundation

/// What is known about a font family: vertical figures in ems and how wide it runs.
struct FamilyFigures {
  /// Weight in the system font's table that its widths follow.
  var weight: Double
  /// True for the system font itself, which has tracking and kerning pairs.
  var isSystem: Bool
  /// Widths as a multiple of the system font's.
  var widthFactor = 1.0
  /// Advance of every character in ems, for fixed-pitch fonts.
  var pitch: Double?
  var hasEqualDigits = false
  private var known: NamedFontTable.Row?

  init(_ font: FontDescription) {
    weight = Double(font.weight)
    isSystem = true
    switch font.family {
    case .system, .roundedSystem, .serifSystem:
      break
    case .monospacedDigitSystem:
      hasEqualDigits = true
    case .monospacedSystem:
      isSystem = false
      // - Evidence: assumed; Menlo, its forerunner, has 0.602.
      pitch = 0.6021
    case .named(let name):
      isSystem = false
      let row = NamedFontTable.row(for: name)
      known = row
      widthFactor = row.widthFactor
      pitch = row.pitch
      weight = NamedFontTable.weight(in: name) ?? weight
    }
  }

  func metrics(size: CGFloat) -> FontMetrics {
    guard let known else { return .system(size: size) }
    return FontMetrics(
      ascender: known.ascender, descender: known.descender, leading: known.leading,
      capHeight: known.capHeight, xHeight: known.xHeight, size: size)
  }
}
