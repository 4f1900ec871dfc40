/// A button of a navigation bar or toolbar.
///
/// - Status: partial (menus come later).
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How the button stands out.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3

    /// The old name of a plain button.
    public static let bordered = Style.plain
  }

  /// The buttons that the system names and draws.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close
  }

  /// The system's button that this is, if it is one.
  public internal(set) final var systemItem: SystemItem?

  /// Creates a button that shows nothing.
  public override init() { super.init() }

  /// Creates an item of a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a text.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: AnyObject?, action: Selector?
  ) {
    self.init()
    self.title = title
    (self.style, self.target, self.action) = (style, target, action)
  }

  /// Creates a button with an image.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: AnyObject?, action: Selector?
  ) {
    self.init()
    self.image = image
    (self.style, self.target, self.action) = (style, target, action)
  }

  /// Creates a button with an image and another for low bars.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style,
    target: AnyObject?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    (self.target, self.action) = (target, action)
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space that takes what other items leave.
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  /// A space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// How the button stands out.
  open var style: Style = .plain { didSet { itemChanged() } }
  /// The width in points; 0 takes the content's.
  open var width: CGFloat = 0 { didSet { itemChanged() } }
  /// A view in place of the button.
  open var customView: UIView? { didSet { itemChanged() } }
  /// What the button's action is sent to; nil goes up the chain of responders.
  open weak var target: AnyObject?
  /// The action sent when the button is tapped.
  open var action: Selector?
  /// The accent colour of the button; the bar's when nil.
  open var tintColor: UIColor? { didSet { itemChanged() } }
  /// Whether the item takes no room and is not shown.
  open var isHidden = false { didSet { itemChanged() } }
  /// All the titles the button may have; it keeps room for the widest.
  open var possibleTitles: Set<String>? { didSet { itemChanged() } }
}

extension UIBarButtonItem {
  /// Whether the item is a space.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The text shown: the item's own, or the one that belongs to the system's button.
  ///
  /// - Evidence: documented (English); Documentation/Evidence.md, bars.
  var shownTitle: String? {
    if let title { return title }
    switch systemItem {
    case .done: return "Done"
    case .cancel: return "Cancel"
    case .edit: return "Edit"
    case .save: return "Save"
    case .undo: return "Undo"
    case .redo: return "Redo"
    default: return nil
    }
  }

  /// Calls the action, as a tap does.
  package func sendAction() {
    guard isEnabled, let action else { return }
    if let target {
      SelectorCall.send(action, to: target, [self, nil])
      return
    }
    var responder =
      SimulatedDevice.current.firstResponder
      ?? SimulatedDevice.current.windows.last?.rootViewController
    while let here = responder {
      if here.dispatch(action, [self, nil]) { return }
      responder = here.next
    }
  }
}
