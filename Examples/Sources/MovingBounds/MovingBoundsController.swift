import UIKit

/// Scrolls a plain view by moving the origin of its bounds: this is all that scrolling is.
final class MovingBoundsController: UIViewController {
  let squares = FourSquares()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    squares.add(to: view)
  }

  /// Shows the part of the content that begins `distance` points further down.
  func scroll(by distance: CGFloat) {
    var bounds = view.bounds
    bounds.origin.y += distance
    view.bounds = bounds
  }
}
