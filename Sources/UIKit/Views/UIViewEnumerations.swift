extension UIView {
  /// How a view's drawing follows a change of its bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which parts of a view's frame change with its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set, as Apple's headers number them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin grows and shrinks.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width grows and shrinks.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin grows and shrinks.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin grows and shrinks.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height grows and shrinks.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin grows and shrinks.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How a view's tint is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}

/// Whether a view's content is mirrored where reading goes from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The strength of a layout wish, from just above 0 to 1000 (required).
///
/// Strengths are strict levels: no number of weaker wishes outvotes a stronger one.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, Comparable
{
  /// The strength as a number; 1000 is required.
  public var rawValue: Float

  /// Creates a priority from a number above 0 and up to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number above 0 and up to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a literal.
  public init(floatLiteral value: Float) { rawValue = value }
  /// Creates a priority from a literal.
  public init(integerLiteral value: Int) { rawValue = Float(value) }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: with which controls resist being made smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: with which controls resist being made larger than their content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: with which a fitting size is asked for.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// 510: a drag that may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// Compares two strengths.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
