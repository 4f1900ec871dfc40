internal import Foundation

/// Writes the frames of a laid-out document in the JSON form that comparison scripts read: scenes
/// with their ids, and for each view its rectangle in the superview's coordinates, in points.
@MainActor
package enum FrameReader {
  /// The frames of all scenes; views in document order.
  package static func json(of document: BuiltDocument) -> Data {
    var text = "{\"scenes\": ["
    for (index, scene) in document.scenes.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += " {\"id\": \(quoted(scene.id)), \"views\": {"
      text += scene.viewOrder.compactMap { id in
        scene.viewsByIdentifier[id].map { "\n  \(quoted(id)): \(numbers($0.untransformedFrame))" }
      }.joined(separator: ",")
      text += "\n }}"
    }
    text += "\n]}\n"
    return Data(text.utf8)
  }

  private static func numbers(_ frame: CGRect) -> String {
    let values = [frame.minX, frame.minY, frame.width, frame.height]
    return "[" + values.map { number(Double($0)) }.joined(separator: ", ") + "]"
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : String(rounded)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20:
        quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
