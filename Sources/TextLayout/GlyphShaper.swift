import CPango
import Foundation

/// Turns characters into glyphs with Pango: hinting off, positions unrounded, one point a unit.
///
/// Not for sharing between threads; `TextEngine` guards it.
final class GlyphShaper {
  let library = FontLibrary()
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private var knownChanges = 0

  init() {
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    let fontMap = OpaquePointer(map)
    pango_cairo_font_map_set_resolution(fontMap, 72)
    pango_fc_font_map_set_config(
      OpaquePointer(map),
      library.configuration)
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// A stretch of glyphs of one font.
  struct Run {
    let font: UnsafeMutablePointer<PangoFont>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// Where its characters start in the text, and how many they are, in UTF-8 units.
    let offset: Int
    let length: Int
    let isRightToLeft: Bool
  }

  /// Calls `body` with the glyphs of `text`, in logical order of stretches; within one of them
  /// glyphs run from left to right.
  ///
  /// - Parameter isPlain: switches off kerning, ligatures and contextual forms, for text that is
  ///   placed character by character.
  func withGlyphs(
    of text: [UInt8], font: FontDescription, isRightToLeft: Bool, isPlain: Bool,
    _ body: ([Run]) -> Void
  ) {
    let description = makeDescription(of: font)
    defer { pango_font_description_free(description) }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_font_desc_new(description))
    if isPlain {
      pango_attr_list_insert(
        attributes, pango_attr_font_features_new("kern=0, liga=0, clig=0, calt=0"))
    }
    text.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return body([]) }
      base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { chars in
        let items = pango_itemize_with_base_dir(
          context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, chars, 0,
          Int32(bytes.count), attributes, nil)
        var runs: [Run] = []
        var link = items
        while let item = link?.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
          if let run = shape(item, of: chars, count: bytes.count) { runs.append(run) }
          link = link?.pointee.next
        }
        body(runs)
        for run in runs { pango_glyph_string_free(run.glyphs) }
        link = items
        while let item = link?.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
          pango_item_free(item)
          link = link?.pointee.next
        }
        g_list_free(items)
      }
    }
  }

  private func shape(
    _ item: UnsafeMutablePointer<PangoItem>, of chars: UnsafePointer<CChar>, count: Int
  ) -> Run? {
    guard let font = item.pointee.analysis.font, let glyphs = pango_glyph_string_new() else {
      return nil
    }
    pango_shape_full(
      chars + Int(item.pointee.offset), item.pointee.length, chars, Int32(count),
      &item.pointee.analysis, glyphs)
    return Run(
      font: font, glyphs: glyphs, offset: Int(item.pointee.offset),
      length: Int(item.pointee.length), isRightToLeft: item.pointee.analysis.level % 2 == 1)
  }
}

extension GlyphShaper {
  /// The families that a font is looked for in, and its face.
  private func makeDescription(of font: FontDescription) -> OpaquePointer {
    var face: OpaquePointer?
    var families = [FontLibrary.systemFamily] + library.fallbackFamilies
    if case .named(let name) = font.family, let installed = library.font(named: name) {
      let copy: OpaquePointer = pango_font_description_copy(installed.description)
      if let family = pango_font_description_get_family(copy) {
        families.insert(String(cString: family), at: 0)
      }
      if !installed.isWholeFamily { face = copy } else { pango_font_description_free(copy) }
    }
    if library.changes != knownChanges {
      knownChanges = library.changes
      pango_fc_font_map_config_changed(
        OpaquePointer(map))
    }
    let description: OpaquePointer = face ?? pango_font_description_new()
    if face == nil {
      pango_font_description_set_weight(description, Self.weight(of: font))
      pango_font_description_set_style(
        description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    }
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_absolute_size(
      description, Double(font.size) * Double(PANGO_SCALE))
    return description
  }

  /// The face of the nine whose weight is nearest.
  private static func weight(of font: FontDescription) -> PangoWeight {
    var weight = Double(font.weight)
    if case .named(let name) = font.family { weight = NamedFontTable.weight(in: name) ?? weight }
    let faces: [(Double, PangoWeight)] = [
      (-0.8, PANGO_WEIGHT_THIN), (-0.6, PANGO_WEIGHT_ULTRALIGHT), (-0.4, PANGO_WEIGHT_LIGHT),
      (0, PANGO_WEIGHT_NORMAL), (0.23, PANGO_WEIGHT_MEDIUM), (0.3, PANGO_WEIGHT_SEMIBOLD),
      (0.4, PANGO_WEIGHT_BOLD), (0.56, PANGO_WEIGHT_ULTRABOLD), (0.62, PANGO_WEIGHT_HEAVY),
    ]
    return faces.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? PANGO_WEIGHT_NORMAL
  }
}
