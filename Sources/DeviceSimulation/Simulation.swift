public import UIKit

/// A simulated device with a window, on which a screen is shown, laid out and pictured.
///
///     let picture = try await Simulation.run(on: Configuration(device: "se")) { simulation in
///       simulation.show(SignUpViewController())
///       return try await simulation.picture()
///     }
///
/// One simulation runs in a process at a time: `run(on:_:)` waits for its turn. Time stands still
/// unless `advance(_:)` moves it. When the simulation ends, its device is replaced and nothing of
/// it stays behind.
@MainActor
public final class Simulation {
  /// The configuration that is simulated.
  public let configuration: Configuration
  /// The window that fills the device's screen.
  public let window: UIWindow
  package let device: SimulatedDevice

  /// Starts a simulation at once, for programs that run one after the other; end it by `end()`.
  ///
  /// - Throws: `Configuration.Unknown` when the configuration names something unknown.
  public init(_ configuration: Configuration) throws {
    self.configuration = configuration
    device = try configuration.makeDevice()
    device.makeCurrent()
    window = UIWindow()
    window.backgroundColor = .systemBackground
  }

  /// Runs `body` on a device of its own, as soon as no other simulation runs.
  ///
  /// - Throws: what `body` throws, or `Configuration.Unknown`.
  public static func run<Answer>(
    on configuration: Configuration, _ body: (Simulation) async throws -> Answer
  ) async throws -> Answer {
    await SimulationGate.enter()
    defer { SimulationGate.leave() }
    let simulation = try Simulation(configuration)
    defer { simulation.end() }
    return try await body(simulation)
  }

  // MARK: - Screen

  /// Shows a controller as the window's root.
  public func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  /// Shows a view that fills the window, in a plain controller.
  public func show(_ view: UIView) {
    let controller = UIViewController()
    controller.view = view
    show(controller)
  }

  // MARK: - Time

  /// Lays out until nothing is flagged, and does what is due now: calls such as `viewDidAppear` come
  /// when a layout is on the screen. Time stands still.
  public func settle() { runTurns() }

  private func runTurns() {
    for _ in 0..<Simulation.greatestTurnCount {
      window.layoutIfNeeded()
      guard let next = device.clock.nextTime, next <= device.clock.now else { return }
      device.clock.advance(by: 0)
    }
  }

  /// After so many turns what keeps making new work without time passing is left alone.
  private static let greatestTurnCount = 100

  /// Lays out until nothing is flagged, letting main-queue blocks and tasks run in between.
  public func settle() async {
    for _ in 0..<3 {
      await Task.yield()
      runTurns()
    }
  }

  /// Moves the device's time on, in seconds, and lays out.
  public func advance(_ seconds: TimeInterval) {
    device.clock.advance(by: seconds)
    settle()
  }

  /// Moves the device's time on, in seconds, letting main-queue blocks and tasks run.
  public func advance(_ seconds: TimeInterval) async {
    device.clock.advance(by: seconds)
    await settle()
  }

  // MARK: - Pictures

  /// A picture could not be made.
  public struct PictureFault: Error, CustomStringConvertible {
    /// Why.
    public let description: String
  }

  /// The screen as a picture in PNG form, at the device's scale.
  public func picture() throws -> Data {
    settle()
    return try Simulation.picture(of: window, scale: device.scale)
  }

  /// A view with all inside as a picture in PNG form.
  package static func picture(of view: UIView, scale: CGFloat) throws -> Data {
    let size = view.bounds.size
    guard let context = CGContext(size: size, scale: scale, isOpaque: true) else {
      throw PictureFault(
        description: "a picture of \(size.width) by \(size.height) points at scale \(scale) "
          + "cannot be made")
    }
    context.setFillColor(CGColor.white)
    context.fill(CGRect(origin: .zero, size: size))
    context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
    view.layer.render(in: context)
    guard let image = context.makeImage() else {
      throw PictureFault(description: "the picture's pixels cannot be read")
    }
    return PNGEncoder.encode(image)
  }

  // MARK: - End

  /// Ends the simulation: the device is replaced by a plain one, and its windows are let go.
  public func end() {
    window.rootViewController = nil
    window.isHidden = true
    SimulatedDevice().makeCurrent()
  }
}

/// Lets one simulation run at a time.
@MainActor
private enum SimulationGate {
  private static var isBusy = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  static func enter() async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  static func leave() {
    if waiting.isEmpty {
      isBusy = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
