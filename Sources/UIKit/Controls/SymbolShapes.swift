internal import Foundation

/// Shapes that stand for the system's symbols, on a grid of 24 units; drawn by us, not Apple's.
enum SymbolShapes {
  /// How a part is painted.
  enum Kind {
    case stroke, fill
    /// Strokes cut out of what was painted before.
    case hole
  }

  /// A path and how it is painted.
  struct Part {
    var kind: Kind
    var path: CGPath
  }

  /// All parts of a symbol and the box they fill.
  struct Parts {
    var parts: [Part]
    var box: CGRect
    var hasHoles: Bool { parts.contains { $0.kind == .hole } }
  }

  // MARK: - Sizes

  /// Size in points at a font of 17 points and medium scale.
  ///
  /// - Evidence: assumed; Apple's symbols vary between 17 and 23 points at that size.
  static func naturalSize(of name: String) -> CGSize {
    if let size = NamedAssets.shared.symbolSize(named: name) { return size }
    let parsed = SymbolName(name)
    if parsed.enclosure != nil { return CGSize(width: 20, height: 19.5) }
    return sizes[parsed.base] ?? CGSize(width: 20, height: 19)
  }

  private static let sizes: [String: CGSize] = [
    "chevron.right": CGSize(width: 12.5, height: 16.5),
    "chevron.left": CGSize(width: 12.5, height: 16.5),
    "chevron.up": CGSize(width: 19, height: 11.5), "chevron.down": CGSize(width: 19, height: 11.5),
    "plus": CGSize(width: 18, height: 17.5), "minus": CGSize(width: 18, height: 3),
    "xmark": CGSize(width: 16.5, height: 15), "checkmark": CGSize(width: 17.5, height: 16.5),
    "ellipsis": CGSize(width: 19, height: 5), "line.3.horizontal": CGSize(width: 20, height: 13),
    "line.horizontal.3": CGSize(width: 20, height: 13),
    "magnifyingglass": CGSize(width: 19.5, height: 18.5), "star": CGSize(width: 20, height: 19),
    "heart": CGSize(width: 20, height: 17.5), "house": CGSize(width: 22.5, height: 18.5),
    "person": CGSize(width: 18, height: 18), "trash": CGSize(width: 18, height: 21),
    "gear": CGSize(width: 20, height: 20), "bell": CGSize(width: 18.5, height: 20),
    "envelope": CGSize(width: 22.5, height: 16), "arrow.right": CGSize(width: 18, height: 14.5),
    "arrow.left": CGSize(width: 18, height: 14.5), "arrow.up": CGSize(width: 15, height: 17.5),
    "arrow.down": CGSize(width: 15, height: 17.5), "lock": CGSize(width: 14, height: 19.5),
    "photo": CGSize(width: 23, height: 17.5), "camera": CGSize(width: 23, height: 18),
    "square.and.arrow.up": CGSize(width: 18, height: 22.5),
    "circle": CGSize(width: 20, height: 19.5), "square": CGSize(width: 18.5, height: 18),
    "play": CGSize(width: 16, height: 17), "pause": CGSize(width: 13, height: 16.5),
    "bookmark": CGSize(width: 14, height: 19.5), "doc": CGSize(width: 16.5, height: 20.5),
    "eye": CGSize(width: 24, height: 15.5), "calendar": CGSize(width: 20, height: 18),
    "paperplane": CGSize(width: 20.5, height: 19.5), "clock": CGSize(width: 20, height: 19.5),
    "pencil": CGSize(width: 17, height: 17), "folder": CGSize(width: 22, height: 17.5),
    "tray": CGSize(width: 22, height: 17.5), "cart": CGSize(width: 22, height: 19),
  ]

  // MARK: - Shapes

  /// The parts of a symbol; a plain sign for one that is not known.
  static func parts(of name: String) -> Parts {
    let parsed = SymbolName(name)
    var parts: [Part] = []
    if let enclosure = parsed.enclosure {
      parts.append(
        Part(kind: parsed.isFilled ? .fill : .stroke, path: SymbolPath.path(enclosure.outline)))
      if let inner = strokes[parsed.base] {
        let path = SymbolPath.path(inner, transform: enclosure.innerTransform)
        parts.append(Part(kind: parsed.isFilled ? .hole : .stroke, path: path))
      }
    } else if let outline = outlines[parsed.base] {
      parts.append(Part(kind: parsed.isFilled ? .fill : .stroke, path: SymbolPath.path(outline)))
      if let detail = details[parsed.base] {
        let kind: Kind = parsed.isFilled ? .hole : .stroke
        parts.append(Part(kind: kind, path: SymbolPath.path(detail)))
      }
    } else if let lines = strokes[parsed.base] {
      parts.append(Part(kind: .stroke, path: SymbolPath.path(lines)))
    } else {
      parts.append(Part(kind: .stroke, path: SymbolPath.path(unknown)))
      parts.append(Part(kind: .fill, path: SymbolPath.path(unknownDot)))
    }
    let boxes = parts.map(\.path.boundingBoxOfPath)
    let box = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    let isOpen = parts.contains { $0.kind == .stroke }
    return Parts(parts: parts, box: box.insetBy(dx: isOpen ? -1 : 0, dy: isOpen ? -1 : 0))
  }

