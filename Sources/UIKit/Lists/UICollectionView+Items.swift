internal import Foundation

/// What a collection knows of its items: their numbers, choices, and the views of those seen.
struct CollectionItems {
  /// What a view stands for.
  enum Key: Hashable {
    case cell(IndexPath)
    case edge(String, IndexPath)

    var path: IndexPath {
      switch self {
      case .cell(let path), .edge(_, let path): path
      }
    }

    var isCell: Bool { if case .cell = self { true } else { false } }
  }

  var counts: [Int] = []
  var needsCounts = true
  var views: [Key: UICollectionReusableView] = [:]
  var selected: [IndexPath] = []
  /// Items whose cells have been asked for their wish since the counts were last known.
  var asked: Set<IndexPath> = []
}

extension UICollectionView {
  func loadCountsIfNeeded() {
    guard items.needsCounts else { return }
    items.needsCounts = false
    if let source = dataSource {
      let sections = source.numberOfSections(in: self)
      items.counts = (0..<sections).map {
        source.collectionView(self, numberOfItemsInSection: $0)
      }
    } else {
      items.counts = documentCells?.map(\.count) ?? []
    }
    let counts = items.counts
    items.selected.removeAll {
      !counts.indices.contains($0.section) || $0.item >= counts[$0.section]
    }
  }

  func performReload() {
    for (key, view) in items.views { takeAway(view, key) }
    items.needsCounts = true
    items.asked = []
    collectionViewLayout.invalidateLayout()
  }

