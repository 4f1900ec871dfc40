/// How reusable views are made, and those that are out of use.
///
/// A class, since making a view ready runs an app's code, which may ask for another view.
@MainActor
final class ReuseStore<View: ReusableView> {
  private var makers: [String: () -> View] = [:]
  private var idle: [String: [View]] = [:]

  /// Has a class make views of an identifier; nil takes the class back.
  func register<Kind>(
    _ type: Kind?, _ identifier: String, _ make: @escaping (Kind) -> View
  ) {
    makers[identifier] = type.map { type in { make(type) } }
    idle[identifier] = nil
  }

  /// Has a closure make views of an identifier.
  func register(_ identifier: String, _ make: @escaping () -> View) {
    makers[identifier] = make
    idle[identifier] = nil
  }

  /// A view that is out of use, made ready, or a new one; nil if none can be made.
  func dequeue(_ identifier: String) -> View? {
    if let view = idle[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return makers[identifier]?()
  }

  /// Takes a view that is no longer seen.
  func recycle(_ view: View) {
    guard let identifier = view.reuseIdentifier else { return }
    recycle(view, as: identifier)
  }

  /// Takes a view that is no longer seen, under an identifier.
  func recycle(_ view: View, as identifier: String) {
    idle[identifier, default: []].append(view)
  }
}

/// A view that lists use again for other content.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}
