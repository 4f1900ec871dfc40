import UIKit

/// Four coloured views at fixed places; the last ends below the edge of a small phone.
@MainActor
struct FourSquares {
  let red = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  let green = UIView(frame: CGRect(x: 150, y: 160, width: 150, height: 200))
  let blue = UIView(frame: CGRect(x: 40, y: 400, width: 200, height: 150))
  let yellow = UIView(frame: CGRect(x: 100, y: 600, width: 180, height: 150))

  /// Colours the four views and adds them to `parent`.
  func add(to parent: UIView) {
    red.backgroundColor = .systemRed
    green.backgroundColor = .systemGreen
    blue.backgroundColor = .systemBlue
    yellow.backgroundColor = .systemYellow
    for square in all {
      parent.addSubview(square)
    }
  }

  /// The views from top to bottom.
  var all: [UIView] { [red, green, blue, yellow] }

  /// Where the views are seen in their window, from top to bottom.
  var framesInWindow: [CGRect] {
    all.map { $0.convert($0.bounds, to: nil) }
  }
}
