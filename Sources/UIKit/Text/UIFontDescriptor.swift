public import Foundation
package import TextLayout

/// What a font is described by: family, face, traits, size.
///
/// - Status: partial (name, family, face, size, traits, design; other attributes do nothing)
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  package let face: FontDescription
  let textStyle: UIFont.TextStyle?

  package init(face: FontDescription, textStyle: UIFont.TextStyle? = nil) {
    self.face = face
    self.textStyle = textStyle
    super.init()
  }

  // MARK: - Creating

  /// Creates a descriptor from attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(face: FontDescription(size: 0).applying(attributes))
  }

  /// Creates a descriptor of the font called `name`, of a size in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(face: FontNames.description(of: name, size: size))
  }

  /// The descriptor of a style at the user's size of text.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a style at a collection's size of text.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      face: DynamicType.face(of: style, category: DynamicType.category(of: traitCollection)),
      textStyle: style)
  }

  // MARK: - Asking

  /// Size in points; 0 leaves it to the font's maker.
  open var pointSize: CGFloat { face.size }
  /// The PostScript name.
  open var postscriptName: String { FontNames.postScriptName(of: face) }
  /// Bold, italic, fixed pitch.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.isItalic { traits.insert(.traitItalic) }
    if face.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// The attributes that describe the font.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .name: postscriptName, .family: FontNames.familyName(of: face), .size: face.size,
      .traits: [TraitKey.weight: face.weight, .symbolic: symbolicTraits.rawValue],
    ]
    attributes[.textStyle] = textStyle
    return attributes
  }
  /// One of the attributes.
  open func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }

  // MARK: - Changing

  /// The same font at another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face.withSize(newPointSize), textStyle: textStyle)
  }

  /// The same font with exactly the given traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    let isBold = face.weight >= UIFont.Weight.semibold.rawValue
    if symbolicTraits.contains(.traitBold) != isBold {
      // A text style made bold is semibold, as its emphasised form.
      let bold: UIFont.Weight = textStyle == nil ? .bold : .semibold
      face.weight = symbolicTraits.contains(.traitBold) ? bold.rawValue : 0
    }
    face.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitMonoSpace), face.family == .system {
      face.family = .monospacedSystem
    }
    return UIFontDescriptor(face: face, textStyle: textStyle)
  }

  /// The font of another family in the same size.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(face: FontNames.description(of: newFamily, size: face.size))
  }

  /// Another face of the family, by the name of its style.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    let family = FontNames.familyName(of: face)
    return UIFontDescriptor(
      face: FontNames.description(of: "\(family)-\(newFace)", size: face.size))
  }

  /// A companion of the system font; nil for fonts that are not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var face = face
    if case .named = face.family { return nil }
    switch design {
    case .rounded: face.family = .roundedSystem
    case .serif: face.family = .serifSystem
    case .monospaced: face.family = .monospacedSystem
    default: face.family = .system
    }
    return UIFontDescriptor(face: face, textStyle: textStyle)
  }

  /// The descriptor with attributes added or replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(face: face.applying(attributes), textStyle: textStyle)
  }

  /// Itself: descriptors do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both describe the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.face == face
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { face.hashValue }
}

extension UIFontDescriptor {
  /// Bold, italic and the like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt32
    /// Creates traits from Apple's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Fixed pitch.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines two points closer.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines two points further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// Names of a descriptor's attributes.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a name from Apple's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family's name, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the style in the family, a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Font features; they do nothing.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// Names of traits in the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a name from Apple's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The symbolic traits as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A width; it does nothing.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A slant: not 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Companions of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a design from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system font itself.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With a fixed pitch.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

extension FontDescription {
  /// The description with a descriptor's attributes put in.
  fileprivate func applying(
    _ attributes: [UIFontDescriptor.AttributeName: Any]
  ) -> FontDescription {
    var face = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      face = FontNames.description(of: name, size: size)
    }
    if let style = attributes[.face] as? String {
      face = FontNames.description(of: "\(FontNames.familyName(of: face))-\(style)", size: size)
    }
    if let size = Self.number(attributes[.size]) { face.size = size }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    if let weight = traits[.weight] as? UIFont.Weight {
      face.weight = weight.rawValue
    } else if let weight = Self.number(traits[.weight]) {
      face.weight = weight
    }
    if let slant = Self.number(traits[.slant]) { face.isItalic = slant != 0 }
    if attributes[.featureSettings] != nil {
      noteOnce("UIFontDescriptor.AttributeName.featureSettings does nothing")
    }
    return face
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
