public import Foundation

/// An effect on what lies behind a view.
open class UIVisualEffect: NSObject {}

/// A blur of what lies behind, tinted by a style.
///
/// - Status: partial (drawn as the tint alone).
open class UIBlurEffect: UIVisualEffect {
  /// The tint of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Makes content stand out on a blur.
///
/// - Status: partial (content is drawn as it is).
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect

  /// Creates the effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    super.init()
  }
}

/// A view that shows an effect behind its content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that holds the content; it fills the view.
  public let contentView = UIView()

  /// The effect; nil shows none.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Draws the tint.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let blur = effect as? UIBlurEffect else {
      return
    }
    let isDark: Bool =
      switch blur.style {
      case .dark: true
      case .extraLight, .light: false
      default:
        String(describing: blur.style).hasSuffix("Dark")
          || (!String(describing: blur.style).hasSuffix("Light")
            && traitCollection.userInterfaceStyle == .dark)
      }
    context.setFillColor(UIColor(white: isDark ? 0.11 : 0.97, alpha: 0.82).cgColor)
    context.fill(bounds)
  }
}
