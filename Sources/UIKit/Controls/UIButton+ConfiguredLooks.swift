internal import Foundation

extension UIButton.Configuration {
  /// Colours of a button in its present state.
  struct Colors {
    var foreground: UIColor
    var background: UIColor?
    /// Opacity of title and picture.
    var foregroundAlpha: CGFloat = 1
  }

  /// How title and second line stand, for labels.
  var textAlignment: NSTextAlignment {
    switch titleAlignment {
    case .leading: .left
    case .trailing: .right
    case .center: .center
    case .automatic:
      imagePlacement == .leading && (subtitle != nil || attributedSubtitle != nil)
        ? .left : .center
    }
  }

  /// - Evidence: assumed; the styles' shades were not measured.
  func colors(of button: UIButton) -> Colors {
    let tint = baseBackgroundColor ?? button.tintColor ?? .systemBlue
    let text = baseForegroundColor ?? button.tintColor ?? .systemBlue
    var colors: Colors
    switch style {
    case .plain, .borderless:
      colors = Colors(foreground: text, background: baseBackgroundColor)
      if button.isHighlighted { colors.foregroundAlpha = 0.3 }
    case .gray, .bordered:
      colors = Colors(foreground: text, background: baseBackgroundColor ?? .secondarySystemFill)
    case .tinted, .borderedTinted:
      colors = Colors(
        foreground: text, background: tint.withAlphaComponent(button.isHighlighted ? 0.28 : 0.2))
    case .filled, .prominent:
      let isPressed = button.isHighlighted
      colors = Colors(
        foreground: baseForegroundColor ?? .white,
        background: isPressed ? tint.withAlphaComponent(0.75) : tint)
    }
    if !button.isEnabled {
      colors.foreground = .tertiaryLabel
      if colors.background != nil { colors.background = .tertiarySystemFill }
    }
    if let own = background.backgroundColor { colors.background = own }
    return colors
  }

  /// Radius of the corners in points.
  ///
  /// - Evidence: assumed; about 5.95 at the medium size, larger with larger text; a capsule from
  ///   iOS 26 on.
  func cornerRadius(height: CGFloat, button: UIButton) -> CGFloat {
    let category = button.traitCollection.preferredContentSizeCategory
    let ratio = DynamicType.ratio(of: .body, category: category)
    switch cornerStyle {
    case .fixed: return background.cornerRadius
    case .capsule: return height / 2
    case .small: return 4 * ratio
    case .medium: return 5.95 * ratio
    case .large: return 8 * ratio
    case .dynamic:
      if SimulatedDevice.current.era == .glass { return height / 2 }
      if background.cornerRadius > 0 { return background.cornerRadius }
      return (buttonSize == .large ? 8.75 : 5.95) * ratio
    }
  }
}
