internal import Foundation

/// A colour by meaning, resolved through the table of semantic colours.
///
/// - Evidence: measured; Documentation/Evidence.md, semantic colours.
enum SemanticColor: String, CaseIterable, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, separator,
    opaqueSeparator, systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill,
    systemBackground, secondarySystemBackground, tertiarySystemBackground,
    systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground,
    systemBlue, systemGreen, systemIndigo, systemOrange, systemPink, systemPurple, systemRed,
    systemTeal, systemMint, systemCyan, systemBrown, systemYellow, systemGray, systemGray2,
    systemGray3, systemGray4, systemGray5, systemGray6

  /// The name in Apple's API.
  var name: String { rawValue + "Color" }

  /// The colour with the given traits, on the current device's system.
  func resolved(with traits: UITraitCollection) -> UIColor {
    let row = SemanticColorTable.shared.row(
      self, era: onCallingThread { SimulatedDevice.current.era })
    return row.color(
      isDark: traits.userInterfaceStyle == .dark,
      hasHighContrast: traits.accessibilityContrast == .high,
      isElevated: traits.userInterfaceLevel == .elevated)
  }
}

/// The values of semantic colours, read once from the data file.
struct SemanticColorTable: Sendable {
  /// One colour on one system: values for each of the surroundings that has its own.
  struct Row: Sendable {
    var light: UIColor
    var dark: UIColor
    var lightHighContrast: UIColor?
    var darkHighContrast: UIColor?
    var darkElevated: UIColor?
    var darkElevatedHighContrast: UIColor?

    /// The value for the surroundings; where it has none of its own, that of the plainer ones.
    func color(isDark: Bool, hasHighContrast: Bool, isElevated: Bool) -> UIColor {
      guard isDark else { return hasHighContrast ? lightHighContrast ?? light : light }
      if isElevated {
        let elevated = hasHighContrast ? darkElevatedHighContrast ?? darkElevated : darkElevated
        if let elevated { return elevated }
      }
      return hasHighContrast ? darkHighContrast ?? dark : dark
    }
  }

  static let shared = SemanticColorTable.load()

  /// Newer systems changed some accents; what a system does not change is in `modern`.
  private var modern: [SemanticColor: Row] = [:]
  private var glass: [SemanticColor: Row] = [:]

  /// The row of a colour on systems of an era.
  func row(_ color: SemanticColor, era: DeviceModel.Era) -> Row {
    if era == .glass, let row = glass[color] { return row }
    if let row = modern[color] { return row }
    preconditionFailure("semantic-colors.tsv has no row for \(color.rawValue)")
  }

  /// Reads the table's text: a heading line, then columns separated by tabs.
  init(text: String) {
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 8, let color = SemanticColor(rawValue: cells[0]) else { continue }
      guard let light = Self.color(cells[2]), let dark = Self.color(cells[3]) else { continue }
      let row = Row(
        light: light, dark: dark, lightHighContrast: Self.color(cells[4]),
        darkHighContrast: Self.color(cells[5]), darkElevated: Self.color(cells[6]),
        darkElevatedHighContrast: Self.color(cells[7]))
      // Of several older rows the last one, of the newest system, holds.
      if cells[1] == "iOS 26" { glass[color] = row } else { modern[color] = row }
    }
  }

  private static func color(_ cell: String) -> UIColor? {
    let parts = cell.split(separator: ",").compactMap { Double($0) }
    guard parts.count == 4 else { return nil }
    return UIColor(
      red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts[3] / 255)
  }

  private static func load() -> SemanticColorTable {
    do {
      let data = try ResourceFolder.contents(of: "semantic-colors.tsv", module: "UIKit")
      return SemanticColorTable(text: String(decoding: data, as: UTF8.self))
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
