package import CoreGraphics
internal import Foundation

/// From the coordinates of one layer to those of another: mostly a shift, which is then done by two
/// exact additions.
package struct Placement {
  private var dx: CGFloat
  private var dy: CGFloat
  /// Nil where the placement is a shift.
  private var matrix: CGAffineTransform?

  /// A shift by `dx` and `dy` points.
  package init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }

  /// What `transform` does.
  package init(transform: CGAffineTransform) {
    self.init(dx: transform.tx, dy: transform.ty)
    if transform != CGAffineTransform(translationX: dx, y: dy) { matrix = transform }
  }

  /// The placement as a transform.
  package var transform: CGAffineTransform {
    matrix ?? CGAffineTransform(translationX: dx, y: dy)
  }

  /// Whether it can be undone.
  var isInvertible: Bool { matrix?.isInvertible ?? true }

  /// The placement that undoes this one; one that cannot be undone stays as it is.
  var inverted: Placement {
    matrix.map { Placement(transform: $0.inverted()) } ?? Placement(dx: -dx, dy: -dy)
  }

  /// Does what `next` does after what this one does.
  mutating func append(_ next: Placement) {
    if matrix == nil, next.matrix == nil {
      dx += next.dx
      dy += next.dy
    } else {
      self = Placement(transform: transform.concatenating(next.transform))
    }
  }

  mutating func append(_ next: CGAffineTransform) {
    append(Placement(transform: next))
  }

  func map(_ point: CGPoint) -> CGPoint {
    matrix.map { point.applying($0) } ?? CGPoint(x: point.x + dx, y: point.y + dy)
  }

  func map(_ rect: CGRect) -> CGRect {
    guard let matrix else { return rect.isNull ? rect : rect.offsetBy(dx: dx, dy: dy) }
    return rect.applying(matrix)
  }
}
