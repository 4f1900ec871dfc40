import ExampleSupport
import UIKit

/// 360 + 10 x 44 = 800 points of content in a frame of 852 - 59 - 34 = 759: it scrolls by 41.
@main
struct TenButtons {
  @MainActor
  static func main() throws {
    let stage = try Stage("TenButtons", on: "iPhone 15")
    let controller = ProfileController()
    stage.show(controller)
    try stage.picture("top")

    let scrollView = controller.scrollView
    stage.expect("the frame", scrollView.frame, is: CGRect(x: 0, y: 59, width: 393, height: 759))
    stage.expect("the content's width", scrollView.contentSize.width, is: 393)
    stage.expect("the content's height", scrollView.contentSize.height, is: 800)
    stage.expect("the header's height", controller.header.frame.height, is: 360)
    for (index, button) in controller.buttonStack.arrangedSubviews.enumerated() {
      stage.expect(
        "button \(index + 1)", button.frame,
        is: CGRect(x: 0, y: CGFloat(index) * 44, width: 393, height: 44))
    }

    let settings = CGRect(x: 393 - 20 - 96, y: 59 + 759 - 20 - 44, width: 96, height: 44)
    stage.expect("the settings button", controller.settingsButton.frame, is: settings)
    scrollView.contentOffset.y = 41
    try stage.picture("bottom")
    let last = controller.buttonStack.convert(controller.buttonStack.bounds, to: nil)
    stage.expect("the end of the last button in the window", last.maxY, is: 59 + 759)
    stage.expect(
      "the settings button after scrolling", controller.settingsButton.frame, is: settings)
    stage.finish()
  }
}
