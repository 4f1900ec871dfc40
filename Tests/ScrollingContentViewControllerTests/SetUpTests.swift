import DeviceSimulation
import Testing
import UIKit

@testable import ScrollingContentViewController

/// The ways to tell the library what scrolls, and what follows on every device.
@MainActor @Suite(.serialized) struct SetUpTests {
  enum SetUp: String, CaseIterable, CustomTestStringConvertible {
    case subclassByCode, subclassWithNestedView, rootView, manager
    nonisolated var testDescription: String { rawValue }
  }

  struct Cell: CustomTestStringConvertible {
    var setUp: SetUp
    var device: String
    var isLandscape: Bool
    var showsKeyboard: Bool
    var testDescription: String {
      "\(setUp.rawValue), \(device), \(isLandscape ? "on its side" : "upright"), "
        + "keyboard \(showsKeyboard ? "up" : "down")"
    }
  }

  nonisolated static let cells = SetUp.allCases.flatMap { setUp in
    ["iPhone SE (1st generation)", "15", "17-pro-max"].flatMap { device in
      [false, true].flatMap { landscape in
        [false, true].map {
          Cell(setUp: setUp, device: device, isLandscape: landscape, showsKeyboard: $0)
        }
      }
    }
  }

  @Test(
    "content scrolls in the safe area less the keyboard, however it is set up", arguments: cells)
  func geometry(cell: Cell) throws {
    let simulation = try Simulation(
      Configuration(device: cell.device, isLandscape: cell.isLandscape))
    defer { simulation.end() }
    let form = Form(rows: 6)
    let host = makeHost(cell.setUp, form)
    simulation.show(host.controller)
    let root: UIView = host.controller.view
    let free = root.safeAreaInsets
    let fullHeight = form.bounds.height
    if cell.showsKeyboard {
      #expect(form.fields[5].becomeFirstResponder())
      simulation.advance(1)
    }
    let scrollView = host.scrollView
    #expect(form.superview === scrollView)
    #expect(scrollView.bounds.size == root.bounds.size)

    let keyboardTop = cell.showsKeyboard ? try keyboardTop() : .infinity
    let bottom = max(free.bottom, root.bounds.height - keyboardTop)
    #expect(scrollView.adjustedContentInset.top == free.top)
    #expect(scrollView.adjustedContentInset.bottom == bottom)
    #expect(root.safeAreaInsets.bottom == bottom)

    let space = root.bounds.height - free.top - free.bottom
    #expect(form.bounds.width == root.bounds.width - free.left - free.right)
    #expect(fullHeight == max(form.leastHeight, space))
    // The keyboard lengthens the way and leaves the content as it is.
    #expect(form.bounds.height == fullHeight)
    #expect(scrollView.contentSize == form.bounds.size)
    if cell.showsKeyboard {
      let field = root.convert(form.fields[5].bounds, from: form.fields[5])
      #expect(field.maxY <= root.bounds.height - bottom + 0.01)
      #expect(field.minY >= free.top - 0.01)
    } else {
      #expect(scrollView.contentOffset.y == -free.top)
    }
  }

  @Test(
    "what the keyboard changed is back when it goes",
    arguments: ["iPhone SE (1st generation)", "15"])
  func roundTrip(device: String) throws {
    let simulation = try Simulation(Configuration(device: device))
    defer { simulation.end() }
    let form = Form(rows: 14)
    let host = makeHost(.subclassByCode, form)
    host.controller.additionalSafeAreaInsets.bottom = 12
    host.scrollView.keyboardDismissMode = .onDrag
    simulation.show(host.controller)
    let before = form.frame
    let inset = host.scrollView.adjustedContentInset
    form.fields[13].becomeFirstResponder()
    simulation.advance(1)
    #expect(host.controller.additionalSafeAreaInsets.bottom > 12)
    #expect(host.scrollView.alwaysBounceVertical)
    form.fields[13].resignFirstResponder()
    simulation.advance(1)
    #expect(host.controller.additionalSafeAreaInsets.bottom == 12)
    #expect(!host.scrollView.alwaysBounceVertical)
    #expect(form.frame == before)
    #expect(host.scrollView.adjustedContentInset == inset)
    let lowest = max(
      -inset.top, host.scrollView.contentSize.height + inset.bottom - host.scrollView.bounds.height)
    #expect(host.scrollView.contentOffset.y <= lowest)
  }