  private static let unknown = "R 3 3 18 18 4"
  private static let unknownDot = "E 8 8 8 8"

  /// Open strokes; inside an enclosure they are drawn smaller.
  private static let strokes: [String: String] = [
    "chevron.right": "M 8 3 L 17 12 L 8 21", "chevron.left": "M 16 3 L 7 12 L 16 21",
    "chevron.forward": "M 8 3 L 17 12 L 8 21", "chevron.backward": "M 16 3 L 7 12 L 16 21",
    "chevron.up": "M 3 16 L 12 7 L 21 16", "chevron.down": "M 3 8 L 12 17 L 21 8",
    "plus": "M 12 3 L 12 21 M 3 12 L 21 12", "minus": "M 3 12 L 21 12",
    "xmark": "M 4 4 L 20 20 M 20 4 L 4 20", "checkmark": "M 3 13 L 9 20 L 20 4",
    "ellipsis": "E 3 11 2 2 E 11 11 2 2 E 19 11 2 2",
    "line.3.horizontal": "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18",
    "line.horizontal.3": "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18",
    "magnifyingglass": "E 3 3 13 13 M 14.5 14.5 L 21 21",
    "arrow.right": "M 3 12 L 21 12 M 14 5 L 21 12 L 14 19",
    "arrow.left": "M 21 12 L 3 12 M 10 5 L 3 12 L 10 19",
    "arrow.up": "M 12 21 L 12 3 M 5 10 L 12 3 L 19 10",
    "arrow.down": "M 12 3 L 12 21 M 5 14 L 12 21 L 19 14",
    "arrow.clockwise":
      "M 19 7 C 15 2 8 2 5 7 C 1 14 6 21 12 21 C 17 21 20 17 20 13 M 20 3 L 19.5 8 L 15 8",
    "square.and.arrow.up":
      "M 8 9 L 4 9 L 4 22 L 20 22 L 20 9 L 16 9 M 12 16 L 12 2 M 7.5 6 L 12 2 L 16.5 6",
    "square.and.pencil":
      "M 12 4 L 4 4 L 4 21 L 20 21 L 20 13 M 10 15 L 11 12 L 20 3 L 22 5 L 13 14 Z",
    "info": "M 12 10 L 12 20 M 12 4 L 12 4.2",
    "exclamationmark": "M 12 3 L 12 14 M 12 20 L 12 20.2",
    "questionmark": "M 7 8 C 7 1 17 1 17 8 C 17 12 12 11 12 15 M 12 20 L 12 20.2",
    "wifi": "M 2 9 C 8 3 16 3 22 9 M 6 13 C 10 9 14 9 18 13 M 11 18 L 13 18 L 12 19 Z",
    "pencil": "M 4 20 L 5 15 L 17 3 L 21 7 L 9 19 Z",
    "gear":
      "E 5 5 14 14 E 9 9 6 6 M 12 2 L 12 5 M 12 19 L 12 22 M 2 12 L 5 12 M 19 12 L 22 12 M 5 5 L 7 7 M 17 17 L 19 19 M 5 19 L 7 17 M 17 7 L 19 5",
    "person": "E 9 4 6 7 M 5 20 C 5 12 19 12 19 20", "clock": "E 3 3 18 18 M 12 7 L 12 12 L 16 14",
  ]

