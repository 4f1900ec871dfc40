/// Distances from the four edges of a rectangle, in points; positive values point inwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Distance from the top edge, in points.
  public var top: CGFloat
  /// Distance from the left edge, in points.
  public var left: CGFloat
  /// Distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// Distance from the right edge, in points.
  public var right: CGFloat

  /// No inset on any edge.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Creates insets from the four distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Distances from the edges of a rectangle, in points, by reading direction instead of by side.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Distance from the top edge, in points.
  public var top: CGFloat
  /// Distance from the edge where reading begins, in points.
  public var leading: CGFloat
  /// Distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// Distance from the edge where reading ends, in points.
  public var trailing: CGFloat

  /// No inset on any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Creates insets from the four distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A displacement in points, horizontal and vertical.
public struct UIOffset: Hashable, Sendable {
  /// Displacement to the right, in points.
  public var horizontal: CGFloat
  /// Displacement downwards, in points.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// Creates a displacement of zero.
  public init() { (horizontal, vertical) = (0, 0) }

  /// Creates a displacement from its two parts, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// A set of the four edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple's headers number them.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of edges by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple's headers number them.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIEdgeInsets {
  /// The insets added edge by edge.
  package static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  /// The greater inset on each edge.
  package static func maximum(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(one.top, other.top), left: max(one.left, other.left),
      bottom: max(one.bottom, other.bottom), right: max(one.right, other.right))
  }
}

extension CGRect {
  /// The rectangle moved inwards by `insets`, in points; its size may become negative, as Apple's.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
