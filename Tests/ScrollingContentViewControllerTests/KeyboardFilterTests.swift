import Foundation
import Testing

@testable import ScrollingContentViewController

@Suite struct KeyboardFilterTests {
  @Test("one event is due a tenth of a second later")
  func single() {
    var filter = KeyboardFilter<Int>()
    filter.receive(1, at: 5)
    #expect(filter.dueTime == 5.1)
    #expect(filter.take() == 1)
    #expect(filter.dueTime == nil && filter.pending == nil)
  }

  @Test("of a burst the last counts, a tenth of a second after it")
  func burst() {
    var filter = KeyboardFilter<Int>()
    for (event, time) in [(1, 0.0), (2, 0.04), (3, 0.09)] { filter.receive(event, at: time) }
    #expect(filter.pending == 3)
    #expect(abs((filter.dueTime ?? 0) - 0.19) < 1e-9)
  }

  @Test("a clock that goes back never brings the time forward")
  func clockGoesBack() {
    var filter = KeyboardFilter<Int>()
    filter.receive(1, at: 5)
    filter.receive(2, at: 4)
    #expect(filter.dueTime == 5.1)
  }

  @Test("a rotation holds what waits and goes on with the rest of the delay")
  func suspension() {
    var filter = KeyboardFilter<Int>()
    filter.receive(1, at: 0)
    filter.suspend(at: 0.06)
    #expect(filter.dueTime == nil)
    filter.resume(at: 10)
    #expect(abs((filter.dueTime ?? 0) - 10.04) < 1e-9)
  }

  @Test("an event during a rotation waits its full delay afterwards")
  func eventWhileSuspended() {
    var filter = KeyboardFilter<Int>()
    filter.suspend(at: 0)
    filter.receive(1, at: 0.2)
    #expect(filter.dueTime == nil)
    filter.resume(at: 0.5)
    #expect(filter.dueTime == 0.6)
  }

  @Test("nothing is due after a rotation when nothing waits")
  func emptySuspension() {
    var filter = KeyboardFilter<Int>()
    filter.suspend(at: 0)
    filter.resume(at: 1)
    #expect(filter.dueTime == nil)
  }

  @Test("random bursts: the last event wins and is due within the delay of the last arrival")
  func randomBursts() {
    var random = SplitMix(seed: 7)
    for _ in 0..<2_000 {
      var filter = KeyboardFilter<Int>()
      var time = 0.0
      let count = 1 + Int(random.next() % 6)
      for event in 0..<count {
        time += Double(random.next() % 100) / 1000
        if let due = filter.dueTime, due <= time { _ = filter.take() }
        filter.receive(event, at: time)
      }
      #expect(filter.take() == count - 1 && filter.dueTime == nil)
      #expect(time < 0.6)
    }
  }
}

/// Numbers that look random and are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
