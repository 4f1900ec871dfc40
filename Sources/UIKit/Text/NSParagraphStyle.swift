public import Foundation
internal import TextLayout

/// How the lines of a paragraph are broken, placed and spaced.
///
/// - Status: partial (tab stops, hyphenation and text lists do nothing; not archived)
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// What a style holds; a mutable style changes it.
  struct Values: Hashable {
    var layout = ParagraphStyle()
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: UInt = 0
  }

  fileprivate(set) var values = Values()

  /// How lines may be broken for a better look.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt
    /// Creates a strategy from Apple's number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Avoid a last line of one word.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Keep Korean words whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What the system's labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Creates a style of default values.
  public override init() { super.init() }

  /// The style of text without one.
  public class var `default`: NSParagraphStyle { defaultStyle }
  private static let defaultStyle = NSParagraphStyle()

  /// The direction in which a language is written.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = (languageName ?? Locale.current.identifier).prefix { $0 != "-" && $0 != "_" }
    return ["ar", "he", "fa", "ur", "yi", "ps", "sd", "ckb", "dv"].contains(String(language))
      ? .rightToLeft : .leftToRight
  }

  /// Added below each line but the last, in points.
  open var lineSpacing: CGFloat { values.layout.lineSpacing }
  /// Added below the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.layout.paragraphSpacing }
  /// Added above the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.layout.paragraphSpacingBefore }
  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// Distance of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { values.layout.firstLineHeadIndent }
  /// Distance of the other lines from the leading edge, in points.
  open var headIndent: CGFloat { values.layout.headIndent }
  /// Where lines end: from the leading edge if positive, else from the trailing one, in points.
  open var tailIndent: CGFloat { values.layout.tailIndent }
  /// What happens at the end of a line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Least height of a line in points.
  open var minimumLineHeight: CGFloat { values.layout.minimumLineHeight }
  /// Greatest height of a line in points; 0 sets none.
  open var maximumLineHeight: CGFloat { values.layout.maximumLineHeight }
  /// Multiplies the natural height of a line; 0 leaves it.
  open var lineHeightMultiple: CGFloat { values.layout.lineHeightMultiple }
  /// The direction of writing.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How readily words are divided; stored, words are never divided.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Distance between default tab stops in points; stored, tabs are not laid out.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether characters may move closer before text is cut; stored, they do not.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// How lines may be broken for a better look; stored, lines are filled greedily.
  open var lineBreakStrategy: LineBreakStrategy {
    LineBreakStrategy(rawValue: values.lineBreakStrategy)
  }

  /// Itself, or a fixed copy of a mutable style.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard self is NSMutableParagraphStyle else { return self }
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether both styles say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { values.hashValue }

  /// The same for text layout.
  var forLayout: ParagraphStyle {
    var style = values.layout
    style.alignment = alignment.placement
    style.lineBreak = lineBreakMode.lineBreak
    style.baseDirection =
      switch baseWritingDirection {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    return style
  }
}

/// A paragraph style that can be changed.
///
/// - Status: partial (as `NSParagraphStyle`)
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Added below each line but the last, in points.
  open override var lineSpacing: CGFloat {
    get { values.layout.lineSpacing }
    set { values.layout.lineSpacing = newValue }
  }
  /// Added below the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.layout.paragraphSpacing }
    set { values.layout.paragraphSpacing = newValue }
  }
  /// Added above the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.layout.paragraphSpacingBefore }
    set { values.layout.paragraphSpacingBefore = newValue }
  }
  /// Where lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Distance of the first line from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.layout.firstLineHeadIndent }
    set { values.layout.firstLineHeadIndent = newValue }
  }
  /// Distance of the other lines from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { values.layout.headIndent }
    set { values.layout.headIndent = newValue }
  }
  /// Where lines end: from the leading edge if positive, else from the trailing one, in points.
  open override var tailIndent: CGFloat {
    get { values.layout.tailIndent }
    set { values.layout.tailIndent = newValue }
  }
  /// What happens at the end of a line.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Least height of a line in points.
  open override var minimumLineHeight: CGFloat {
    get { values.layout.minimumLineHeight }
    set { values.layout.minimumLineHeight = newValue }
  }
  /// Greatest height of a line in points; 0 sets none.
  open override var maximumLineHeight: CGFloat {
    get { values.layout.maximumLineHeight }
    set { values.layout.maximumLineHeight = newValue }
  }
  /// Multiplies the natural height of a line; 0 leaves it.
  open override var lineHeightMultiple: CGFloat {
    get { values.layout.lineHeightMultiple }
    set { values.layout.lineHeightMultiple = newValue }
  }
  /// The direction of writing.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// How readily words are divided; stored, words are never divided.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set {
      values.hyphenationFactor = newValue
      if newValue > 0 { noteOnce("NSParagraphStyle.hyphenationFactor does nothing") }
    }
  }
  /// Distance between default tab stops in points; stored, tabs are not laid out.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set {
      values.defaultTabInterval = newValue
      noteOnce("NSParagraphStyle.defaultTabInterval does nothing")
    }
  }
  /// Whether characters may move closer before text is cut; stored, they do not.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set {
      values.allowsDefaultTighteningForTruncation = newValue
      if newValue {
        noteOnce("NSParagraphStyle.allowsDefaultTighteningForTruncation does nothing")
      }
    }
  }
  /// How lines may be broken for a better look; stored, lines are filled greedily.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    set {
      values.lineBreakStrategy = newValue.rawValue
      if newValue != [] { noteOnce("NSParagraphStyle.lineBreakStrategy does nothing") }
    }
  }

  /// Takes over all of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
