/// What bars show for a controller; made when it is first asked for.
struct BarState {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBar = false
  var isEditing = false
  var editButton: UIBarButtonItem?
  /// The scroll view that moves under the bars, where an app has said which.
  weak var contentScrollView: UIScrollView?
}

extension UIViewController {
  func makeNavigationItem() -> UINavigationItem {
    if let item = barState.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    barState.navigationItem = item
    return item
  }

  func makeTabBarItem() -> UITabBarItem {
    if let item = barState.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barState.tabBarItem = item
    return item
  }

  static let toggleEditing = Selector("toggleEditing:")

  func makeEditButton() -> UIBarButtonItem {
    if let button = barState.editButton { return button }
    let button = UIBarButtonItem(
      barButtonSystemItem: .edit, target: self, action: UIViewController.toggleEditing)
    barState.editButton = button
    return button
  }

  func performSetEditing(_ editing: Bool) {
    barState.isEditing = editing
    barState.editButton?.title = editing ? "Done" : "Edit"
    barState.editButton?.style = editing ? .done : .plain
  }

  /// Puts a document's item in the place of the one that would be made.
  package func adopt(navigationItem item: UINavigationItem) {
    barState.navigationItem = item
    if item.title == nil, let title { item.title = title }
  }

  func titleChanged() {
    barState.navigationItem?.title = title
    barState.tabBarItem?.title = title
    containment.parent?.childBarWishesChanged(self)
  }

  /// The nearest navigation controller that contains this controller.
  public var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// The nearest tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

  /// The nearest split view controller that contains this controller.
  public var splitViewController: UISplitViewController? {
    nearestAncestor(UISplitViewController.self)
  }

  /// The scroll view that moves under bars: the one an app has named, the view itself, or the first
  /// of the first subviews.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, content scroll view.
  var mainScrollView: UIScrollView? {
    if let named = barState.contentScrollView { return named }
    var here = viewIfLoaded
    while let view = here {
      if let scroll = view as? UIScrollView { return scroll }
      here = view.subviews.first
      if here?.owner != nil { return nil }
    }
    return nil
  }
}
