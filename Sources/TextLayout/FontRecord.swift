import Foundation

/// A font ready to measure: its figures in points and the widths it has measured.
///
/// Not for sharing between threads; `TextEngine` guards it.
final class FontRecord {
  let description: FontDescription
  let metrics: FontMetrics
  /// Advances in points below `SystemFontTable.latinCount`, tracking included; NaN if unknown.
  let latin: [Double]
  /// Points that a thousandth of the em is.
  let unit: Double
  /// Points that kerning pairs are multiplied by; 0 for fonts without pairs.
  let kerningUnit: Double
  /// Tracking in points, which `latin` has already.
  let tracking: Double
  private let others: [UInt32: Double]
  private let factor: Double
  private let kerning: [Float]
  private var widths: [String: Double] = [:]

  /// More strings than this are forgotten at once, so that a long run stays small.
  private static let widthLimit = 1 << 16
  /// How many points a picture is wider than the font's size.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, font metrics.
  static let emojiExcess = 4.75

  init(_ description: FontDescription) {
    let size = Double(description.size)
    let table = SystemFontTable.shared
    let family = FamilyFigures(description)
    let face = table.face(weight: family.weight)
    self.description = description
    metrics = family.metrics(size: description.size)
    unit = size / 1000
    factor = family.widthFactor
    tracking = family.isSystem ? table.tracking(size: size) * size / 1000 : 0
    kerningUnit = family.isSystem ? size / 1000 : 0
    kerning = table.kerning
    others = face.others
    latin = Self.latin(face, family: family, unit: size / 1000, tracking: tracking)
  }

  private static func latin(
    _ face: SystemFontTable.Face, family: FamilyFigures, unit: Double, tracking: Double
  ) -> [Double] {
    var advances = face.latin.map { $0 * family.widthFactor * unit + tracking }
    for index in advances.indices where face.latin[index] == 0 { advances[index] = 0 }
    if let pitch = family.pitch {
      for index in advances.indices where advances[index] > 0 {
        advances[index] = pitch * 1000 * unit
      }
    }
    if family.hasEqualDigits {
      let digits = 0x30...0x39
      let widest = digits.map { advances[$0] }.max() ?? 0
      for digit in digits { advances[digit] = widest }
    }
    // The soft hyphen shows only where a line ends in it, which is not done here.
    advances[0xAD] = 0
    return advances
  }

  /// Width of one line of `text` in points, without the tracking after its last character being
  /// taken off, as UIKit counts it.
  func width(of text: String) -> Double {
    if let width = widths[text] { return width }
    let width = measure(text)
    if widths.count >= Self.widthLimit { widths.removeAll(keepingCapacity: true) }
    widths[text] = width
    return width
  }

  private func measure(_ text: String) -> Double {
    if let width = text.utf8.withContiguousStorageIfAvailable(measureASCII), let width {
      return width
    }
    var scalars: [UInt32] = []
    var advances: [Double] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { scalars.append(scalar.value) }
    appendAdvances(of: scalars[...], to: &advances)
    return advances.reduce(0, +)
  }

  /// Sum of the table's figures; nil when a character is not plain ASCII.
  private func measureASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    latin.withUnsafeBufferPointer { latin in
      kerning.withUnsafeBufferPointer { kerning in
        var width = 0.0
        var pairs: Float = 0
        var previous = 0
        for byte in bytes {
          guard byte < 0x80, byte >= 0x20 else { return nil }
          width += latin[Int(byte)]
          pairs += kerning[previous + Int(byte)]
          previous = Int(byte) * SystemFontTable.kerningCount
        }
        return width + Double(pairs) * kerningUnit
      }
    }
  }

  /// Appends the advance of each scalar in points; characters that join have theirs at the first.
  func appendAdvances(of scalars: ArraySlice<UInt32>, to advances: inout [Double]) {
    advances.reserveCapacity(advances.count + scalars.count)
    var previous: UInt32 = 0
    var isInFlag = false
    for index in scalars.indices {
      let scalar = scalars[index]
      let next = index + 1 < scalars.endIndex ? scalars[index + 1] : nil
      var advance = scalar < latin.count ? latin[Int(scalar)] : .nan
      if advance.isNaN || next == 0xFE0F {
        let isFlag = (0x1F1E6...0x1F1FF).contains(scalar)
        let joins = previous == 0x200D || (0x1F3FB...0x1F3FF).contains(scalar) && previous > 0x200
        isInFlag = isFlag && !isInFlag
        advance =
          (isFlag && !isInFlag) || (joins && CharacterClass(scalar, next: next) == .emoji)
          ? 0 : slowAdvance(of: scalar, next: next)
      } else {
        isInFlag = false
      }
      if previous < 128, scalar < 128, !advances.isEmpty {
        let pair = kerning[Int(previous) * SystemFontTable.kerningCount + Int(scalar)]
        if pair != 0 { advances[advances.count - 1] += Double(pair) * kerningUnit }
      }
      advances.append(advance)
      previous = scalar
    }
  }

  private func slowAdvance(of scalar: UInt32, next: UInt32?) -> Double {
    let kind = CharacterClass(scalar, next: next)
    if kind == .emoji { return unit * 1000 + Self.emojiExcess }
    if let advance = others[scalar] {
      return advance == 0 ? 0 : advance * factor * unit + tracking
    }
    switch kind {
    case .invisible: return 0
    case .wide: return 1000 * unit
    case .halfWidth: return 500 * unit
    case .emoji, .complex, .other: return 550 * unit
    }
  }
}
