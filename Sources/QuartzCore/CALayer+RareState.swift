public import CoreGraphics
public import Foundation

/// What most layers do not have.
final class RareState {
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var zPosition: CGFloat = 0
  var name: String?
  var mask: CALayer?
  var border = Border()
  var shadow = LayerShadow()
  var corners: CACornerMask = .all
  var cornerCurve = CALayerCornerCurve.circular
  var contents = Contents()
  var timing = Timing()
  var animations: [RunningAnimation] = []
  var actions: [String: any CAAction]?
  var values: [String: Any] = [:]
  var rasterization = Rasterization()
  /// The layer that this one shows, if it was made for showing.
  weak var presented: CALayer?

  init() {}

  init(_ other: RareState) {
    transform = other.transform
    sublayerTransform = other.sublayerTransform
    zPosition = other.zPosition
    name = other.name
    border = other.border
    shadow = other.shadow
    corners = other.corners
    cornerCurve = other.cornerCurve
    contents = other.contents
    timing = other.timing
    actions = other.actions
    values = other.values
    rasterization = other.rasterization
  }

  struct Border {
    var width: CGFloat = 0
    var color: CGColor? = .black
  }

  struct Rasterization {
    var isOn = false
    var scale: CGFloat = 1
  }
}

extension CALayer {
  /// The rare state, made when it is first needed.
  final var uncommon: RareState {
    if let rare { return rare }
    let state = RareState()
    rare = state
    return state
  }

  final func set(_ flag: Flags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  final func copyProperties(of other: CALayer) {
    flags = other.flags.subtracting([.needsLayout])
    opacityValue = other.opacityValue
    boundsValue = other.boundsValue
    positionValue = other.positionValue
    anchor = other.anchor
    background = other.background
    radius = other.radius
    rare = other.rare.map(RareState.init)
    delegate = other.delegate
  }

  // MARK: - Border

  /// Width of the line along the bounds, inside of them and in front of everything. Default: 0
  /// points.
  public final var borderWidth: CGFloat {
    get { rare?.border.width ?? 0 }
    set { if rare != nil || newValue != 0 { uncommon.border.width = newValue } }
  }

  /// Colour of the line along the bounds. Default: black.
  public final var borderColor: CGColor? {
    get { rare.map(\.border.color) ?? .black }
    set { uncommon.border.color = newValue }
  }

  // MARK: - Corners

  /// Which corners are round. Default: all.
  public final var maskedCorners: CACornerMask {
    get { rare?.corners ?? .all }
    set { if rare != nil || newValue != .all { uncommon.corners = newValue } }
  }

  /// The shape of corners.
  ///
  /// - Status: partial (continuous corners are drawn as circular ones)
  public final var cornerCurve: CALayerCornerCurve {
    get { rare?.cornerCurve ?? .circular }
    set { if rare != nil || newValue != .circular { uncommon.cornerCurve = newValue } }
  }

  // MARK: - Others

  /// A name, for finding the layer again.
  public final var name: String? {
    get { rare?.name }
    set { if rare != nil || newValue != nil { uncommon.name = newValue } }
  }

  /// What the sublayers are seen through, about this layer's anchor point. Default: identity.
  public final var sublayerTransform: CATransform3D {
    get { rare?.sublayerTransform ?? CATransform3DIdentity }
    set {
      if rare != nil || newValue != CATransform3DIdentity { uncommon.sublayerTransform = newValue }
    }
  }

  /// A layer whose alpha this one is multiplied by, in this layer's coordinates. Default: nil.
  public final var mask: CALayer? {
    get { rare?.mask }
    set {
      guard rare != nil || newValue != nil else { return }
      rare?.mask?.owner = nil
      newValue?.removeFromSuperlayer()
      newValue?.owner = self
      uncommon.mask = newValue
    }
  }

  /// Whether nothing shines through the contents; a promise that drawing does not rely on.
  public final var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { set(.isOpaque, newValue) }
  }

  /// Whether a change of size asks for drawing. Default: false.
  public final var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { set(.needsDisplayOnBoundsChange, newValue) }
  }

  /// Whether the sublayers' y points up.
  public final var isGeometryFlipped: Bool {
    get { flags.contains(.isGeometryFlipped) }
    set { set(.isGeometryFlipped, newValue) }
  }

  /// Actions by property, for `action(forKey:)`.
  public final var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { if rare != nil || newValue != nil { uncommon.actions = newValue } }
  }

  /// Whether the layer is kept as a bitmap.
  ///
  /// - Status: inert (drawing is the same without)
  public final var shouldRasterize: Bool {
    get { rare?.rasterization.isOn ?? false }
    set { if rare != nil || newValue { uncommon.rasterization.isOn = newValue } }
  }

  /// Pixels a point of the bitmap that the layer is kept as.
  ///
  /// - Status: inert (the layer is always drawn at the context's scale)
  public final var rasterizationScale: CGFloat {
    get { rare?.rasterization.scale ?? 1 }
    set { if rare != nil || newValue != 1 { uncommon.rasterization.scale = newValue } }
  }
}

/// Corners of a layer, by their coordinates: where y points down, `MinY` is at the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: UInt

  /// Makes a mask with Apple's number.
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

/// The shape of a corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins softly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
