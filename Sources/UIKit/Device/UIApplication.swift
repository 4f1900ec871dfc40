/// The running application on the current simulated device.
///
/// - Status: partial (delegate, scenes and state changes come later).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private unowned let device: SimulatedDevice

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// The application of the current device.
  public class var shared: UIApplication { SimulatedDevice.current.application }

  /// Brings an event to the windows whose fingers it tells of.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for case let window? in event.touches.map(\.window)
    where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// The windows on the screen, lowest first.
  open var windows: [UIWindow] { device.windows }
  /// The window that gets keys: the last made key.
  open var keyWindow: UIWindow? { device.windows.last { $0.isKeyWindow } ?? device.windows.last }
  /// The direction in which the interface is read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { device.direction }
  /// The size of text that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    device.traits.preferredContentSizeCategory
  }
}
