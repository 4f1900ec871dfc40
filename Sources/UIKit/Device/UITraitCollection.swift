/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// Roomy or tight, on one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
/// The reading direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
/// Whether colours stand out more.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
/// Whether content lies on the base level or above it (sheets, popovers).
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
/// Whether text is shown bolder.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// The size of text that a person has chosen, from extra small to the largest accessibility size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the category.
  public let rawValue: String
  /// Creates a category from Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// XS.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// S.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// M.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// L, the default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// XL.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// XXL.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// XXXL.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// AX1.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// AX2.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// AX3.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// AX4.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// AX5.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The twelve sizes, smallest first.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Place among the twelve sizes, smallest 0; that of `large` when not one of them.
  package var step: Int { UIContentSizeCategory.all.firstIndex(of: self) ?? 3 }

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { step >= 7 }
}

extension UIContentSizeCategory: Comparable {
  /// Compares two sizes of text.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step < right.step
  }
}

/// The surroundings that an interface adapts to: size classes, style, text size, direction.
///
/// - Status: partial (custom traits and change registration come later).
public final class UITraitCollection: NSObject, Sendable {
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels in a point; 0 when not said.
  public let displayScale: CGFloat
  /// Size class across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Size class down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The chosen size of text.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The reading direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Whether colours stand out more.
  public let accessibilityContrast: UIAccessibilityContrast
  /// Whether content lies on the base level or above it.
  public let userInterfaceLevel: UIUserInterfaceLevel
  /// Whether text is shown bolder.
  public let legibilityWeight: UILegibilityWeight

  /// Creates a collection in which nothing is said.
  public override convenience init() {
    self.init(
      idiom: .unspecified, scale: 0, horizontal: .unspecified, vertical: .unspecified,
      style: .unspecified, category: .unspecified, direction: .unspecified,
      contrast: .unspecified, level: .unspecified, weight: .unspecified)
  }

  /// Creates a collection from its parts.
  package init(
    idiom: UIUserInterfaceIdiom, scale: CGFloat, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, style: UIUserInterfaceStyle,
    category: UIContentSizeCategory, direction: UIUserInterfaceLayoutDirection,
    contrast: UIAccessibilityContrast = .normal, level: UIUserInterfaceLevel = .base,
    weight: UILegibilityWeight = .regular
  ) {
    userInterfaceIdiom = idiom
    displayScale = scale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceStyle = style
    preferredContentSizeCategory = category
    layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    accessibilityContrast = contrast
    userInterfaceLevel = level
    legibilityWeight = weight
    super.init()
  }

  private init(
    idiom: UIUserInterfaceIdiom, scale: CGFloat, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, style: UIUserInterfaceStyle,
    category: UIContentSizeCategory, direction: UITraitEnvironmentLayoutDirection,
    contrast: UIAccessibilityContrast, level: UIUserInterfaceLevel, weight: UILegibilityWeight
  ) {
    userInterfaceIdiom = idiom
    displayScale = scale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceStyle = style
    preferredContentSizeCategory = category
    layoutDirection = direction
    accessibilityContrast = contrast
    userInterfaceLevel = level
    legibilityWeight = weight
    super.init()
  }

  /// Creates a collection that says only the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  /// Creates a collection that says only the size class across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  /// Creates a collection that says only the size class down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  /// Creates a collection that says only the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }
  /// Creates a collection that says only the scale.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
  /// Creates a collection that says only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }
  /// Creates a collection that says only the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  private convenience init(
    idiom: UIUserInterfaceIdiom = .unspecified, scale: CGFloat = 0,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, style: UIUserInterfaceStyle = .unspecified,
    category: UIContentSizeCategory = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified
  ) {
    self.init(
      idiom: idiom, scale: scale, horizontal: horizontal, vertical: vertical, style: style,
      category: category, direction: direction, contrast: .unspecified, level: .unspecified,
      weight: .unspecified)
  }

  /// Creates a collection from several; the later ones win where they say something.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, _ none: Value) -> Value {
      collections.last { $0[keyPath: path] != none }?[keyPath: path] ?? none
    }
    self.init(
      idiom: last(\.userInterfaceIdiom, .unspecified), scale: last(\.displayScale, 0),
      horizontal: last(\.horizontalSizeClass, .unspecified),
      vertical: last(\.verticalSizeClass, .unspecified),
      style: last(\.userInterfaceStyle, .unspecified),
      category: last(\.preferredContentSizeCategory, .unspecified),
      direction: last(\.layoutDirection, .unspecified),
      contrast: last(\.accessibilityContrast, .unspecified),
      level: last(\.userInterfaceLevel, .unspecified),
      weight: last(\.legibilityWeight, .unspecified))
  }

  /// The traits of the current device.
  @MainActor public static var current: UITraitCollection { SimulatedDevice.current.traits }

  /// Whether colours may resolve differently under the two collections.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || accessibilityContrast != other?.accessibilityContrast
      || userInterfaceLevel != other?.userInterfaceLevel
  }

  /// Whether two collections say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && layoutDirection == other.layoutDirection && legibilityWeight == other.legibilityWeight
      && !hasDifferentColorAppearance(comparedTo: other)
  }

  /// A hash that agrees with `isEqual(_:)`.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceStyle)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }
}

/// Something that has traits: screens, windows, controllers, views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits in force here.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
