public import CoreGraphics

/// A transform in space, in rows; the layers here use the part that stays in the plane.
public struct CATransform3D: Hashable, Sendable {
  /// First row.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// Second row.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// Third row.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// Fourth row: the translation.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Creates a transform of zeros.
  public init() { self = CATransform3D(plane: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), depth: 0) }

  init(plane t: CGAffineTransform, depth: CGFloat = 1) {
    (m11, m12, m13, m14) = (t.a, t.b, 0, 0)
    (m21, m22, m23, m24) = (t.c, t.d, 0, 0)
    (m31, m32, m33, m34) = (0, 0, depth, 0)
    (m41, m42, m43, m44) = (t.tx, t.ty, 0, depth)
  }

  var plane: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(plane: .identity)

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// A transform that moves by points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3D(plane: CGAffineTransform(translationX: tx, y: ty))
  t.m43 = tz
  return t
}

/// A transform that scales.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var t = CATransform3D(plane: CGAffineTransform(scaleX: sx, y: sy))
  t.m33 = sz
  return t
}

/// A transform in the plane as one in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(plane: m)
}

/// Whether a transform stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3D(plane: t.plane) == t
}

/// The part of a transform that stays in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.plane }
