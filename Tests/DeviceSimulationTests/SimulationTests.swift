import Testing
import UIKit

@testable import DeviceSimulation

@MainActor @Suite(.serialized) struct SimulationTests {
  private final class Screen: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did")
    }
  }

  @Test func aScreenIsLoadedShownAndFillsTheDevice() async throws {
    try await Simulation.run(on: Configuration(device: "15")) { simulation in
      let screen = Screen()
      simulation.show(screen)
      await simulation.settle()
      #expect(screen.calls.starts(with: ["load", "will"]))
      #expect(screen.calls.contains("did"))
      #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(screen.view.safeAreaInsets.top == 59)
      #expect(screen.view.layoutMargins.left == 16)
    }
  }

  @Test func theSamePictureHasTheSameBytes() async throws {
    let configuration = Configuration(device: "se", isLandscape: true, isDark: true)
    var pictures: [Data] = []
    for _ in 0..<2 {
      pictures.append(
        try await Simulation.run(on: configuration) { simulation in
          let label = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 60))
          label.text = "Overscroll"
          let view = UIView()
          view.addSubview(label)
          simulation.show(view)
          return try simulation.picture()
        })
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0].count > 1000)
  }

  @Test func nothingOfASimulationStaysBehind() async throws {
    weak var kept: UIViewController?
    try await Simulation.run(on: Configuration(device: "se")) { simulation in
      let controller = UIViewController()
      kept = controller
      simulation.show(controller)
    }
    #expect(kept == nil)
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(UIScreen.main.bounds.width == 393)
  }

  @Test(arguments: [
    Configuration(device: "toaster"), Configuration(device: "se", textSize: "huge"),
  ])
  func whatIsUnknownIsNamed(_ configuration: Configuration) {
    #expect(throws: Configuration.Unknown.self) { try Simulation(configuration) }
  }
}
