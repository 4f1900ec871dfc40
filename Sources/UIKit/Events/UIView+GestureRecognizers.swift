extension UIView {
  func attach(_ gesture: UIGestureRecognizer) {
    guard gesture.view !== self else { return }
    gesture.view?.removeGestureRecognizer(gesture)
    withRareState { $0.gestureRecognizers.append(gesture) }
    gesture.view = self
  }

  func detach(_ gesture: UIGestureRecognizer) {
    guard gesture.view === self else { return }
    gesture.breakOff()
    rareState?.gestureRecognizers.removeAll { $0 === gesture }
    gesture.view = nil
  }

  func replaceGestureRecognizers(by gestures: [UIGestureRecognizer]) {
    for old in gestureRecognizers ?? [] where !gestures.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for new in gestures { addGestureRecognizer(new) }
  }
}

extension Array {
  /// The array, unless it is empty.
  var nilIfEmpty: Self? { isEmpty ? nil : self }
}
