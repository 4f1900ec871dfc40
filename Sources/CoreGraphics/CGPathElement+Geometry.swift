internal import Foundation

extension CGPath.Element {
  /// The element with its points seen through `transform`.
  func applying(_ transform: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let control, let end): .quad(control.applying(transform), end.applying(transform))
    case .curve(let first, let second, let end):
      .curve(first.applying(transform), second.applying(transform), end.applying(transform))
    case .close: .close
    }
  }

  /// Whether all coordinates are finite.
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quad(let control, let end): control.isFinite && end.isFinite
    case .curve(let first, let second, let end):
      first.isFinite && second.isFinite && end.isFinite
    case .close: true
    }
  }

  /// The element's first point; zero for the end of a subpath.
  var firstPoint: CGPoint {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
    case .close: .zero
    }
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// Whether all four numbers are finite, which the null rectangle's are not.
  package var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
