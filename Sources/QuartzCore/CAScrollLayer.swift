internal import CoreGraphics
public import Foundation

/// A layer whose bounds are moved to show another part of its sublayers.
///
/// - Status: full
open class CAScrollLayer: CALayer {
  /// The directions that the layer scrolls in. Default: both.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the bounds' origin to `p`, in the directions that the layer scrolls in.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Moves the bounds as little as shows `r`, in this layer's coordinates.
  open func scroll(to r: CGRect) {
    var origin = bounds.origin
    // Where there is more than fits, its start is shown.
    origin.x = min(max(origin.x, r.maxX - bounds.width), r.minX)
    origin.y = min(max(origin.y, r.maxY - bounds.height), r.minY)
    scroll(to: origin)
  }

  override func makePresentation() -> CALayer { CAScrollLayer(layer: self) }
}

extension CALayer {
  /// Moves the nearest scroll layer above so that `p`, in this layer's coordinates, is its origin.
  public final func scroll(_ p: CGPoint) {
    guard let scroller = scrollerAbove else { return }
    scroller.scroll(to: convert(p, to: scroller))
  }

  /// Moves the nearest scroll layer above as little as shows `r`, in this layer's coordinates.
  public final func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = scrollerAbove else { return }
    scroller.scroll(to: convert(r, to: scroller))
  }

  /// What of this layer is not cut off by the layers above, in its coordinates.
  public final var visibleRect: CGRect {
    var visible = bounds
    var layer = self
    while let above = layer.superlayer {
      if above.masksToBounds || above is CAScrollLayer {
        visible = visible.intersection(convert(above.bounds, from: above))
      }
      layer = above
    }
    return visible
  }

  private var scrollerAbove: CAScrollLayer? {
    var layer = superlayer
    while let current = layer {
      if let scroller = current as? CAScrollLayer { return scroller }
      layer = current.superlayer
    }
    return nil
  }
}

/// The directions that a scroll layer scrolls in.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// All.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that only holds others, in space.
///
/// - Status: partial (sublayers are drawn in the plane, as in any layer)
open class CATransformLayer: CALayer {
  override func makePresentation() -> CALayer { CATransformLayer(layer: self) }
}

/// A layer that repeats its sublayers, each copy moved on by a transform.
///
/// - Status: partial (copies are not delayed)
open class CAReplicatorLayer: CALayer {
  /// How many times the sublayers are drawn. Default: 1.
  open var instanceCount = 1
  /// From one copy to the next, about the layer's anchor point. Default: identity.
  open var instanceTransform = CATransform3DIdentity
  /// Added to the alpha of each further copy. Default: 0.
  open var instanceAlphaOffset: Float = 0

  override func makePresentation() -> CALayer {
    let copy = CAReplicatorLayer(layer: self)
    copy.instanceCount = instanceCount
    copy.instanceTransform = instanceTransform
    copy.instanceAlphaOffset = instanceAlphaOffset
    return copy
  }

  override func drawSublayers(in context: CGContext) {
    let anchor = anchorInBounds
    let toAnchor = CGAffineTransform(translationX: anchor.x, y: anchor.y)
    let step = toAnchor.inverted()
      .concatenating(CATransform3DGetAffineTransform(instanceTransform))
      .concatenating(toAnchor)
    var place = CGAffineTransform.identity
    // More copies than that are taken for a mistake.
    for index in 0..<min(max(instanceCount, 0), 10_000) {
      let alpha = 1 + CGFloat(instanceAlphaOffset) * CGFloat(index)
      context.saveGState()
      context.concatenate(place)
      context.setAlpha(alpha)
      if alpha < 1 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      super.drawSublayers(in: context)
      if alpha < 1 { context.endTransparencyLayer() }
      context.restoreGState()
      place = step.concatenating(place)
    }
  }
}
