/// What bars show: a title or an image.
///
/// - Status: partial (attributes of titles by state are those of the normal state).
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The bar's view that must follow the item's changes.
  final weak var observer: (any BarItemObserver)?
  final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item that shows nothing.
  public override init() { super.init() }

  /// Creates an item of a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) { super.init() }

  /// The text shown.
  open var title: String? { didSet { itemChanged() } }
  /// The image shown in the text's place, or above it in a tab bar.
  open var image: UIImage? { didSet { itemChanged() } }
  /// The image shown where the bar is low; `image` when nil.
  open var landscapeImagePhone: UIImage? { didSet { itemChanged() } }
  /// How far the image is moved from each edge, in points.
  open var imageInsets: UIEdgeInsets = .zero { didSet { itemChanged() } }
  /// Whether the item answers to touches; it is dimmed when not.
  open var isEnabled = true { didSet { itemChanged() } }
  /// A number by which app code finds an item.
  open var tag = 0

  /// Sets font, colour and the like of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    itemChanged()
  }

  /// Font, colour and the like of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  final func itemChanged() { observer?.barItemChanged(self) }
}

/// A bar that shows items.
@MainActor
protocol BarItemObserver: AnyObject {
  func barItemChanged(_ item: UIBarItem)
}
