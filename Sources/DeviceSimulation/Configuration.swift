package import UIKit

/// A device and how it is held and set: one cell of a matrix.
public struct Configuration: Hashable, Sendable, Codable {
  /// The device's name in the catalogue, or a part of it ("se", "17-pro-max").
  public var device: String
  /// Whether it lies on its side.
  public var isLandscape: Bool
  /// Whether it shows the dark style.
  public var isDark: Bool
  /// The size of text that its user has chosen, by the short names XS … XXXL, AX1 … AX5.
  public var textSize: String
  /// Whether its language is read from right to left.
  public var isRightToLeft: Bool

  /// Creates a configuration; what is left out is a first run's: upright, light, text of size L,
  /// left to right.
  public init(
    device: String, isLandscape: Bool = false, isDark: Bool = false, textSize: String = "L",
    isRightToLeft: Bool = false
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.isDark = isDark
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
  }

  /// The short names of the twelve sizes of text, smallest first.
  public static let textSizes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// A configuration that names something unknown.
  public struct Unknown: Error, CustomStringConvertible {
    /// What is not known, and what is.
    public let description: String
  }

  /// Makes the simulated device of this configuration.
  ///
  /// - Throws: `Unknown` when the device or the size of text has no such name.
  @MainActor
  package func makeDevice() throws -> SimulatedDevice {
    let catalogue = try DeviceCatalogue.standard.get()
    guard let model = catalogue.device(named: device) else {
      let names = catalogue.entries.suffix(6).map(\.model.name).joined(separator: ", ")
      throw Unknown(
        description: "no device is called \"\(device)\"; known are \(names) and others: see "
          + "overscroll devices")
    }
    guard let step = Configuration.textSizes.firstIndex(of: textSize.uppercased()) else {
      throw Unknown(
        description: "no text size is called \"\(textSize)\"; known are "
          + Configuration.textSizes.joined(separator: ", "))
    }
    return SimulatedDevice(
      model: model, isLandscape: isLandscape, style: isDark ? .dark : .light,
      textSize: UIContentSizeCategory.all[step],
      direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
