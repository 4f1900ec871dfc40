import CPango
import Foundation

/// The font files that text is drawn with, in a fontconfig configuration of their own: what else
/// is installed, and what the user's configuration says, cannot change a picture.
///
/// Not for sharing between threads; `TextEngine` guards it.
final class FontLibrary {
  /// The `FcConfig`.
  let configuration: OpaquePointer
  /// True when the font that stands in for the system font was found.
  let hasSystemFont: Bool
  /// Counts files added after the start, so that a font map can be told.
  private(set) var changes = 0
  private var named: [String: InstalledFont?] = [:]

  /// The family that is drawn for the system font.
  static let systemFamily = "Inter"
  /// Where the files of the system font's stand-in may lie.
  private static let systemFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/local/share/fonts/inter", "/usr/share/fonts/inter",
  ]
  private static let faces = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]
  /// Fonts for what the stand-in lacks, in the order in which they are tried; those that are
  /// installed count.
  private static let fallbacks: [(family: String, file: String)] = [
    ("Noto Color Emoji", "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"),
    ("Noto Sans Arabic", "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"),
    ("Noto Sans Hebrew", "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf"),
    ("Noto Sans Devanagari", "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"),
    ("Noto Sans Thai", "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf"),
    ("Noto Sans CJK SC", "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"),
    ("WenQuanYi Micro Hei", "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc"),
    ("Droid Sans Fallback", "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf"),
    ("DejaVu Sans", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
  ]
  /// The families in the order in which a character looks for a font.
  let fallbackFamilies: [String]

  init() {
    let configuration: OpaquePointer = FcConfigCreate()
    self.configuration = configuration
    // Without this rule a font of pictures (emoji) is drawn at the size of its pictures.
    _ = Self.rules.withCString { rule in
      rule.withMemoryRebound(to: FcChar8.self, capacity: Self.rules.utf8.count) {
        FcConfigParseAndLoadFromMemory(configuration, $0, FcBool(1))
      }
    }
    var found = false
    for folder in Self.systemFolders where !found {
      for face in Self.faces.flatMap({ [$0, $0 == "Regular" ? "Italic" : $0 + "Italic"] }) {
        for ending in ["otf", "ttf"] {
          let path = "\(folder)/Inter-\(face).\(ending)"
          if Self.add(path, to: configuration) { found = true }
        }
      }
    }
    hasSystemFont = found
    fallbackFamilies = Self.fallbacks.filter { Self.add($0.file, to: configuration) }.map(\.family)
  }

  deinit { FcConfigDestroy(configuration) }

  private static func add(_ path: String, to configuration: OpaquePointer) -> Bool {
    guard FileManager.default.isReadableFile(atPath: path) else { return false }
    return path.withCString { path in
      path.withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigAppFontAddFile(configuration, $0) != 0
      }
    }
  }

  /// Adds a font file, such as one that an app brings along. False if it is no font.
  func register(_ path: String) -> Bool {
    guard Self.add(path, to: configuration) else { return false }
    changes += 1
    named.removeAll()
    return true
  }

  /// The font of that family, full or PostScript name: one registered or, failing that, one
  /// installed on this machine. Nil when there is none.
  func font(named name: String) -> InstalledFont? {
    if let known = named[name] { return known }
    var font = FcConfigGetFonts(configuration, FcSetApplication).flatMap {
      Self.match(name, in: $0.pointee)
    }
    if font == nil, let machine = FcConfigGetCurrent(),
      let fonts = FcConfigGetFonts(machine, FcSetSystem)
    {
      font = Self.match(name, in: fonts.pointee)
      if let font, Self.add(font.file, to: configuration) { changes += 1 }
    }
    named[name] = .some(font)
    return font
  }

  private static func match(_ name: String, in fonts: FcFontSet) -> InstalledFont? {
    let wanted = folded(name)
    var best: (rank: Int, font: InstalledFont)?
    for index in 0..<Int(fonts.nfont) {
      guard let pattern = fonts.fonts[index] else { continue }
      let names = ["postscriptname", "fullname", "family"].map { strings($0, of: pattern) }
      guard
        let rank = names.firstIndex(where: { $0.contains { folded($0) == wanted } }),
        let file = strings("file", of: pattern).first
      else { continue }
      // Among the faces of a family the upright regular one comes first.
      var weight: Int32 = 80
      var slant: Int32 = 0
      FcPatternGetInteger(pattern, "weight", 0, &weight)
      FcPatternGetInteger(pattern, "slant", 0, &slant)
      let distance = rank < 2 ? 0 : Int(abs(weight - 80) + slant)
      let total = rank * 10_000 + distance
      if let best, best.rank <= total { continue }
      best = (total, InstalledFont(pattern, file: file, isWholeFamily: rank == 2))
    }
    return best?.font
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func strings(_ key: String, of pattern: OpaquePointer) -> [String] {
    var result: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, key, Int32(result.count), &value) == FcResultMatch,
      let text = value
    {
      result.append(String(cString: text))
    }
    return result
  }

  /// The rule of fontconfig's file 10-scale-bitmap-fonts.conf, and the family that Pango asks for
  /// when it wants a picture in colour.
  private static let rules = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
    <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign"><divide>
    <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
    </divide></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double>
    <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
    <edit name="size" mode="assign"><divide>
    <name>size</name><name>pixelsizefixupfactor</name></divide></edit>
    </match>
    <alias binding="same"><family>emoji</family>
    <prefer><family>Noto Color Emoji</family></prefer></alias></fontconfig>
    """
}

/// A font file that a name stands for.
final class InstalledFont {
  let file: String
  /// The `PangoFontDescription` of the face, without a size.
  let description: OpaquePointer
  /// True when the name was a family's, so that weight and slant are still open.
  let isWholeFamily: Bool

  init(_ pattern: OpaquePointer, file: String, isWholeFamily: Bool) {
    self.file = file
    self.isWholeFamily = isWholeFamily
    description = pango_fc_font_description_from_pattern(pattern, 0)
  }

  deinit { pango_font_description_free(description) }
}
