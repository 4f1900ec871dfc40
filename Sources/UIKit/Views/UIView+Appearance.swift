extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      preconditionFailure("layerClass of \(Self.self) is \(layerClass), which is no CALayer")
    }
    let layer = CALayer.make(type)
    layer.setNeedsDisplay()
    return layer
  }

  func updateLayerBackground() {
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
    setNeedsDisplay()
  }

  func propagateTintChange() {
    tintColorDidChange()
    setNeedsDisplay()
    for view in subviews { view.propagateTintChange() }
  }

  func performDraw(in context: CGContext) {
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// Resolves colours anew in this view and all inside, after the traits have changed.
  func refreshColors() {
    updateLayerBackground()
    for view in subviews { view.refreshColors() }
  }
}
