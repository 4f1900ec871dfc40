public import CoreGraphics

/// A 4 × 4 matrix that maps points in space, written as rows.
///
/// - Status: full
public struct CATransform3D: Hashable, Sendable {
  /// Row 1, column 1: x to x.
  public var m11: CGFloat
  /// Row 1, column 2: x to y.
  public var m12: CGFloat
  /// Row 1, column 3: x to z.
  public var m13: CGFloat
  /// Row 1, column 4: x to the divisor.
  public var m14: CGFloat
  /// Row 2, column 1: y to x.
  public var m21: CGFloat
  /// Row 2, column 2: y to y.
  public var m22: CGFloat
  /// Row 2, column 3: y to z.
  public var m23: CGFloat
  /// Row 2, column 4: y to the divisor.
  public var m24: CGFloat
  /// Row 3, column 1: z to x.
  public var m31: CGFloat
  /// Row 3, column 2: z to y.
  public var m32: CGFloat
  /// Row 3, column 3: z to z.
  public var m33: CGFloat
  /// Row 3, column 4: z to the divisor (perspective).
  public var m34: CGFloat
  /// Row 4, column 1: added to x.
  public var m41: CGFloat
  /// Row 4, column 2: added to y.
  public var m42: CGFloat
  /// Row 4, column 3: added to z.
  public var m43: CGFloat
  /// Row 4, column 4: added to the divisor.
  public var m44: CGFloat

  /// The matrix of zeros, as Apple's.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Makes a matrix from its rows.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The four rows.
  var rows: [[CGFloat]] {
    get {
      [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }

  init(rows: [[CGFloat]]) {
    self.init()
    self.rows = rows
  }
}
