public import Foundation

/// A shadow of text or drawing.
///
/// - Status: full
open class NSShadow: NSObject, NSCopying {
  /// Displacement in points.
  open var shadowOffset = CGSize.zero
  /// How far the edge is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black at one third unless set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without displacement and blur.
  public override init() { super.init() }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether both shadows look the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
