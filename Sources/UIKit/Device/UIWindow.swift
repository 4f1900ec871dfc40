/// The root of a tree of views; it fills the screen and owns the tree's layout engine.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The window's height among others; windows of a higher level lie above.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number.
    public var rawValue: CGFloat
    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's window.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// What follows when the root view's first layout is on the screen.
  private var pendingAppearance: PendingTransition?

  /// Whether the window gets keys.
  public private(set) var isKeyWindow = false

  /// The window's level.
  open var windowLevel: Level = .normal

  /// The screen that shows the window.
  open var screen: UIScreen { UIScreen.main }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      replaceRootView(of: oldValue)
    }
  }

  /// Creates a window that fills the current device's screen.
  public convenience init() { self.init(frame: SimulatedDevice.current.bounds) }

  /// Creates a window of the given frame, in points of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    refreshSafeArea()
  }

  /// Creates a window from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the window and makes it the one that gets keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one that gets keys.
  open func makeKey() {
    for window in SimulatedDevice.current.windows where window !== self {
      window.isKeyWindow = false
    }
    isKeyWindow = true
  }

  /// Whether the window is hidden; a window shows its controller when it ceases to be.
  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      let device = SimulatedDevice.current
      if isHidden {
        device.windows.removeAll { $0 === self }
      } else {
        device.windows.append(self)
        showRootView()
      }
    }
  }

  /// Brings an event to recognisers and views; an app that overrides it calls super.
  open func sendEvent(_ event: UIEvent) {
    SimulatedDevice.current.touches.dispatch(event, in: self)
  }

  /// The application.
  open override var next: UIResponder? { SimulatedDevice.current.application }

  /// Gives the root view the window's size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = rootViewController?.viewIfLoaded, view.superview === self,
      view.frame != bounds, view.translatesAutoresizingMaskIntoConstraints
    {
      view.frame = bounds
    }
  }

  private func replaceRootView(of old: UIViewController?) {
    if let old, let view = old.viewIfLoaded, view.superview === self {
      pendingAppearance?.finish()
      old.beginAppearanceTransition(false, animated: false)
      view.removeFromSuperview()
      old.endAppearanceTransition()
    }
    if !isHidden { showRootView() }
  }

  private func showRootView() {
    guard let controller = rootViewController, let view = controller.view, view.superview !== self
    else { return }
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    controller.beginAppearanceTransition(true, animated: false)
    insertSubview(view, at: 0)
    pendingAppearance = AfterTransition.run(animated: false, duration: 0) {
      controller.endAppearanceTransition()
    }
  }
}
