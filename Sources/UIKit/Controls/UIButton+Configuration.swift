public import Foundation

extension UIButton {
  /// All of a button's looks as a value.
  ///
  /// - Status: partial (colour transformers and indicators of menus do nothing)
  @preconcurrency @MainActor
  public struct Configuration {
    /// How large a button is.
    public enum Size: Sendable { case mini, small, medium, large }
    /// How round a button's corners are.
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// How title and second line stand to each other.
    public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
    /// The sign of a menu.
    public enum Indicator: Sendable { case automatic, none, popup }

    /// The looks that a configuration starts from.
    enum Style { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, prominent }

    var style: Style
    /// Background, corners and border.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the button is: decides insets and font.
    public var buttonSize: Size = .medium {
      didSet { if !hasOwnInsets { insets = Self.insets(of: buttonSize) } }
    }
    /// The colour of title and picture; nil is the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil is the style's.
    public var baseBackgroundColor: UIColor?
    /// The picture.
    public var image: UIImage?
    /// Size and weight of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a turning sign stands in place of the picture.
    public var showsActivityIndicator = false
    /// The sign of a menu; kept.
    public var indicator: Indicator = .automatic
    /// The second line.
    public var subtitle: String?
    /// The second line with attributes.
    public var attributedSubtitle: AttributedString?
    /// Where the picture stands beside the title.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Room between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// Room between title and second line, in points.
    public var titlePadding: CGFloat = 1
    /// How title and second line stand to each other.
    public var titleAlignment: TitleAlignment = .automatic
    /// What happens to a title that does not fit.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// What happens to a second line that does not fit.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Changes the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the second line's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes a picture's colour; kept.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether the style follows the kind of surroundings; kept.
    public var automaticallyUpdateForSelection = true

    private var plainTitle: String?
    private var insets = Configuration.insets(of: .medium)
    private var hasOwnInsets = false

    init(style: Style) { self.style = style }

    // MARK: - Styles

    /// Text in the tint colour.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A background in a light tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A background in the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Text in the tint colour.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// A grey background.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// A background in a light tint.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// A background in the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(style: .prominent) }
    /// The configuration as it is in a state; the same.
    public func updated(for button: UIButton) -> Configuration { self }

    // MARK: - Title and insets

    /// The title; setting it drops attributes.
    public var title: String? {
      get { plainTitle ?? attributedTitle.map { String($0.characters) } }
      set {
        plainTitle = newValue
        attributedTitle = nil
      }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString? {
      didSet { if attributedTitle != nil { plainTitle = nil } }
    }
    /// Room around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasOwnInsets = true
      }
    }
    /// Goes back to the insets of the size.
    public mutating func setDefaultContentInsets() {
      insets = Self.insets(of: buttonSize)
      hasOwnInsets = false
    }

    /// - Evidence: measured for medium; assumed for the other sizes.
    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small:
        NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// The title's font at the size of text of the traits.
    ///
    /// - Evidence: measured for medium; assumed for the other sizes.
    func titleFont(traits: UITraitCollection) -> UIFont {
      let style: UIFont.TextStyle =
        buttonSize == .mini || buttonSize == .small ? .subheadline : .body
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    /// The second line's font.
    func subtitleFont(traits: UITraitCollection) -> UIFont {
      let style: UIFont.TextStyle =
        buttonSize == .mini || buttonSize == .small ? .caption1 : .footnote
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    }
  }
}

/// Changes attributes of a text.
public struct UIConfigurationTextAttributesTransformer {
  /// The change.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour.
public struct UIConfigurationColorTransformer {
  /// The change.
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// The changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
