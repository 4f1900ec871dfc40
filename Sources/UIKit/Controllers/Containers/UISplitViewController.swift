/// A list and a detail: beside each other where there is room, one over the other on a phone.
///
/// - Status: partial (as on a phone, always collapsed into one stack; on a tablet the list stands
///   beside the detail).
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  /// A column by its role.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary

    /// The old name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The old name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The old name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Width of the list's column on a tablet, in points.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, split views.
  static let listWidth: CGFloat = 320

  /// How many columns there are.
  public private(set) final var style = Style.unspecified
  private final var columns: [Column: UIViewController] = [:]
  private final var shown: [UIViewController] = []

  // MARK: - Creating

  /// Creates a controller of the older form, whose list and detail are set by `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - Columns

  /// Told about columns that come and go.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// List and detail.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      for controller in viewControllers where !newValue.contains(where: { $0 === controller }) {
        leave(controller)
      }
      columns = [:]
      columns[.primary] = newValue.first
      if newValue.count > 1 { columns[.secondary] = newValue[newValue.count - 1] }
      if newValue.count > 2 { columns[.supplementary] = newValue[1] }
      arrange()
    }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column], old !== vc { leave(old) }
    columns[column] = vc
    arrange()
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Whether all columns share one place, as on a phone.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Which columns are seen.
  open var displayMode: DisplayMode {
    isCollapsed || preferredDisplayMode == .secondaryOnly ? .secondaryOnly : .oneBesideSecondary
  }

  /// Which columns the app wants to be seen.
  open var preferredDisplayMode: DisplayMode = .automatic { didSet { arrange() } }

  /// A button that shows and hides the list.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private final lazy var modeButton = UIBarButtonItem(
    barButtonSystemItem: .rewind, target: self, action: UISplitViewController.toggleList)
  private static let toggleList = Selector("toggleList:")

  /// Width of the list's column, in points.
  open var primaryColumnWidth: CGFloat {
    isCollapsed ? view.bounds.width : UISplitViewController.listWidth
  }

  /// Brings the column's controller to the front where they share one place.
  open func show(_ column: Column) {
    guard let controller = columns[column], isCollapsed else { return }
    if let navigation = columns[.primary] as? UINavigationController, column != .primary {
      pushIfNeeded(controller, on: navigation)
    }
  }

  /// Shows a controller as the detail; on a phone it is pushed on the list's stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let navigation = columns[.primary] as? UINavigationController {
      pushIfNeeded(vc, on: navigation)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  /// Answers the button that shows and hides the list.
  @discardableResult
  open override func dispatch(_ selector: Selector, _ arguments: [Any?]) -> Bool {
    guard selector == UISplitViewController.toggleList else {
      return super.dispatch(selector, arguments)
    }
    preferredDisplayMode =
      preferredDisplayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    return true
  }

  private func pushIfNeeded(_ controller: UIViewController, on navigation: UINavigationController) {
    // A navigation controller cannot stand on another's stack; its screens can.
    let screens = (controller as? UINavigationController)?.viewControllers ?? [controller]
    if controller is UINavigationController {
      (controller as? UINavigationController)?.setViewControllers([], animated: false)
    }
    for screen in screens where !navigation.viewControllers.contains(where: { $0 === screen }) {
      navigation.pushViewController(screen, animated: true)
    }
  }

  // MARK: - Layout

  /// Shows the columns that are to be seen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
  }

  /// Gives the columns their frames.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeColumns()
  }

  /// The controllers to be seen: on a phone the list, or the detail if the delegate wants it.
  private var wanted: [UIViewController] {
    let list = columns[.primary]
    let detail = columns[.secondary]
    guard isCollapsed else {
      return displayMode == .secondaryOnly
        ? [detail ?? list].compactMap { $0 } : [list, detail].compactMap { $0 }
    }
    if let compact = columns[.compact] { return [compact] }
    guard let list else { return [detail].compactMap { $0 } }
    guard let detail else { return [list] }
    let staysWithList =
      delegate?.splitViewController(self, collapseSecondary: detail, onto: list) ?? false
    if !staysWithList, style == .unspecified, !(list is UINavigationController) { return [detail] }
    return [list]
  }

  private func arrange() {
    guard isViewLoaded else { return }
    let now = wanted
    for controller in shown where !now.contains(where: { $0 === controller }) { leave(controller) }
    for controller in now where controller.containment.parent !== self {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    shown = now
    view.setNeedsLayout()
  }

  private func leave(_ controller: UIViewController) {
    guard controller.containment.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func placeColumns() {
    let bounds = view.bounds
    guard shown.count == 2 else {
      shown.first?.viewIfLoaded?.frame = bounds
      return
    }
    let width = UISplitViewController.listWidth
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    shown[0].viewIfLoaded?.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    shown[1].viewIfLoaded?.frame = CGRect(
      x: isMirrored ? 0 : width, y: 0, width: bounds.width - width, height: bounds.height)
  }
}

/// Decides about the columns of a split view.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the list stays in front when the columns are put together; no unless answered
  /// otherwise.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// The default: no.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { false }
}
