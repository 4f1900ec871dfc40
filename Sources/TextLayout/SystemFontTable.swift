import FoundationAdditions

import Foundation

/// Advances of the system font, in thousandths of the em.
///
/// The figures were fitted on widths of labels in public documents, with the open font Inter as
/// the starting point (`Scripts/fit-font-advances`); no font of Apple's was read.
///
/// *Invariants*
/// 1. Every face has `SystemFontTable.latinCount` entries; NaN marks a character not covered.
/// 2. Weights ascend strictly, and regular (0) is one of them.
package final class SystemFontTable: Sendable {
  /// Advances of one weight.
  struct Face: Sendable {
    /// By code point below `latinCount`; NaN where nothing is known.
    var latin: [Double]
    /// The same for the code points above.
    var others: [UInt32: Double]
  }

  /// Code points below this are looked up in a flat array.
  static let latinCount = 0x250
  /// Code points below this can take part in a kerning pair.
  static let kerningCount = 128

  /// The table that the module brings along, read at first use.
  package static let shared = SystemFontTable.load()

  let weights: [(weight: Double, face: Face)]
  /// Point sizes, ascending, with the tracking there.
  let tracking: [(size: Double, value: Double)]
  /// Adjustment between two characters at `first * kerningCount + second`, regular weight.
  let kerning: [Float]

  private init(
    weights: [(weight: Double, face: Face)], tracking: [(size: Double, value: Double)],
    kerning: [Float]
  ) {
    self.weights = weights
    self.tracking = tracking
    self.kerning = kerning
  }

  /// Extra space after each character at `size` points, in thousandths of the em, interpolated
  /// between the sizes that were measured.
  func tracking(size: Double) -> Double {
    guard let first = tracking.first, let last = tracking.last else { return 0 }
    if size <= first.size { return first.value }
    if size >= last.size { return last.value }
    guard let upper = tracking.firstIndex(where: { $0.size >= size }), upper > 0 else {
      return first.value
    }
    let (low, high) = (tracking[upper - 1], tracking[upper])
    let part = (size - low.size) / (high.size - low.size)
    return low.value + part * (high.value - low.value)
  }

  /// The face of any weight: one of the table's, or a mixture of the two nearest.
  func face(weight: Double) -> Face {
    guard let upper = weights.firstIndex(where: { $0.weight >= weight }) else {
      return weights[weights.count - 1].face
    }
    if upper == 0 || weights[upper].weight == weight { return weights[upper].face }
    let (low, high) = (weights[upper - 1], weights[upper])
    let part = (weight - low.weight) / (high.weight - low.weight)
    var face = low.face
    for index in face.latin.indices {
      face.latin[index] += part * (high.face.latin[index] - face.latin[index])
    }
    face.others.merge(high.face.others) { $0 + part * ($1 - $0) }
    return face
  }
}

extension SystemFontTable {
  /// What the resource file holds.
  private struct Document: Decodable {
    struct Weight: Decodable {
      var weight: Double
      var scale: Double
      /// Advances of the first characters of `characters`, where they are known better than by
      /// the scale.
      var advances: [Double]?
    }

    var characters: String
    var advances: [Double]
    var tracking: [[Double]]
    var weights: [Weight]
    var kerning: [String: Double]
  }

  private static func load() -> SystemFontTable {
    do {
      let data = try ResourceFolder.contents(of: "system-font.json", module: "TextLayout")
      return try decode(data)
    } catch {
      TextNotice.say("system-font", "widths of text are estimates: \(error)")
      return estimate
    }
  }

  /// Reads the resource file's contents.
  static func decode(_ data: Data) throws -> SystemFontTable {
    let document = try JSONDecoder().decode(Document.self, from: data)
    let scalars = document.characters.unicodeScalars.map(\.value)
    let weights = document.weights.map { weight -> (weight: Double, face: Face) in
      var latin = [Double](repeating: .nan, count: latinCount)
      var others: [UInt32: Double] = [:]
      for (index, scalar) in scalars.enumerated() where index < document.advances.count {
        var advance = document.advances[index] * weight.scale
        if let own = weight.advances, index < own.count { advance = own[index] }
        if scalar < latinCount { latin[Int(scalar)] = advance } else { others[scalar] = advance }
      }
      return (weight.weight, Face(latin: latin, others: others))
    }
    var kerning = [Float](repeating: 0, count: kerningCount * kerningCount)
    for (pair, value) in document.kerning {
      let pair = pair.unicodeScalars.map { Int($0.value) }
      guard pair.count == 2, pair.allSatisfy({ $0 < kerningCount }) else { continue }
      kerning[pair[0] * kerningCount + pair[1]] = Float(value)
    }
    return SystemFontTable(
      weights: weights.sorted { $0.weight < $1.weight },
      tracking: document.tracking.map { ($0[0], $0[1]) }, kerning: kerning)
  }

  /// What is used without the resource file: one advance for everything.
  private static var estimate: SystemFontTable {
    let latin = (0..<latinCount).map { $0 < 0x20 ? 0.0 : 530.0 }
    return SystemFontTable(
      weights: [(0, Face(latin: latin, others: [:]))], tracking: [],
      kerning: [Float](repeating: 0, count: kerningCount * kerningCount))
  }
}
