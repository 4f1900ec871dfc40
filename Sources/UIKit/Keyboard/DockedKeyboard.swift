import Foundation

/// The keyboard at the foot of the screen: where it is, and the notifications of its moves.
///
/// It follows the first responder: a text input brings it, an `inputView` takes its place, an
/// `inputAccessoryView` lies on top and counts as a part of it.
@MainActor
final class DockedKeyboard {
  /// Height of the part of the screen that it covers, the safe area included; 0 while it is hidden.
  private(set) var height: CGFloat = 0
  private var arrival: MediaClock.Appointment?
  private var holdCount = 0

  /// Seconds that the keyboard takes to move, as its notifications say.
  ///
  /// - Evidence: observed; logs of keyboard notifications.
  static let duration = 0.25
  /// The undocumented curve of its move.
  ///
  /// - Evidence: observed; logs of keyboard notifications.
  static let curve = 7

  /// Runs `change`, in which the first responder may change several times, and moves only after it.
  func holding<Answer>(_ change: () -> Answer) -> Answer {
    holdCount += 1
    let answer = change()
    holdCount -= 1
    return answer
  }

  /// Moves to where the first responder needs it, unless it is held.
  ///
  /// A move from one input to another of the same height is announced with equal frames and no
  /// duration (assumed).
  func follow(_ device: SimulatedDevice) {
    guard holdCount == 0 else { return }
    let goal = DockedKeyboard.height(for: device.firstResponder, on: device)
    guard goal > 0 || height > 0 else { return }
    let start = height
    height = goal
    arrival?.cancel()
    let shows = goal > 0
    let userInfo = DockedKeyboard.userInfo(from: start, to: goal, on: device)
    // Not the device itself: it owns the clock that keeps the second pair until it is due.
    let screen = device.screen
    let post = { (name: Notification.Name) in
      NotificationCenter.default.post(name: name, object: screen, userInfo: userInfo)
    }
    let delay = start == goal ? 0 : DockedKeyboard.duration
    // Scheduled before anything is posted: an observer may move the focus on, which calls this off.
    arrival = device.clock.schedule(after: delay) {
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(
        shows
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(
      shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
  }

  private static func userInfo(
    from start: CGFloat, to end: CGFloat, on device: SimulatedDevice
  ) -> [AnyHashable: Any] {
    // A hidden keyboard lies just below the screen, as high as the one that comes or goes.
    let frame = { (height: CGFloat) in
      CGRect(
        x: 0, y: device.bounds.height - height, width: device.bounds.width,
        height: height > 0 ? height : max(start, end))
    }
    return [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame(start)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame(end)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
        value: start == end ? 0 : duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private static func height(
    for responder: UIResponder?, on device: SimulatedDevice
  ) -> CGFloat {
    guard let responder else { return 0 }
    let bottom = device.safeAreaInsets.bottom
    var height: CGFloat = 0
    if let view = inherited(\.inputView, from: responder) {
      height = naturalHeight(of: view) + bottom
    } else if responder.wantsKeyboard {
      height = device.model.keyboardHeight[isLandscape: device.isLandscape]
    }
    if let view = inherited(\.inputAccessoryView, from: responder) {
      height += naturalHeight(of: view) + (height > 0 ? 0 : bottom)
    }
    return height
  }

  /// Input views come from the first responder or from the next one that has any.
  private static func inherited(
    _ path: KeyPath<UIResponder, UIView?>, from responder: UIResponder
  ) -> UIView? {
    var current: UIResponder? = responder
    while let asked = current {
      if let view = asked[keyPath: path] { return view }
      current = asked.next
    }
    return nil
  }

  private static func naturalHeight(of view: UIView) -> CGFloat {
    view.bounds.height > 0 ? view.bounds.height : max(0, view.intrinsicContentSize.height)
  }
}
