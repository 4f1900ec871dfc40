package import Foundation

/// Numbers as people read them, the same on every machine.
package enum NumberText {
  /// `value` with at most two decimals and no trailing zeros.
  package static func plain(_ value: Double) -> String {
    if value.isNaN { return "no number" }
    if value.isInfinite { return value < 0 ? "-∞" : "∞" }
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    let sign = whole < 0 ? "-" : ""
    let (units, rest) = (abs(whole) / 100, abs(whole) % 100)
    if rest == 0 { return "\(sign)\(units)" }
    if rest % 10 == 0 { return "\(sign)\(units).\(rest / 10)" }
    return "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// `value` with its unit, for example `22 pt`.
  package static func points(_ value: Double) -> String { "\(plain(value)) pt" }

  /// A rectangle as `x 16, y 84, 343 × 44 pt`.
  package static func rectangle(_ value: CGRect) -> String {
    "x \(plain(value.origin.x)), y \(plain(value.origin.y)), "
      + "\(plain(value.size.width)) × \(plain(value.size.height)) pt"
  }

  /// `count` with its noun, for example `1 screen` or `9 screens`.
  package static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }

  /// Names joined as in a sentence: `a`, `a and b`, `a, b and c`.
  package static func list(_ names: [String]) -> String {
    guard let last = names.last else { return "" }
    if names.count == 1 { return last }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
