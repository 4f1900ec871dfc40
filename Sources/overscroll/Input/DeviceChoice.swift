import DeviceSimulation
import UIKit

/// Finds the device that an option names.
enum DeviceChoice {
  /// The figures of the device that `name` means.
  ///
  /// - Throws: `UsageError` with what is known, when there is no such device.
  static func model(named name: String, command: String) throws(UsageError) -> DeviceModel {
    let catalogue: DeviceCatalogue
    do {
      catalogue = try DeviceCatalogue.standard.get()
    } catch {
      throw UsageError("\(error)", command: command)
    }
    if let model = catalogue.device(named: name) { return model }
    let names = catalogue.entries.map(\.model.name)
    let hint = Spelling.nearest(to: name, among: names).map { ", did you mean \($0)?" } ?? ""
    throw UsageError("there is no device \(name)\(hint)", command: command)
  }
}
