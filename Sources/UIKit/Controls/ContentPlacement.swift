internal import Foundation

/// Where content of a size stands in bounds, by a view's content mode. Pure.
enum ContentPlacement {
  /// The rectangle of the content, in the coordinates of the bounds, in points.
  static func rectangle(
    of size: CGSize, in bounds: CGRect, mode: UIView.ContentMode
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return centred(size, factor: min(across, down), in: bounds)
    case .scaleAspectFill: return centred(size, factor: max(across, down), in: bounds)
    default: return CGRect(origin: origin(of: size, in: bounds, mode: mode), size: size)
    }
  }

  private static func centred(_ size: CGSize, factor: CGFloat, in bounds: CGRect) -> CGRect {
    let scaled = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2, width: scaled.width,
      height: scaled.height)
  }

  private static func origin(
    of size: CGSize, in bounds: CGRect, mode: UIView.ContentMode
  ) -> CGPoint {
    let x: CGFloat =
      switch mode {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    let y: CGFloat =
      switch mode {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
      default: bounds.midY - size.height / 2
      }
    return CGPoint(x: x, y: y)
  }
}
