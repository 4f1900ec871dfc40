internal import CoreGraphics

/// State of a layer that most layers never have; boxed, so that they do not pay for it.
final class RareLayerState {
  var transform = CATransform3DIdentity
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var zPosition: CGFloat = 0
  var sublayerTransform = CATransform3DIdentity
  var mask: CALayer?
  var name: String?
  var isOpaque = false
  var shouldRasterize = false
  var needsLayout = false

  init() {}

  init(copying other: RareLayerState) {
    transform = other.transform
    maskedCorners = other.maskedCorners
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    contents = other.contents
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    zPosition = other.zPosition
    sublayerTransform = other.sublayerTransform
    name = other.name
    isOpaque = other.isOpaque
  }
}

extension CALayer {
  func withRare(_ change: (RareLayerState) -> Void) {
    let state = rare ?? RareLayerState()
    rare = state
    change(state)
  }
}