  func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext) { setNeedsLayout() }

  func invalidateForBounds(_ new: CGRect) {
    guard new != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else {
      return
    }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: new))
  }

  // MARK: - Layout

  /// Shows what is seen. A cell's own wish may move others, so this goes on until none has one.
  func layoutItems() {
    loadCountsIfNeeded()
    var seen: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<UIView.greatestPassCount {
      collectionViewLayout.prepareIfNeeded()
      contentSize = collectionViewLayout.collectionViewContentSize
      seen = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      guard askForWishes(seen) else { break }
    }
    var wanted: Set<CollectionItems.Key> = []
    for attributes in seen.sorted(by: { $0.zIndex < $1.zIndex }) {
      guard let key = key(of: attributes), let view = view(for: key) else { continue }
      wanted.insert(key)
      apply(attributes, to: view)
    }
    for (key, view) in items.views where !wanted.contains(key) { takeAway(view, key) }
    backgroundView?.frame = bounds
  }

  private func key(of attributes: UICollectionViewLayoutAttributes) -> CollectionItems.Key? {
    switch attributes.representedElementCategory {
    case .cell: .cell(attributes.indexPath)
    case .supplementaryView, .decorationView:
      attributes.representedElementKind.map { .edge($0, attributes.indexPath) }
    }
  }

  /// Asks cells that are seen for the first time what size they want; whether that moved anything.
  private func askForWishes(_ seen: [UICollectionViewLayoutAttributes]) -> Bool {
    var isMoved = false
    for attributes in seen where attributes.representedElementCategory == .cell {
      let path = attributes.indexPath
      guard items.asked.insert(path).inserted, let view = view(for: .cell(path)) else { continue }
      view.frame = attributes.frame
      let wish = view.preferredLayoutAttributesFitting(attributes)
      guard
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes)
      else { continue }
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(
          forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes))
      isMoved = true
    }
    return isMoved
  }

  private func view(for key: CollectionItems.Key) -> UICollectionReusableView? {
    if let view = items.views[key] { return view }
    guard let view = makeView(for: key) else { return nil }
    items.views[key] = view
    view.translatesAutoresizingMaskIntoConstraints = true
    switch key {
    case .cell(let path):
      guard let cell = view as? UICollectionViewCell else { return view }
      cell.isSelected = items.selected.contains(path)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .edge(let kind, let path):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
    return view
  }

  private func makeView(for key: CollectionItems.Key) -> UICollectionReusableView? {
    switch key {
    case .cell(let path):
      if let source = dataSource { return source.collectionView(self, cellForItemAt: path) }
      return documentCells?[path.section][path.item]
    case .edge(let kind, let path):
      if let type = collectionViewLayout.decorationClasses[kind] {
        return UIView.frameInitializer.make(type, frame: .zero)
      }
      guard let source = dataSource else { return path.section == 0 ? documentEdges[kind] : nil }
      return source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    view.transform = .identity
    if view.frame != attributes.frame { view.frame = attributes.frame }
    view.transform = attributes.transform
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    if view.superview !== self { addSubview(view) }
    view.apply(attributes)
  }

  private func takeAway(_ view: UICollectionReusableView, _ key: CollectionItems.Key) {
    items.views[key] = nil
    view.removeFromSuperview()
    if case .cell(let path) = key, let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    recycle(view, kind: key)
  }

  // MARK: - Reuse

  static func name(_ identifier: String, kind: String?) -> String {
    kind.map { "\($0)\n\(identifier)" } ?? identifier
  }

  func registerClass(
    _ type: UICollectionReusableView.Type?, _ identifier: String, kind: String?
  ) {
    reuse.register(type, UICollectionView.name(identifier, kind: kind)) { type in
      let view: UICollectionReusableView = UIView.frameInitializer.make(type, frame: .zero)
      view.reuseIdentifier = identifier
      return view
    }
  }

  private func recycle(_ view: UICollectionReusableView, kind key: CollectionItems.Key) {
    let isDocuments = documentCells?.contains { $0.contains { $0 === view } } ?? false
    guard let identifier = view.reuseIdentifier, !isDocuments else { return }
    switch key {
    case .cell: reuse.recycle(view, as: identifier)
    case .edge(let kind, _):
      reuse.recycle(view, as: UICollectionView.name(identifier, kind: kind))
    }
  }

  func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
    guard let cell = reuse.dequeue(identifier) as? UICollectionViewCell else {
      preconditionFailure(
        "no cell is registered for the identifier \"\(identifier)\" in \(type(of: self))")
    }
    if let attributes = collectionViewLayout.layoutAttributesForItem(at: path) {
      cell.frame = attributes.frame
    }
    return cell
  }

  func dequeueEdge(_ identifier: String, kind: String) -> UICollectionReusableView {
    guard let view = reuse.dequeue(UICollectionView.name(identifier, kind: kind)) else {
      preconditionFailure(
        "no view of kind \"\(kind)\" is registered for the identifier \"\(identifier)\" in "
          + "\(type(of: self))")
    }
    return view
  }

  // MARK: - Choices

  func performSelect(_ path: IndexPath?, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || path == nil {
      let before = items.selected
      before.forEach(performDeselect)
    }
    guard let path else { return }
    if !items.selected.contains(path) { items.selected.append(path) }
    cellForItem(at: path)?.isSelected = true
    if !scrollPosition.isEmpty { performScroll(to: path, at: scrollPosition, animated: false) }
  }

  func performDeselect(_ path: IndexPath) {
    items.selected.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }

  /// Does what a tap on an item does: lets go of others, chooses it, and tells the delegate.
  package func tapItem(at path: IndexPath) {
    guard allowsSelection,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    if items.selected.contains(path), allowsMultipleSelection {
      letGo(of: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in items.selected where other != path { letGo(of: other) }
    }
    performSelect(path, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func letGo(of path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    performDeselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  func performScroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    let inset = adjustedContentInset
    let window = bounds.inset(by: inset).size
    var target = contentOffset
    if position.contains(.top) { target.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) {
      target.y = frame.midY - inset.top - window.height / 2
    }
    if position.contains(.bottom) { target.y = frame.maxY - inset.top - window.height }
    if position.contains(.left) { target.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      target.x = frame.midX - inset.left - window.width / 2
    }
    if position.contains(.right) { target.x = frame.maxX - inset.left - window.width }
    if position.isEmpty {
      scrollRectToVisible(frame, animated: animated)
    } else {
      contentSize = collectionViewLayout.collectionViewContentSize
      setContentOffset(clampedIfIllegal(target), animated: animated)
    }
  }
}
