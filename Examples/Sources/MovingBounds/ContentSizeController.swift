import UIKit

/// The same four views in a scroll view, whose content size is set by hand.
final class ContentSizeController: UIViewController {
  let squares = FourSquares()
  let scrollView = UIScrollView()

  override func loadView() {
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.backgroundColor = .systemBackground
    scrollView.contentInsetAdjustmentBehavior = .never
    squares.add(to: scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 1500)
  }
}
