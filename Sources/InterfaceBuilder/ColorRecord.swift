internal import Foundation

/// A colour as the document writes it.
package enum ColorRecord: Hashable, Sendable {
  case components(ColorComponents)
  /// A colour of the asset catalogue by its name.
  case named(String)
  /// A system colour by Apple's name (`systemBackgroundColor`, old: `darkTextColor`).
  case system(String)
}

/// Red, green and blue in extended sRGB (values outside 0…1 are legal there), and alpha.
package struct ColorComponents: Hashable, Sendable {
  package var red, green, blue, alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

extension Element {
  /// The colour that fills the property `key`; `nil` when left out or written `nil`.
  package func color(_ key: String) -> ColorRecord? {
    child("color", key: key)?.ownColor
  }

  /// The colour that a `color` element itself holds.
  package var ownColor: ColorRecord? {
    if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
      return .system(name)
    }
    if let name = attributes["name"], attributes["colorSpace"] != "catalog" {
      return .named(name)
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") {
      return .components(ColorComponents(red: white, green: white, blue: white, alpha: alpha))
    }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      let color = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
      return .components(isDisplayP3 ? color.convertedFromDisplayP3 : color)
    }
    if let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow") {
      let ink = 1 - (number("black") ?? 0)
      return .components(
        ColorComponents(
          red: (1 - cyan) * ink, green: (1 - magenta) * ink, blue: (1 - yellow) * ink,
          alpha: alpha))
    }
    return nil
  }

  private var isDisplayP3: Bool {
    attributes["colorSpace"] == "displayP3" || attributes["customColorSpace"] == "displayP3"
  }
}

extension ColorComponents {
  /// The same colour in extended sRGB, these components being Display P3.
  ///
  /// Both spaces share the transfer curve and the white point, so one matrix on linear light does.
  /// The other spaces a document may name (calibrated, device, generic gray) are taken as sRGB.
  /// - Evidence: assumed; the differences are not visible in a layout picture.
  var convertedFromDisplayP3: ColorComponents {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return ColorComponents(
      red: Self.encoded(1.2249401762 * r - 0.2249401762 * g),
      green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: Self.encoded(-0.0196375546 * r - 0.0786360656 * g + 1.0982736202 * b),
      alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    let magnitude = abs(value)
    let light =
      magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  private static func encoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    let code =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -code : code
  }
}
