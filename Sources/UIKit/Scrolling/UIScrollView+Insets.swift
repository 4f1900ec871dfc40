/// Insets of a scroll view: what was set and what is in force.
struct ScrollInsets {
  var content = UIEdgeInsets.zero
  var adjusted = UIEdgeInsets.zero
}

extension UIScrollView {
  /// Works out the adjusted inset anew; tells when it has changed.
  func adjustedInsetMayHaveChanged() {
    let new = contentInset + safeAreaPart
    let old = insets.adjusted
    guard new != old else { return }
    let rested = CGPoint(x: -old.left, y: -old.top)
    let offset = contentOffset
    insets.adjusted = new
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    // A view at rest at its top edge stays there when bars or sensors change the inset.
    let safeAreaMoved = new.top - old.top != 0 && safeAreaPart.top != 0
    let target = CGPoint(
      x: offset.x == rested.x && safeAreaPart.left != 0 ? -new.left : offset.x,
      y: offset.y == rested.y && safeAreaMoved ? -new.top : offset.y)
    performSetOffset(clampedIfIllegal(target))
    updateSafeAreaOfSubviews()
  }

  /// The safe area's edges that the behaviour adds.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, adjusted inset.
  var safeAreaPart: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes, .automatic:
      let vertical = isScrollableVertically || isControllersContent
      return UIEdgeInsets(
        top: vertical ? safe.top : 0, left: isScrollableHorizontally ? safe.left : 0,
        bottom: vertical ? safe.bottom : 0, right: isScrollableHorizontally ? safe.right : 0)
    }
  }

  private var isScrollableVertically: Bool {
    isScrollEnabled
      && (contentSize.height > bounds.height || (alwaysBounceVertical && bounces))
  }

  private var isScrollableHorizontally: Bool {
    isScrollEnabled
      && (contentSize.width > bounds.width || (alwaysBounceHorizontal && bounces))
  }

  /// Whether it is the content scroll view of a controller that a bar container shows.
  private var isControllersContent: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    var view: UIView = self
    while view.owner == nil {
      guard let parent = view.superview, parent.subviews.first === view else { return false }
      view = parent
    }
    guard let controller = view.owner as? UIViewController else { return false }
    return controller.parent is any BarContainer
  }

  /// The safe area's edges that were used up as inset.
  var consumedSafeArea: UIEdgeInsets { safeAreaPart }
}
