import ExampleSupport
import UIKit

/// 15 + 400 + 15 + 500 + 15 = 945 points of content on a screen of 852.
@main
struct TwoViews {
  @MainActor
  static func main() throws {
    let stage = try Stage("TwoViews", on: "iPhone 15")
    let controller = TwoViewsController()
    stage.show(controller)
    try stage.picture("top")

    let scrollView = controller.scrollView
    stage.expect(
      "the scroll view", scrollView.frame, is: CGRect(x: 0, y: 0, width: 393, height: 852))
    stage.expect("the content's width", scrollView.contentSize.width, is: 393)
    stage.expect("the content's height", scrollView.contentSize.height, is: 945)
    let width: CGFloat = 393 - 15 - 15
    stage.expect(
      "the green view", controller.greenView.frame,
      is: CGRect(x: 15, y: 15, width: width, height: 400))
    stage.expect(
      "the white view", controller.whiteView.frame,
      is: CGRect(x: 15, y: 430, width: width, height: 500))

    // The safe area is an inset: at rest the content begins below the sensors.
    let inset = scrollView.adjustedContentInset
    stage.expect("the inset above", inset.top, is: 59)
    stage.expect("the inset below", inset.bottom, is: 34)
    stage.expect("the offset at rest", scrollView.contentOffset.y, is: -59)

    scrollView.contentOffset.y = scrollView.contentSize.height + inset.bottom - 852
    try stage.picture("bottom")
    stage.expect("the offset at the end", scrollView.contentOffset.y, is: 945 + 34 - 852)
    let white = controller.whiteView.convert(controller.whiteView.bounds, to: nil)
    stage.expect("the end of the white view in the window", white.maxY, is: 852 - 34 - 15)
    stage.finish()
  }
}
