import Foundation

/// Breaks one prepared text into lines and places them. Pure: numbers in, numbers out.
///
/// *Complexity*: O(characters) for a width.
struct LineBreaker {
  /// What stands for text that is left out.
  static let ellipsis = "\u{2026}"
  /// A line may be too wide by this many points: widths come back from a solver.
  static let tolerance = 0.001

  let text: PreparedText
  let width: Double?
  let maximumLines: Int
  let lineBreak: ParagraphStyle.LineBreak?
  /// Width of the ellipsis in each style.
  let ellipsisWidths: [Double]

  var lines: [TextLine] = []
  /// Paragraph of each line.
  var lineParagraphs: [Int] = []
  var isTruncated = false
  var breaksInsideWord = false
  private var y = 0.0

  init(
    _ text: PreparedText, width: Double?, maximumLines: Int,
    lineBreak: ParagraphStyle.LineBreak?, ellipsisWidths: [Double]
  ) {
    self.text = text
    self.width = width
    self.maximumLines = maximumLines
    self.lineBreak = lineBreak
    self.ellipsisWidths = ellipsisWidths
  }

  /// Makes the block.
  mutating func layOut(includesTrailingLine: Bool) -> TextBlock {
    for index in text.paragraphs.indices where !isFull {
      if index > 0 { y += Double(text.paragraphs[index].style.paragraphSpacingBefore) }
      breakParagraph(index)
      if index + 1 < text.paragraphs.count {
        y += Double(text.paragraphs[index].style.paragraphSpacing)
      }
    }
    if includesTrailingLine, text.endsInSeparator, !isFull { addTrailingLine() }
    return placed()
  }

  private var isFull: Bool { maximumLines > 0 && lines.count >= maximumLines }

  private mutating func breakParagraph(_ index: Int) {
    let paragraph = text.paragraphs[index]
    let mode = lineBreak ?? paragraph.style.lineBreak
    let hasMore = index + 1 < text.paragraphs.count
    var start = paragraph.range.lowerBound
    repeat {
      let isFirst = start == paragraph.range.lowerBound
      let room = room(for: paragraph, isFirstLine: isFirst)
      let isLast = lines.count + 1 == maximumLines
      if isLast, let line = cutLine(from: start, paragraph, mode, room: room, hasMore: hasMore) {
        add(line, index)
        return
      }
      let end = breakPosition(from: start, in: paragraph, mode: mode, room: room)
      var line = TextLine(text.trimmingWhite(start..<end), isRightToLeft: paragraph.isRightToLeft)
      line.range = start..<(end == paragraph.range.upperBound ? paragraph.next : end)
      if isLast, line.range.upperBound < text.scalars.count {
        line.isTruncated = true
        isTruncated = true
      }
      stretch(&line, paragraph, room: room, isLastOfParagraph: end == paragraph.range.upperBound)
      add(line, index)
      start = end
    } while start < paragraph.range.upperBound && !isFull
  }

  /// Where the line that starts at `start` ends.
  private mutating func breakPosition(
    from start: Int, in paragraph: PreparedText.Paragraph, mode: ParagraphStyle.LineBreak,
    room: Double
  ) -> Int {
    let end = paragraph.range.upperBound
    guard room < .infinity, mode != .clipping || maximumLines != 1 else { return end }
    var x = 0.0
    var opportunity = start
    for index in start..<end {
      let flags = text.flags[index]
      if flags.contains(.breakBefore) { opportunity = index }
      let advance = text.advance(index, at: x)
      if !flags.contains(.white), x + advance > room + Self.tolerance, index > start {
        if opportunity > start, mode != .charWrapping { return opportunity }
        if mode != .charWrapping { breaksInsideWord = true }
        return clusterEnd(before: index, after: start, limit: end)
      }
      x += advance
    }
    return end
  }

  /// The last position at or before `index` at which a character may be parted from the next;
  /// the first one after `start` when there is none.
  func clusterEnd(before index: Int, after start: Int, limit: Int) -> Int {
    var position = index
    while position > start, !text.flags[position].contains(.clusterStart) { position -= 1 }
    if position > start { return position }
    position = start + 1
    while position < limit, !text.flags[position].contains(.clusterStart) { position += 1 }
    return position
  }

  /// Points between the indents of a line.
  func room(for paragraph: PreparedText.Paragraph, isFirstLine: Bool) -> Double {
    guard let width else { return .infinity }
    let style = paragraph.style
    let head = Double(isFirstLine ? style.firstLineHeadIndent : style.headIndent)
    let tail = Double(style.tailIndent)
    return max((tail > 0 ? min(tail, width) : width + tail) - head, 0)
  }

