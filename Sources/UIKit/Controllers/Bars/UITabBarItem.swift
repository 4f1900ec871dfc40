/// A tab: an image above a title.
///
/// - Status: partial (badges are drawn as a plain red pill).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The tabs that the system names and draws.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The system's tab that this is, if it is one.
  public internal(set) final var systemItem: SystemItem?

  /// Creates a tab that shows nothing.
  public override init() { super.init() }

  /// Creates an item of a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a tab with a title, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates a tab with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// The image while the tab is selected; `image` when nil.
  open var selectedImage: UIImage? { didSet { itemChanged() } }
  /// A short text in a red pill at the image's corner.
  open var badgeValue: String? { didSet { itemChanged() } }
  /// The colour of the pill; red when nil.
  open var badgeColor: UIColor? { didSet { itemChanged() } }
  /// How far the title is moved, in points.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { itemChanged() } }
  /// The bar's look while this tab is selected.
  open var standardAppearance: UITabBarAppearance? { didSet { itemChanged() } }
  /// The bar's look while this tab is selected and content is at its end.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemChanged() } }
}

extension UITabBarItem {
  /// The text shown: the item's own, or the one that belongs to the system's tab.
  ///
  /// - Evidence: documented (English); Documentation/Evidence.md, bars.
  var shownTitle: String? {
    if let title { return title }
    switch systemItem {
    case .more: return "More"
    case .favorites: return "Favorites"
    case .featured: return "Featured"
    case .topRated: return "Top Rated"
    case .recents: return "Recents"
    case .contacts: return "Contacts"
    case .history: return "History"
    case .bookmarks: return "Bookmarks"
    case .search: return "Search"
    case .downloads: return "Downloads"
    case .mostRecent: return "Most Recent"
    case .mostViewed: return "Most Viewed"
    case nil: return nil
    }
  }
}
