/// Where the image and the two texts of a standard cell stand; pure but for measuring the texts.
///
/// - Evidence: measured; Documentation/Evidence.md, cells.
struct CellTextLayout {
  let style: UITableViewCell.CellStyle
  /// The content view's size, in points.
  let size: CGSize
  let left: CGFloat
  let right: CGFloat
  let lineGap: CGFloat
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var detail = CGRect.zero
  /// Height of image and texts without margins, in points.
  private(set) var neededHeight: CGFloat = 0

  init(
    style: UITableViewCell.CellStyle, size: CGSize, left: CGFloat, right: CGFloat, image: CGSize,
    lineGap: CGFloat
  ) {
    self.style = style
    self.size = size
    self.left = left
    self.right = right
    self.lineGap = lineGap
    self.image.size = image
  }

  /// The size of a text in a width; zero without text.
  @MainActor
  static func size(of label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
  }

  /// Places all parts; each closure gives a text's size in a width.
  mutating func place(text textSize: (CGFloat) -> CGSize, detail detailSize: (CGFloat) -> CGSize) {
    let start =
      left + (image.width > 0 && style != .value2 ? image.width + TableMetrics.imageGap : 0)
    image.origin = CGPoint(x: left, y: (size.height - image.height) / 2)
    let room = max(0, size.width - start - right)
    switch style {
    case .default: placeOne(textSize(room), start: start, room: room)
    case .subtitle: placeStack(textSize(room), detailSize(room), start: start, room: room)
    case .value1: placeEnds(textSize(room), detailSize, start: start, room: room)
    case .value2: placeCaption(textSize, detailSize)
    }
    neededHeight = max(neededHeight, image.height)
  }

  /// The top of something of a height that stands in the middle: on whole points, as UIKit has it.
  private func middle(_ height: CGFloat) -> CGFloat {
    ((size.height - height) / 2).rounded(.up)
  }

  private mutating func placeOne(_ one: CGSize, start: CGFloat, room: CGFloat) {
    text = CGRect(x: start, y: 0, width: room, height: size.height)
    neededHeight = one.height
  }

  private mutating func placeStack(
    _ one: CGSize, _ two: CGSize, start: CGFloat, room: CGFloat
  ) {
    guard two.height > 0 else {
      placeOne(one, start: start, room: room)
      return
    }
    neededHeight = one.height + lineGap + two.height
    let top = middle(neededHeight)
    text = CGRect(x: start, y: top, width: min(one.width, room), height: one.height)
    detail = CGRect(
      x: start, y: top + one.height + lineGap, width: min(two.width, room), height: two.height)
  }

  private mutating func placeEnds(
    _ one: CGSize, _ detailSize: (CGFloat) -> CGSize, start: CGFloat, room: CGFloat
  ) {
    let two = detailSize(max(0, room - one.width - 6))
    text = CGRect(
      x: start, y: middle(one.height), width: min(one.width, room), height: one.height)
    let width = min(two.width, max(0, room - text.width - 6))
    detail = CGRect(
      x: size.width - right - width, y: middle(two.height), width: width, height: two.height)
    neededHeight = max(one.height, two.height)
  }

  private mutating func placeCaption(
    _ textSize: (CGFloat) -> CGSize, _ detailSize: (CGFloat) -> CGSize
  ) {
    let caption = TableMetrics.caption
    let one = textSize(caption.width)
    let start = left + caption.width + caption.gap
    let room = max(0, size.width - start - right)
    let two = detailSize(room)
    text = CGRect(x: left, y: middle(one.height), width: caption.width, height: one.height)
    detail = CGRect(
      x: start, y: middle(two.height), width: min(two.width, room), height: two.height)
    neededHeight = max(one.height, two.height)
  }
}
