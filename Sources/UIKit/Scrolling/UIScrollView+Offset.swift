extension UIScrollView {
  /// The legal offsets down.
  package var verticalRange: ScrollRange {
    ScrollRange(
      content: contentSize.height, near: insets.adjusted.top, far: insets.adjusted.bottom,
      bounds: bounds.height)
  }

  /// The legal offsets across.
  package var horizontalRange: ScrollRange {
    ScrollRange(
      content: contentSize.width, near: insets.adjusted.left, far: insets.adjusted.right,
      bounds: bounds.width)
  }

  func performSetOffset(_ offset: CGPoint) {
    guard offset != bounds.origin, offset.x.isFinite, offset.y.isFinite else { return }
    bounds.origin = offset
  }

  func clampedIfIllegal(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontalRange.clamped(offset.x), y: verticalRange.clamped(offset.y))
  }

  func boundsChanged(from old: CGRect) {
    let new = bounds
    if new.size != old.size {
      adjustedInsetMayHaveChanged()
      performSetOffset(clampedIfIllegal(bounds.origin))
    }
    if bounds.origin != old.origin, new.origin != old.origin {
      setNeedsLayout()
      updateSafeAreaOfSubviews()
      barFollower?.scrollViewMoved(self)
      delegate?.scrollViewDidScroll(self)
    }
  }

  func contentSizeChanged(from old: CGSize) {
    adjustedInsetMayHaveChanged()
    // Only shrinking pulls the content back; growing leaves an offset as it was.
    if contentSize.width < old.width || contentSize.height < old.height {
      performSetOffset(clampedIfIllegal(contentOffset))
    }
  }

  /// Takes over the content's size on the axes that constraints decide.
  func applyEngineContentSize(_ engine: LayoutEngine) {
    guard
      let guide = ownedGuides.first(where: {
        if case .scrollContent = $0.kind { true } else { false }
      }), guide.layoutSlot != LayoutEngine.noSlot
    else { return }
    let solved = engine.rectangle(ofSlot: guide.layoutSlot)
    let record = engine.items[Int(guide.layoutSlot)]
    let scale = SimulatedDevice.current.scale
    var size = contentSize
    if record.namesWidth { size.width = PixelGrid.round(solved.width, scale: scale) }
    if record.namesHeight { size.height = PixelGrid.round(solved.height, scale: scale) }
    contentSize = size
  }

  /// Moves the content the least way so that `rect` shows; one larger than the view shows its
  /// nearer edge.
  func performReveal(_ rect: CGRect) {
    let visible = bounds.inset(by: insets.adjusted)
    let x = ScrollRange.reveal(rect.minX, rect.maxX, visible.minX, visible.maxX)
    let y = ScrollRange.reveal(rect.minY, rect.maxY, visible.minY, visible.maxY)
    performSetOffset(
      clampedIfIllegal(CGPoint(x: contentOffset.x + x, y: contentOffset.y + y)))
  }
}

extension ScrollRange {
  /// The least move of a window that shows a span; zero while the span covers the window.
  static func reveal(
    _ low: CGFloat, _ high: CGFloat, _ windowLow: CGFloat, _ windowHigh: CGFloat
  ) -> CGFloat {
    if low <= windowLow && high >= windowHigh { return 0 }
    let toLow = low - windowLow
    let toHigh = high - windowHigh
    if toLow < 0 && toHigh < 0 { return max(toLow, toHigh) }
    if toLow > 0 && toHigh > 0 { return min(toLow, toHigh) }
    return 0
  }
}
