/// A controller's wishes about the edges of its view.
struct EdgeWishes {
  var additionalSafeArea = UIEdgeInsets.zero
  var respectsMinimumMargins = true
  var extended = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsScrollViewInsets = true
  var topGuide: (any UILayoutSupport)?
  var bottomGuide: (any UILayoutSupport)?
}

/// Arithmetic of a controller's margins; pure.
enum ControllerMargins {
  /// The least leading and trailing margin of a root view of the given width, in points.
  ///
  /// - Evidence: measured at 375, 400, 414, 600, 667; assumed between 376 and 399;
  ///   Documentation/Evidence.md, root margins.
  static func side(width: CGFloat) -> CGFloat { width < 400 ? 16 : 20 }
}

extension UIViewController {
  func setAdditionalSafeArea(_ insets: UIEdgeInsets) {
    guard edges.additionalSafeArea != insets else { return }
    edges.additionalSafeArea = insets
    viewIfLoaded?.safeAreaMayHaveChanged()
  }

  /// Whether a navigation or tab bar controller shows this controller, whose content scroll view
  /// then gets the insets of bars even when its content is short.
  var isShownByBarContainer: Bool {
    edges.adjustsScrollViewInsets && containment.parent?.isBarContainer == true
  }

  var minimumMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? SimulatedDevice.current.bounds.width
    let side = ControllerMargins.side(width: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func setRespectsMinimumMargins(_ respects: Bool) {
    guard edges.respectsMinimumMargins != respects else { return }
    guard let view = viewIfLoaded else {
      edges.respectsMinimumMargins = respects
      return
    }
    let before = view.layoutMargins
    edges.respectsMinimumMargins = respects
    if view.layoutMargins != before { view.marginsChanged() }
  }

  func setExtendedEdges(_ extended: UIRectEdge) {
    guard edges.extended != extended else { return }
    edges.extended = extended
    containment.parent?.childBarWishesChanged(self)
  }

  func setIncludesOpaqueBars(_ includes: Bool) {
    guard edges.includesOpaqueBars != includes else { return }
    edges.includesOpaqueBars = includes
    containment.parent?.childBarWishesChanged(self)
  }

  var resolvedTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let inherited = containment.parent?.traitCollection ?? SimulatedDevice.current.traits
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    return UITraitCollection(
      traitsFrom: [
        inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
      ])
  }
}
