/// What a character outside the table is, as far as its width goes.
enum CharacterClass {
  /// No width of its own: marks, joiners, controls.
  case invisible
  /// A picture; may join with its neighbours.
  case emoji
  /// A square character of East Asia.
  case wide
  /// A half-width form of East Asia.
  case halfWidth
  /// Needs shaping to be measured (Arabic, Indic scripts, Thai …).
  case complex
  /// Anything else.
  case other

  /// Class of a scalar; `next` tells a picture from a sign by its variation selector.
  init(_ scalar: UInt32, next: UInt32?) {
    if scalar < 0x20 || (0x7F..<0xA0).contains(scalar) {
      self = .invisible
    } else if Self.isWide(scalar) {
      self = .wide
    } else if (0xFF61...0xFFDC).contains(scalar) {
      self = .halfWidth
    } else if let properties = Unicode.Scalar(scalar)?.properties {
      self = CharacterClass(scalar, properties, next: next)
    } else {
      self = .other
    }
  }

  private init(_ scalar: UInt32, _ properties: Unicode.Scalar.Properties, next: UInt32?) {
    if properties.isEmojiPresentation || (next == 0xFE0F && properties.isEmoji) {
      self = .emoji
      return
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      self = .invisible
    default:
      self = Self.isComplex(scalar) ? .complex : .other
    }
  }

  /// True for scripts whose letters change by their neighbours.
  static func isComplex(_ scalar: UInt32) -> Bool {
    (0x0590...0x109F).contains(scalar) || (0x1780...0x18AF).contains(scalar)
      || (0xFB1D...0xFDFF).contains(scalar) || (0xFE70...0xFEFC).contains(scalar)
  }

  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
