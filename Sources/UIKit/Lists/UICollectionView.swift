public import Foundation

/// Cells in sections that a layout places, in a scroll view.
///
/// Only what is seen has views.
///
/// - Status: partial (drag and drop, prefetching and changes with animation come later; nibs are
///   registered by the loader).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which the content is longer than the view.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// Where an item is put when the collection scrolls to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the set, as Apple's headers number them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final var items = CollectionItems()
  final let reuse = ReuseStore<UICollectionReusableView>()

  // MARK: - Creating

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  /// Creates a collection from a document; the loader sets its layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: - Sources

  /// Gives the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

  /// Decides about choices and, for a flow layout, sizes.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }

  /// The cells of a document, by section, shown while there is no data source.
  package final var documentCells: [[UICollectionViewCell]]? { didSet { reloadData() } }

  /// The headers and footers of a document, by kind, shown while there is no data source.
  package final var documentEdges: [String: UICollectionReusableView] = [:]

  // MARK: - Layout object

  /// Decides where items stand.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard oldValue !== collectionViewLayout else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }

  /// Changes the layout; the change is not animated on Linux.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  // MARK: - Numbers and places

  /// How many sections there are.
  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return items.counts.count
  }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    return items.counts[section]
  }

  /// Where an item stands.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a header or footer stands.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let spot = CGRect(origin: point, size: CGSize(width: 0.1, height: 0.1))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?
      .first { $0.representedElementCategory == .cell }?.indexPath
  }

  // MARK: - Cells

  /// A view behind all items, as large as the collection.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Says which class makes cells of an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerClass(cellClass as? UICollectionViewCell.Type, identifier, kind: nil)
  }

  /// Says which class makes headers, footers and the like of a kind and identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerClass(viewClass as? UICollectionReusableView.Type, identifier, kind: elementKind)
  }

  /// Says how cells of a document's prototype are made.
  package final func registerPrototype(
    _ identifier: String, _ make: @escaping () -> UICollectionViewCell
  ) {
    reuse.register(identifier) {
      let cell = make()
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// Says how headers and footers of a document are made.
  package final func registerEdge(
    _ identifier: String, kind: String, _ make: @escaping () -> UICollectionReusableView
  ) {
    reuse.register(UICollectionView.name(identifier, kind: kind)) {
      let view = make()
      view.reuseIdentifier = identifier
      return view
    }
  }

  /// A cell that is no longer seen, or a new one of the registered kind.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, at: indexPath) }

  /// A header or footer that is no longer seen, or a new one of the registered kind.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueEdge(identifier, kind: elementKind) }

  /// The cell of an item that is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.views[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The header or footer of a section, if it is seen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { items.views[.edge(elementKind, indexPath)] }

  /// The item of a cell that is seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.views.first { $0.value === cell }?.key.path
  }

  /// The cells that are seen.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The items that are seen, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    items.views.keys.filter(\.isCell).map(\.path).sorted()
  }

  // MARK: - Choices

  /// Whether items may be chosen.
  open var allowsSelection = true
  /// Whether several items may be chosen.
  open var allowsMultipleSelection = false
  /// The chosen items; nil when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { items.selected }

  /// Chooses an item by code, without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { performSelect(indexPath, scrollPosition: scrollPosition) }

  /// Lets go of an item by code, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { performDeselect(indexPath) }

  /// Scrolls so that an item is where it is wanted.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { performScroll(to: indexPath, at: scrollPosition, animated: animated) }

  // MARK: - Changes

  /// Asks the data source for everything anew.
  open func reloadData() { performReload() }
  /// Asks for items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { performReload() }
  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet) { performReload() }
  /// Says that items were added; the change is not animated on Linux.
  open func insertItems(at indexPaths: [IndexPath]) { performReload() }
  /// Says that items are gone; the change is not animated on Linux.
  open func deleteItems(at indexPaths: [IndexPath]) {
    items.selected.removeAll { indexPaths.contains($0) }
    performReload()
  }
  /// Says that an item has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { performReload() }
  /// Says that sections were added; the change is not animated on Linux.
  open func insertSections(_ sections: IndexSet) { performReload() }
  /// Says that sections are gone; the change is not animated on Linux.
  open func deleteSections(_ sections: IndexSet) {
    items.selected.removeAll { sections.contains($0.section) }
    performReload()
  }

  /// Makes a group of changes; they are not animated on Linux.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    performReload()
    completion?(true)
  }

  // MARK: - Layout

  /// Shows what is seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutItems()
  }

  /// The bounds; a layout may have to be worked out anew for others.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      invalidateForBounds(newValue)
      super.bounds = newValue
    }
  }

  /// The frame; a layout may have to be worked out anew for another size.
  open override var frame: CGRect {
    get { super.frame }
    set {
      invalidateForBounds(CGRect(origin: super.bounds.origin, size: newValue.size))
      super.frame = newValue
    }
  }

  /// Insets take room from lines.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }
}
