import Foundation

extension LineBreaker {
  /// The last line that may be shown, if the mode wants an ellipsis or the whole rest on it; nil
  /// when it is broken like any other.
  mutating func cutLine(
    from start: Int, _ paragraph: PreparedText.Paragraph, _ mode: ParagraphStyle.LineBreak,
    room: Double, hasMore: Bool
  ) -> TextLine? {
    let rest = text.trimmingWhite(start..<paragraph.range.upperBound)
    let width = text.width(of: rest)
    let fits = width <= room + Self.tolerance
    if fits && !hasMore { return nil }
    var line = TextLine(rest, isRightToLeft: paragraph.isRightToLeft)
    line.range = start..<text.scalars.count
    switch mode {
    case .wordWrapping, .charWrapping: return nil
    case .clipping: break
    case .truncatingTail: line.pieces = tailPieces(rest, room: room)
    case .truncatingHead: line.pieces = fits ? line.pieces : headPieces(rest, room: room)
    case .truncatingMiddle: line.pieces = fits ? line.pieces : middlePieces(rest, room: room)
    }
    line.isTruncated = true
    isTruncated = true
    line.width = CGFloat(pieceWidth(line.pieces))
    return line
  }

  private func ellipsisWidth(near index: Int) -> Double {
    ellipsisWidths[text.styleIndex(index)]
  }

  private func ellipsis(near index: Int) -> TextLine.Piece {
    TextLine.Piece(range: index..<index, isEllipsis: true)
  }

  /// As much of the start as leaves room for the ellipsis, without spaces before it.
  private func tailPieces(_ range: Range<Int>, room: Double) -> [TextLine.Piece] {
    let end = prefixEnd(range, room: room)
    let kept = text.trimmingWhite(range.lowerBound..<end)
    let mark = ellipsis(near: max(kept.upperBound - 1, range.lowerBound))
    return kept.isEmpty ? [mark] : [TextLine.Piece(range: kept), mark]
  }

  private func headPieces(_ range: Range<Int>, room: Double) -> [TextLine.Piece] {
    let start = suffixStart(range, room: room - ellipsisWidth(near: range.upperBound - 1))
    let mark = ellipsis(near: min(start, range.upperBound - 1))
    return start == range.upperBound
      ? [mark] : [mark, TextLine.Piece(range: start..<range.upperBound)]
  }

  /// Both ends, of about the same width.
  private func middlePieces(_ range: Range<Int>, room: Double) -> [TextLine.Piece] {
    let mark = ellipsisWidth(near: range.lowerBound)
    let half = (room - mark) / 2
    let firstEnd = prefixEnd(range, room: half, withEllipsis: false)
    let left = text.width(of: range.lowerBound..<firstEnd)
    let start = suffixStart(firstEnd..<range.upperBound, room: room - mark - left)
    var pieces = [ellipsis(near: max(firstEnd - 1, range.lowerBound))]
    if firstEnd > range.lowerBound {
      pieces.insert(TextLine.Piece(range: range.lowerBound..<firstEnd), at: 0)
    }
    if start < range.upperBound {
      pieces.append(TextLine.Piece(range: start..<range.upperBound))
    }
    return pieces
  }

  /// End of the longest stretch from the start that fits.
  private func prefixEnd(_ range: Range<Int>, room: Double, withEllipsis: Bool = true) -> Int {
    var x = 0.0
    var end = range.lowerBound
    for index in range {
      if text.flags[index].contains(.clusterStart) {
        end = index
      }
      x += text.advance(index, at: x)
      let mark = withEllipsis ? ellipsisWidth(near: index) : 0
      if x + mark > room + Self.tolerance { return end }
    }
    return range.upperBound
  }

  /// Start of the longest stretch up to the end that fits.
  private func suffixStart(_ range: Range<Int>, room: Double) -> Int {
    var x = 0.0
    var start = range.upperBound
    for index in range.reversed() {
      x += text.advances[index]
      if x > room + Self.tolerance { return start }
      if text.flags[index].contains(.clusterStart) { start = index }
    }
    return start
  }
}
