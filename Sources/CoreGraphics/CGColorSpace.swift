public import FoundationAdditions
internal import Foundation

/// What kind of components a colour space has.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// One grey component.
  case monochrome
  /// Red, green, blue.
  case rgb
  /// Cyan, magenta, yellow, black.
  case cmyk
}

/// The meaning of colour components.
///
/// - Status: partial (sRGB, Display P3, their extended and linear forms, greys and a plain CMYK; no
///   ICC profiles)
public final class CGColorSpace: Hashable, Sendable, CustomStringConvertible {
  /// The space's name, one of the constants below. Nil for device spaces.
  public let name: CFString?
  /// The kind of its components.
  public let model: CGColorSpaceModel
  /// How its components become light.
  let encoding: Encoding

  enum Encoding: Sendable {
    case sRGB, displayP3, linearSRGB, linearDisplayP3, gamma22
  }

  /// The usual space of screens and pictures.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components below 0 and above 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB without its transfer curve.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Linear sRGB with components below 0 and above 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The wide space of newer screens.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3 with components below 0 and above 1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Grey with gamma 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey with gamma 2.2 and components below 0 and above 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Grey without a transfer curve.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Four inks, without a profile.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  /// Returns the space called `name`; nil if it is none of the constants.
  public init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: (model, encoding) = (.rgb, .sRGB)
    case Self.linearSRGB, Self.extendedLinearSRGB: (model, encoding) = (.rgb, .linearSRGB)
    case Self.displayP3, Self.extendedDisplayP3: (model, encoding) = (.rgb, .displayP3)
    case Self.genericGrayGamma2_2, Self.extendedGray: (model, encoding) = (.monochrome, .gamma22)
    case Self.linearGray: (model, encoding) = (.monochrome, .linearSRGB)
    case Self.genericCMYK: (model, encoding) = (.cmyk, .sRGB)
    default: return nil
    }
    self.name = name
  }

  init(device model: CGColorSpaceModel) {
    name = nil
    self.model = model
    encoding = model == .monochrome ? .gamma22 : .sRGB
  }

  /// How many components a colour has, alpha apart.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .rgb, .unknown: 3
    }
  }

  /// Whether colours outside sRGB can be named without leaving 0…1.
  public var isWideGamutRGB: Bool { encoding == .displayP3 || encoding == .linearDisplayP3 }

  /// Two spaces are equal when they give components the same meaning and name.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.name == other.name && one.model == other.model
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }

  /// The space's name.
  public var description: String { "<CGColorSpace \(name ?? "device \(model)")>" }

  static let standard = CGColorSpace(device: .rgb)
  static let sRGBSpace = CGColorSpace(name: sRGB) ?? standard
  static let graySpace =
    CGColorSpace(name: genericGrayGamma2_2) ?? CGColorSpace(device: .monochrome)
}

/// Returns the device's RGB space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.standard }

/// Returns the device's grey space, of gamma 2.2 here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(device: .monochrome) }

/// Returns the device's four-ink space, without a profile here.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(device: .cmyk) }

extension CGColorSpace {
  /// Red, green and blue in sRGB, without alpha. Values may lie outside 0…1.
  func standardComponents(of components: [CGFloat]) -> (CGFloat, CGFloat, CGFloat) {
    switch model {
    case .monochrome:
      let gray = encoding == .linearSRGB ? Self.encode(components[0]) : components[0]
      return (gray, gray, gray)
    case .cmyk:
      let light = 1 - components[3]
      return (
        (1 - components[0]) * light, (1 - components[1]) * light, (1 - components[2]) * light
      )
    case .rgb, .unknown:
      let (red, green, blue) = (components[0], components[1], components[2])
      switch encoding {
      case .sRGB, .gamma22: return (red, green, blue)
      case .linearSRGB: return (Self.encode(red), Self.encode(green), Self.encode(blue))
      case .displayP3:
        return Self.standardFromP3(Self.decode(red), Self.decode(green), Self.decode(blue))
      case .linearDisplayP3: return Self.standardFromP3(red, green, blue)
      }
    }
  }

  /// The components, alpha apart, that this space gives to a colour of sRGB.
  func components(fromStandard color: (red: CGFloat, green: CGFloat, blue: CGFloat)) -> [CGFloat] {
    switch (model, encoding) {
    case (.monochrome, _):
      // The luminance that sRGB's primaries have, on encoded values, as video does.
      let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return [encoding == .linearSRGB ? Self.decode(gray) : gray]
    case (.cmyk, _):
      let black = 1 - max(color.red, color.green, color.blue)
      guard black < 1 else { return [0, 0, 0, 1] }
      return [color.red, color.green, color.blue].map { (1 - $0 - black) / (1 - black) } + [black]
    case (_, .linearSRGB):
      return [color.red, color.green, color.blue].map(Self.decode)
    case (_, .displayP3), (_, .linearDisplayP3):
      let linear = Self.p3FromStandard(
        Self.decode(color.red), Self.decode(color.green), Self.decode(color.blue))
      return encoding == .displayP3 ? linear.map(Self.encode) : linear
    default:
      return [color.red, color.green, color.blue]
    }
  }

  /// sRGB's transfer curve, mirrored for negative values.
  private static func encode(_ linear: CGFloat) -> CGFloat {
    let size = abs(linear)
    let coded = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -coded : coded
  }

  private static func decode(_ coded: CGFloat) -> CGFloat {
    let size = abs(coded)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return coded < 0 ? -linear : linear
  }

  // Both matrices follow from the primaries of the two spaces and white point D65.
  private static func standardFromP3(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    (
      encode(1.2249402 * red - 0.2249402 * green),
      encode(-0.0420570 * red + 1.0420570 * green),
      encode(-0.0196376 * red - 0.0786361 * green + 1.0982736 * blue)
    )
  }

  private static func p3FromStandard(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
  ) -> [CGFloat] {
    [
      0.8224620 * red + 0.1775380 * green,
      0.0331942 * red + 0.9668058 * green,
      0.0170827 * red + 0.0723974 * green + 0.9105199 * blue,
    ]
  }
}
