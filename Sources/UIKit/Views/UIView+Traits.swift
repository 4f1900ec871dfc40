extension UIView {
  var resolvedTraits: UITraitCollection {
    let style = nearestOverrideStyle
    let traits = SimulatedDevice.current.traits
    guard style != .unspecified, style != traits.userInterfaceStyle else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
  }

  private var nearestOverrideStyle: UIUserInterfaceStyle {
    var view: UIView? = self
    while let here = view {
      if let style = here.rareState?.overrideStyle, style != .unspecified { return style }
      if let style = here.owner?.rootViewOverrideStyle, style != .unspecified { return style }
      view = here.superview
    }
    return .unspecified
  }

  func setOverrideStyle(_ style: UIUserInterfaceStyle) {
    let before = traitCollection
    withRareState { $0.overrideStyle = style }
    refreshColors()
    notifyTraitChange(from: before)
  }

  func notifyTraitChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for view in subviews { view.notifyTraitChange(from: previous) }
  }

  func layoutDirectionChanged() {
    layoutEngineIfAny?.layoutDirectionChanged(of: self)
    flagNeedsLayout()
  }

  /// The direction in which content with an attribute is laid out on the current device.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: SimulatedDevice.current.direction)
  }

  /// The direction in which content with an attribute is laid out inside content of a direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
