public import CoreGraphics
public import Foundation

/// A rectangle of the screen with a place in a tree: what a view looks like.
///
/// State that most layers do not have is kept in `rare`, so that a layer is small: screens have
/// thousands. Geometry is in points; a layer's own coordinates are those of its `bounds`, its
/// `position` and `frame` are in those of its superlayer.
///
/// Changes show at once; there are no implicit animations.
///
/// *Invariants*
/// 1. `superlayer` is the layer in whose `sublayers` this one is, once; or nil.
/// 2. `superlayer` is never dangling: a layer that ends takes leave of its sublayers.
///
/// - Status: partial (transforms count within the plane: no perspective; no filters)
open class CALayer: NSObject, CAMediaTiming {
  // MARK: - Stored state

  /// The layer this one is in.
  public final var superlayer: CALayer? { owner }
  /// Invariant 2 makes this safe; a weak reference costs 16 bytes more and an atomic read.
  unowned(unsafe) final var owner: CALayer?
  /// The sublayers, the one at the back first.
  final var children: [CALayer] = []
  final var flags: Flags = []
  final var opacityValue: Float = 1
  final var boundsValue = CGRect.zero
  final var positionValue = CGPoint.zero
  final var anchor = CGPoint(x: 0.5, y: 0.5)
  final var background: CGColor?
  final var radius: CGFloat = 0
  final var pixelsPerPoint: Float = 1
  /// What most layers do not have.
  final var rare: RareState?

  /// The object that draws and arranges this layer.
  open weak var delegate: (any CALayerDelegate)?

  struct Flags: OptionSet {
    let rawValue: UInt16
    static let isHidden = Flags(rawValue: 1 << 0)
    static let masksToBounds = Flags(rawValue: 1 << 1)
    static let needsLayout = Flags(rawValue: 1 << 2)
    static let needsDisplay = Flags(rawValue: 1 << 3)
    /// The layer has been asked to draw, so it is asked at every rendering.
    static let draws = Flags(rawValue: 1 << 4)
    static let isOpaque = Flags(rawValue: 1 << 5)
    static let needsDisplayOnBoundsChange = Flags(rawValue: 1 << 6)
    static let isGeometryFlipped = Flags(rawValue: 1 << 7)
    static let isPresentation = Flags(rawValue: 1 << 8)
  }

  // MARK: - Creating a layer

  /// Makes a layer of no size.
  public override init() {
    super.init()
  }

  /// Makes a copy of `layer`'s properties, without its place in the tree, for showing.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyProperties(of: layer) }
  }

  /// Makes a layer of no size; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    // Mostly there is nothing to do, and asking is cheap.
    if !children.isEmpty { for child in children { child.owner = nil } }
    if let rare { rare.mask?.owner = nil }
  }

  /// Makes a layer of a class that is known at run time only, by its `init()`.
  package static func make(_ type: CALayer.Type) -> CALayer {
    type == CALayer.self ? CALayer() : DynamicInitializer.make(type)
  }

  // MARK: - Geometry

  /// The rectangle this layer shows, in its own coordinates. Default: zero.
  open var bounds: CGRect {
    get { boundsValue }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies in the superlayer. Default: zero.
  open var position: CGPoint {
    get { positionValue }
    set { positionValue = newValue }
  }

  /// The point that `position` places and that the transform turns about, in fractions of the
  /// bounds. Default: the centre, (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { anchor }
    set { anchor = newValue }
  }

  /// The smallest level rectangle of the superlayer around this layer.
  open var frame: CGRect {
    get { computedFrame }
    set { placeFrame(newValue) }
  }

  /// How the layer is turned, scaled and moved about its anchor point. Default: identity.
  open var transform: CATransform3D {
    get { rare?.transform ?? CATransform3DIdentity }
    set { if rare != nil || newValue != CATransform3DIdentity { uncommon.transform = newValue } }
  }

  /// Higher ones are in front of their siblings. Default: 0.
  open var zPosition: CGFloat {
    get { rare?.zPosition ?? 0 }
    set { if rare != nil || newValue != 0 { uncommon.zPosition = newValue } }
  }

  /// Whether a point of the layer's own coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer in front at a point of the superlayer's coordinates: this one or one below.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

  // MARK: - Tree

  /// The layers in this one, the one at the back first; nil if there is none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Puts `layer` in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Puts `layer` at the index `idx` of the sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Takes this layer out of its superlayer.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: - Appearance

  /// Whether the layer and those in it are left out. Default: false.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { set(.isHidden, newValue) }
  }

  /// 0 for invisible, 1 for opaque; the layer and those in it as one. Default: 1.
  open var opacity: Float {
    get { opacityValue }
    set { opacityValue = newValue > 0 ? min(newValue, 1) : 0 }
  }

  /// The colour behind the contents. Default: nil.
  open var backgroundColor: CGColor? {
    get { background }
    set { background = newValue }
  }

  /// The radius of background and border, and of the clip if `masksToBounds`. Default: 0 points.
  open var cornerRadius: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  /// Whether contents and sublayers are cut off at the bounds. Default: false.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { set(.masksToBounds, newValue) }
  }

  /// Pixels a point of the contents. Default: 1; a view's layer has its screen's.
  open var contentsScale: CGFloat {
    get { CGFloat(pixelsPerPoint) }
    set { pixelsPerPoint = newValue > 0 ? Float(newValue) : 1 }
  }

  // MARK: - Layout

  /// Asks for `layoutSublayers()` at the next layout.
  open func setNeedsLayout() { flags.insert(.needsLayout) }

  /// Whether layout has been asked for.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Lays out this layer and those in it that have asked for it, from the highest above that has.
  open func layoutIfNeeded() { performLayout() }

  /// Arranges the sublayers: asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: - Display

  /// Asks for the contents to be drawn.
  open func setNeedsDisplay() { flags.formUnion([.needsDisplay, .draws]) }

  /// Asks for a part of the contents to be drawn; all of them will be.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether drawing has been asked for.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Calls `display()` if drawing has been asked for.
  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  /// Provides the contents: asks the delegate to. If that does not, `draw(in:)` is called whenever
  /// the layer is rendered.
  open func display() {
    DelegateMark.isDefault = false
    delegate?.display(self)
    if delegate != nil, !DelegateMark.isDefault { flags.remove(.draws) }
  }

  /// Draws the contents, in the layer's own coordinates: asks the delegate to.
  open func draw(in ctx: CGContext) {
    delegate?.layerWillDraw(self)
    delegate?.draw(self, in: ctx)
  }

  /// Draws the layer and those in it, in the layer's own coordinates; its own position and transform
  /// do not matter.
  open func render(in ctx: CGContext) { drawTree(in: ctx) }

  /// Whether `drawSpecialContents(in:)` draws anything.
  var hasSpecialContents: Bool { false }

  /// What subclasses of this module draw between background and sublayers.
  func drawSpecialContents(in context: CGContext) {}

  /// Draws the sublayers, `context` having this layer's coordinates.
  func drawSublayers(in context: CGContext) { drawChildren(in: context) }

  /// Reads and writes what subclasses of this module add to the properties that have names.
  func specialProperty(_ key: String) -> LayerProperty? { nil }

  /// A copy for showing, made by `init(layer:)` of the nearest class of this module.
  func makePresentation() -> CALayer { CALayer(layer: self) }

  // MARK: - Properties by name

  /// Whether a change of the property `key` asks for drawing. Default: never.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// What is done when the property `event` changes: what the delegate says, or what `actions` has.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    return actions?[event]
  }
}
