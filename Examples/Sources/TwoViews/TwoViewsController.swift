import UIKit

/// Two tall views in a content view that is as wide as the scroll view: the heights and the
/// spaces between them make the height of the content, and nobody sets a content size.
final class TwoViewsController: UIViewController {
  let scrollView = UIScrollView()
  let contentView = UIView()
  let greenView = UIView()
  let whiteView = UIView()

  private let spacing: CGFloat = 15

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.backgroundColor = .systemBlue
    contentView.backgroundColor = .systemOrange
    greenView.backgroundColor = .systemGreen
    whiteView.backgroundColor = .white
    view.backgroundColor = .systemBackground

    add(scrollView, to: view)
    add(contentView, to: scrollView)
    add(greenView, to: contentView)
    add(whiteView, to: contentView)
    constrainScrollView()
    constrainTallViews()
  }

  private func add(_ child: UIView, to parent: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
  }

  /// The scroll view fills the screen, the content view fills the content and does not scroll
  /// sideways.
  private func constrainScrollView() {
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      contentView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
  }

  private func constrainTallViews() {
    for tall in [greenView, whiteView] {
      NSLayoutConstraint.activate([
        tall.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: spacing),
        contentView.trailingAnchor.constraint(equalTo: tall.trailingAnchor, constant: spacing),
      ])
    }
    NSLayoutConstraint.activate([
      greenView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: spacing),
      greenView.heightAnchor.constraint(equalToConstant: 400),
      whiteView.topAnchor.constraint(equalTo: greenView.bottomAnchor, constant: spacing),
      whiteView.heightAnchor.constraint(equalToConstant: 500),
      contentView.bottomAnchor.constraint(equalTo: whiteView.bottomAnchor, constant: spacing),
    ])
  }
}
