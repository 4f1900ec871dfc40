public import CoreGraphics

extension CALayer {
  /// The part of the transform that stays in the plane.
  public func affineTransform() -> CGAffineTransform {
    rare?.transform.plane ?? .identity
  }

  /// Sets a transform in the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  func performFrame() -> CGRect {
    let size = bounds.size
    let transform = affineTransform()
    if transform.isIdentity {
      return CGRect(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    let around = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
    return around.applying(transform).offsetBy(dx: position.x, dy: position.y)
  }

  func performSetFrame(_ frame: CGRect) {
    let frame = frame.standardized
    let transform = affineTransform()
    if transform.isIdentity {
      bounds.size = frame.size
    } else if transform.isInvertible {
      bounds.size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    }
    position = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }

  /// From this layer's coordinates to its superlayer's.
  package var toSuperlayer: CGAffineTransform {
    let origin = bounds.origin
    let size = bounds.size
    let anchor = CGPoint(
      x: origin.x + anchorPoint.x * size.width, y: origin.y + anchorPoint.y * size.height)
    let own = affineTransform()
    if own.isIdentity {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(own)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var toRoot: (transform: CGAffineTransform, root: CALayer) {
    var transform = CGAffineTransform.identity
    var layer = self
    while let above = layer.superlayer {
      transform = transform.concatenating(layer.toSuperlayer)
      layer = above
    }
    return (transform, layer)
  }

  /// From this layer's coordinates to another's; through the common root.
  package func transform(to other: CALayer?) -> CGAffineTransform {
    guard let other else {
      let own = toRoot
      return own.transform.concatenating(own.root.toSuperlayer)
    }
    if other === self { return .identity }
    let own = toRoot
    let theirs = other.toRoot
    var transform = own.transform
    if own.root !== theirs.root {
      transform = transform.concatenating(own.root.toSuperlayer)
        .concatenating(theirs.root.toSuperlayer.inverted())
    }
    return transform.concatenating(theirs.transform.inverted())
  }

  /// A point of this layer's coordinates in another's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
  /// A point of another layer's coordinates in this one's.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let l else { return p.applying(transform(to: nil).inverted()) }
    return p.applying(l.transform(to: self))
  }
  /// A rectangle of this layer's coordinates in another's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
  /// A rectangle of another layer's coordinates in this one's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    guard let l else { return r.applying(transform(to: nil).inverted()) }
    return r.applying(l.transform(to: self))
  }

  func performHitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = point.applying(toSuperlayer.inverted())
    for layer in drawingOrder.reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }
}
