/// Light or dark look of a bar, in the form of older systems.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1

  /// The old name of a black bar that lets content show through.
  public static let blackTranslucent = UIBarStyle.black
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The heights of bars for which an image may be set.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// A bar that asks its delegate where it stands.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands that no controller manages.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where the bar stands; at the top of its superview's content unless answered otherwise.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default: the bar decides.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
