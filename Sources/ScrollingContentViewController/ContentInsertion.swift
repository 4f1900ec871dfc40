internal import UIKit

/// Puts a scroll view where a content view was.
///
/// A constraint's items cannot be changed, so each that ties the content view to its surroundings
/// is replaced by one of equal attributes, held by the same view. Constraints inside the content
/// view are left alone. An inactive constraint is known to no view and stays with the content view.
@MainActor
struct ContentInsertion {
  let contentView: UIView
  let scrollView: UIScrollView

  /// Gives the scroll view the content view's place; the content view is without superview after.
  func takePlace() {
    guard let parent = contentView.superview else { return }
    scrollView.frame = contentView.frame
    scrollView.autoresizingMask = contentView.autoresizingMask
    scrollView.translatesAutoresizingMaskIntoConstraints =
      contentView.translatesAutoresizingMaskIntoConstraints

    let stack = parent as? UIStackView
    let position = stack?.arrangedSubviews.firstIndex { $0 === contentView }
    if position != nil { stack?.removeArrangedSubview(contentView) }
    // Leaving the tree deactivates what reaches outside, so all of it is noted first.
    let crossing = crossingConstraints()
    if crossing.contains(where: { namesMargin($0.constraint) }) { takeOverMargins() }
    for item in crossing { item.constraint.isActive = false }

    let index = parent.subviews.firstIndex { $0 === contentView } ?? parent.subviews.count
    contentView.removeFromSuperview()
    if let stack, let position {
      stack.insertArrangedSubview(scrollView, at: position)
    } else {
      parent.insertSubview(scrollView, at: index)
    }
    scrollView.addSubview(contentView)
    for item in crossing {
      let holder = item.holder === contentView ? scrollView : item.holder
      holder.addConstraint(item.concernsContentView ? retargeted(item.constraint) : item.constraint)
    }
    contentView.removeFromSuperview()
  }

  // MARK: - Which constraints move

  private struct Crossing {
    let constraint: NSLayoutConstraint
    let holder: UIView
    /// False: it ties something inside the content view to the outside, and is kept as it is.
    let concernsContentView: Bool
  }

  private func crossingConstraints() -> [Crossing] {
    var found: [Crossing] = []
    var holder: UIView? = contentView
    while let view = holder {
      // Constraints that the system makes are of subclasses, or a stack view's own.
      for constraint in view.constraints
      where type(of: constraint) == NSLayoutConstraint.self
        && constraint.identifier?.hasPrefix("UISV-") != true
      {
        if let concerns = concern(of: constraint) {
          found.append(
            Crossing(constraint: constraint, holder: view, concernsContentView: concerns))
        }
      }
      holder = view.superview
    }
    return found
  }

  /// Nil for a constraint that is inside the content view or has nothing to do with it.
  private func concern(of constraint: NSLayoutConstraint) -> Bool? {
    let first = place(of: constraint.firstItem)
    let second = place(of: constraint.secondItem)
    switch (first, second) {
    case (.itself, .nothing), (.itself, .itself): return true
    case (.itself, .outside), (.outside, .itself): return true
    case (.inside, .outside), (.outside, .inside): return false
    default: return nil
    }
  }

  private enum Place { case nothing, itself, inside, outside }

  private func place(of item: AnyObject?) -> Place {
    guard let item else { return .nothing }
    if scrollViewItem(for: item) != nil { return .itself }
    let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    return view?.isDescendant(of: contentView) == true ? .inside : .outside
  }

  /// The scroll view's counterpart of the content view or of one of its system guides.
  private func scrollViewItem(for item: AnyObject) -> AnyObject? {
    if item === contentView { return scrollView }
    guard let guide = item as? UILayoutGuide, guide.owningView === contentView else { return nil }
    if guide === contentView.safeAreaLayoutGuide { return scrollView.safeAreaLayoutGuide }
    if guide === contentView.layoutMarginsGuide { return scrollView.layoutMarginsGuide }
    if guide === contentView.readableContentGuide { return scrollView.readableContentGuide }
    return nil
  }

  // MARK: - Equal constraints

  private func retargeted(_ old: NSLayoutConstraint) -> NSLayoutConstraint {
    func item(_ item: AnyObject?) -> AnyObject? { item.map { scrollViewItem(for: $0) ?? $0 } }
    guard let first = item(old.firstItem) else { return old }
    let new = NSLayoutConstraint(
      item: first, attribute: old.firstAttribute, relatedBy: old.relation,
      toItem: item(old.secondItem), attribute: old.secondAttribute, multiplier: old.multiplier,
      constant: old.constant)
    new.priority = old.priority
    new.identifier = old.identifier
    new.shouldBeArchived = old.shouldBeArchived
    return new
  }

  private func namesMargin(_ constraint: NSLayoutConstraint) -> Bool {
    let margins: Set<NSLayoutConstraint.Attribute> = [
      .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins,
    ]
    func names(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
      (item === contentView && margins.contains(attribute))
        || item === contentView.layoutMarginsGuide
    }
    return names(constraint.firstItem, constraint.firstAttribute)
      || names(constraint.secondItem, constraint.secondAttribute)
  }

  private func takeOverMargins() {
    var margins = contentView.layoutMargins
    if contentView.insetsLayoutMarginsFromSafeArea {
      let safeArea = contentView.safeAreaInsets
      margins.top -= safeArea.top
      margins.left -= safeArea.left
      margins.bottom -= safeArea.bottom
      margins.right -= safeArea.right
    }
    scrollView.insetsLayoutMarginsFromSafeArea = contentView.insetsLayoutMarginsFromSafeArea
    scrollView.layoutMargins = margins
  }
}
