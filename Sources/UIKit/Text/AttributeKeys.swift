public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; 12 points of the system's without one.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether letters join, as a number; stored, it does nothing.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points added after each character, as a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added after each character, as a number.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`, for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The `UIColor` of outlines; stored, it does nothing.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines as a number; stored, it does nothing.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A named effect; stored, it does nothing.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or string that a tap opens.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points by which text is raised, as a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The `UIColor` of the line under the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The `UIColor` of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A slant as a number; other than 0 is drawn italic.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A widening as a number; stored, it does nothing.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Directions of embedded text; stored, it does nothing.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Whether lines run downwards; stored, it does nothing.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}
