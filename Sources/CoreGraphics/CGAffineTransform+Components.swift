public import Foundation

/// The parts of an affine transform, to be done in this order: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// Scale along x and y.
  public var scale: CGSize
  /// How far x moves with y.
  public var horizontalShear: CGFloat
  /// Radians, from x towards y.
  public var rotation: CGFloat
  /// Points.
  public var translation: CGVector

  /// Components that change nothing.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0,
      translation: CGVector(dx: 0, dy: 0))
  }

  /// Makes components from their values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes the transform that scales, shears, turns and moves in this order.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(
          translationX: components.translation.dx, y: components.translation.dy))
  }

  /// The parts that `init(_:)` puts together again. A mirror image has a negative height scale.
  public func decomposed() -> CGAffineTransformComponents {
    var components = CGAffineTransformComponents()
    components.translation = CGVector(dx: tx, dy: ty)
    let width = hypot(a, b)
    guard width > 0 else {
      // Nothing is left of x: y alone tells the direction.
      components.scale = CGSize(width: 0, height: hypot(c, d))
      components.rotation = atan2(-c, d)
      return components
    }
    components.rotation = atan2(b, a)
    let height = determinant / width
    components.scale = CGSize(width: width, height: height)
    components.horizontalShear = height == 0 ? 0 : (a * c + b * d) / (width * height)
    return components
  }
}

extension CGPoint {
  /// The point that `t` maps this one to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size that `t` maps this one to, as a vector: translation does not matter.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest level rectangle that holds what `t` makes of this one. Null and infinite
  /// rectangles stay what they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite, !t.isIdentity else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    var box = (minX: corners[0].x, minY: corners[0].y, maxX: corners[0].x, maxY: corners[0].y)
    for corner in corners.dropFirst() {
      box.minX = min(box.minX, corner.x)
      box.minY = min(box.minY, corner.y)
      box.maxX = max(box.maxX, corner.x)
      box.maxY = max(box.maxY, corner.y)
    }
    return CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }
}
