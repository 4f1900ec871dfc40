import CPango
import Foundation

extension TextDrawing {
  /// Draws a stretch's glyphs, each character in its measured room.
  func drawGlyphs(_ segment: Segment, stretch: Double, x: Double, baseline: Double) {
    let text = block.text
    var utf8: [UInt8] = []
    // Room of the character that starts at each UTF-8 unit; the units after its first have none.
    var room: [Double] = []
    if segment.piece.isEllipsis {
      appendCharacter(0x2026, segment.width, &utf8, &room)
    } else {
      for index in segment.piece.range {
        let extra = text.scalars[index] == 0x20 ? stretch : 0
        // A tab's room depends on where it stands, and nothing is drawn in it.
        appendCharacter(text.scalars[index], text.advances[index] + extra, &utf8, &room)
      }
    }
    shaper.withGlyphs(
      of: utf8, font: segment.style.font, isRightToLeft: segment.isRightToLeft, isPlain: true
    ) { runs in
      // Stretches come in logical order.
      let ordered = segment.isRightToLeft ? runs.reversed() : runs
      var x = x
      for run in ordered {
        let width = place(run, room: room)
        cairo_move_to(cairo, x, baseline)
        pango_cairo_show_glyph_string(cairo, run.font, run.glyphs)
        x += width
      }
    }
  }

  private func appendCharacter(
    _ scalar: UInt32, _ advance: Double, _ utf8: inout [UInt8], _ room: inout [Double]
  ) {
    let isControl = scalar < 0x20 || scalar == 0x7F || PreparedTextBuilder.isSeparator(scalar)
    let shown = Unicode.Scalar(isControl ? 0x20 : scalar) ?? "\u{FFFD}"
    var isFirst = true
    for byte in UTF8.encode(shown) ?? UTF8.encodedReplacementCharacter {
      utf8.append(byte)
      room.append(isFirst ? advance : 0)
      isFirst = false
    }
  }

  /// Gives each cluster of glyphs its measured room, half of the difference on each side, and
  /// returns the width of all.
  private func place(_ run: GlyphShaper.Run, room: [Double]) -> Double {
    let count = Int(run.glyphs.pointee.num_glyphs)
    guard count > 0, let infos = run.glyphs.pointee.glyphs,
      let clusters = run.glyphs.pointee.log_clusters
    else { return 0 }
    let starts = Set((0..<count).map { Int(clusters[$0]) }).sorted()
    var total = 0.0
    var first = 0
    while first < count {
      var last = first
      while last + 1 < count, clusters[last + 1] == clusters[first] { last += 1 }
      let start = Int(clusters[first])
      let end = starts.first { $0 > start } ?? run.length
      let wanted = room[(run.offset + start)..<(run.offset + end)].reduce(0, +)
      let natural = (first...last).reduce(0) { $0 + Int(infos[$1].geometry.width) }
      let missing = wanted * Double(PANGO_SCALE) - Double(natural)
      let half = Int32((missing / 2).rounded())
      for index in first...last { infos[index].geometry.x_offset += half }
      // Widths are whole units; the error is at most a thousandth of a point a glyph.
      infos[last].geometry.width += Int32(missing.rounded())
      total += wanted
      first = last + 1
    }
    return total
  }

  /// Bars as high as small letters, a word each, for when there is no font.
  func drawBars(_ segment: Segment, x: Double, baseline: Double) {
    let text = block.text
    let height = Double(FontMetrics.system(size: segment.style.font.size).xHeight)
    if segment.piece.isEllipsis {
      fill(x: x, y: baseline - height / 4, segment.width, height / 4)
      return
    }
    var x = x
    for index in segment.piece.range {
      let advance = text.advances[index]
      if !text.flags[index].contains(.white) {
        fill(x: x, y: baseline - height, advance, height)
      }
      x += advance
    }
  }
}
