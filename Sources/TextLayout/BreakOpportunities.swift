import CPango
import Foundation

/// Finds where lines may be broken, by the Unicode line breaking algorithm as Pango has it.
enum BreakOpportunities {
  /// Flags of each character.
  static func flags(of scalars: [UInt32]) -> [PreparedText.Flags] {
    if scalars.allSatisfy({ $0 < 0x80 && $0 != 0 }) { return plainFlags(of: scalars) }
    var utf8: [CChar] = []
    utf8.reserveCapacity(scalars.count * 2)
    for scalar in scalars {
      // A zero would end the text for Pango; a space breaks the same.
      let scalar = Unicode.Scalar(scalar == 0 ? 0x20 : scalar) ?? " "
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        utf8.append(CChar(bitPattern: byte))
      }
    }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    pango_get_log_attrs(
      utf8, Int32(utf8.count), -1, pango_language_get_default(), &attributes,
      Int32(attributes.count))
    return scalars.indices.map { index in
      var flags: PreparedText.Flags = []
      if attributes[index].is_line_break != 0 { flags.insert(.breakBefore) }
      if attributes[index].is_cursor_position != 0 { flags.insert(.clusterStart) }
      if isWhite(scalars[index]) { flags.insert(.white) }
      return flags
    }
  }

  /// White space that hangs over at a line's end; a no-break space does not.
  private static func isWhite(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 9 || PreparedTextBuilder.isSeparator(scalar) || scalar == 0x1680
      || (0x2000...0x200A).contains(scalar) && scalar != 0x2007 || scalar == 0x205F
      || scalar == 0x3000 || scalar == 0x200B
  }
}

extension BreakOpportunities {
  /// The same for plain ASCII, at a fraction of the cost.
  private static func plainFlags(of scalars: [UInt32]) -> [PreparedText.Flags] {
    var result = [PreparedText.Flags](repeating: .clusterStart, count: scalars.count)
    for index in scalars.indices {
      if isWhite(scalars[index]) { result[index].insert(.white) }
      if index > 0, allowsBreak(scalars, before: index) { result[index].insert(.breakBefore) }
    }
    return result
  }

  /// The rules of UAX 14 that concern ASCII: spaces (LB18), hyphens (LB21, LB25), solidus (LB13,
  /// LB25), question and exclamation marks, brackets (LB13, LB14), percent and currency signs.
  private static func allowsBreak(_ scalars: [UInt32], before index: Int) -> Bool {
    let next = PlainClass(scalars[index])
    let previous = PlainClass(scalars[index - 1])
    if previous == .separator { return true }
    switch next {
    case .space, .separator, .closing, .exclamation, .infix, .solidus: return false
    default: break
    }
    switch previous {
    case .space:
      var before = index - 1
      while before > 0, PlainClass(scalars[before]) == .space { before -= 1 }
      return PlainClass(scalars[before]) != .opening
    case .opening, .quotation: return false
    case .hyphen: return next != .hyphen && next != .digit
    case .solidus: return next != .digit && next != .hyphen
    case .exclamation: return next != .hyphen && next != .quotation
    case .closing: return next == .opening ? false : false
    case .bar: return next != .bar
    default: return false
    }
  }

  /// Line breaking classes of ASCII.
  private enum PlainClass {
    case space, separator, opening, closing, exclamation, infix, solidus, hyphen, digit, quotation
    case bar, letter

    init(_ scalar: UInt32) {
      switch UInt8(truncatingIfNeeded: scalar) {
      case UInt8(ascii: " "): self = .space
      case 9: self = .bar
      case 0x0A...0x0D: self = .separator
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): self = .closing
      case UInt8(ascii: "!"), UInt8(ascii: "?"): self = .exclamation
      case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"):
        self = .infix
      case UInt8(ascii: "/"): self = .solidus
      case UInt8(ascii: "-"): self = .hyphen
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .quotation
      case UInt8(ascii: "|"): self = .bar
      default: self = .letter
      }
    }
  }
}
