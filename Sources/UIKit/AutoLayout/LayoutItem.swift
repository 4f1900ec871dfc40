/// What takes part in constraints: views and layout guides.
@MainActor
protocol LayoutItem: AnyObject {
  /// The item's place in its tree's engine.
  var layoutSlot: Int32 { get set }
}

/// Access to a constraint's item, which the API types as `AnyObject`.
@MainActor
enum ItemReference {
  /// The view whose bounds hold the item's rectangle: the view's superview or the guide's owner.
  static func container(of item: AnyObject) -> UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }

  /// The view that stands for the item in the tree: itself or the guide's owner.
  static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// The nearest view that holds both, each view holding itself.
  static func commonAncestor(_ one: UIView, _ other: UIView) -> UIView? {
    if one === other { return one }
    if one.superview === other { return other }
    if other.superview === one { return one }
    if let parent = one.superview, parent === other.superview { return parent }
    var seen = Set<ObjectIdentifier>()
    var here: UIView? = one
    while let view = here {
      seen.insert(ObjectIdentifier(view))
      here = view.superview
    }
    here = other
    while let view = here {
      if seen.contains(ObjectIdentifier(view)) { return view }
      here = view.superview
    }
    return nil
  }
}
