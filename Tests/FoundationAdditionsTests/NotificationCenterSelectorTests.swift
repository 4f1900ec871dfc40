import Foundation
import FoundationAdditions
import Testing

@MainActor private final class Observer: SelectorDispatching {
  var names: [String] = []

  func dispatch(_ selector: Selector, _ arguments: [Any?]) -> Bool {
    guard selector == "note:", let note = arguments.first as? Notification else { return false }
    names.append(note.name.rawValue)
    return true
  }
}

@MainActor @Suite struct NotificationCenterSelectorTests {
  private let center = NotificationCenter()
  private let one = Notification.Name("one")
  private let two = Notification.Name("two")

  @Test func notificationsArriveByNameAndObject() {
    let observer = Observer()
    let sender = NSObject()
    center.addObserver(observer, selector: "note:", name: one, object: nil)
    center.addObserver(observer, selector: "note:", name: two, object: sender)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    center.post(name: two, object: sender)
    #expect(observer.names == ["one", "two"])
  }

  @Test func nothingArrivesAfterRemoval() {
    let observer = Observer()
    center.addObserver(observer, selector: "note:", name: one, object: nil)
    center.addObserver(observer, selector: "note:", name: two, object: nil)
    center.removeObserver(observer, name: one, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    #expect(observer.names == ["two"])
    center.removeObserver(observer)
    center.post(name: two, object: nil)
    #expect(observer.names == ["two"])
  }

  @Test func removalFromOneCentreLeavesTheOther() {
    let other = NotificationCenter()
    let observer = Observer()
    center.addObserver(observer, selector: "note:", name: one, object: nil)
    other.addObserver(observer, selector: "note:", name: one, object: nil)
    other.removeObserver(observer)
    center.post(name: one, object: nil)
    other.post(name: one, object: nil)
    #expect(observer.names == ["one"])
  }

  @Test func observersAreNotHeld() {
    weak var ended: Observer?
    do {
      let observer = Observer()
      ended = observer
      center.addObserver(observer, selector: "note:", name: one, object: nil)
    }
    #expect(ended == nil)
    center.post(name: one, object: nil)
  }

  @Test func tokensOfBlocksAreStillRemoved() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: one, object: nil)
    center.removeObserver(token)
    center.post(name: one, object: nil)
    #expect(count == 1)
  }

  @Test func timersCallTheirTarget() {
    final class Counter: SelectorDispatching {
      var count = 0
      func dispatch(_ selector: Selector, _ arguments: [Any?]) -> Bool {
        count += arguments.first is Timer ? 1 : 100
        return selector == "fired:"
      }
    }
    let counter = Counter()
    let timer = Timer(
      timeInterval: 1000, target: counter, selector: "fired:", userInfo: nil, repeats: true)
    timer.fire()
    timer.fire()
    timer.invalidate()
    #expect(counter.count == 2)
  }
}
