internal import Foundation
internal import TextLayout

/// Where lines stand between the margins.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both, spaces stretched.
  case justified
  /// By the direction of the language.
  case natural
}

/// What happens to text that does not fit its line.
public enum NSLineBreakMode: Int, Sendable {
  /// The line ends between words.
  case byWordWrapping
  /// The line ends between characters.
  case byCharWrapping
  /// The line is cut off.
  case byClipping
  /// An ellipsis stands for the beginning.
  case byTruncatingHead
  /// An ellipsis stands for the end.
  case byTruncatingTail
  /// An ellipsis stands for the middle.
  case byTruncatingMiddle
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
  /// By the text.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: Int
  /// Creates a style from Apple's number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots; drawn whole.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes; drawn whole.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots; drawn whole.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes and pairs of dots; drawn whole.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only under words; drawn under spaces as well.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSTextAlignment {
  /// The same in text layout.
  var placement: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  /// The same in text layout.
  var lineBreak: ParagraphStyle.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}
