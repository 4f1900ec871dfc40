public import CoreGraphics

/// What a layer asks of its owner: drawing and layout.
public protocol CALayerDelegate: AnyObject {
  /// Draws the layer's own content, in the coordinates of its bounds, y down.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The animation that a change of the key starts; nil for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// Something that runs when a layer's property changes.
public protocol CAAction {
  /// Runs the action for an event of an object.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// A rectangle that keeps geometry and draws background, border, content and sublayers.
///
/// - Status: partial (implicit animations and three-dimensional transforms come later; of
///   `transform` the part that stays in the plane is honoured).
open class CALayer: NSObject {
  // MARK: - Stored state

  /// Who draws and lays out for the layer.
  open weak var delegate: (any CALayerDelegate)?
  /// The layer's own coordinates, in points.
  open var bounds = CGRect.zero
  /// Where the anchor lies in the superlayer's coordinates, in points.
  open var position = CGPoint.zero
  /// Which point of the layer lies at `position`, as fractions of its size; the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The layer's transform about its anchor.
  open var transform: CATransform3D {
    get { rare?.transform ?? CATransform3DIdentity }
    set {
      if rare == nil, CATransform3DIsIdentity(newValue) { return }
      withRare { $0.transform = newValue }
    }
  }
  /// The colour behind everything; nil is transparent.
  open var backgroundColor: CGColor?
  /// How opaque the layer and its sublayers are as one, 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer and its sublayers are left out.
  open var isHidden = false
  /// Whether sublayers and content are cut at the bounds.
  open var masksToBounds = false
  /// Radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The layers inside, lowest first; nil when there are none.
  open internal(set) var sublayers: [CALayer]?
  /// The layer that holds this one.
  open internal(set) weak var superlayer: CALayer?
  var rare: RareLayerState?

  // MARK: - Creating

  /// Creates a layer of zero size.
  public required override init() { super.init() }

  /// Creates a copy of a layer for presentation: geometry and colours, without sublayers.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    backgroundColor = other.backgroundColor
    opacity = other.opacity
    isHidden = other.isHidden
    masksToBounds = other.masksToBounds
    cornerRadius = other.cornerRadius
    rare = other.rare.map(RareLayerState.init(copying:))
  }

  // MARK: - Seldom set

  /// Which corners the radius rounds; all.
  open var maskedCorners: CACornerMask {
    get { rare?.maskedCorners ?? .all }
    set { withRare { $0.maskedCorners = newValue } }
  }
  /// Width of the border, drawn inside the edge, in points.
  open var borderWidth: CGFloat {
    get { rare?.borderWidth ?? 0 }
    set { withRare { $0.borderWidth = newValue } }
  }
  /// Colour of the border; black unless set.
  open var borderColor: CGColor? {
    get { rare.map(\.borderColor) ?? CGColor.black }
    set { withRare { $0.borderColor = newValue } }
  }
  /// Colour of the shadow.
  open var shadowColor: CGColor? {
    get { rare.map(\.shadowColor) ?? CGColor.black }
    set { withRare { $0.shadowColor = newValue } }
  }
  /// Opacity of the shadow, 0 to 1; 0 draws none.
  open var shadowOpacity: Float {
    get { rare?.shadowOpacity ?? 0 }
    set { withRare { $0.shadowOpacity = newValue } }
  }
  /// Where the shadow falls, in points; up by 3 unless set, as Apple's.
  open var shadowOffset: CGSize {
    get { rare?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { withRare { $0.shadowOffset = newValue } }
  }
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat {
    get { rare?.shadowRadius ?? 3 }
    set { withRare { $0.shadowRadius = newValue } }
  }
  /// The shape that throws the shadow; the layer's own when nil.
  open var shadowPath: CGPath? {
    get { rare?.shadowPath }
    set { withRare { $0.shadowPath = newValue } }
  }
  /// The picture shown in the layer: a `CGImage`.
  open var contents: Any? {
    get { rare?.contents }
    set { withRare { $0.contents = newValue } }
  }
  /// How the picture fills the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { rare?.contentsGravity ?? .resize }
    set { withRare { $0.contentsGravity = newValue } }
  }
  /// Pixels in a point of content.
  open var contentsScale: CGFloat {
    get { rare?.contentsScale ?? 1 }
    set {
      if newValue == contentsScale { return }
      withRare { $0.contentsScale = newValue }
    }
  }
  /// Height among siblings; higher layers lie above.
  open var zPosition: CGFloat {
    get { rare?.zPosition ?? 0 }
    set { withRare { $0.zPosition = newValue } }
  }
  /// A transform of all sublayers about the anchor.
  open var sublayerTransform: CATransform3D {
    get { rare?.sublayerTransform ?? CATransform3DIdentity }
    set { withRare { $0.sublayerTransform = newValue } }
  }
  /// A layer whose opacity cuts this one.
  open var mask: CALayer? {
    get { rare?.mask }
    set { withRare { $0.mask = newValue } }
  }
  /// A name by which code finds the layer.
  open var name: String? {
    get { rare?.name }
    set { withRare { $0.name = newValue } }
  }
  /// A promise that the layer covers what lies behind; no effect on drawing.
  open var isOpaque: Bool {
    get { rare?.isOpaque ?? false }
    set { withRare { $0.isOpaque = newValue } }
  }
  /// Whether the layer is kept as a picture; drawing is the same either way.
  open var shouldRasterize: Bool {
    get { rare?.shouldRasterize ?? false }
    set { withRare { $0.shouldRasterize = newValue } }
  }

  // MARK: - Geometry

  /// The smallest rectangle around the transformed layer, in the superlayer's coordinates.
  open var frame: CGRect {
    get { performFrame() }
    set { performSetFrame(newValue) }
  }

  /// Whether a point of the bounds' coordinates lies inside.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The deepest layer at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { performHitTest(p) }

  // MARK: - Hierarchy

  /// Adds a layer on top.
  open func addSublayer(_ layer: CALayer) { performInsert(layer, at: sublayers?.count ?? 0) }
  /// Adds a layer at a place among the sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { performInsert(layer, at: Int(idx)) }
  /// Adds a layer just below a sibling.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    performInsert(layer, beside: sibling, offset: 0)
  }
  /// Adds a layer just above a sibling.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    performInsert(layer, beside: sibling, offset: 1)
  }
  /// Leaves the superlayer.
  open func removeFromSuperlayer() { performRemove() }

  // MARK: - Drawing and layout

  /// Draws the layer's own content; the delegate's unless overridden.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer and all inside into a context, in the layer's coordinates.
  open func render(in ctx: CGContext) { performRender(in: ctx) }
  /// Asks for drawing anew; pictures are always drawn anew.
  open func setNeedsDisplay() {}
  /// Asks for layout of the sublayers.
  open func setNeedsLayout() { withRare { $0.needsLayout = true } }
  /// Lays out the sublayers when asked for.
  open func layoutIfNeeded() {
    guard rare?.needsLayout == true else { return }
    rare?.needsLayout = false
    layoutSublayers()
  }
  /// Lays out the sublayers; the delegate's work unless overridden.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple's headers number them.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// How a picture fills a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the choice.
  public let rawValue: String
  /// Creates a choice from Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, unscaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, unscaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, unscaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, unscaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, unscaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the top left, unscaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the top right, unscaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the bottom left, unscaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the bottom right, unscaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit inside.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
