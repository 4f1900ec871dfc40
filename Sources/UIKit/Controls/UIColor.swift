public import Foundation

/// A colour that may depend on its surroundings: light or dark, contrast, level.
///
/// - Status: partial (no pattern is repeated: see `init(patternImage:)`; not archived)
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// What the colour is made from.
  enum Recipe {
    /// The same everywhere.
    case fixed(CGColor)
    /// A row of the table of semantic colours, by place.
    case semantic(SemanticColor)
    /// Asked for with each set of traits.
    case dynamic((UITraitCollection) -> UIColor)
    /// Shown where a pattern is asked for: the picture's mean colour.
    case pattern(UIImage, mean: CGColor)
  }

  let recipe: Recipe

  init(recipe: Recipe) {
    self.recipe = recipe
    super.init()
  }

  // MARK: - Creating

  /// Creates a colour that is black and transparent, as `clear`.
  public override convenience init() { self.init(recipe: .fixed(.clear)) }

  /// Creates a grey from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(recipe: .fixed(CGColor(gray: white, alpha: Self.limited(alpha))))
  }

  /// Creates a colour of sRGB from components between 0 and 1; others lie outside of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(srgbRed: red, green: green, blue: blue, alpha: Self.limited(alpha))
    self.init(recipe: .fixed(color))
  }

  /// Creates a colour from hue, saturation and brightness, each between 0 and 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = HueColor(
      hue: hue, saturation: saturation, brightness: brightness
    ).components
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour of the wide space Display P3.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let values = [red, green, blue, Self.limited(alpha)]
    guard let space = CGColorSpace(name: CGColorSpace.displayP3),
      let color = CGColor(colorSpace: space, components: values)
    else {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
      return
    }
    self.init(recipe: .fixed(color))
  }

  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(recipe: .fixed(cgColor)) }

  /// Creates a colour that is chosen anew for each set of traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(recipe: .dynamic(dynamicProvider))
  }

  /// Creates a colour that repeats a picture.
  ///
  /// - Status: partial (shown as the picture's mean colour)
  public convenience init(patternImage image: UIImage) {
    noteOnce("UIColor(patternImage:) shows the picture's mean colour instead of repeating it")
    self.init(recipe: .pattern(image, mean: image.meanColor))
  }

  /// Creates the colour called `name` in the documents or catalogues that were read; nil if none
  /// has it.
  public convenience init?(named name: String) {
    guard let color = NamedAssets.shared.color(named: name) else { return nil }
    self.init(recipe: color.recipe)
  }

  /// Creates the colour called `name` as it is with `traitCollection`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = NamedAssets.shared.color(named: name) else { return nil }
    self.init(recipe: traitCollection.map { color.resolvedColor(with: $0).recipe } ?? color.recipe)
  }

  /// Creates a colour from a literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      recipe: .fixed(
        CGColor(
          srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
          alpha: CGFloat(alpha))))
  }

  // MARK: - Resolving

  /// The colour as it is with the given traits; itself where it is the same everywhere.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch recipe {
    case .fixed, .pattern: self
    case .semantic(let color): color.resolved(with: traitCollection)
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The colour as one of Core Graphics, with the current traits; it does not follow a change.
  open var cgColor: CGColor {
    switch recipe {
    case .fixed(let color): color
    case .pattern(_, let mean): mean
    case .semantic, .dynamic:
      resolvedColor(with: onCallingThread { UITraitCollection.current }).cgColor
    }
  }

  /// The same colour with another alpha; it stays dynamic if it was.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = Self.limited(alpha)
    switch recipe {
    case .fixed(let color), .pattern(_, let color):
      return UIColor(recipe: .fixed(color.copy(alpha: alpha) ?? color))
    case .semantic, .dynamic:
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  // MARK: - Drawing

  /// Makes it the fill and stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes it the fill colour of the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes it the stroke colour of the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: - NSObject

  /// Itself: colours do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both are the same colour everywhere; dynamic ones are equal only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (recipe, other.recipe) {
    case (.fixed(let one), .fixed(let two)): return one == two
    case (.semantic(let one), .semantic(let two)): return one == two
    case (.pattern(let one, _), .pattern(let two, _)): return one === two
    default: return false
    }
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int {
    switch recipe {
    case .fixed(let color): color.hashValue
    case .semantic(let color): color.hashValue
    case .pattern(let image, _): ObjectIdentifier(image).hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The components, or the name of a semantic colour.
  open override var description: String {
    switch recipe {
    case .fixed(let color): "<UIColor \(color)>"
    case .semantic(let color): "<UIDynamicSystemColor name = \(color.name)>"
    case .pattern: "<UIColor pattern>"
    case .dynamic: "<UIDynamicProviderColor>"
    }
  }

  private static func limited(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What a colour literal becomes.
public typealias _ColorLiteralType = UIColor
