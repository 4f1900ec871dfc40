internal import UIKit

/// Hears the keyboard's announcements and remembers the last, for screens that come later.
///
/// What it remembers belongs to the screen on which it happened: a new screen starts afresh.
@MainActor
final class KeyboardWatcher {
  static let shared = KeyboardWatcher()

  private weak var screen: UIScreen?
  private var last: KeyboardEvent?
  private var listeners: [Listener] = []

  private struct Listener { weak var manager: ScrollingContentViewManager? }

  /// The last event on the current screen.
  var lastEvent: KeyboardEvent? { screen === UIScreen.main ? last : nil }

  private init() {
    #if !os(visionOS)
      listen(to: UIResponder.keyboardWillShowNotification, isShowing: true)
      listen(to: UIResponder.keyboardWillHideNotification, isShowing: false)
    #endif
  }

  /// Tells `manager` of all events from now on.
  func add(_ manager: ScrollingContentViewManager) {
    listeners.removeAll { $0.manager == nil }
    listeners.append(Listener(manager: manager))
  }

  #if !os(visionOS)
    private func listen(to name: Notification.Name, isShowing: Bool) {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        notification in
        // Keyboard notifications are posted on the main actor, and the block runs at once.
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated {
          KeyboardWatcher.shared.receive(notification, isShowing: isShowing)
        }
      }
    }

    private func receive(_ notification: Notification, isShowing: Bool) {
      if let origin = notification.object as? UIScreen, origin !== UIScreen.main { return }
      let information = notification.userInfo ?? [:]
      let event = KeyboardEvent(
        frame: information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero,
        isShowing: isShowing,
        duration: (information[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?
          .doubleValue ?? 0,
        curve: (information[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue
          ?? 0)
      screen = UIScreen.main
      last = event
      for listener in listeners { listener.manager?.keyboardWillMove(event) }
    }
  #endif
}
