package import Foundation

/// The radii of a rectangle's four corners, in points.
package struct RoundedCorners: Hashable, Sendable {
  /// At the corner of least x and least y.
  package var minXMinY: CGSize
  /// At the corner of greatest x and least y.
  package var maxXMinY: CGSize
  /// At the corner of greatest x and greatest y.
  package var maxXMaxY: CGSize
  /// At the corner of least x and greatest y.
  package var minXMaxY: CGSize

  /// Four corners alike.
  package init(width: CGFloat, height: CGFloat) {
    let radius = CGSize(width: width, height: height)
    (minXMinY, maxXMinY, maxXMaxY, minXMaxY) = (radius, radius, radius, radius)
  }

  /// Circular corners, a radius each.
  package init(
    minXMinY: CGFloat, maxXMinY: CGFloat, maxXMaxY: CGFloat, minXMaxY: CGFloat
  ) {
    self.minXMinY = CGSize(width: minXMinY, height: minXMinY)
    self.maxXMinY = CGSize(width: maxXMinY, height: maxXMinY)
    self.maxXMaxY = CGSize(width: maxXMaxY, height: maxXMaxY)
    self.minXMaxY = CGSize(width: minXMaxY, height: minXMaxY)
  }

  /// Whether no corner is round.
  package var areSquare: Bool {
    [minXMinY, maxXMinY, maxXMaxY, minXMaxY].allSatisfy { !($0.width > 0 && $0.height > 0) }
  }

  /// The radii less `inset` points on each side, not below zero: those of a border's inner edge.
  package func inset(by inset: CGFloat) -> RoundedCorners {
    func less(_ radius: CGSize) -> CGSize {
      CGSize(width: max(0, radius.width - inset), height: max(0, radius.height - inset))
    }
    var corners = self
    corners.minXMinY = less(minXMinY)
    corners.maxXMinY = less(maxXMinY)
    corners.maxXMaxY = less(maxXMaxY)
    corners.minXMaxY = less(minXMaxY)
    return corners
  }

  /// The outline of `rect` with these corners, from the middle of its right edge towards greater y.
  func outline(of rect: CGRect) -> [CGPath.Element] {
    let rect = rect.standardized
    if areSquare {
      return [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
        .close,
      ]
    }
    let limit = CGSize(width: rect.width / 2, height: rect.height / 2)
    var elements: [CGPath.Element] = [.move(CGPoint(x: rect.maxX, y: rect.midY))]
    /// `x` and `y` say on which side the corner is; `corner` is entered along y or along x.
    func round(_ radius: CGSize, x: CGFloat, y: CGFloat, entersVertically: Bool) {
      let width = min(max(radius.width, 0), limit.width)
      let height = min(max(radius.height, 0), limit.height)
      let corner = CGPoint(x: x > 0 ? rect.maxX : rect.minX, y: y > 0 ? rect.maxY : rect.minY)
      // The distance of a quarter circle's handle from the corner, for radius 1.
      let rest: CGFloat = 1 - 0.5522847498307936
      let vertical = CGPoint(x: corner.x, y: corner.y - y * height)
      let horizontal = CGPoint(x: corner.x - x * width, y: corner.y)
      let verticalHandle = CGPoint(x: corner.x, y: corner.y - y * height * rest)
      let horizontalHandle = CGPoint(x: corner.x - x * width * rest, y: corner.y)
      if entersVertically {
        elements.append(.line(vertical))
        if width > 0, height > 0 {
          elements.append(.curve(verticalHandle, horizontalHandle, horizontal))
        }
      } else {
        elements.append(.line(horizontal))
        if width > 0, height > 0 {
          elements.append(.curve(horizontalHandle, verticalHandle, vertical))
        }
      }
    }
    round(maxXMaxY, x: 1, y: 1, entersVertically: true)
    round(minXMaxY, x: -1, y: 1, entersVertically: false)
    round(minXMinY, x: -1, y: -1, entersVertically: true)
    round(maxXMinY, x: 1, y: -1, entersVertically: false)
    elements.append(.close)
    return elements
  }
}
