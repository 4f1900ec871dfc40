import DeviceSimulation
import UIKit

/// Plays an example: shows its screen on a device, keeps its pictures and checks its numbers.
@MainActor
public final class Stage {
  /// The simulated device.
  public let simulation: Simulation
  private let name: String
  private let folder: URL
  private var faults: [String] = []

  /// Switches on a device.
  ///
  /// - Parameters:
  ///   - name: the example's name, with which its pictures' names begin.
  ///   - device: the device's name or a part of it.
  public init(_ name: String, on device: String) throws {
    self.name = name
    folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
    simulation = try Simulation(Configuration(device: device))
  }

  /// Shows the screen of `controller` and lays it out.
  public func show(_ controller: UIViewController) {
    simulation.show(controller)
  }

  /// Writes what the screen shows now to a file in the folder that the first argument names.
  ///
  /// - Returns: the bytes of the file.
  @discardableResult
  public func picture(_ moment: String) throws -> Data {
    let data = try simulation.picture()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent("\(name)-\(moment).png"), options: .atomic)
    return data
  }

  /// Notes a fault if `actual` is not `expected`, in points, to a thousandth.
  public func expect(_ what: String, _ actual: CGFloat, is expected: CGFloat) {
    guard abs(actual - expected) > 0.001 else { return }
    faults.append("\(what) is \(actual) instead of \(expected)")
  }

  /// Notes a fault if any side of `actual` is not that of `expected`, in points.
  public func expect(_ what: String, _ actual: CGRect, is expected: CGRect) {
    expect("x of \(what)", actual.minX, is: expected.minX)
    expect("y of \(what)", actual.minY, is: expected.minY)
    expect("width of \(what)", actual.width, is: expected.width)
    expect("height of \(what)", actual.height, is: expected.height)
  }

  /// Notes a fault unless `condition` holds.
  public func expect(_ what: String, _ condition: Bool) {
    if !condition { faults.append("it is not so that \(what)") }
  }

  /// Ends the example: with a sentence for each fault and exit code 1, or with one that all is well.
  public func finish() {
    simulation.end()
    guard faults.isEmpty else {
      for fault in faults {
        FileHandle.standardError.write(Data("\(name): \(fault)\n".utf8))
      }
      exit(1)
    }
    print("\(name): all numbers are right; pictures in \(folder.path)")
  }
}
