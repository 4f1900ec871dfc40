import Testing

@testable import QuartzCore

private final class Noting: CALayer {
  var events: [String] = []
  override func layoutSublayers() { events.append("layout") }
  override func display() { events.append("display") }
}

private final class Owner: CALayerDelegate {
  var events: [String] = []
  func layoutSublayers(of layer: CALayer) { events.append("layout") }
  func draw(_ layer: CALayer, in ctx: CGContext) {
    events.append("draw")
    ctx.setFillColor(.red)
    ctx.fill(layer.bounds.insetBy(dx: -5, dy: 2))
  }
}

@MainActor @Suite struct CALayerTreeTests {
  @Test func aLayerIsInOneTreeOnly() {
    let (one, two, child) = (CALayer(), CALayer(), CALayer())
    one.addSublayer(child)
    #expect(child.superlayer === one && one.sublayers?.count == 1)
    two.addSublayer(child)
    #expect(child.superlayer === two && one.sublayers == nil)
    child.removeFromSuperlayer()
    #expect(child.superlayer == nil && two.sublayers == nil)
  }

  @Test func layersAreInsertedBesideTheirSiblings() {
    let root = CALayer()
    let layers = "abcdef".map { name in
      let layer = CALayer()
      layer.name = String(name)
      return layer
    }
    func names() -> String { (root.sublayers ?? []).compactMap(\.name).joined() }
    root.addSublayer(layers[0])
    root.addSublayer(layers[1])
    root.insertSublayer(layers[2], at: 0)
    #expect(names() == "cab")
    root.insertSublayer(layers[3], below: layers[0])
    root.insertSublayer(layers[4], above: layers[0])
    #expect(names() == "cdaeb")
    root.insertSublayer(layers[2], above: layers[1])
    #expect(names() == "daebc")
    root.insertSublayer(layers[5], at: 99)
    #expect(names() == "daebcf")
    root.replaceSublayer(layers[4], with: layers[5])
    #expect(names() == "dafbc")
    root.sublayers = [layers[1], layers[0]]
    #expect(names() == "ba" && layers[2].superlayer == nil)
  }

  @Test func layersThatEndTakeLeave() {
    let child = CALayer()
    weak var ended: CALayer?
    do {
      let parent = CALayer()
      ended = parent
      parent.addSublayer(child)
      parent.mask = CALayer()
    }
    #expect(ended == nil && child.superlayer == nil)
  }

  @Test func layoutIsDoneWhereItWasAskedFor() {
    let root = Noting()
    let child = Noting()
    root.layoutIfNeeded()
    #expect(root.events.isEmpty)
    root.addSublayer(child)
    child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    // The child asks, and its superlayer has asked too, so it goes first.
    child.layoutIfNeeded()
    #expect(root.events == ["layout"] && child.events == ["layout"])
    child.frame.origin = CGPoint(x: 50, y: 0)
    child.layoutIfNeeded()
    #expect(child.events == ["layout"])
    child.setNeedsLayout()
    #expect(child.needsLayout())
    root.layoutIfNeeded()
    #expect(child.events == ["layout", "layout"] && !child.needsLayout())
  }

  @Test func delegatesDrawAndLayOut() throws {
    let owner = Owner()
    let layer = box(0, 0, 10, 10)
    layer.delegate = owner
    layer.layoutIfNeeded()
    #expect(owner.events == ["layout"])
    #expect(try render(layer)[5, 5] == .clear)
    layer.setNeedsDisplay()
    let image = try render(layer)
    #expect(owner.events == ["layout", "draw"])
    #expect(image[5, 5] == .red && image[5, 0] == .clear)
    // Drawing ends at the bounds.
    #expect(image[12, 5] == .clear)
  }

  @Test func displayIsCalledOnceForEachRequest() throws {
    let layer = Noting()
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layer.setNeedsDisplay()
    _ = try render(layer)
    _ = try render(layer)
    #expect(layer.events == ["display"] && !layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 6
    #expect(layer.needsDisplay())
  }

  @Test func classesKnownAtRunTimeAreMade() {
    let types: [CALayer.Type] = [CALayer.self, CAGradientLayer.self, Noting.self]
    for type in types {
      #expect(Swift.type(of: CALayer.make(type)) == type)
    }
  }

  @Test func scrollLayersShowWhatTheyAreAskedTo() {
    let scroller = CAScrollLayer()
    scroller.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let content = box(0, 0, 1000, 1000)
    scroller.addSublayer(content)
    content.scrollRectToVisible(CGRect(x: 150, y: 20, width: 50, height: 50))
    #expect(scroller.bounds.origin == CGPoint(x: 100, y: 0))
    content.scroll(CGPoint(x: 7, y: 8))
    #expect(scroller.bounds.origin == CGPoint(x: 7, y: 8))
    #expect(content.visibleRect == CGRect(x: 7, y: 8, width: 100, height: 100))
    scroller.scrollMode = .vertically
    content.scroll(CGPoint(x: 0, y: 1))
    #expect(scroller.bounds.origin == CGPoint(x: 7, y: 1))
  }

  @Test func propertiesAreReachedByKeyPath() {
    let layer = CAShapeLayer()
    layer.setValue(8, forKeyPath: "cornerRadius")
    layer.setValue(true, forKey: "masksToBounds")
    layer.setValue(CGColor.red, forKeyPath: "strokeColor")
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(4.0, forKeyPath: "position.y")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue("kept", forKey: "note")
    #expect(layer.cornerRadius == 8 && layer.masksToBounds && layer.strokeColor == .red)
    #expect(layer.bounds.width == 30 && layer.position.y == 4)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.value(forKeyPath: "transform.scale.x") as? Double == 2)
    #expect(layer.value(forKey: "note") as? String == "kept")
    #expect(layer.value(forKey: "nothing") == nil)
  }

  @Test func commonLayersHaveNoRareState() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.backgroundColor = .red
    layer.cornerRadius = 2
    layer.contentsScale = 3
    layer.opacity = 0.5
    layer.isHidden = true
    layer.transform = CATransform3DIdentity
    layer.zPosition = 0
    layer.borderWidth = 0
    layer.shadowOpacity = 0
    layer.mask = nil
    _ = layer.shadowColor
    #expect(layer.rare == nil)
  }
}
