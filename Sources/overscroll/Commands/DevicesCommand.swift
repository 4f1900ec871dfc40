import DeviceSimulation
import LayoutFindings
import UIKit

/// `overscroll devices`: the devices, with the figures that layout rests on.
let devicesCommand = Command(
  name: "devices", summary: "list the devices with their safe areas and keyboards",
  arguments: "[NAME…]", argumentCount: 0...Int.max,
  notes: [
    "Safe area: top and bottom upright, sides and bottom on its side. Keyboard: with its bar of",
    "suggestions. All in points. A * marks a device with figures that are assumed.",
  ]
) { arguments in
  let entries = try DeviceCatalogue.standard.get().entries
  var models = entries.map(\.model)
  if !arguments.positionals.isEmpty {
    models = []
    for name in arguments.positionals {
      models.append(try DeviceChoice.model(named: name, command: "devices"))
    }
  }
  Console.write(DeviceTable.text(of: models))
  return .clean
}

/// The table that `devices` prints.
enum DeviceTable {
  private static let heading = ["device", "size", "scale", "safe area", "keyboard"]

  /// One line a device under a heading, columns apart by two spaces.
  static func text(of models: [DeviceModel]) -> String {
    let rows = [heading] + models.map(row)
    let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  private static func row(_ model: DeviceModel) -> [String] {
    func number(_ value: CGFloat) -> String { NumberText.plain(value) }
    let (upright, sideways) = (model.safeArea.portrait, model.safeArea.landscape)
    return [
      model.assumedFigures.isEmpty ? model.name : model.name + " *",
      "\(number(model.portraitSize.width)) × \(number(model.portraitSize.height))",
      "\(number(model.scale))x",
      "\(number(upright.top)) \(number(upright.bottom)), "
        + "\(number(sideways.left)) \(number(sideways.bottom))",
      "\(number(model.keyboardHeight.portrait)), \(number(model.keyboardHeight.landscape))",
    ]
  }
}
