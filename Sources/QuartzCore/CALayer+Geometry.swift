public import CoreGraphics
internal import Foundation

extension CALayer {
  /// The part of `transform` that lies in the plane.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets `transform` to what `m` does in the plane.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: - Converting

  /// A point of `l`'s coordinates in this layer's. Nil stands for the top of the tree.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l ?? root).placement(in: self).map(p)
  }

  /// A point of this layer's coordinates in those of `l`. Nil stands for the top of the tree.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    placement(in: l ?? root).map(p)
  }

  /// The level rectangle of this layer's coordinates around a rectangle of `l`'s.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l ?? root).placement(in: self).map(r)
  }

  /// The level rectangle of `l`'s coordinates around a rectangle of this layer's.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    placement(in: l ?? root).map(r)
  }

  /// A time of `l` in this layer's time, both in seconds. Nil stands for the clock's time.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(ofClockTime: l?.clockTime(ofLocalTime: t) ?? t)
  }

  /// A time of this layer in that of `l`, both in seconds. Nil stands for the clock's time.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(ofLocalTime: t)
    return l?.localTime(ofClockTime: time) ?? time
  }

  /// From this layer's coordinates to the superlayer's.
  package final var placementInSuperlayer: Placement {
    var placement = ownPlacement
    guard let owner else { return placement }
    if owner.flags.contains(.isGeometryFlipped) {
      placement.append(
        CGAffineTransform(1, 0, 0, -1, 0, owner.boundsValue.minY + owner.boundsValue.maxY))
    }
    if let through = owner.rare?.sublayerTransform, through != CATransform3DIdentity {
      placement.append(
        Self.about(owner.anchorInBounds, CATransform3DGetAffineTransform(through)))
    }
    return placement
  }

  /// From this layer's coordinates to those its frame is in.
  private var ownPlacement: Placement {
    let anchor = anchorInBounds
    var placement = Placement(
      dx: positionValue.x - anchor.x, dy: positionValue.y - anchor.y)
    if let transform = rare?.transform, transform != CATransform3DIdentity {
      let turned = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
        .concatenating(CATransform3DGetAffineTransform(transform))
      placement = Placement(
        transform: turned.concatenating(
          CGAffineTransform(translationX: positionValue.x, y: positionValue.y)))
    }
    return placement
  }

  /// From this layer's coordinates to those of `other`, which should be in the same tree.
  final func placement(in other: CALayer) -> Placement {
    if other === self { return Placement(dx: 0, dy: 0) }
    var placement = Placement(dx: 0, dy: 0)
    var layer = self
    while layer !== other {
      guard let above = layer.owner else {
        // Not below `other`: down again from the top.
        placement.append(other.placementFromRoot.inverted)
        return placement
      }
      placement.append(layer.placementInSuperlayer)
      layer = above
    }
    return placement
  }

  private var placementFromRoot: Placement {
    var placement = Placement(dx: 0, dy: 0)
    var layer = self
    while let above = layer.owner {
      placement.append(layer.placementInSuperlayer)
      layer = above
    }
    return placement
  }

  /// The highest layer above this one.
  final var root: CALayer {
    var layer = self
    while let above = layer.owner { layer = above }
    return layer
  }

  final func convertFromSuperlayer(_ point: CGPoint) -> CGPoint? {
    let placement = placementInSuperlayer
    guard placement.isInvertible else { return nil }
    return placement.inverted.map(point)
  }

  // MARK: - Frame and bounds

  /// The anchor point in the layer's own coordinates.
  final var anchorInBounds: CGPoint {
    CGPoint(
      x: boundsValue.origin.x + anchor.x * boundsValue.size.width,
      y: boundsValue.origin.y + anchor.y * boundsValue.size.height)
  }

  final var computedFrame: CGRect {
    guard rare == nil || rare?.transform == CATransform3DIdentity else {
      return ownPlacement.map(boundsValue)
    }
    // Without the detour over the anchor's place, which would round twice.
    let size = boundsValue.size
    return CGRect(
      x: positionValue.x - anchor.x * size.width, y: positionValue.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  final func placeFrame(_ frame: CGRect) {
    let frame = frame.standardized
    var size = frame.size
    if let transform = rare?.transform, transform != CATransform3DIdentity {
      let affine = CATransform3DGetAffineTransform(transform)
      let inner = size.applying(affine.inverted())
      size = CGSize(width: abs(inner.width), height: abs(inner.height))
      bounds = CGRect(origin: bounds.origin, size: size)
      let box = computedFrame
      position = CGPoint(
        x: position.x + frame.minX - box.minX, y: position.y + frame.minY - box.minY)
      return
    }
    if size != bounds.size { bounds = CGRect(origin: bounds.origin, size: size) }
    position = CGPoint(
      x: frame.origin.x + anchor.x * size.width, y: frame.origin.y + anchor.y * size.height)
  }

  final func setBounds(_ newValue: CGRect) {
    let old = boundsValue
    boundsValue = newValue
    guard newValue.size != old.size else { return }
    setNeedsLayout()
    if flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
  }

  /// Places the layer by `frame` where its transform is the identity; the fast path of layout.
  package final func setFrameWithoutTransform(_ frame: CGRect) {
    if frame.size != boundsValue.size {
      setBounds(CGRect(origin: boundsValue.origin, size: frame.size))
    }
    positionValue = CGPoint(
      x: frame.origin.x + anchor.x * frame.size.width,
      y: frame.origin.y + anchor.y * frame.size.height)
  }

  /// `transform` with `point` as its origin.
  private static func about(_ point: CGPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
