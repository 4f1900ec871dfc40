public import Foundation

/// Where an item, header, footer or decoration stands and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// What the attributes are of.
  public enum Category: Int, Sendable { case cell, supplementaryView, decorationView }

  /// The place among the items.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What the attributes are of.
  public final var representedElementCategory = Category.cell
  /// The kind of header, footer or decoration; nil for cells.
  public final var representedElementKind: String?
  /// Position and size in the content, in points.
  open var frame: CGRect = .zero
  /// Transparency, 0 to 1.
  open var alpha: CGFloat = 1
  /// Which views lie above others: those of higher numbers.
  open var zIndex = 0
  /// Whether the view is not shown.
  open var isHidden = false
  /// A transform about the centre.
  open var transform: CGAffineTransform = .identity

  /// Creates attributes; layouts of an app may use a class of their own.
  public required override init() { super.init() }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a header or footer.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with path: IndexPath)
  {
    self.init()
    indexPath = path
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The size, in points; setting it keeps the centre.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The centre in the content, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The rectangle with its origin at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Takes over all that another's say; a class of an app that adds to it overrides this.
  open func takeValues(of other: UICollectionViewLayoutAttributes) {
    indexPath = other.indexPath
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
    frame = other.frame
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    transform = other.transform
  }

  /// A copy of the same class.
  final func copied() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.takeValues(of: self)
    return copy
  }
}

/// Says what of a layout no longer holds.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing holds.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items must be asked anew.
  open internal(set) var invalidateDataSourceCounts = false
  /// How much the content's size changes, in points.
  open var contentSizeAdjustment: CGSize = .zero
  /// How much the offset changes, in points.
  open var contentOffsetAdjustment: CGPoint = .zero

  /// Creates a context in which nothing is said.
  public required override init() { super.init() }
}

/// Decides where the items of a collection stand.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout.
  public internal(set) final weak var collectionView: UICollectionView?
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  private final var isPrepared = false

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout of a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of attributes that the layout uses.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of contexts that the layout uses.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Works out what the other methods need; called before them after each invalidation.
  open func prepare() {}

  /// Size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all that reaches into a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether a change of the collection's bounds invalidates the layout; no by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether a cell's own wish invalidates the layout; no by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What a cell's own wish invalidates.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// What a change of the bounds invalidates.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// The offset after a drag, in place of the proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after a change of the layout, in place of the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Says that nothing of the layout holds any more.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Says that a part of the layout no longer holds; call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.layoutInvalidated(context)
  }

  /// Says which class makes decorations of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let kind: AnyClass = type(of: self).invalidationContextClass
    let type = kind as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Prepares the layout if it was invalidated since.
  final func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }

  /// Room at the content's edges that a cell may not exceed, for messages; nil if there is none.
  package func room(for section: Int) -> CGFloat? { nil }
}
