/// Who is told by a recogniser.
enum GestureReceiver {
  case method(WeakTarget, Selector)
  case handler(GestureHandler)

  func matches(_ target: Any?, _ action: Selector) -> Bool {
    guard case .method(let known, let knownAction) = self else { return false }
    return knownAction == action && known.matches(target)
  }

  func matchesIfGiven(_ target: Any?, _ action: Selector?) -> Bool {
    guard case .method(let known, let knownAction) = self else { return false }
    return (action == nil || knownAction == action) && (target == nil || known.matches(target))
  }

  var isMethod: Bool {
    if case .method = self { true } else { false }
  }
}

/// A block that a recogniser calls.
@MainActor
public final class GestureHandler {
  let body: (UIGestureRecognizer) -> Void

  init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
}

/// A recogniser that is not kept alive.
struct WeakGesture {
  weak var gesture: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// Calls `body` when the recogniser recognises, and at each further change.
  ///
  /// This is not Apple's: it takes the place of `#selector`, which Linux lacks.
  ///
  /// - Returns: What `removeAction(_:)` takes.
  @discardableResult
  public final func addAction(_ body: @escaping (UIGestureRecognizer) -> Void) -> GestureHandler {
    let handler = GestureHandler(body)
    receivers.append(.handler(handler))
    return handler
  }

  /// Stops calling a block.
  public final func removeAction(_ handler: GestureHandler) {
    receivers.removeAll {
      if case .handler(let known) = $0 { known === handler } else { false }
    }
  }

  /// Tells all that the recogniser is in `state`.
  final func tell(_ state: State) {
    let before = life.shownState
    life.shownState = state
    for receiver in receivers {
      switch receiver {
      case .handler(let handler): handler.body(self)
      case .method(let target, let action):
        if target.isResponderChain {
          sendUpwards(action)
        } else if let object = target.object {
          SelectorCall.send(action, to: object, [self])
        }
      }
    }
    life.shownState = before
  }

  private func sendUpwards(_ action: Selector) {
    var responder: UIResponder? = view
    while let here = responder {
      if here.dispatch(action, [self]) { return }
      responder = here.next
    }
  }
}
