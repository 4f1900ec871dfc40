internal import CoreGraphics
internal import Foundation

extension CALayer {
  /// Puts `layer` directly behind `sibling`, or at the back if that is no sublayer.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts `layer` directly in front of `sibling`, or in front of all if that is no sublayer.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts `newLayer` in the place of `oldLayer`, if that is a sublayer.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    newLayer.removeFromSuperlayer()
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  final func insert(_ layer: CALayer, at index: Int) {
    precondition(!isInside(layer), "a layer cannot be put into one of its own sublayers")
    if let old = layer.owner {
      // Within the same superlayer, the index counts the layers as they will be.
      old.children.removeAll { $0 === layer }
      if old.rare?.mask === layer { old.rare?.mask = nil }
    }
    layer.owner = self
    children.insert(layer, at: min(max(index, 0), children.count))
    setNeedsLayout()
  }

  final func leaveSuperlayer() {
    guard let old = owner else { return }
    owner = nil
    if old.rare?.mask === self {
      old.rare?.mask = nil
    } else if let index = old.children.lastIndex(where: { $0 === self }) {
      // May be the last reference to this layer; the caller holds one during the call.
      old.children.remove(at: index)
      old.setNeedsLayout()
    }
  }

  final func replaceSublayers(_ layers: [CALayer]) {
    for child in children { child.owner = nil }
    children = []
    for layer in layers { insert(layer, at: children.count) }
    setNeedsLayout()
  }

  /// Whether this layer is `other` or below it.
  final func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.owner
    }
    return false
  }

  /// The sublayers from back to front: by `zPosition`, equals in their order.
  final var drawingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  final func findHit(_ point: CGPoint) -> CALayer? {
    guard !isHidden, let own = convertFromSuperlayer(point) else { return nil }
    let isInside = contains(own)
    if masksToBounds, !isInside { return nil }
    for child in drawingOrder.reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }

  final func performLayout() {
    var top = self
    while let above = top.owner, above.needsLayout() { top = above }
    top.layoutTree()
  }

  private func layoutTree() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    for child in children { child.layoutTree() }
  }
}
