import Testing

@testable import UIKit

/// Writes down the calls of controllers, repeated ones once.
@MainActor private final class CallLog {
  var calls: [String] = []
  func add(_ name: String, _ call: String) {
    let line = "\(name).\(call)"
    if calls.last != line { calls.append(line) }
  }
}

private final class Logged: UIViewController {
  private let name: String
  private let log: CallLog
  var whenLoaded: (Logged) -> Void = { _ in }

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("not made from documents") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add(name, "didLoad")
    whenLoaded(self)
  }
  override func viewWillAppear(_ animated: Bool) { log.add(name, "willAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.add(name, "isAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.add(name, "didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add(name, "willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add(name, "didDisappear") }
  override func viewDidLayoutSubviews() { log.add(name, "layout") }
  override func viewSafeAreaInsetsDidChange() { log.add(name, "safeArea") }
  override func didMove(toParent parent: UIViewController?) {
    log.add(name, parent == nil ? "left" : "joined")
  }
}

@MainActor @Suite(.serialized) struct CallOrderTests {
  private let log = CallLog()

  private func device() -> SimulatedDevice {
    let device = SimulatedDevice()
    device.makeCurrent()
    return device
  }

  /// Shows a controller and runs what is due; returns its window.
  private func show(_ root: UIViewController, on device: SimulatedDevice) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle(window, device)
    return window
  }

  private func settle(_ window: UIWindow, _ device: SimulatedDevice, after seconds: Double = 0) {
    window.layoutIfNeeded()
    device.clock.advance(by: seconds)
    window.layoutIfNeeded()
  }

  /// The calls since the last time, without layout and safe area.
  private func taken() -> [String] {
    defer { log.calls = [] }
    return log.calls.filter { !$0.hasSuffix(".layout") && !$0.hasSuffix(".safeArea") }
  }

  @Test func aScreenAppearsInStepsThatAppleDocuments() {
    let device = device()
    _ = show(Logged("A", log), on: device)
    #expect(
      log.calls == [
        "A.didLoad", "A.willAppear", "A.safeArea", "A.isAppearing", "A.layout", "A.didAppear",
      ])
  }

  @Test func theScreenHasItsFinalSizeWhenItIsAppearing() {
    final class Sized: UIViewController {
      var seen: [CGFloat] = []
      override func viewIsAppearing(_ animated: Bool) {
        seen = [view.frame.width, view.safeAreaInsets.top]
      }
    }
    let device = device()
    let screen = Sized()
    _ = show(UINavigationController(rootViewController: screen), on: device)
    #expect(screen.seen.count == 2)
    #expect(screen.seen[0] == 393)
    // Below the bar: 59 - 16/3 + 44.
    #expect(abs(screen.seen[1] - 97.667) < 0.001)
  }

  @Test func aPushAndAPopFollowUIKitsOrder() {
    let device = device()
    let first = Logged("A", log)
    let navigation = UINavigationController(rootViewController: first)
    let window = show(navigation, on: device)
    #expect(
      taken() == ["A.didLoad", "A.joined", "A.willAppear", "A.isAppearing", "A.didAppear"])

    navigation.pushViewController(Logged("B", log), animated: true)
    settle(window, device)
    #expect(taken() == ["B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing"])
    settle(window, device, after: 0.4)
    #expect(taken() == ["A.didDisappear", "B.didAppear", "B.joined"])

    navigation.popViewController(animated: true)
    settle(window, device, after: 0.4)
    #expect(
      taken() == [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "B.didDisappear", "A.didAppear",
        "B.left",
      ])
  }

  @Test func aFullScreenPresentationHidesWhatIsBelow() {
    let device = device()
    let first = Logged("A", log)
    let window = show(first, on: device)
    _ = taken()
    let second = Logged("B", log)
    second.modalPresentationStyle = .fullScreen
    var isDone = false
    first.present(second, animated: true) { isDone = true }
    settle(window, device)
    #expect(!isDone)
    settle(window, device, after: 0.6)
    #expect(isDone)
    #expect(
      taken() == [
        "A.willDisappear", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear",
        "A.didDisappear",
      ])
    first.dismiss(animated: true)
    settle(window, device, after: 0.6)
    #expect(
      taken() == [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "B.didDisappear",
      ])
  }

  @Test func aSheetLeavesWhatIsBelowOnTheScreen() {
    let device = device()
    let first = Logged("A", log)
    let window = show(first, on: device)
    _ = taken()
    let second = Logged("B", log)
    first.present(second, animated: false)
    settle(window, device)
    #expect(taken() == ["B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
    // The sheet begins below the status bar's 59 points.
    #expect(second.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func assumedTheNewTabAppearsBeforeTheOldOneGoes() {
    let device = device()
    let tabs = UITabBarController()
    tabs.viewControllers = [Logged("A", log), Logged("B", log)]
    let window = show(tabs, on: device)
    #expect(
      taken() == [
        "A.joined", "B.joined", "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear",
      ])
    tabs.selectedIndex = 1
    settle(window, device)
    #expect(
      taken() == [
        "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.isAppearing",
        "B.didAppear",
      ])
  }

  @Test func aChildThatIsThereFromTheStartAppearsWithItsParent() {
    let device = device()
    let parent = Logged("P", log)
    let child = Logged("C", log)
    parent.whenLoaded = { parent in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    _ = show(parent, on: device)
    #expect(
      taken() == [
        "P.didLoad", "C.didLoad", "C.joined", "P.willAppear", "C.willAppear", "P.isAppearing",
        "C.isAppearing", "C.didAppear", "P.didAppear",
      ])
  }

  @Test func aChildThatJoinsLaterAppearsByItself() {
    let device = device()
    let parent = Logged("P", log)
    let window = show(parent, on: device)
    _ = taken()
    let child = Logged("C", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    settle(window, device)
    #expect(
      taken() == ["C.didLoad", "C.willAppear", "C.joined", "C.isAppearing", "C.didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(taken() == ["C.willDisappear", "C.didDisappear", "C.left"])
  }

  @Test func alertsRunTheChosenButtonAfterTheyHaveGone() {
    let device = device()
    let window = show(Logged("A", log), on: device)
    let alert = UIAlertController(title: "Sure?", message: "No way back.", preferredStyle: .alert)
    var isChosen = false
    let action = UIAlertAction(title: "Go", style: .default) { _ in isChosen = true }
    alert.addAction(action)
    window.rootViewController?.present(alert, animated: false)
    settle(window, device)
    #expect(window.rootViewController?.presentedViewController === alert)
    alert.choose(action)
    #expect(!isChosen)
    settle(window, device, after: 1)
    #expect(isChosen)
    #expect(window.rootViewController?.presentedViewController == nil)
  }
}