  /// Widens the spaces of a justified line that another one of its paragraph follows.
  private func stretch(
    _ line: inout TextLine, _ paragraph: PreparedText.Paragraph, room: Double,
    isLastOfParagraph: Bool
  ) {
    line.width = CGFloat(pieceWidth(line.pieces))
    guard paragraph.style.alignment == .justified, !isLastOfParagraph, room < .infinity,
      let range = line.pieces.first?.range
    else { return }
    let spaces = range.count { text.scalars[$0] == 0x20 }
    guard spaces > 0, Double(line.width) < room else { return }
    line.spaceStretch = (room - Double(line.width)) / Double(spaces)
    line.width = CGFloat(room)
  }

  /// Width of pieces one after the other.
  func pieceWidth(_ pieces: [TextLine.Piece]) -> Double {
    var x = 0.0
    for piece in pieces {
      x +=
        piece.isEllipsis
        ? ellipsisWidths[text.styleIndex(piece.range.lowerBound)]
        : text.width(of: piece.range, from: x)
    }
    return x
  }
}

extension LineBreaker {
  /// Gives a line its height and puts it below the others.
  private mutating func add(_ line: TextLine, _ paragraphIndex: Int) {
    let style = text.paragraphs[paragraphIndex].style
    var line = line
    var extent = LineExtent()
    if text.extents.count == 1 {
      extent = text.extents[0]
    } else {
      let shown = line.pieces.filter { !$0.range.isEmpty }.map(\.range)
      // An empty line is as high as its separator.
      for range in shown.isEmpty ? [line.range] : shown {
        var last = -1
        for index in range where text.styleIndex(index) != last {
          last = text.styleIndex(index)
          extent.unite(text.extents[last])
        }
      }
    }
    let natural = extent.ascent + extent.descent + extent.leading
    var height = natural
    if style.lineHeightMultiple > 0 { height *= Double(style.lineHeightMultiple) }
    if style.maximumLineHeight > 0 { height = min(height, Double(style.maximumLineHeight)) }
    height = max(height, Double(style.minimumLineHeight))
    line.ascent = CGFloat(extent.ascent + height - natural)
    line.descent = CGFloat(extent.descent + extent.leading)
    if let last = lineParagraphs.last {
      y += Double(text.paragraphs[last].style.lineSpacing)
    }
    line.origin.y = CGFloat(y)
    y += height
    lines.append(line)
    lineParagraphs.append(paragraphIndex)
  }

  /// The empty line behind a last separator.
  private mutating func addTrailingLine() {
    let end = text.scalars.count
    var line = TextLine(end..<end, isRightToLeft: text.paragraphs.last?.isRightToLeft ?? false)
    line.range = (end - 1)..<end
    add(line, text.paragraphs.count - 1)
    lines[lines.count - 1].range = end..<end
  }

  /// Aligns the lines and hands out the block.
  private mutating func placed() -> TextBlock {
    var widest = 0.0
    var isFirstOf = -1
    var heads: [Double] = []
    for (index, paragraphIndex) in lineParagraphs.enumerated() {
      let style = text.paragraphs[paragraphIndex].style
      let head = Double(
        paragraphIndex != isFirstOf ? style.firstLineHeadIndent : style.headIndent)
      isFirstOf = paragraphIndex
      heads.append(head)
      widest = max(widest, head + Double(lines[index].width) - min(Double(style.tailIndent), 0))
    }
    let container = width ?? widest
    for index in lines.indices {
      let paragraph = text.paragraphs[lineParagraphs[index]]
      lines[index].origin.x = CGFloat(
        start(of: lines[index], paragraph, head: heads[index], container: container))
      let range = lines[index].range
      lines[index].range =
        text.utf16Offset(range.lowerBound)..<text.utf16Offset(range.upperBound)
    }
    return TextBlock(
      size: CGSize(width: widest, height: y), lines: lines, isTruncated: isTruncated,
      containerWidth: CGFloat(container), breaksInsideWord: breaksInsideWord,
      ellipsisWidths: ellipsisWidths, text: text)
  }

  private func start(
    of line: TextLine, _ paragraph: PreparedText.Paragraph, head: Double, container: Double
  ) -> Double {
    let style = paragraph.style
    let tail = Double(style.tailIndent)
    let end = tail > 0 ? min(tail, container) : container + tail
    let isRightToLeft = paragraph.isRightToLeft
    // The leading margin of a right-to-left paragraph is at the right.
    let (left, right) = isRightToLeft ? (container - end, container - head) : (head, end)
    let width = Double(line.width)
    switch style.alignment {
    case .left: return left
    case .right: return right - width
    case .center: return (left + right - width) / 2
    case .justified, .natural: return isRightToLeft ? right - width : left
    }
  }
}