  /// Closed outlines, filled in symbols whose name ends so.
  private static let outlines: [String: String] = [
    "circle": "E 3 3 18 18", "square": "R 3 3 18 18 4", "rectangle": "R 2 5 20 14 3",
    "capsule": "R 2 7 20 10 5",
    "star":
      "M 12 2 L 14.9 8.8 L 22 9.5 L 16.6 14.3 L 18.2 21.5 L 12 17.7 L 5.8 21.5 L 7.4 14.3 L 2 9.5 L 9.1 8.8 Z",
    "heart": "M 12 21 C 4 15 2 11 2 8 C 2 2 10 1 12 6.5 C 14 1 22 2 22 8 C 22 11 20 15 12 21 Z",
    "house": "M 2 12 L 12 3 L 22 12 L 19 12 L 19 21 L 5 21 L 5 12 Z",
    "person": "E 8 2 8 9 M 3 22 C 3 11 21 11 21 22 Z",
    "trash": "M 3 5 L 21 5 M 9 5 L 9 2 L 15 2 L 15 5 M 5 5 L 6 22 L 18 22 L 19 5",
    "bell": "M 4 18 C 6 16 6 13 6 10 C 6 2 18 2 18 10 C 18 13 18 16 20 18 Z M 10 21 L 14 21",
    "envelope": "R 2 5 20 15 2", "lock": "R 5 11 14 11 2 M 8 11 L 8 7 C 8 2 16 2 16 7 L 16 11",
    "photo": "R 2 4 20 16 3", "camera": "M 2 7 L 7 7 L 9 4 L 15 4 L 17 7 L 22 7 L 22 20 L 2 20 Z",
    "play": "M 5 3 L 21 12 L 5 21 Z", "pause": "R 5 3 4 18 1 R 15 3 4 18 1",
    "bookmark": "M 6 2 L 18 2 L 18 22 L 12 16 L 6 22 Z",
    "doc": "M 5 2 L 14 2 L 19 8 L 19 22 L 5 22 Z", "calendar": "R 3 4 18 17 3",
    "eye": "M 1 12 C 6 4 18 4 23 12 C 18 20 6 20 1 12 Z",
    "paperplane": "M 2 11 L 22 2 L 15 22 L 11 13 Z",
    "folder": "M 2 5 L 9 5 L 11 7 L 22 7 L 22 20 L 2 20 Z",
    "tray": "M 2 13 L 5 5 L 19 5 L 22 13 L 22 20 L 2 20 Z",
    "cart": "M 2 3 L 5 3 L 8 16 L 19 16 L 21 7 L 6 7 M 8 20 L 10 20 M 17 20 L 19 20",
  ]

  /// Lines on an outline; cut out where it is filled.
  private static let details: [String: String] = [
    "envelope": "M 3 7 L 12 14 L 21 7", "photo": "M 3 18 L 9 11 L 13 16 L 16 13 L 21 18",
    "camera": "E 8 9 8 8", "calendar": "M 4 9 L 20 9", "eye": "E 9 9 6 6",
    "trash": "M 10 9 L 10 18 M 14 9 L 14 18",
  ]
}

/// The parts of a symbol's name: base, enclosure, filled or not.
struct SymbolName {
  /// A shape around the base.
  enum Enclosure: String {
    case circle, square

    var outline: String { self == .circle ? "E 2 2 20 20" : "R 2 2 20 20 4" }
    var innerTransform: CGAffineTransform {
      CGAffineTransform(a: 0.45, b: 0, c: 0, d: 0.45, tx: 6.6, ty: 6.6)
    }
  }

  var base: String
  var enclosure: Enclosure?
  var isFilled = false

  init(_ name: String) {
    var words = name.split(separator: ".").map(String.init)
    if words.count > 1, words.last == "fill" {
      isFilled = true
      words.removeLast()
    }
    if words.count > 1, let last = words.last, let shape = Enclosure(rawValue: last) {
      enclosure = shape
      words.removeLast()
    }
    base = words.joined(separator: ".")
  }
}

/// Reads the short descriptions of shapes: M, L, C and Z as in SVG, E an ellipse by its box, R a
/// rectangle by its box and corner radius.
private enum SymbolPath {
  static func path(_ text: String, transform: CGAffineTransform = .identity) -> CGPath {
    let path = CGMutablePath()
    var words = text.split(separator: " ")[...]
    while let command = words.popFirst() {
      func numbers(_ count: Int) -> [CGFloat] {
        (0..<count).map { _ in CGFloat(Double(words.popFirst() ?? "0") ?? 0) }
      }
      switch command {
      case "M":
        let at = numbers(2)
        path.move(to: CGPoint(x: at[0], y: at[1]), transform: transform)
      case "L":
        let at = numbers(2)
        path.addLine(to: CGPoint(x: at[0], y: at[1]), transform: transform)
      case "C":
        let at = numbers(6)
        path.addCurve(
          to: CGPoint(x: at[4], y: at[5]), control1: CGPoint(x: at[0], y: at[1]),
          control2: CGPoint(x: at[2], y: at[3]), transform: transform)
      case "E":
        let at = numbers(4)
        path.addEllipse(
          in: CGRect(x: at[0], y: at[1], width: at[2], height: at[3]), transform: transform)
      case "R":
        let at = numbers(5)
        path.addRoundedRect(
          in: CGRect(x: at[0], y: at[1], width: at[2], height: at[3]), cornerWidth: at[4],
          cornerHeight: at[4], transform: transform)
      default: path.closeSubpath()
      }
    }
    return path
  }
}
