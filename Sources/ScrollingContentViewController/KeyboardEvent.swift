internal import UIKit

/// A frame of the keyboard that was announced.
struct KeyboardEvent {
  /// Where the keyboard will be, in screen coordinates.
  var frame: CGRect
  /// Whether it is on its way up or stays.
  var isShowing: Bool
  /// Seconds that its motion takes; 0 between two screens that both have a keyboard.
  var duration: TimeInterval
  /// The motion's curve, as UIKit numbers it.
  var curve: UInt
}
