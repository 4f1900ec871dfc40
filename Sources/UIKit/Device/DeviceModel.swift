/// The figures of one kind of device, in points unless said otherwise.
///
/// A value: the catalogue of devices, a document's canvas or a test makes it, and a
/// `SimulatedDevice` is created from it.
package struct DeviceModel: Hashable, Sendable {
  /// The look of system controls, which changed twice.
  package enum Era: Int, Hashable, Sendable, Comparable {
    /// iOS 7 to 12; documents of tools before version 15000.
    case classic
    /// iOS 13 to 18; documents of tools before version 24000.
    case modern
    /// iOS 26 and later.
    case glass

    package static func < (left: Era, right: Era) -> Bool { left.rawValue < right.rawValue }
  }

  /// A figure that differs between upright and sideways.
  package struct ByOrientation<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The figure when the device stands upright.
    package var portrait: Value
    /// The figure when the device lies on its side.
    package var landscape: Value

    /// Creates a figure from its two values.
    package init(portrait: Value, landscape: Value) {
      self.portrait = portrait
      self.landscape = landscape
    }

    /// The figure for the given orientation.
    package subscript(isLandscape isLandscape: Bool) -> Value {
      isLandscape ? landscape : portrait
    }
  }

  /// The name a person knows it by, for example "iPhone 15".
  package var name: String
  /// Size of the screen when upright.
  package var portraitSize: CGSize
  /// Pixels in a point.
  package var scale: CGFloat
  /// Whether it is a tablet.
  package var isPad: Bool
  /// The look of its controls.
  package var era: Era
  /// Parts of the window covered by rounded corners, sensors and the home indicator.
  package var safeArea: ByOrientation<UIEdgeInsets>
  /// Height of the status bar; 0 where it is hidden.
  package var statusBarHeight: ByOrientation<CGFloat>
  /// Height of a navigation bar.
  package var navigationBarHeight: ByOrientation<CGFloat>
  /// Height of a tab bar without the safe area below it.
  package var tabBarHeight: ByOrientation<CGFloat>
  /// Size class across.
  package var horizontalSizeClass: ByOrientation<UIUserInterfaceSizeClass>
  /// Size class down.
  package var verticalSizeClass: ByOrientation<UIUserInterfaceSizeClass>
  /// Radius of the screen's corners.
  package var cornerRadius: CGFloat
  /// Height of the keyboard with its prediction bar, the safe area included.
  package var keyboardHeight: ByOrientation<CGFloat>
  /// Names of the figures that are assumed, not known.
  package var assumedFigures: [String]

  /// Creates a model; figures that are left out are those of a phone without a notch.
  package init(
    name: String, portraitSize: CGSize, scale: CGFloat, isPad: Bool = false, era: Era = .modern,
    safeArea: ByOrientation<UIEdgeInsets> = .init(
      portrait: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero),
    statusBarHeight: ByOrientation<CGFloat> = .init(portrait: 20, landscape: 0),
    navigationBarHeight: ByOrientation<CGFloat> = .init(portrait: 44, landscape: 32),
    tabBarHeight: ByOrientation<CGFloat> = .init(portrait: 49, landscape: 32),
    horizontalSizeClass: ByOrientation<UIUserInterfaceSizeClass> = .init(
      portrait: .compact, landscape: .compact),
    verticalSizeClass: ByOrientation<UIUserInterfaceSizeClass> = .init(
      portrait: .regular, landscape: .compact),
    cornerRadius: CGFloat = 0,
    keyboardHeight: ByOrientation<CGFloat> = .init(portrait: 260, landscape: 200),
    assumedFigures: [String] = []
  ) {
    self.name = name
    self.portraitSize = portraitSize
    self.scale = scale
    self.isPad = isPad
    self.era = era
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.navigationBarHeight = navigationBarHeight
    self.tabBarHeight = tabBarHeight
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.cornerRadius = cornerRadius
    self.keyboardHeight = keyboardHeight
    self.assumedFigures = assumedFigures
  }

  /// The model used when a program has not chosen one: iPhone 15.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, devices.
  package static let standard = DeviceModel(
    name: "iPhone 15", portraitSize: CGSize(width: 393, height: 852), scale: 3,
    safeArea: .init(
      portrait: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
    statusBarHeight: .init(portrait: 54, landscape: 0), cornerRadius: 55,
    keyboardHeight: .init(portrait: 336, landscape: 209))
}
