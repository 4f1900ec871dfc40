import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct MarginTests {
  /// A window of iPhone 15 with a view in it.
  private func window() -> UIWindow {
    SimulatedDevice().makeCurrent()
    let window = UIWindow()
    window.makeKeyAndVisible()
    return window
  }

  @Test func safeAreaFollowsFromGeometryEdgeByEdge() {
    let window = window()
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 832))
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
    view.frame.origin.y = 100
    #expect(view.safeAreaInsets.top == 0)
    #expect(view.safeAreaLayoutGuide.layoutFrame.height == view.bounds.height - 34)
  }

  @Test func aViewInsideTheBottomBandIsCoveredUpToItsLowerEdge() {
    let insets = MarginArithmetic.safeArea(
      ofChild: CGRect(x: 0, y: 830, width: 100, height: 10),
      superSize: CGSize(width: 393, height: 852),
      superInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(insets == UIEdgeInsets(top: 0, left: 0, bottom: 22, right: 0))
  }

  @Test func marginsAreTheSumOfOwnAndSafeArea() {
    let window = window()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func preservedMarginsShrinkWithTheDistance() {
    let window = window()
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    window.addSubview(outer)
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test func viewsOutsideAWindowHaveNoSafeArea() {
    let window = window()
    let view = UIView(frame: window.bounds)
    #expect(view.safeAreaInsets == .zero)
    window.addSubview(view)
    #expect(view.safeAreaInsets.top == 59)
  }
}
