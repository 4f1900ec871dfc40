public import Foundation

extension UIImage {
  /// Size, weight and scale of a symbol.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// Itself: configurations do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }

  /// How heavy a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of a font that goes with it.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// Size, weight and scale of a symbol, and its colours.
  ///
  /// - Status: partial (one colour: of a palette the first, of a hierarchy its base)
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    var pointSize: CGFloat?
    var weight: SymbolWeight?
    var scale: SymbolScale?
    var color: UIColor?

    /// Creates a configuration that says nothing.
    public override init() { super.init() }

    /// Creates a configuration of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }

    /// Creates a configuration of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }

    /// Creates a configuration of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }

    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight
    }

    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }

    /// Creates a configuration that goes with a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// Creates a configuration that goes with a font, of a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }

    /// Creates a configuration that goes with a text style at the user's size of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration that goes with a text style, of a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }

    /// Creates a configuration of colours; the first one is shown.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      color = paletteColors.first
      noteOnce("UIImage.SymbolConfiguration(paletteColors:) shows the first colour only")
    }

    /// Creates a configuration of shades of a colour, shown in the colour itself.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      color = hierarchicalColor
    }

    /// The configuration with what another one says.
    open func applying(_ other: UIImage.SymbolConfiguration?) -> UIImage.SymbolConfiguration {
      let result = SymbolConfiguration()
      result.pointSize = other?.pointSize ?? pointSize
      result.weight = other?.weight ?? weight
      result.scale = other?.scale ?? scale
      result.color = other?.color ?? color
      return result
    }

    /// A configuration that says nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }
  }

  /// Creates the symbol called `name`, drawn as a sign of the same size.
  ///
  /// - Status: partial (common symbols have their shape, others a plain sign; Apple's are not to be
  ///   had)
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the symbol called `name` with a configuration.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let symbol = SymbolDrawing(
      name: name, configuration: withConfiguration as? SymbolConfiguration ?? .unspecified)
    self.init(content: .symbol(symbol), traits: symbol.traits)
  }

  /// Creates the symbol called `name` as it is with traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name, withConfiguration: nil) }

  /// The image with a configuration, if it is a symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }

  /// The symbol with a configuration; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol) = content else { return nil }
    let new = SymbolDrawing(
      name: symbol.name, configuration: symbol.configuration.applying(configuration))
    var changed = new.traits
    changed.renderingMode = traits.renderingMode
    changed.tint = configuration.color ?? traits.tint
    return UIImage(content: .symbol(new), traits: changed)
  }

  /// The configuration of a symbol.
  public var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(let symbol) = content { symbol.configuration } else { nil }
  }

  /// The configuration of a symbol.
  public var configuration: Configuration? { symbolConfiguration }
}
