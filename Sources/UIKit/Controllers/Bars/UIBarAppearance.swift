/// The look of a bar: background, hairline, and in its subclasses the texts.
///
/// - Status: partial (background effects are drawn as their plain colour).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// What lies behind the bar's content.
  enum Background: Equatable { case standard, opaque, transparent }

  final var background = Background.standard

  /// Creates the standard look.
  public required override init() { super.init() }

  /// Creates the standard look for a kind of device.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates a copy of a look.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    takeLook(of: barAppearance)
  }

  /// The colour behind the bar; nil is the one of the configuration.
  open var backgroundColor: UIColor?
  /// An image behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the hairline; nil draws none.
  open var shadowColor: UIColor? = .separator
  /// An image in the hairline's place.
  open var shadowImage: UIImage?

  /// The standard background, through which content shimmers.
  open func configureWithDefaultBackground() { reset(to: .standard, shadow: .separator) }

  /// An opaque background.
  open func configureWithOpaqueBackground() { reset(to: .opaque, shadow: .separator) }

  /// No background and no hairline.
  open func configureWithTransparentBackground() { reset(to: .transparent, shadow: nil) }

  /// A copy with the same look.
  open func copy() -> Self {
    let copy = Self()
    copy.takeLook(of: self)
    return copy
  }

  /// Takes over another's look; subclasses take over their texts too.
  func takeLook(of other: UIBarAppearance) {
    background = other.background
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  private func reset(to background: Background, shadow: UIColor?) {
    self.background = background
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }
}

/// The look of a navigation bar.
///
/// - Status: partial (looks of buttons come later).
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font, colour and the like of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Font, colour and the like of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment: UIOffset = .zero

  override func takeLook(of other: UIBarAppearance) {
    super.takeLook(of: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of a tab's image and title in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Font, colour and the like of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the image; the bar's when nil.
  open var iconColor: UIColor?
}

/// The look of tabs in a way of standing.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Of tabs that are not selected.
  public final let normal = UITabBarItemStateAppearance()
  /// Of the selected tab.
  public final let selected = UITabBarItemStateAppearance()
  /// Of tabs that cannot be chosen.
  public final let disabled = UITabBarItemStateAppearance()
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with the title beside the image in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  override func takeLook(of other: UIBarAppearance) {
    super.takeLook(of: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
  }
}
