public import UIKit

/// A view controller with a content view that scrolls by itself when it does not fit.
///
/// Connect `contentView` in a storyboard, to the root view or a view inside, or assign it in
/// `viewDidLoad`. The root view, `view`, is then the still background behind the scroll view.
///
///     final class SignUpViewController: ScrollingContentViewController {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         contentView = SignUpForm()
///       }
///     }
open class ScrollingContentViewController: UIViewController {
  private lazy var manager = ScrollingContentViewManager(hostViewController: self)
  /// What the storyboard connected before the views were there.
  private var connectedContentView: UIView?
  private var hasLoaded = false

  /// The view that scrolls. Set by the storyboard, in `viewDidLoad` after the call of super, or later.
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  open var contentView: UIView! {
    get { manager.contentView ?? connectedContentView }
    set {
      if hasLoaded {
        manager.contentView = newValue
      } else {
        connectedContentView = newValue
      }
    }
  }

  /// The scroll view of which the content view is a child.
  open var scrollView: ScrollingContentScrollView { manager.scrollView }

  /// Whether the content view shrinks to the space above the keyboard, as far as its constraints
  /// allow. Default: false, only the range of scrolling grows.
  #if canImport(ObjectiveC)
    @IBInspectable
  #endif
  open var shouldResizeContentViewForKeyboard: Bool {
    get { manager.shouldResizeContentViewForKeyboard }
    set { manager.shouldResizeContentViewForKeyboard = newValue }
  }

  /// Whether `additionalSafeAreaInsets` follows the keyboard. Default: true.
  #if canImport(ObjectiveC)
    @IBInspectable
  #endif
  open var shouldAdjustAdditionalSafeAreaInsetsForKeyboard: Bool {
    get { manager.shouldAdjustAdditionalSafeAreaInsetsForKeyboard }
    set { manager.shouldAdjustAdditionalSafeAreaInsetsForKeyboard = newValue }
  }

  /// Loads the views; if the content view is the root view, puts a fresh root view behind it.
  open override func loadView() {
    super.loadView()
    if let connectedContentView { manager.loadView(forContentView: connectedContentView) }
  }

  /// Puts the connected content view in the scroll view; subclasses call super first.
  open override func viewDidLoad() {
    super.viewDidLoad()
    hasLoaded = true
    if let connectedContentView {
      self.connectedContentView = nil
      manager.contentView = connectedContentView
    }
  }

  /// Checks the set-up; subclasses call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasLoaded { manager.warn(SetUpProblem.superNotCalled(by: type(of: self))) }
    manager.viewWillAppear(animated)
  }

  /// Follows the safe area; subclasses call super.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    manager.viewSafeAreaInsetsDidChange()
  }

  /// Keeps the upper left corner of the content in place; subclasses call super.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    manager.viewWillTransition(to: size, with: coordinator)
  }

  #if os(Linux)
    /// Takes what a document connects: without Objective-C only this member can hand it on.
    open override func setValue(_ value: Any?, forKey key: String) {
      switch (key, value) {
      case ("contentView", let view as UIView): contentView = view
      case ("shouldResizeContentViewForKeyboard", let flag as Bool):
        shouldResizeContentViewForKeyboard = flag
      case ("shouldAdjustAdditionalSafeAreaInsetsForKeyboard", let flag as Bool):
        shouldAdjustAdditionalSafeAreaInsetsForKeyboard = flag
      default: super.setValue(value, forKey: key)
      }
    }
  #endif
}
