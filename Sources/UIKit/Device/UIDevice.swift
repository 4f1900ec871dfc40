/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it stands upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The current simulated device as an app sees it.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  private unowned let simulated: SimulatedDevice

  init(device: SimulatedDevice) {
    simulated = device
    super.init()
  }

  /// The device of the process.
  public static var current: UIDevice { SimulatedDevice.current.device }

  /// The name of the model, for example "iPhone 15".
  public var name: String { simulated.model.name }
  /// "iPhone" or "iPad".
  public var model: String { simulated.model.isPad ? "iPad" : "iPhone" }
  /// Name of the system.
  public var systemName: String { "iOS" }
  /// Version of the system whose look is simulated.
  public var systemVersion: String {
    switch simulated.era {
    case .classic: "12.0"
    case .modern: "18.0"
    case .glass: "26.0"
    }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { simulated.model.isPad ? .pad : .phone }
  /// How it is held.
  public var orientation: UIDeviceOrientation {
    simulated.isLandscape ? .landscapeLeft : .portrait
  }
}
