/// All that one device owns: screen, application, traits, first responder, clock.
///
/// `UIScreen.main`, `UIApplication.shared` and `UIDevice.current` are faces of the current
/// device and store nothing of their own, so replacing it leaves nothing behind. One device is
/// current in a process at a time.
@MainActor
package final class SimulatedDevice {
  /// The device that the process simulates now.
  package static var current = SimulatedDevice()

  /// The figures of the device.
  package let model: DeviceModel
  /// Whether it lies on its side.
  package let isLandscape: Bool
  /// Rules of the editor's canvas; nil for a running app.
  package var canvas: CanvasRules?
  /// The time of the device.
  package let clock: MediaClock
  /// Messages that UIKit would have written to the console, in order.
  package var consoleMessages: [String] = []
  /// Sets of constraints that could not hold together, in the order they were met.
  package var constraintConflicts: [ConstraintConflict] = []

  /// The view or controller that gets events without a place.
  weak var firstResponder: UIResponder?
  /// The first responder, for what drives the device.
  package var currentFirstResponder: UIResponder? { firstResponder }
  /// The keyboard at the foot of the screen.
  let keyboard = DockedKeyboard()
  /// The fingers on the screen and what becomes of them.
  package let touches = TouchDelivery()
  /// The windows shown on the device, lowest first.
  var windows: [UIWindow] = []

  /// The traits of the screen.
  package var traits: UITraitCollection
  /// The face of the screen.
  private(set) lazy var screen = UIScreen(device: self)
  /// The face of the device.
  private(set) lazy var device = UIDevice(device: self)
  /// The running application.
  private(set) lazy var application = UIApplication(device: self)

  /// Creates a device that is not yet current.
  ///
  /// - Parameters:
  ///   - model: its figures.
  ///   - isLandscape: whether it lies on its side.
  ///   - style: light or dark.
  ///   - textSize: the size of text that its user has chosen.
  ///   - direction: the direction in which its language is read.
  package init(
    model: DeviceModel = .standard, isLandscape: Bool = false, style: UIUserInterfaceStyle = .light,
    textSize: UIContentSizeCategory = .large,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, canvas: CanvasRules? = nil
  ) {
    self.model = model
    self.isLandscape = isLandscape
    self.canvas = canvas
    clock = MediaClock()
    traits = UITraitCollection(
      idiom: model.isPad ? .pad : .phone, scale: model.scale,
      horizontal: model.horizontalSizeClass[isLandscape: isLandscape],
      vertical: model.verticalSizeClass[isLandscape: isLandscape], style: style,
      category: textSize, direction: direction)
  }

  /// Makes this the device of the process; what the one before owned is let go.
  package func makeCurrent() {
    let before = SimulatedDevice.current
    before.touches.drop()
    before.windows.removeAll()
    before.firstResponder = nil
    MediaClock.current = clock
    SimulatedDevice.current = self
  }

  /// Pixels in a point.
  package var scale: CGFloat { model.scale }
  /// The look of controls.
  package var era: DeviceModel.Era { model.era }
  /// The screen in points, as it is turned now.
  package var bounds: CGRect {
    let size = model.portraitSize
    return isLandscape
      ? CGRect(x: 0, y: 0, width: size.height, height: size.width)
      : CGRect(origin: .zero, size: size)
  }
  /// What rounded corners, sensors and home indicator cover of a full-screen window.
  package var safeAreaInsets: UIEdgeInsets { model.safeArea[isLandscape: isLandscape] }
  /// The direction in which the language is read.
  package var direction: UIUserInterfaceLayoutDirection {
    traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
