internal import Foundation
internal import FoundationAdditions
package import UIKit

/// The devices that the tool knows, as values read from `devices.tsv`.
///
/// A figure whose name stands in the table's column of doubts is listed in the model's
/// `assumedFigures`, so that a result that rests on it can say so.
package struct DeviceCatalogue: Sendable {
  /// One device and the name that Interface Builder gives its canvas.
  package struct Entry: Sendable {
    /// Its figures.
    package let model: DeviceModel
    /// The year in which it appeared.
    package let year: Int
    /// Interface Builder's id of its canvas, for example `retina4_7`.
    package let canvasID: String
  }

  /// The devices, oldest first.
  package let entries: [Entry]

  /// The catalogue that comes with the program.
  package static let standard: Result<DeviceCatalogue, any Error> = Result {
    let data = try ResourceFolder.contents(of: "devices.tsv", module: "DeviceSimulation")
    return try DeviceCatalogue(table: String(decoding: data, as: UTF8.self))
  }

  /// A line of the table that cannot be read.
  package struct TableFault: Error, CustomStringConvertible {
    package let line: Int
    package let column: String
    package var description: String {
      "devices.tsv:\(line): column \(column) holds no usable value"
    }
  }

  /// Reads a table: a heading line, then a device a line, columns apart by tabs.
  package init(table: String) throws {
    var lines = table.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    guard !lines.isEmpty else { throw TableFault(line: 1, column: "name") }
    let heading = lines.removeFirst()
    var entries: [Entry] = []
    for (index, cells) in lines.enumerated() where cells.count > 1 {
      let row = Row(
        line: index + 2, cells: Dictionary(zip(heading, cells)) { first, _ in first })
      entries.append(try row.entry())
    }
    self.entries = entries
  }

  /// The device that `text` means: a name, a part of one ("se", "15", "17-pro-max"), or the id of a
  /// canvas ("retina4_7"); of several the newest.
  package func device(named text: String) -> DeviceModel? {
    if let entry = entries.last(where: { $0.canvasID == text }) { return entry.model }
    let wanted = DeviceCatalogue.words(text)
    guard !wanted.isEmpty else { return nil }
    for candidate in [wanted, ["iphone"] + wanted, ["ipad"] + wanted] {
      if let entry = entries.last(where: { DeviceCatalogue.words($0.model.name) == candidate }) {
        return entry.model
      }
    }
    return entries.last { entry in
      let own = DeviceCatalogue.words(entry.model.name)
      return own.starts(with: wanted) || own.dropFirst().starts(with: wanted)
    }?.model
  }

  /// Letters and digits in lower case, in groups; brackets and hyphens do not matter.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init)
  }
}

/// One line of the table.
private struct Row {
  let line: Int
  let cells: [String: String]

  func number(_ column: String) throws -> CGFloat {
    guard let text = cells[column], let value = Double(text), value.isFinite else {
      throw DeviceCatalogue.TableFault(line: line, column: column)
    }
    return CGFloat(value)
  }

  func entry() throws -> DeviceCatalogue.Entry {
    guard let name = cells["name"], !name.isEmpty else {
      throw DeviceCatalogue.TableFault(line: line, column: "name")
    }
    let isPad = name.hasPrefix("iPad")
    let sides = try number("landscape_safe_left_right")
    let portraitTop = try number("portrait_safe_top")
    let landscape = UIEdgeInsets(
      top: isPad ? portraitTop : 0, left: sides, bottom: try number("landscape_safe_bottom"),
      right: sides)
    let portrait = UIEdgeInsets(
      top: portraitTop, left: 0, bottom: try number("portrait_safe_bottom"), right: 0)
    let upright = try sizeClasses("size_class_portrait_WxH")
    let sideways = try sizeClasses("size_class_landscape_WxH")
    let doubts = (cells["unsure_columns"] ?? "").split(separator: ",").map(String.init)
    let model = DeviceModel(
      name: name,
      portraitSize: CGSize(width: try number("width_pt"), height: try number("height_pt")),
      scale: try number("scale"), isPad: isPad,
      safeArea: .init(portrait: portrait, landscape: landscape),
      statusBarHeight: .init(
        portrait: try number("status_bar_portrait"), landscape: try number("status_bar_landscape")),
      navigationBarHeight: .init(
        portrait: try number("nav_bar_portrait"), landscape: try number("nav_bar_landscape")),
      tabBarHeight: .init(
        portrait: try number("tab_bar_portrait"), landscape: try number("tab_bar_landscape")),
      horizontalSizeClass: .init(portrait: upright.0, landscape: sideways.0),
      verticalSizeClass: .init(portrait: upright.1, landscape: sideways.1),
      cornerRadius: (try? number("corner_radius")) ?? 0,
      keyboardHeight: .init(
        portrait: (try? number("kb_portrait_pred")) ?? 0,
        landscape: (try? number("kb_landscape_pred")) ?? 0),
      assumedFigures: doubts.filter { $0 != "ib_device_id" })
    return DeviceCatalogue.Entry(
      model: model, year: Int(cells["year"] ?? "") ?? 0, canvasID: cells["ib_device_id"] ?? "")
  }

  /// Two letters, C for compact and R for regular, width first: "CxR".
  private func sizeClasses(
    _ column: String
  ) throws -> (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
    let parts = (cells[column] ?? "").split(separator: "x").map {
      $0 == "R" ? UIUserInterfaceSizeClass.regular : .compact
    }
    guard parts.count == 2 else {
      throw DeviceCatalogue.TableFault(line: line, column: column)
    }
    return (parts[0], parts[1])
  }
}
