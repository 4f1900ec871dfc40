import CPango
package import CoreGraphics

/// Draws laid-out text with the glyphs of the open font Inter, each in the room that the
/// measurement gave it: a picture agrees with the frames.
package enum TextPainter {
  /// Draws `block` with its top left corner at `origin`.
  ///
  /// Uses the context's alpha, shadow and clip. Without the font's files, bars stand for words,
  /// and standard error says so once.
  ///
  /// - Parameter color: for runs whose style has none.
  package static func draw(
    _ block: TextBlock, at origin: CGPoint, color: TextColor, in context: CGContext
  ) {
    guard !block.lines.isEmpty else { return }
    context.paint { cairo in
      TextEngine.withShared { engine in
        var drawing = TextDrawing(
          block: block, origin: origin, color: color, alpha: Double(context.alpha), cairo: cairo,
          shaper: engine.shaper)
        drawing.run()
      }
    }
  }
}

/// One text being drawn.
struct TextDrawing {
  let block: TextBlock
  let origin: CGPoint
  let color: TextColor
  let alpha: Double
  let cairo: OpaquePointer
  let shaper: GlyphShaper

  /// A stretch of a line in one style and direction.
  struct Segment {
    var piece: TextLine.Piece
    var style: TextStyle
    var isRightToLeft: Bool
    var width: Double
  }

  mutating func run() {
    // The path that the caller may be making must survive.
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if !shaper.library.hasSystemFont {
      TextNotice.say(
        "system-font-files",
        "text is drawn as bars: the font Inter is missing; install Debian's package fonts-inter")
    }
    for line in block.lines {
      let segments = visualSegments(of: line)
      var x = Double(origin.x + line.origin.x)
      for segment in segments {
        fillBackground(segment, of: line, x: x)
        x += segment.width
      }
      x = Double(origin.x + line.origin.x)
      for segment in segments {
        draw(segment, of: line, x: x)
        x += segment.width
      }
    }
  }

  /// The line's stretches from left to right.
  private func visualSegments(of line: TextLine) -> [Segment] {
    let text = block.text
    var result: [(level: UInt8, value: Segment)] = []
    var x = 0.0
    for piece in line.pieces {
      if piece.isEllipsis {
        let style = text.styles[text.styleIndex(piece.range.lowerBound)]
        let width = ellipsisWidth(in: style)
        result.append(
          (
            line.isRightToLeft ? 1 : 0,
            Segment(
              piece: piece, style: style, isRightToLeft: line.isRightToLeft, width: width)
          ))
        x += width
        continue
      }
      var start = piece.range.lowerBound
      while start < piece.range.upperBound {
        let level = text.levels.isEmpty ? 0 : text.levels[start]
        let style = text.styleIndex(start)
        var end = start + 1
        while end < piece.range.upperBound, text.styleIndex(end) == style,
          text.levels.isEmpty || text.levels[end] == level
        {
          end += 1
        }
        var segment = Segment(
          piece: TextLine.Piece(range: start..<end), style: text.styles[style],
          isRightToLeft: level % 2 == 1, width: text.width(of: start..<end, from: x))
        if line.spaceStretch != 0 {
          let spaces = (start..<end).count { text.scalars[$0] == 0x20 }
          segment.width += line.spaceStretch * Double(spaces)
        }
        result.append((level, segment))
        x += segment.width
        start = end
      }
    }
    return BidirectionalLevels.visualOrder(result)
  }

  private func ellipsisWidth(in style: TextStyle) -> Double {
    block.ellipsisWidths[block.text.styles.firstIndex(of: style) ?? 0]
  }

  func setSource(_ color: TextColor) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
  }

  private func fillBackground(_ segment: Segment, of line: TextLine, x: Double) {
    guard let color = segment.style.backgroundColor else { return }
    setSource(color)
    fill(x: x, y: Double(origin.y + line.origin.y), segment.width, Double(line.height))
  }

  /// Fills a rectangle in points.
  func fill(x: Double, y: Double, _ width: Double, _ height: Double) {
    cairo_new_path(cairo)
    cairo_rectangle(cairo, x, y, width, height)
    cairo_fill(cairo)
  }

  private func draw(_ segment: Segment, of line: TextLine, x: Double) {
    let baseline = Double(origin.y + line.baseline - segment.style.baselineOffset)
    let color = segment.style.color ?? color
    setSource(color)
    if segment.style.attachment == nil {
      if shaper.library.hasSystemFont {
        drawGlyphs(segment, stretch: line.spaceStretch, x: x, baseline: baseline)
      } else {
        drawBars(segment, x: x, baseline: baseline)
      }
    }
    drawRules(segment, x: x, baseline: baseline, color: color)
  }
}
