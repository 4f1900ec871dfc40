internal import CoreGraphics

extension CALayer {
  /// The sublayers by height, lowest first; equal heights in their order.
  var drawingOrder: [CALayer] {
    guard let sublayers else { return [] }
    guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers }
    return sublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  func performInsert(_ layer: CALayer, at index: Int) {
    layer.performRemove()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(max(index, 0), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  func performInsert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    layer.performRemove()
    let index = sublayers?.firstIndex { $0 === sibling }
    performInsert(layer, at: index.map { $0 + offset } ?? (sublayers?.count ?? 0))
  }

  func performRemove() {
    guard let parent = superlayer else { return }
    parent.sublayers?.removeAll { $0 === self }
    if parent.sublayers?.isEmpty == true { parent.sublayers = nil }
    superlayer = nil
  }
}
