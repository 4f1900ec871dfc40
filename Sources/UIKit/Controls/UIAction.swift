public import Foundation

/// Something that stands in a menu.
///
/// - Status: full
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is marked.
  public enum State: Int, Sendable { case off, on, mixed }

  /// How an element looks.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt
    /// Creates attributes from Apple's number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Grey and out of use.
    public static let disabled = Attributes(rawValue: 1)
    /// Red.
    public static let destructive = Attributes(rawValue: 2)
    /// Not there.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The element's name.
  open internal(set) var title: String
  /// A second line.
  open var subtitle: String?
  /// The element's picture.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A block to run, with a name and picture for where it is offered.
///
/// - Status: full
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name by which actions are told apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A block that an action runs.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The name by which the action is told apart.
  public let identifier: Identifier
  /// A longer description.
  open var discoverabilityTitle: String?
  /// How the action looks in a menu.
  open var attributes: Attributes
  /// Whether the action is marked in a menu.
  open var state: State
  /// What started the action; nil outside of the handler.
  open internal(set) var sender: Any?
  private let handler: Handler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Runs the action as a control does that was operated.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }
}

/// A group of actions and further menus.
///
/// - Status: partial (kept with what it belongs to; menus are not shown)
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// A name by which menus are told apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu stands in another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt
    /// Creates options from Apple's number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand in the outer menu.
    public static let displayInline = Options(rawValue: 1)
    /// Red.
    public static let destructive = Options(rawValue: 2)
    /// One element is marked.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The name by which the menu is told apart.
  public let identifier: Identifier
  /// How the menu stands in another.
  public let options: Options
  /// What stands in the menu.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