  @Test("content that is to be resized shrinks to the space above the keyboard")
  func resizing() throws {
    let simulation = try Simulation(Configuration(device: "15"))
    defer { simulation.end() }
    let form = Form(rows: 2)
    let host = makeHost(.subclassByCode, form)
    let controller = try #require(host.controller as? ScrollingContentViewController)
    controller.shouldResizeContentViewForKeyboard = true
    simulation.show(controller)
    let full = form.bounds.height
    form.fields[0].becomeFirstResponder()
    simulation.advance(1)
    let root: UIView = controller.view
    let space = root.bounds.height - root.safeAreaInsets.top - root.safeAreaInsets.bottom
    #expect(form.bounds.height == max(space, form.leastHeight))
    #expect(form.bounds.height < full)
    form.fields[0].resignFirstResponder()
    simulation.advance(1)
    #expect(form.bounds.height == full)
  }

  @Test("safe area insets are the app's when it handles the keyboard itself")
  func leftAlone() throws {
    let simulation = try Simulation(Configuration(device: "15"))
    defer { simulation.end() }
    let form = Form(rows: 14)
    let host = makeHost(.subclassByCode, form)
    let controller = try #require(host.controller as? ScrollingContentViewController)
    controller.shouldAdjustAdditionalSafeAreaInsetsForKeyboard = false
    simulation.show(controller)
    form.fields[0].becomeFirstResponder()
    simulation.advance(1)
    #expect(controller.additionalSafeAreaInsets == .zero)
  }

  @Test("an intrinsic size stretches at a hugging of 250 and stands at 750")
  func priorities() throws {
    for (hugging, stretches) in [(Float(250), true), (750, false), (1000, false)] {
      let simulation = try Simulation(Configuration(device: "15"))
      defer { simulation.end() }
      let content = Poster(size: CGSize(width: 120, height: 90))
      content.setContentHuggingPriority(UILayoutPriority(hugging), for: .vertical)
      content.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
      let controller = CodeHost(content)
      simulation.show(controller)
      let root: UIView = controller.view
      let space = root.safeAreaLayoutGuide.layoutFrame.size
      #expect(content.bounds.size == (stretches ? space : CGSize(width: 120, height: 90)))
    }
  }

  @Test("content larger than the screen scrolls both ways")
  func oversized() throws {
    let simulation = try Simulation(Configuration(device: "iPhone SE (1st generation)"))
    defer { simulation.end() }
    let content = Poster(size: CGSize(width: 900, height: 1500))
    let controller = CodeHost(content)
    simulation.show(controller)
    #expect(controller.scrollView.contentSize == CGSize(width: 900, height: 1500))
  }

  @Test("new content takes the old one's place; the old one leaves whole")
  func reassignment() throws {
    let simulation = try Simulation(Configuration(device: "15"))
    defer { simulation.end() }
    let first = Form(rows: 3)
    first.translatesAutoresizingMaskIntoConstraints = true
    let controller = CodeHost(first)
    simulation.show(controller)
    let second = Form(rows: 20)
    controller.contentView = second
    simulation.settle()
    #expect(first.superview == nil)
    #expect(first.translatesAutoresizingMaskIntoConstraints)
    #expect(second.superview === controller.scrollView)
    #expect(controller.scrollView.contentSize.height == second.leastHeight)
  }

  @Test("a screen that comes while the keyboard is up makes room at once")
  func lateScreen() throws {
    let simulation = try Simulation(Configuration(device: "15"))
    defer { simulation.end() }
    ScrollingContentViewManager.application(.shared, didFinishLaunchingWithOptions: nil)
    let first = Form(rows: 1)
    let navigation = UINavigationController(rootViewController: CodeHost(first))
    simulation.show(navigation)
    first.fields[0].becomeFirstResponder()
    simulation.advance(1)
    let second = Form(rows: 20)
    let next = CodeHost(second)
    next.focusesOnAppearing = true
    navigation.pushViewController(next, animated: false)
    simulation.advance(1)
    let root: UIView = next.view
    #expect(second.fields[0].isFirstResponder)
    #expect(try root.safeAreaInsets.bottom == root.bounds.height - keyboardTop())
  }

  // MARK: - Screens

  private struct Host {
    var controller: UIViewController
    var scrollView: ScrollingContentScrollView
  }

  private func makeHost(_ setUp: SetUp, _ form: Form) -> Host {
    switch setUp {
    case .subclassByCode:
      let controller = CodeHost(form)
      return Host(controller: controller, scrollView: controller.scrollView)
    case .subclassWithNestedView:
      let controller = NestedHost(form)
      return Host(controller: controller, scrollView: controller.scrollView)
    case .rootView:
      let controller = RootHost(form)
      return Host(controller: controller, scrollView: controller.scrollView)
    case .manager:
      let controller = ManagerHost(form)
      return Host(controller: controller, scrollView: controller.manager.scrollView)
    }
  }

  /// Where the keyboard's upper edge is, as UIKit announced it.
  private func keyboardTop() throws -> CGFloat {
    try #require(KeyboardWatcher.shared.lastEvent).frame.minY
  }
}
