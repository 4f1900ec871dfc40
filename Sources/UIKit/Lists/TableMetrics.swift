/// Sizes of tables and their cells by the look of the system; pure.
///
/// - Evidence: measured where a figure stands for recorded frames, else as said;
///   Documentation/Evidence.md, tables.
enum TableMetrics {
  /// Height of a row with one line of text at the default size.
  static func rowHeight(_ era: DeviceModel.Era) -> CGFloat { era == .glass ? 51 : 44 }

  /// Leading and trailing margin of a cell's content, by the cell's width.
  static func sideMargin(width: CGFloat) -> CGFloat { width < 390 ? 16 : 20 }

  /// Upper and lower margin of a cell's content.
  static func verticalMargin(_ era: DeviceModel.Era) -> CGFloat {
    switch era {
    case .classic: 8
    case .modern: 11
    case .glass: 15
    }
  }

  /// Room above and below two lines of standard texts, which stand closer to the edges than one.
  static func stackedMargin(_ era: DeviceModel.Era) -> CGFloat { era == .glass ? 9.5 : 9.75 }

  /// Trailing margin of a cell's content beside an accessory.
  static let marginBesideAccessory: CGFloat = 8

  /// How much lower than its cell the content is, where a separator has a row of pixels to itself.
  static func separatorShare(_ era: DeviceModel.Era, scale: CGFloat) -> CGFloat {
    era == .classic ? 1 / scale : 0
  }

  /// Empty space above the header of a plain section; assumed 0 before iOS 15.
  static func headerPadding(_ era: DeviceModel.Era) -> CGFloat { era == .classic ? 0 : 22 }

  /// Height of the header of a section that has a title or a height of its own to leave open.
  static func headerHeight(
    isPlain: Bool, isFirst: Bool, hasTitle: Bool, era: DeviceModel.Era, scale: CGFloat
  ) -> CGFloat {
    if isPlain { return hasTitle ? 28 : 0 }
    let bare: CGFloat = isFirst && era != .glass ? 35 : 18
    guard hasTitle else { return bare }
    // A line of the title's text comes on top.
    return bare + ((20.33 * scale).rounded(.up) / scale)
  }

  /// Height of the footer of a section without a title.
  static func footerHeight(isPlain: Bool) -> CGFloat { isPlain ? 0 : 18 }

  /// Room between the edge of the cell and an accessory's own width.
  static func accessoryWidth(
    _ type: UITableViewCell.AccessoryType, margin: CGFloat, era: DeviceModel.Era, scale: CGFloat
  ) -> CGFloat {
    let chevron: CGFloat = era == .classic ? 18 : (10.5 * scale).rounded(.down) / scale
    switch type {
    case .none: return 0
    case .disclosureIndicator: return margin + chevron
    case .checkmark, .detailButton: return margin + 24
    // Assumed: button and arrow with 10 points between.
    case .detailDisclosureButton: return margin + 24 + 10 + chevron
    }
  }

  /// Room between image and text.
  static let imageGap: CGFloat = 15

  /// Room between the lines of a subtitle cell.
  static func lineGap(_ era: DeviceModel.Era) -> CGFloat { CGFloat(era.rawValue) }

  /// Width of the title's column of a cell with a caption in front, and the room after it.
  static let caption: (width: CGFloat, gap: CGFloat) = (91, 6)
}
