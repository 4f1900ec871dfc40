public import Foundation
public import FoundationAdditions

/// A colour: components in a colour space, and alpha.
///
/// - Status: partial (no pattern colours)
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// The space that gives the components their meaning.
  public let colorSpace: CGColorSpace?
  /// The components, alpha last.
  public let components: [CGFloat]?
  /// Red, green, blue, alpha in sRGB, cut to 0…1: what is drawn.
  package let standard: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Black, opaque.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White, opaque.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing to be seen: black with alpha 0.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Makes a colour of `space` from `components`, alpha last.
  private init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    components = values
    let (red, green, blue) = space.standardComponents(of: values)
    standard = (
      Self.limited(red), Self.limited(green), Self.limited(blue), Self.limited(values.last ?? 1)
    )
  }

  /// Makes a colour of `space`; nil if there are fewer components than the space has, alpha
  /// included.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Makes a colour of the sRGB space.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
  }

  /// Makes a colour of the generic RGB space, which is sRGB here.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
  }

  /// Makes a grey: 0 is black, 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, values: [gray, alpha])
  }

  /// Makes a grey of gamma 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, values: [gray, alpha])
  }

  /// Makes a colour of four inks, without a profile.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(
      space: CGColorSpace(device: .cmyk), values: [cyan, magenta, yellow, black, alpha])
  }

  /// 0 where nothing is to be seen, 1 where nothing shines through.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// How many components there are, alpha included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace, let components else { return nil }
    return CGColor(space: colorSpace, values: components.dropLast() + [alpha])
  }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The colour in another space, as near as the space comes.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard space != colorSpace, let colorSpace, let components else { return self }
    let color = colorSpace.standardComponents(of: components)
    let values = space.components(fromStandard: (color.0, color.1, color.2))
    return CGColor(space: space, values: values + [alpha])
  }

  /// Colours are equal when space and components are.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one === other || (one.colorSpace == other.colorSpace && one.components == other.components)
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(components)
  }

  /// The space's name and the components.
  public var description: String {
    let numbers = (components ?? []).map(GeometryText.number).joined(separator: " ")
    return "<CGColor [\(colorSpace?.description ?? "")] (\(numbers))>"
  }

  private static func limited(_ value: CGFloat) -> CGFloat {
    // Written so that what is not a number becomes 0.
    value > 0 ? min(value, 1) : 0
  }
}

/// How colours outside a space are brought into it. All are treated alike: they are cut off.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's choice.
  case defaultIntent
  /// Cut off.
  case absoluteColorimetric
  /// Cut off.
  case relativeColorimetric
  /// Cut off.
  case perceptual
  /// Cut off.
  case saturation
}
