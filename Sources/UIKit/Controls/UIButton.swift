public import Foundation

/// A title, a picture or both, to be tapped.
///
/// Without a configuration the button follows the old rules (title and picture per state, edge
/// insets); with one the configuration decides all.
///
/// - Status: partial (menus are kept, not shown; touches come with event delivery)
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of a button, which decides its looks.
  public enum ButtonType: Int, Sendable {
    /// Nothing of its own; a white title.
    case custom
    /// The tint colour and a picture as a template.
    case system
    /// A chevron in a circle.
    case detailDisclosure
    /// An i in a circle.
    case infoLight
    /// An i in a circle.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// That of a pane, for large screens; as `system`.
    case plain
    /// A cross in a circle.
    case close
    /// The old name of `system`.
    public static let roundedRect = ButtonType.system
  }

  // MARK: - Stored state

  final var typeOfButton = ButtonType.custom
  /// Titles, pictures and colours by state.
  final var stateContents = ButtonStateContents()
  final var storedConfiguration: Configuration?
  final var madeTitleLabel: ButtonTitleLabel?
  final var madeImageView: UIImageView?
  final var madeSubtitleLabel: UILabel?
  final var madeBackgroundView: UIImageView?
  final var madeIndicator: UIActivityIndicatorView?

  // MARK: - Creating

  /// Creates a custom button with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(type: .custom)
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setUp(type: buttonType)
  }

  /// Creates a button of a kind that runs an action; title and picture are the action's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with the given frame that runs an action; title and picture are its.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a system button with a configuration that runs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// Creates a button of a kind with a target.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Creates a button from a document; the loader sets its kind.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(type: .custom)
  }

  /// The kind of the button.
  open var buttonType: ButtonType { typeOfButton }

  // MARK: - Content by state

  /// Sets the title of a state; the normal one stands for states without their own.
  open func setTitle(_ title: String?, for state: State) {
    stateContents.change(state) { $0.title = title }
    contentChanged()
  }
  /// The title set for a state.
  open func title(for state: State) -> String? { stateContents.title(for: state) }
  /// Sets the title with attributes of a state; it wins over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    stateContents.change(state) { $0.attributedTitle = title }
    contentChanged()
  }
  /// The title with attributes set for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    stateContents.attributedTitle(for: state)
  }
  /// Sets the title's colour of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    stateContents.change(state) { $0.titleColor = color }
    contentChanged(affectsSize: false)
  }
  /// The title's colour of a state.
  open func titleColor(for state: State) -> UIColor? { resolvedTitleColor(for: state) }
  /// Sets the colour of the title's shadow of a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    stateContents.change(state) { $0.titleShadowColor = color }
    contentChanged(affectsSize: false)
  }
  /// The colour of the title's shadow of a state.
  open func titleShadowColor(for state: State) -> UIColor? {
    stateContents.titleShadowColor(for: state)
  }
  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    stateContents.change(state) { $0.image = image }
    contentChanged()
  }
  /// The picture of a state.
  open func image(for state: State) -> UIImage? { stateContents.image(for: state) }
  /// Sets the picture behind all of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    stateContents.change(state) { $0.backgroundImage = image }
    contentChanged()
  }
  /// The picture behind all of a state.
  open func backgroundImage(for state: State) -> UIImage? {
    stateContents.backgroundImage(for: state)
  }
  /// Sets the size of symbols of a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    stateContents.change(state) { $0.symbolConfiguration = configuration }
    contentChanged()
  }
  /// The size of symbols of a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { stateContents.symbolConfiguration(for: state) }

  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }
  /// The title with attributes that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's colour that is shown.
  open var currentTitleColor: UIColor { resolvedTitleColor(for: state) }
  /// The colour of the title's shadow that is shown.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The picture that is shown.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture behind all that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: - Configuration

  /// What decides all of the button's looks; nil for the old rules.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      configurationChanged()
    }
  }
  /// Changes the configuration when the state has changed.
  open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration's defaults follow the state.
  open var automaticallyUpdatesConfiguration = true
  /// Asks for `updateConfiguration()`; it runs at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Changes the configuration for the present state: calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: - Insets

  /// Room around title and picture in points; any but zero replaces the 6 above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Moves the title without changing the natural size, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the picture without changing the natural size, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: - Looks

  /// Whether the picture is darker while pressed.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture is lighter while out of use.
  open var adjustsImageWhenDisabled = true
  /// Whether a glow is shown while pressed.
  ///
  /// - Status: inert (nothing glows)
  open var showsTouchWhenHighlighted = false {
    didSet {
      if showsTouchWhenHighlighted { noteOnce("UIButton.showsTouchWhenHighlighted does nothing") }
    }
  }
  /// Whether the title's shadow moves to the other side while pressed.
  ///
  /// - Status: inert (it stays)
  open var reversesTitleShadowWhenHighlighted = false {
    didSet {
      if reversesTitleShadowWhenHighlighted {
        noteOnce("UIButton.reversesTitleShadowWhenHighlighted does nothing")
      }
    }
  }
  /// The picture's and title's tint; the system's kind colours its title with it.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContentViews()
  }
  /// The menu of the button; kept, not shown.
  open var menu: UIMenu?
  /// Whether a tap opens the menu; kept.
  open var showsMenuAsPrimaryAction = false
  /// Whether the title follows the menu's marked element; kept.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      if changesSelectionAsPrimaryAction {
        noteOnce("UIButton.changesSelectionAsPrimaryAction does nothing")
      }
    }
  }
  /// What the button is for, so that the system may change its looks; kept.
  open var role = Role.normal

  // MARK: - Parts

  /// The label of the title; made when first asked for.
  open var titleLabel: UILabel? { makeTitleLabel() }
  /// The view of the picture; made when first asked for.
  open var imageView: UIImageView? { makeImageView() }
  /// The label of a configuration's second line.
  open var subtitleLabel: UILabel? { makeSubtitleLabel() }

  // MARK: - Layout

  /// The size of title and picture with insets.
  open override var intrinsicContentSize: CGSize { performIntrinsicContentSize() }
  /// The natural size; a configuration's title wraps at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { performSizeThatFits(size) }
  /// Places title and picture.
  open override func layoutSubviews() {
    super.layoutSubviews()
    performLayoutSubviews()
  }
  /// The rectangle of the background, in bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle for title and picture, in bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// The rectangle of the title in that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    performTitleRect(in: contentRect)
  }
  /// The rectangle of the picture in that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    performImageRect(in: contentRect)
  }
  package override func heightForLayout(width: CGFloat) -> CGFloat? {
    guard storedConfiguration != nil else { return nil }
    return performSizeThatFits(CGSize(width: width, height: 0)).height
  }
  open override var forFirstBaselineLayout: UIView {
    storedConfiguration == nil && madeTitleLabel == nil ? self : makeTitleLabel()
  }
  open override var forLastBaselineLayout: UIView { forFirstBaselineLayout }
  package override var firstBaselineFromTop: CGFloat? { performBaseline().fromTop }
  package override var lastBaselineFromBottom: CGFloat? { performBaseline().fromBottom }

  /// Draws a configuration's background.
  open override func draw(_ rect: CGRect) { performDrawBackground() }

  override func stateDidChange() {
    if automaticallyUpdatesConfiguration { updateConfiguration() }
    updateContentViews()
    super.stateDidChange()
  }

  /// Follows the user's size of text and the style.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }
}

extension UIButton {
  /// What a button is for.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if storedConfiguration != nil {
      if storedConfiguration?.title == nil, !action.title.isEmpty {
        storedConfiguration?.title = action.title
      }
      if storedConfiguration?.image == nil { storedConfiguration?.image = action.image }
      configurationChanged()
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }
}
