// Geometry's base types are Foundation's; see CoreGraphics.swift.
public import Foundation

/// A 3 × 3 matrix `[a b 0; c d 0; tx ty 1]` that maps points written as rows:
/// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// - Status: full
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// How much of x goes to x.
  public var a: CGFloat
  /// How much of x goes to y.
  public var b: CGFloat
  /// How much of y goes to x.
  public var c: CGFloat
  /// How much of y goes to y.
  public var d: CGFloat
  /// What is added to x, in points.
  public var tx: CGFloat
  /// What is added to y, in points.
  public var ty: CGFloat

  /// The transform that maps each point to itself.
  public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

  /// The matrix of zeros (not the identity), as Apple's.
  public init() {
    self.init(0, 0, 0, 0, 0, 0)
  }

  /// Makes a transform from its six numbers.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.init(a, b, c, d, tx, ty)
  }

  /// Moves by `tx` and `ty` points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(1, 0, 0, 1, tx, ty)
  }

  /// Scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(sx, 0, 0, sy, 0, 0)
  }

  /// Turns about the origin by `angle` radians, from the x axis towards the y axis (clockwise where
  /// y points down).
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(cosine, sine, -sine, cosine, 0, 0)
  }

  /// Whether this is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// The transform that first moves by `tx`, `ty` and then does what this one does.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a, b, c, d, a * tx + c * ty + self.tx, b * tx + d * ty + self.ty)
  }

  /// The transform that first scales and then does what this one does.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a * sx, b * sx, c * sy, d * sy, tx, ty)
  }

  /// The transform that first turns by `angle` radians and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that does what this one does, and then what `t2` does.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * t2.a + b * t2.c, a * t2.b + b * t2.d,
      c * t2.a + d * t2.c, c * t2.b + d * t2.d,
      tx * t2.a + ty * t2.c + t2.tx, tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The transform that undoes this one; this one itself if nothing undoes it.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = a * d - b * c
    return CGAffineTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
  }

  /// How areas grow; negative where left and right are exchanged.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether the matrix can be inverted, all its numbers being finite.
  package var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite && tx.isFinite
      && ty.isFinite
  }

  /// Whether rectangles stay rectangles with level edges: turned by quarters at most.
  package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension CGAffineTransform: CustomStringConvertible, CustomDebugStringConvertible {
  /// The six numbers in the form of Apple's, `[a, b, c, d, tx, ty]`.
  public var description: String {
    let numbers = [a, b, c, d, tx, ty].map(GeometryText.number)
    return "[" + numbers.joined(separator: ", ") + "]"
  }

  /// The six numbers with their names.
  public var debugDescription: String {
    "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
  }
}
