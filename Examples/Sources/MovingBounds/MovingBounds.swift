import ExampleSupport
import UIKit

/// A view whose bounds move shows what a scroll view with the same offset shows.
@main
struct MovingBounds {
  @MainActor
  static func main() throws {
    let stage = try Stage("MovingBounds", on: "iPhone SE (3rd generation)")

    let plain = MovingBoundsController()
    stage.show(plain)
    try stage.picture("before")
    let resting = plain.squares.framesInWindow
    plain.scroll(by: 100)
    let moved = try stage.picture("after")
    let movedFrames = plain.squares.framesInWindow

    // The squares stay where they are in their superview; only its window onto them has moved.
    let yellow = plain.squares.yellow
    stage.expect(
      "the yellow view", yellow.frame, is: CGRect(x: 100, y: 600, width: 180, height: 150))
    for (before, after) in zip(resting, movedFrames) {
      stage.expect("y of a square in the window", after.minY, is: before.minY - 100)
    }
    stage.expect("the screen's view", plain.view.frame, is: stage.simulation.window.bounds)
    let finger = CGPoint(x: 190, y: 640)
    stage.expect(
      "a finger at (190, 640) finds the yellow view",
      stage.simulation.window.hitTest(finger, with: nil) === yellow)

    let scrolling = ContentSizeController()
    stage.show(scrolling)
    scrolling.scrollView.contentOffset.y = 100
    let scrolled = try stage.picture("scroll-view")
    stage.expect("the content's width", scrolling.scrollView.contentSize.width, is: 375)
    stage.expect("the content's height", scrolling.scrollView.contentSize.height, is: 1500)
    stage.expect("y of the scroll view's bounds", scrolling.scrollView.bounds.minY, is: 100)
    for (one, other) in zip(movedFrames, scrolling.squares.framesInWindow) {
      stage.expect("a square in the scroll view", other, is: one)
    }
    stage.expect("both pictures are the same", moved == scrolled)
    stage.finish()
  }
}
