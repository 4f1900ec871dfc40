/// A small picture of lines for those buttons of the system that have no text.
///
/// Points lie in a unit square, y down. The pictures are of our own making and only recall what the
/// system draws.
struct BarGlyph {
  var lines: [[CGPoint]]
  var circles: [(center: CGPoint, radius: CGFloat)] = []

  private static func path(_ coordinates: (CGFloat, CGFloat)...) -> [CGPoint] {
    coordinates.map { CGPoint(x: $0.0, y: $0.1) }
  }

  /// An arrow back to the screen before.
  static let back = BarGlyph(lines: [path((0.75, 0), (0.25, 0.5), (0.75, 1))])
  /// An arrow to what follows.
  static let forward = BarGlyph(lines: [path((0.25, 0), (0.75, 0.5), (0.25, 1))])
  /// A tick.
  static let check = BarGlyph(lines: [path((0.05, 0.55), (0.38, 0.9), (0.95, 0.15))])
  /// An i in a circle.
  static let info = BarGlyph(
    lines: [path((0.5, 0.45), (0.5, 0.78)), path((0.5, 0.24), (0.5, 0.3))],
    circles: [(CGPoint(x: 0.5, y: 0.5), 0.48)])
  /// Stands for pictures that are not drawn.
  static let unknown = BarGlyph(
    lines: [path((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9), (0.1, 0.1))])

  private static let plus = BarGlyph(lines: [path((0.5, 0), (0.5, 1)), path((0, 0.5), (1, 0.5))])
  private static let cross = BarGlyph(
    lines: [path((0.1, 0.1), (0.9, 0.9)), path((0.9, 0.1), (0.1, 0.9))])
  private static let lens = BarGlyph(
    lines: [path((0.68, 0.68), (1, 1))], circles: [(CGPoint(x: 0.4, y: 0.4), 0.38)])
  private static let bin = BarGlyph(
    lines: [
      path((0.05, 0.18), (0.95, 0.18)),
      path((0.15, 0.18), (0.22, 1), (0.78, 1), (0.85, 0.18)),
      path((0.38, 0.18), (0.38, 0.04), (0.62, 0.04), (0.62, 0.18)),
    ])
  private static let share = BarGlyph(
    lines: [
      path((0.35, 0.35), (0.15, 0.35), (0.15, 1), (0.85, 1), (0.85, 0.35), (0.65, 0.35)),
      path((0.5, 0.65), (0.5, 0), (0.32, 0.18)), path((0.5, 0), (0.68, 0.18)),
    ])
  private static let pen = BarGlyph(
    lines: [
      path((0.55, 0.12), (0.08, 0.12), (0.08, 0.95), (0.9, 0.95), (0.9, 0.48)),
      path((0.4, 0.62), (0.95, 0.05)),
    ])
  private static let turn = BarGlyph(
    lines: [path((0.62, 0.02), (0.82, 0.14), (0.68, 0.32))],
    circles: [(CGPoint(x: 0.5, y: 0.55), 0.4)])
  private static let triangle = BarGlyph(
    lines: [path((0.2, 0.05), (0.9, 0.5), (0.2, 0.95), (0.2, 0.05))])
  private static let bars = BarGlyph(
    lines: [path((0.3, 0.05), (0.3, 0.95)), path((0.7, 0.05), (0.7, 0.95))])
  private static let frame = BarGlyph(
    lines: [
      path((0, 0.25), (0.3, 0.25), (0.38, 0.1), (0.62, 0.1), (0.7, 0.25), (1, 0.25), (1, 0.9)),
      path((0, 0.25), (0, 0.9), (1, 0.9)),
    ], circles: [(CGPoint(x: 0.5, y: 0.55), 0.2)])
  private static let bent = BarGlyph(
    lines: [
      path((0.35, 0.1), (0.05, 0.4), (0.35, 0.7)), path((0.05, 0.4), (0.7, 0.4), (0.95, 0.9)),
    ])

  /// The picture of one of the system's buttons; nil for those with a text and for spaces.
  static func picture(of item: UIBarButtonItem.SystemItem) -> BarGlyph? {
    switch item {
    case .add: plus
    case .stop, .close: cross
    case .search: lens
    case .trash: bin
    case .action: share
    case .compose: pen
    case .refresh: turn
    case .play, .fastForward: triangle
    case .rewind: back
    case .pause: bars
    case .camera: frame
    case .reply: bent
    case .organize, .bookmarks, .pageCurl: unknown
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }

  /// Strokes the picture into a rectangle.
  func draw(in rectangle: CGRect, color: UIColor, width: CGFloat, context: CGContext) {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: rectangle.minX + point.x * rectangle.width,
        y: rectangle.minY + point.y * rectangle.height)
    }
    context.saveGState()
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for line in lines {
      guard let first = line.first else { continue }
      context.move(to: place(first))
      for point in line.dropFirst() { context.addLine(to: place(point)) }
      context.strokePath()
    }
    for circle in circles {
      let middle = place(circle.center)
      let size = CGSize(
        width: circle.radius * rectangle.width * 2, height: circle.radius * rectangle.height * 2)
      context.strokeEllipse(
        in: CGRect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
          height: size.height))
    }
    context.restoreGState()
  }
}

/// A view that shows a picture of lines in its tint.
final class BarGlyphView: UIView {
  var glyph: BarGlyph? { didSet { setNeedsDisplay() } }
  var lineWidth: CGFloat = 1.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(_ rect: CGRect) {
    guard let glyph, let context = UIGraphicsGetCurrentContext() else { return }
    glyph.draw(
      in: bounds.insetBy(dx: lineWidth, dy: lineWidth), color: tintColor, width: lineWidth,
      context: context)
  }
}
