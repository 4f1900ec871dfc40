internal import CCairo

/// How drawn things mix with what is there.
///
/// - Status: partial (`plusDarker` is drawn as `darken`)
public enum CGBlendMode: Int32, Sendable {
  /// Over it.
  case normal
  /// Multiplied.
  case multiply
  /// The complements multiplied.
  case screen
  /// Multiply or screen, by what is there.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens what is there.
  case colorDodge
  /// Darkens what is there.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// Multiply or screen, by what is drawn.
  case hardLight
  /// The difference.
  case difference
  /// The difference, softer.
  case exclusion
  /// Hue of what is drawn.
  case hue
  /// Saturation of what is drawn.
  case saturation
  /// Hue and saturation of what is drawn.
  case color
  /// Luminosity of what is drawn.
  case luminosity
  /// Nothing remains.
  case clear
  /// What is drawn replaces what is there.
  case copy
  /// What is drawn, where something is.
  case sourceIn
  /// What is drawn, where nothing is.
  case sourceOut
  /// Over it, where something is.
  case sourceAtop
  /// Beneath it.
  case destinationOver
  /// What is there, where something is drawn.
  case destinationIn
  /// What is there, where nothing is drawn.
  case destinationOut
  /// Beneath it, where something is drawn.
  case destinationAtop
  /// Where only one of both is.
  case xor
  /// The sum, from the dark end.
  case plusDarker
  /// The sum.
  case plusLighter

  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
