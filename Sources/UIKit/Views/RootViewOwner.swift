/// What a view knows of the controller whose root view it is.
@MainActor
protocol RootViewOwner: AnyObject {
  /// The responder above the root view.
  var rootViewOwnerResponder: UIResponder { get }
  /// A style that holds in the controller's whole tree.
  var rootViewOverrideStyle: UIUserInterfaceStyle { get }
  /// The least margins of the root view, without the safe area; nil when it has none.
  var rootViewMinimumMargins: NSDirectionalEdgeInsets? { get }

  /// Called before the root view comes into a window or leaves it.
  func rootViewWillMove(to window: UIWindow?)
  /// Called after the root view has come into a window or left it.
  func rootViewDidMoveToWindow()
  /// The safe area of the root view, given what geometry leaves of the superview's.
  func rootViewSafeArea(from inherited: UIEdgeInsets) -> UIEdgeInsets
  /// Called before the root view lays out its subviews.
  func rootViewWillLayoutSubviews()
  /// Called after the root view has laid out its subviews.
  func rootViewDidLayoutSubviews()
  /// Called in the root view's turn of the update pass.
  func rootViewUpdateConstraints()
  /// Called when the root view's safe area has changed.
  func rootViewSafeAreaDidChange()
  /// Called when the root view's margins have changed.
  func rootViewMarginsDidChange()
}

/// A controller that shows others under or over its bars.
@MainActor
protocol BarContainer: AnyObject {}
