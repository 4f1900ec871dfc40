/// A length taken by bars at the top or bottom of a root view, in the form of older systems.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// How much of the view is covered, in points.
  var length: CGFloat { get }
  /// The top edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part.
  var heightAnchor: NSLayoutDimension { get }
}

/// The covered part of a root view as a guide.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  func layoutSupport(atTop isTop: Bool) -> any UILayoutSupport {
    if let guide = isTop ? edges.topGuide : edges.bottomGuide { return guide }
    loadViewIfNeeded()
    let owner = viewIfLoaded ?? UIView()
    let guide = BarLayoutGuide(
      kind: .bar(isTop: isTop), owner: owner,
      identifier: isTop ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide")
    owner.ownedGuides.append(guide)
    if isTop { edges.topGuide = guide } else { edges.bottomGuide = guide }
    return guide
  }
}
