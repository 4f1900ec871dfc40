package import Foundation

/// The environment in which a screen was laid out, as values.
package struct ConfigurationRecord: Codable, Hashable, Sendable {
  /// Short and stable name for links and files, for example `iphone-15-landscape`.
  package var id: String
  /// Marketing name of the device.
  package var device: String
  /// Whether the long side lies across.
  package var isLandscape: Bool
  /// Size of the window in points, as it stands.
  package var windowSize: CGSize
  /// Pixels per point.
  package var scale: Double
  /// Radius of the screen's corners in points; 0 for a screen with square ones.
  package var cornerRadius: Double
  /// Content size category in its short form: `XS` to `XXXL`, `AX1` to `AX5`.
  package var textSize: String
  /// Whether the appearance is dark.
  package var isDark: Bool

  package init(
    device: String, isLandscape: Bool, windowSize: CGSize, scale: Double,
    cornerRadius: Double = 0, textSize: String = "L", isDark: Bool = false
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.windowSize = windowSize
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.textSize = textSize
    self.isDark = isDark
    id = Self.identifier(
      device: device, isLandscape: isLandscape, textSize: textSize, isDark: isDark)
  }

  /// What people call it, for example `iPhone 15, landscape`.
  package var title: String {
    var parts = [device, isLandscape ? "landscape" : "portrait"]
    if textSize != "L" { parts.append("text size \(textSize)") }
    if isDark { parts.append("dark") }
    return parts.joined(separator: ", ")
  }

  private static func identifier(
    device: String, isLandscape: Bool, textSize: String, isDark: Bool
  ) -> String {
    var words = device.lowercased().split(whereSeparator: {
      !$0.isASCII || !$0.isLetter && !$0.isNumber
    })
    .map(String.init)
    words.append(isLandscape ? "landscape" : "portrait")
    if textSize != "L" { words.append(textSize.lowercased()) }
    if isDark { words.append("dark") }
    return words.joined(separator: "-")
  }
}
