import Testing

@testable import DeviceSimulation
@testable import UIKit

/// What surrounds the screen whose safe area is asked for.
enum Surroundings: String, Sendable, CaseIterable {
  case plain, navigation, hiddenNavigation, largeTitle, toolbar, tabs, navigationInTabs
}

struct SafeAreaRow: Sendable, CustomTestStringConvertible {
  let device: String
  let isLandscape: Bool
  /// Window: top, bottom, sides; heights of navigation bar and tab bar; where the bar begins.
  let window: (top: CGFloat, bottom: CGFloat, sides: CGFloat)
  let bar: CGFloat
  let barTop: CGFloat
  let tabBar: CGFloat
  var testDescription: String { "\(device) \(isLandscape ? "landscape" : "portrait")" }

  func insets(_ surroundings: Surroundings) -> UIEdgeInsets {
    var insets = UIEdgeInsets(
      top: window.top, left: window.sides, bottom: window.bottom, right: window.sides)
    switch surroundings {
    case .plain, .hiddenNavigation: break
    case .navigation: insets.top = barTop + bar
    // A large title has no room where the bar is low.
    case .largeTitle: insets.top = barTop + bar + (isLandscape ? 0 : 52)
    case .toolbar:
      insets.top = barTop + bar
      insets.bottom = window.bottom + min(bar, 44)
    case .tabs: insets.bottom = window.bottom + tabBar
    case .navigationInTabs:
      insets.top = barTop + bar
      insets.bottom = window.bottom + tabBar
    }
    return insets
  }
}

@MainActor @Suite(.serialized) struct BarSafeAreaTests {
  nonisolated static let rows = [
    SafeAreaRow(
      device: "se", isLandscape: false, window: (20, 0, 0), bar: 44, barTop: 20, tabBar: 49),
    SafeAreaRow(
      device: "se", isLandscape: true, window: (0, 0, 0), bar: 32, barTop: 0, tabBar: 32),
    SafeAreaRow(
      device: "iPhone 15", isLandscape: false, window: (59, 34, 0), bar: 44,
      barTop: 54 - 1.0 / 3, tabBar: 49),
    SafeAreaRow(
      device: "iPhone 15", isLandscape: true, window: (0, 21, 59), bar: 32, barTop: 0, tabBar: 32),
    SafeAreaRow(
      device: "17-pro-max", isLandscape: false, window: (62, 34, 0), bar: 44,
      barTop: 56 + 1.0 / 3, tabBar: 49),
    SafeAreaRow(
      device: "17-pro-max", isLandscape: true, window: (0, 21, 62), bar: 44, barTop: 0,
      tabBar: 49),
  ]

  private func controller(_ screen: UIViewController, in surroundings: Surroundings)
    -> UIViewController
  {
    let navigation = UINavigationController()
    switch surroundings {
    case .plain: return screen
    case .tabs, .navigationInTabs:
      let tabs = UITabBarController()
      if surroundings == .tabs {
        tabs.viewControllers = [screen]
      } else {
        navigation.viewControllers = [screen]
        tabs.viewControllers = [navigation]
      }
      return tabs
    case .navigation, .hiddenNavigation, .largeTitle, .toolbar:
      navigation.viewControllers = [screen]
      navigation.isNavigationBarHidden = surroundings == .hiddenNavigation
      navigation.navigationBar.prefersLargeTitles = surroundings == .largeTitle
      navigation.isToolbarHidden = surroundings != .toolbar
      return navigation
    }
  }

  @Test(arguments: rows, Surroundings.allCases)
  func barsAddToWhatTheDeviceCovers(_ row: SafeAreaRow, _ surroundings: Surroundings) throws {
    if surroundings == .largeTitle, row.isLandscape, row.device == "17-pro-max" { return }
    let simulation = try Simulation(
      Configuration(device: row.device, isLandscape: row.isLandscape))
    defer { simulation.end() }
    let screen = UIViewController()
    simulation.show(controller(screen, in: surroundings))
    let expected = row.insets(surroundings)
    let insets = screen.view.safeAreaInsets
    #expect(abs(insets.top - expected.top) < 0.001, "top")
    #expect(abs(insets.bottom - expected.bottom) < 0.001, "bottom")
    #expect(insets.left == expected.left)
    #expect(insets.right == expected.right)
    #expect(screen.view.frame == simulation.window.bounds)
  }

  @Test func anAppsOwnInsetsAreAddedAtTheRootView() throws {
    let simulation = try Simulation(Configuration(device: "iPhone 15"))
    defer { simulation.end() }
    let screen = UIViewController()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 0)
    simulation.show(screen)
    #expect(
      screen.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 5, bottom: 54, right: 0))
  }

  @Test func aScreenThatKeepsOutOfBarsLiesBelowThem() throws {
    let simulation = try Simulation(Configuration(device: "se"))
    defer { simulation.end() }
    let screen = UIViewController()
    screen.edgesForExtendedLayout = []
    simulation.show(UINavigationController(rootViewController: screen))
    #expect(screen.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(screen.view.safeAreaInsets == .zero)
  }

  @Test func anOpaqueBarPushesTheScreenDown() throws {
    let simulation = try Simulation(Configuration(device: "se"))
    defer { simulation.end() }
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.isTranslucent = false
    simulation.show(navigation)
    #expect(screen.view.frame.minY == 64)
    screen.extendedLayoutIncludesOpaqueBars = true
    simulation.settle()
    #expect(screen.view.frame.minY == 0)
    #expect(screen.view.safeAreaInsets.top == 64)
  }

  @Test func aLargeTitleShrinksAsTheContentScrolls() throws {
    let simulation = try Simulation(Configuration(device: "se"))
    defer { simulation.end() }
    let screen = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    screen.view = scroll
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    simulation.show(navigation)
    // 20 of status bar, 44 of row, 52 of large title.
    #expect(scroll.contentOffset.y == -116)
    #expect(navigation.navigationBar.frame.maxY == 116)
    scroll.contentOffset.y = -100
    simulation.settle()
    #expect(navigation.navigationBar.frame.maxY == 100)
    scroll.contentOffset.y = 300
    simulation.settle()
    #expect(navigation.navigationBar.frame.maxY == 64)
    #expect(scroll.adjustedContentInset.top == 64)
    scroll.contentOffset.y = -116
    simulation.settle()
    #expect(navigation.navigationBar.frame.maxY == 116)
  }

  @Test func aShortTableBeginsBelowTheBars() throws {
    let simulation = try Simulation(Configuration(device: "iPhone 15"))
    defer { simulation.end() }
    let list = UITableViewController(style: .plain)
    simulation.show(UINavigationController(rootViewController: list))
    #expect(abs(list.tableView.contentOffset.y + 97.667) < 0.001)
  }

  @Test func presentedScreensLeaveNothingBehind() throws {
    weak var kept: UIViewController?
    let simulation = try Simulation(Configuration(device: "iPhone 15"))
    let root = UIViewController()
    simulation.show(UINavigationController(rootViewController: root))
    do {
      let sheet = UINavigationController(rootViewController: UITableViewController(style: .grouped))
      kept = sheet
      root.present(sheet, animated: true)
      simulation.advance(1)
      #expect(root.presentedViewController === sheet)
      // A sheet's bar is 56 high and begins at the sheet's top.
      #expect(sheet.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
    }
    root.dismiss(animated: true)
    simulation.advance(1)
    #expect(kept == nil)
    #expect(simulation.device.clock.pendingCount == 0)
    simulation.end()
  }
}
