/// Where items of a section stand in lines; pure. `along` is the scrolling direction, `across` the
/// direction in which lines are filled.
///
/// - Evidence: documented, spacing of the last line observed; Documentation/Evidence.md, collections.
struct FlowGeometry: Equatable {
  /// A length in each direction, in points.
  struct Extent: Equatable {
    var across: CGFloat
    var along: CGFloat
  }

  /// Sizes and distances of a section, in points.
  struct Section: Equatable {
    var items: [Extent]
    var insetBefore = Extent(across: 0, along: 0)
    var insetAfter = Extent(across: 0, along: 0)
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
  }

  /// Where an item stands.
  struct Place: Equatable {
    var across: CGFloat
    var along: CGFloat
    var extent: Extent
  }

  /// One section after layout.
  struct Placed: Equatable {
    var headerStart: CGFloat
    var items: [Place]
    var footerStart: CGFloat
    var end: CGFloat
  }

  /// Places a section that begins at `start` in a strip of the given width across.
  static func place(_ section: Section, start: CGFloat, width: CGFloat) -> Placed {
    let room = width - section.insetBefore.across - section.insetAfter.across
    var along = start + section.header + (section.items.isEmpty ? 0 : section.insetBefore.along)
    var places: [Place] = []
    places.reserveCapacity(section.items.count)
    var index = 0
    while index < section.items.count {
      let line = lineEnd(section, from: index, room: room)
      let isLast = line == section.items.count
      let thickness = section.items[index..<line].map(\.along).max() ?? 0
      places += fill(
        section, index..<line, along: along, thickness: thickness, room: room, isLast: isLast)
      along += thickness + (isLast ? 0 : section.lineSpacing)
      index = line
    }
    let footerStart = along + (section.items.isEmpty ? 0 : section.insetAfter.along)
    return Placed(
      headerStart: start, items: places, footerStart: footerStart,
      end: footerStart + section.footer)
  }

  /// How many items, counted from the first, fit before the line that begins at `start` is full.
  private static func lineEnd(_ section: Section, from start: Int, room: CGFloat) -> Int {
    var used = section.items[start].across
    var end = start + 1
    // A thousandth of a point of tolerance: a third of a width must fit three times.
    while end < section.items.count,
      used + section.itemSpacing + section.items[end].across <= room + 0.001
    {
      used += section.itemSpacing + section.items[end].across
      end += 1
    }
    return end
  }

  /// Spreads a full line over the room; the last line keeps the distances of a full one where its
  /// items are as wide as each other.
  private static func fill(
    _ section: Section, _ line: Range<Int>, along: CGFloat, thickness: CGFloat, room: CGFloat,
    isLast: Bool
  ) -> [Place] {
    let items = section.items[line]
    let used = items.map(\.across).reduce(0, +)
    var gap = section.itemSpacing
    var across = section.insetBefore.across
    if isLast {
      gap = lastGap(section, line, room: room)
    } else if line.count > 1 {
      gap = max(gap, (room - used) / CGFloat(line.count - 1))
    } else {
      // One item alone stands in the middle of its line.
      across += max(0, (room - used) / 2)
    }
    return items.map { item in
      defer { across += item.across + gap }
      return Place(across: across, along: along + (thickness - item.along) / 2, extent: item)
    }
  }

  private static func lastGap(
    _ section: Section, _ line: Range<Int>, room: CGFloat
  ) -> CGFloat {
    guard line.lowerBound > 0, let width = section.items.first?.across,
      section.items.allSatisfy({ $0.across == width })
    else { return section.itemSpacing }
    let perLine = lineEnd(section, from: 0, room: room)
    guard perLine > 1 else { return section.itemSpacing }
    return max(section.itemSpacing, (room - width * CGFloat(perLine)) / CGFloat(perLine - 1))
  }
}
