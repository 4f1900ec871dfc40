internal import UIKit

/// What can be wrong with the way a content view was set up, in sentences that name the mend.
@MainActor
enum SetUpProblem {
  /// Why `new` cannot become the content view; nil if it can.
  static func inAssigning(
    _ new: UIView?, after old: UIView?, host: UIViewController, scrollView: UIScrollView
  ) -> String? {
    guard let new else {
      return old == nil
        ? nil : "contentView cannot become nil again; assign an empty UIView to show nothing"
    }
    let root: UIView = host.view
    if new === root {
      return "the root view of \(type(of: host)) cannot become its contentView now; "
        + "call loadView(forContentView:) in loadView(), after super.loadView()"
    }
    if new === scrollView || scrollView.isDescendant(of: new) {
      return "\(type(of: new)) holds the scroll view and cannot become contentView; "
        + "assign a view that is not around it"
    }
    if new.superview != nil, !new.isDescendant(of: root) {
      return "contentView is not inside the view of \(type(of: host)); "
        + "add it to that view first, or assign it without a superview"
    }
    return nil
  }

  static func superNotCalled(by host: UIViewController.Type) -> String {
    "\(host) does not call super.viewDidLoad(); call it first in viewDidLoad(), "
      + "or the content view is not made to scroll"
  }

  /// What is missing when neither axis of the content view has a size; nil if one has.
  static func inSize(of contentView: UIView, host: UIViewController) -> String? {
    let size = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard size.width <= 0, size.height <= 0 else { return nil }
    return "the contentView of \(type(of: host)) has neither a width nor a height; give it an "
      + "unbroken chain of constraints from edge to edge, or an intrinsicContentSize"
  }
}
