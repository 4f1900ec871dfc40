import Foundation

/// Vertical figures of font families that documents name, for when the font is not installed.
enum NamedFontTable {
  /// Figures in ems; `widthFactor` compares widths with the system font's.
  struct Row: Sendable {
    var ascender: Double
    var descender: Double
    var leading = 0.0
    var capHeight = 0.71
    var xHeight = 0.51
    var widthFactor = 1.0
    var pitch: Double?
  }

  /// - Evidence: assumed; a line of 1.2 ems is what most families have.
  static let unknown = Row(ascender: 0.95, descender: -0.25)

  /// The row whose family starts `name`, the longest one if several do.
  static func row(for name: String) -> Row {
    let folded = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return families.filter { folded.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }?.value
      ?? unknown
  }

  /// The weight that a PostScript name says, such as `Avenir-Heavy`; nil when it says none.
  static func weight(in name: String) -> Double? {
    guard let dash = name.firstIndex(where: { $0 == "-" || $0 == " " }) else { return nil }
    let style = name[dash...].lowercased()
    return styles.first { style.contains($0.0) }?.1
  }

  private static let styles: [(String, Double)] = [
    ("ultralight", -0.8), ("extralight", -0.8), ("thin", -0.6), ("semibold", 0.3),
    ("demibold", 0.3), ("demi", 0.3), ("extrabold", 0.56), ("ultrabold", 0.56), ("heavy", 0.56),
    ("black", 0.62), ("bold", 0.4), ("medium", 0.23), ("light", -0.4), ("regular", 0),
    ("roman", 0), ("book", 0),
  ]

  /// By folded family name. Line heights of Avenir, Gotham, Helvetica Neue and Futura were
  /// measured on labels; the others are the published figures of the families.
  private static let families: [String: Row] = [
    "avenir": Row(ascender: 1.0, descender: -0.366, capHeight: 0.708, xHeight: 0.468),
    "avenirnext": Row(ascender: 1.0, descender: -0.366, capHeight: 0.708, xHeight: 0.468),
    "arial": Row(ascender: 0.905, descender: -0.212, leading: 0.033, capHeight: 0.716),
    "americantypewriter": Row(ascender: 0.901, descender: -0.251, widthFactor: 1.05),
    "baskerville": Row(ascender: 0.898, descender: -0.244, xHeight: 0.4, widthFactor: 0.9),
    "chalkboard": Row(ascender: 0.981, descender: -0.285),
    "cochin": Row(ascender: 0.897, descender: -0.25, xHeight: 0.42, widthFactor: 0.92),
    "copperplate": Row(ascender: 0.763, descender: -0.248, widthFactor: 1.1),
    "courier": Row(ascender: 0.833, descender: -0.3, pitch: 0.6001),
    "didot": Row(ascender: 0.94, descender: -0.29, widthFactor: 0.95),
    "futura": Row(ascender: 1.039, descender: -0.26, leading: 0.031, capHeight: 0.76),
    "georgia": Row(ascender: 0.917, descender: -0.219, capHeight: 0.693, xHeight: 0.481),
    "gillsans": Row(ascender: 0.918, descender: -0.23, xHeight: 0.45, widthFactor: 0.92),
    "gotham": Row(ascender: 0.8, descender: -0.2, widthFactor: 1.1),
    "helvetica": Row(ascender: 0.92, descender: -0.23, capHeight: 0.72, xHeight: 0.523),
    "helveticaneue": Row(ascender: 0.952, descender: -0.213, leading: 0.035, capHeight: 0.714),
    "hoeflertext": Row(ascender: 0.721, descender: -0.279, xHeight: 0.42, widthFactor: 0.9),
    "lato": Row(ascender: 0.987, descender: -0.213, capHeight: 0.72),
    "markerfelt": Row(ascender: 0.858, descender: -0.228, widthFactor: 0.9),
    "menlo": Row(ascender: 0.928, descender: -0.236, capHeight: 0.729, pitch: 0.6021),
    "montserrat": Row(ascender: 0.968, descender: -0.251, capHeight: 0.7, widthFactor: 1.12),
    "noteworthy": Row(ascender: 1.29, descender: -0.31),
    "nunito": Row(ascender: 1.011, descender: -0.353, capHeight: 0.705),
    "opensans": Row(ascender: 1.069, descender: -0.293, capHeight: 0.714, xHeight: 0.535),
    "optima": Row(ascender: 0.919, descender: -0.268, widthFactor: 0.97),
    "oswald": Row(ascender: 1.193, descender: -0.289, capHeight: 0.81, widthFactor: 0.8),
    "palatino": Row(ascender: 0.732, descender: -0.283, leading: 0.333, widthFactor: 0.97),
    "poppins": Row(ascender: 1.05, descender: -0.35, leading: 0.1, widthFactor: 1.1),
    "quicksand": Row(ascender: 1.0, descender: -0.25, capHeight: 0.7),
    "raleway": Row(ascender: 0.94, descender: -0.234, capHeight: 0.71),
    "roboto": Row(ascender: 0.928, descender: -0.244, xHeight: 0.528),
    "snellroundhand": Row(ascender: 0.93, descender: -0.33, widthFactor: 0.8),
    "sourcesanspro": Row(ascender: 0.984, descender: -0.273, capHeight: 0.66, widthFactor: 0.92),
    "timesnewroman": Row(ascender: 0.891, descender: -0.216, leading: 0.042, widthFactor: 0.88),
    "trebuchetms": Row(ascender: 0.939, descender: -0.222),
    "ubuntu": Row(ascender: 0.932, descender: -0.189, leading: 0.028, xHeight: 0.52),
    "verdana": Row(ascender: 1.005, descender: -0.21, capHeight: 0.727, widthFactor: 1.14),
    "zapfino": Row(ascender: 1.875, descender: -1.502, widthFactor: 1.0),
  ]
}
