public import Foundation

/// Fills lines with items, one after the other, like text.
///
/// - Status: partial (estimated sizes are corrected for what is seen; headers do not stay in sight).
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Asks for sizes by content: assign it to `estimatedItemSize`.
  public static let automaticSize = CGSize(width: 50.0001, height: 50.0001)

  /// From which rectangle section insets count.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// Sections after layout, and sizes that cells have asked for.
  private final var placed: [FlowGeometry.Placed] = []
  private final var preferred: [IndexPath: CGSize] = [:]

  /// The direction in which the content is longer than the view.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  /// The least room between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least room between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size that items are taken for until their cells are asked; zero asks none.
  open var estimatedItemSize: CGSize = .zero {
    didSet {
      preferred = [:]
      invalidateLayout()
    }
  }
  /// Room around the items of a section, in points.
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
  /// From which rectangle section insets count.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { invalidateLayout() }
  }
  /// The size of headers, of which the scrolling direction's counts; zero shows none.
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The size of footers, of which the scrolling direction's counts; zero shows none.
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }

  // MARK: - Layout

  /// Places all sections.
  open override func prepare() {
    super.prepare()
    placed = []
    guard let view = collectionView else { return }
    let width =
      isVertical ? view.bounds.width - horizontalInset : view.bounds.height - verticalInset
    var start: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let done = FlowGeometry.place(
        measured(section, in: view), start: start, width: max(0, width))
      placed.append(done)
      start = done.end
    }
  }

  /// Size of all content, in points.
  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let along = placed.last?.end ?? 0
    return isVertical
      ? CGSize(width: max(0, view.bounds.width - horizontalInset), height: along)
      : CGSize(width: along, height: max(0, view.bounds.height - verticalInset))
  }

  /// The attributes of all that reaches into a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    let range =
      isVertical
      ? rect.minY...max(rect.minY, rect.maxY)
      : rect
        .minX...max(
          rect.minX, rect.maxX)
    for (section, done) in placed.enumerated()
    where done.end >= range.lowerBound && done.headerStart <= range.upperBound {
      let path = IndexPath(item: 0, section: section)
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let edge = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          edge.frame.intersects(rect)
        {
          found.append(edge)
        }
      }
      for item in done.items.indices {
        let attributes = attributes(of: IndexPath(item: item, section: section))
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
    }
    return found
  }

  /// The attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard placed.indices.contains(indexPath.section),
      placed[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(of: indexPath)
  }

  /// The attributes of a header or footer; nil where there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView, placed.indices.contains(indexPath.section) else { return nil }
    let done = placed[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let size = edgeSize(isHeader: isHeader, section: indexPath.section, in: view)
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return nil }
    let attributes = makeAttributes()
    attributes.indexPath = indexPath
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = elementKind
    let start = isHeader ? done.headerStart : done.footerStart
    let whole = collectionViewContentSize
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: whole.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: whole.height)
    return attributes
  }

  /// A change of the width (or height, when scrolling sideways) needs new lines.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return true }
    return isVertical ? old.width != newBounds.width : old.height != newBounds.height
  }

  /// Where sizes are estimated, a cell's own wish counts.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, preferredAttributes.size != originalAttributes.size else {
      return false
    }
    preferred[originalAttributes.indexPath] = preferredAttributes.size
    return true
  }

  /// How wide (or high, when scrolling sideways) an item may be at most, in points.
  package override func room(for section: Int) -> CGFloat? {
    guard let view = collectionView else { return nil }
    let inset = sectionInset(section, in: view)
    return isVertical
      ? view.bounds.width - horizontalInset - inset.left - inset.right
      : view.bounds.height - verticalInset - inset.top - inset.bottom
  }

  // MARK: - Measuring

  private var isVertical: Bool { scrollDirection == .vertical }

  private var horizontalInset: CGFloat {
    guard let inset = collectionView?.adjustedContentInset else { return 0 }
    return inset.left + inset.right
  }

  private var verticalInset: CGFloat {
    guard let inset = collectionView?.adjustedContentInset else { return 0 }
    return inset.top + inset.bottom
  }

  private func flowDelegate(
    of view: UICollectionView
  ) -> (any UICollectionViewDelegateFlowLayout)? {
    view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func sectionInset(_ section: Int, in view: UICollectionView) -> UIEdgeInsets {
    var inset =
      flowDelegate(of: view)?.collectionView(view, layout: self, insetForSectionAt: section)
      ?? sectionInset
    switch sectionInsetReference {
    case .fromContentInset: break
    case .fromSafeArea:
      inset.left += view.safeAreaInsets.left
      inset.right += view.safeAreaInsets.right
    case .fromLayoutMargins:
      inset.left += view.layoutMargins.left
      inset.right += view.layoutMargins.right
    }
    return inset
  }

  private func size(of path: IndexPath, in view: UICollectionView) -> CGSize {
    if let wished = preferred[path] { return wished }
    if estimatedItemSize != .zero {
      return estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        ? itemSize : estimatedItemSize
    }
    return flowDelegate(of: view)?.collectionView(view, layout: self, sizeForItemAt: path)
      ?? itemSize
  }

  private func edgeSize(isHeader: Bool, section: Int, in view: UICollectionView) -> CGSize {
    let delegate = flowDelegate(of: view)
    return isHeader
      ? delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      : delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
  }

  private func measured(_ section: Int, in view: UICollectionView) -> FlowGeometry.Section {
    func extent(_ width: CGFloat, _ height: CGFloat) -> FlowGeometry.Extent {
      isVertical ? .init(across: width, along: height) : .init(across: height, along: width)
    }
    let delegate = flowDelegate(of: view)
    let inset = sectionInset(section, in: view)
    let header = edgeSize(isHeader: true, section: section, in: view)
    let footer = edgeSize(isHeader: false, section: section, in: view)
    return FlowGeometry.Section(
      items: (0..<view.numberOfItems(inSection: section)).map { item in
        let size = size(of: IndexPath(item: item, section: section), in: view)
        return extent(size.width, size.height)
      }, insetBefore: extent(inset.left, inset.top), insetAfter: extent(inset.right, inset.bottom),
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing, header: isVertical ? header.height : header.width,
      footer: isVertical ? footer.height : footer.width)
  }

  private func attributes(of path: IndexPath) -> UICollectionViewLayoutAttributes {
    let place = placed[path.section].items[path.item]
    let attributes = makeAttributes()
    attributes.indexPath = path
    var frame =
      isVertical
      ? CGRect(
        x: place.across, y: place.along, width: place.extent.across, height: place.extent.along)
      : CGRect(
        x: place.along, y: place.across, width: place.extent.along, height: place.extent.across)
    if isVertical, collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = collectionViewContentSize.width - frame.maxX
    }
    attributes.frame = PixelGrid.rectangle(frame, scale: SimulatedDevice.current.scale)
    return attributes
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    let kind = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (kind ?? UICollectionViewLayoutAttributes.self).init()
  }
}
