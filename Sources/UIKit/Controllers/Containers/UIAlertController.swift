/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How the button stands out.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The button's text.
  public final let title: String?
  /// How the button stands out.
  public final let style: Style
  /// Whether the button may be tapped.
  open var isEnabled = true { didSet { onChange?() } }
  final let handler: ((UIAlertAction) -> Void)?
  final var onChange: (() -> Void)?

  /// Creates a button and what it does.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A message with buttons, in the middle of the screen or at its bottom.
///
/// - Status: partial (fields of text are shown and filled in; it comes and goes without animation).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the message stands.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// Where the message stands.
  public private(set) final var preferredStyle = Style.alert
  private final var buttons: [UIAlertAction] = []
  private final var fields: [UITextField] = []

  /// Creates a message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The text below the title.
  open var message: String? { didSet { rebuildIfLoaded() } }
  /// The title.
  open override var title: String? { didSet { rebuildIfLoaded() } }
  /// The buttons in the order they were added.
  open var actions: [UIAlertAction] { buttons }
  /// The button that return taps.
  open var preferredAction: UIAlertAction? { didSet { rebuildIfLoaded() } }
  /// The fields of text of an alert.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    buttons.append(action)
    action.onChange = { [weak self] in self?.rebuildIfLoaded() }
    rebuildIfLoaded()
  }

  /// Adds a field of text to an alert.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    fields.append(field)
    rebuildIfLoaded()
  }

  /// Taps a button: dismisses the message, then runs what the button does.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }

  // MARK: - View

  override var automaticPresentationStyle: UIModalPresentationStyle { .overFullScreen }

  override func makeDefaultView() -> UIView { AlertView(frame: SimulatedDevice.current.bounds) }

  /// Builds the card.
  open override func viewDidLoad() {
    super.viewDidLoad()
    rebuildIfLoaded()
  }

  private func rebuildIfLoaded() {
    guard let card = viewIfLoaded as? AlertView else { return }
    card.show(
      AlertView.Content(
        title: title, message: message, fields: fields, actions: sortedActions,
        preferred: preferredAction, isSheet: preferredStyle == .actionSheet)
    ) { [weak self] action in self?.choose(action) }
  }

  /// The buttons as they stand: the one that cancels goes last, or first of two in an alert.
  private var sortedActions: [UIAlertAction] {
    let cancel = buttons.filter { $0.style == .cancel }
    let others = buttons.filter { $0.style != .cancel }
    return preferredStyle == .alert && buttons.count == 2 ? cancel + others : others + cancel
  }
}
