extension UIView {
  func setFrameUnchecked(_ frame: CGRect) {
    layer.frame = frame
  }

  func performSetFrame(_ frame: CGRect) {
    guard frame.isUsable else {
      reportUnusable("frame", frame)
      return
    }
    let oldBounds = bounds
    let oldPosition = layer.position
    layer.frame = frame
    geometryChanged(fromBounds: oldBounds, position: oldPosition)
  }

  func performSetBounds(_ bounds: CGRect) {
    guard bounds.isUsable else {
      reportUnusable("bounds", bounds)
      return
    }
    let oldBounds = layer.bounds
    layer.bounds = bounds
    geometryChanged(fromBounds: oldBounds, position: layer.position)
  }

  func performSetCenter(_ center: CGPoint) {
    guard center.x.isFinite, center.y.isFinite else {
      reportUnusable("center", CGRect(origin: center, size: .zero))
      return
    }
    let old = layer.position
    layer.position = center
    geometryChanged(fromBounds: bounds, position: old)
  }

  private func reportUnusable(_ name: String, _ value: CGRect) {
    SimulatedDevice.current.consoleMessages.append(
      "\(name) of \(type(of: self)) was set to \(value.dump), which is not finite; it was kept as it was"
    )
  }

  private func geometryChanged(fromBounds oldBounds: CGRect, position oldPosition: CGPoint) {
    let bounds = layer.bounds
    let sizeChanged = bounds.size != oldBounds.size
    let originChanged = bounds.origin != oldBounds.origin
    let moved = layer.position != oldPosition
    guard sizeChanged || originChanged || moved else { return }
    if sizeChanged || moved {
      maskRectangleChanged()
      safeAreaMayHaveChanged()
    }
    if sizeChanged {
      if contentMode == .redraw { setNeedsDisplay() }
      if autoresizesSubviews { resizeSubviews(from: oldBounds.size) }
      flagNeedsLayout()
    }
    if originChanged { layoutEngineIfAny?.boundsOriginChanged(of: self) }
  }

  private func resizeSubviews(from old: CGSize) {
    let new = bounds.size
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      guard !mask.isEmpty else { continue }
      let size = view.bounds.size
      let origin = CGPoint(
        x: view.center.x - size.width / 2, y: view.center.y - size.height / 2)
      let x = AutoresizingAxis.horizontal(mask).resized(
        origin: origin.x, length: size.width, from: old.width, to: new.width)
      let y = AutoresizingAxis.vertical(mask).resized(
        origin: origin.y, length: size.height, from: old.height, to: new.height)
      view.setUntransformedFrame(
        CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length))
    }
  }

  /// Sets centre and bounds size, so that a transform keeps its meaning.
  func setUntransformedFrame(_ frame: CGRect) {
    if transform.isIdentity {
      if self.frame != frame { self.frame = frame }
      return
    }
    let anchor = layer.anchorPoint
    let size = frame.size
    if bounds.size != size { bounds.size = size }
    let middle = CGPoint(
      x: frame.minX + anchor.x * size.width, y: frame.minY + anchor.y * size.height)
    if center != middle { center = middle }
  }

  /// The frame that the view would have without a transform.
  var untransformedFrame: CGRect {
    if transform.isIdentity { return frame }
    let size = bounds.size
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  func performSizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard size.width.isFinite, size.height.isFinite else { return }
    var frame = untransformedFrame
    frame.size = size
    setUntransformedFrame(frame)
  }

  // MARK: - Conversion

  /// The point of this view's bounds in the coordinates of `view`; nil is the window's.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window ?? rootView).layer)
  }

  /// The point of `view`'s bounds in this view's coordinates; nil is the window's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window ?? rootView).layer)
  }

  /// The rectangle of this view's bounds in the coordinates of `view`; nil is the window's.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window ?? rootView).layer)
  }

  /// The rectangle of `view`'s bounds in this view's coordinates; nil is the window's.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window ?? rootView).layer)
  }
}

extension CGRect {
  /// Whether all four numbers are finite and no larger than a layout can hold.
  var isUsable: Bool {
    let limit: CGFloat = 1e9
    return [origin.x, origin.y, size.width, size.height].allSatisfy { abs($0) <= limit }
  }

  /// The rectangle as people write it: (x, y, width, height).
  package var dump: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
