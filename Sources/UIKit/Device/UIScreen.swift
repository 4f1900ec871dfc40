/// The screen of the current simulated device.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  private unowned let device: SimulatedDevice

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// The screen of the current device.
  public static var main: UIScreen { SimulatedDevice.current.screen }

  /// The screen in points, as the device is turned now.
  public var bounds: CGRect { device.bounds }
  /// Pixels in a point.
  public var scale: CGFloat { device.scale }
  /// Pixels in a point of the panel; that of `scale`.
  public var nativeScale: CGFloat { device.scale }
  /// The screen in pixels, upright.
  public var nativeBounds: CGRect {
    let size = device.model.portraitSize
    return CGRect(
      x: 0, y: 0, width: size.width * device.scale, height: size.height * device.scale)
  }
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { device.traits }
}
