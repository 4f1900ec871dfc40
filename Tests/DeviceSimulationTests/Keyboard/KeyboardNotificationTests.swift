import Testing
import UIKit

@testable import DeviceSimulation

@MainActor @Suite(.serialized) struct KeyboardNotificationTests {
  private final class Screen: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let second = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
    let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 80))
    var calls: [String] = []
    var frames: [(begin: CGRect, end: CGRect, duration: Double, curve: Int)] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for field in [first, second] {
        field.delegate = self
        view.addSubview(field)
      }
      notes.delegate = self
      view.addSubview(notes)
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
      ]
      for (name, word) in names {
        NotificationCenter.default.addObserver(
          self, selector: Selector(word + ":"), name: name, object: nil)
      }
    }
    override func dispatch(_ selector: Selector, _ arguments: [Any?]) -> Bool {
      guard let note = arguments.first as? Notification else {
        return super.dispatch(selector, arguments)
      }
      hear(note, String(selector.description.dropLast()))
      return true
    }
    private func hear(_ note: Notification, _ word: String) {
      calls.append(word)
      let info = note.userInfo ?? [:]
      guard word == "willChange",
        let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
        let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber,
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
      else { return }
      frames.append((begin, end, duration.doubleValue, curve.intValue))
    }
    func stopListening() {
      NotificationCenter.default.removeObserver(self)
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string != "1" }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("textDidBegin") }
    func takeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private func onPhone(_ body: (Simulation, Screen) -> Void) async throws {
    try await Simulation.run(on: Configuration(device: "iPhone 15")) { simulation in
      let screen = Screen()
      simulation.show(screen)
      body(simulation, screen)
      screen.stopListening()
    }
  }

  // Sources: order within a pair assumed; field before the keyboard, text view after it observed.
  @Test func aFieldIsToldBeforeTheKeyboardComes() async throws {
    try await onPhone { simulation, screen in
      #expect(screen.first.becomeFirstResponder())
      #expect(screen.takeCalls() == ["didBegin", "willChange", "willShow"])
      simulation.advance(0.2)
      #expect(screen.takeCalls() == [])
      simulation.advance(0.05)
      #expect(screen.takeCalls() == ["didChange", "didShow"])
      #expect(screen.frames.count == 1)
      #expect(screen.frames.first?.begin == CGRect(x: 0, y: 852, width: 393, height: 336))
      #expect(screen.frames.first?.end == CGRect(x: 0, y: 516, width: 393, height: 336))
      #expect(screen.frames.first?.duration == 0.25)
      #expect(screen.frames.first?.curve == 7)
    }
  }

  @Test func aTextViewIsToldAfterTheKeyboard() async throws {
    try await onPhone { _, screen in
      #expect(screen.notes.becomeFirstResponder())
      #expect(screen.takeCalls() == ["willChange", "willShow", "textDidBegin"])
    }
  }

  // Assumed: a pair with equal frames and no duration is sent; nothing hides.
  @Test func assumedFromFieldToFieldNothingHides() async throws {
    try await onPhone { simulation, screen in
      screen.first.becomeFirstResponder()
      simulation.advance(1)
      _ = screen.takeCalls()
      screen.second.becomeFirstResponder()
      #expect(screen.takeCalls() == ["didEnd", "didBegin", "willChange", "willShow"])
      #expect(screen.frames.last?.begin == screen.frames.last?.end)
      #expect(screen.frames.last?.duration == 0)
    }
  }

  @Test func theKeyboardHidesWhenTheFieldLetsGo() async throws {
    try await onPhone { simulation, screen in
      screen.first.becomeFirstResponder()
      simulation.advance(1)
      _ = screen.takeCalls()
      screen.first.resignFirstResponder()
      simulation.advance(1)
      #expect(
        Set(screen.takeCalls()) == ["didEnd", "willChange", "willHide", "didChange", "didHide"])
      #expect(screen.frames.last?.begin.minY == 516)
      #expect(screen.frames.last?.end.minY == 852)
    }
  }

  @Test func accessoryAndInputViewsCount() async throws {
    try await onPhone { simulation, screen in
      screen.first.inputAccessoryView = UIView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      screen.second.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
      screen.first.becomeFirstResponder()
      #expect(screen.frames.last?.end.height == 380)
      simulation.advance(1)
      screen.second.becomeFirstResponder()
      // 200 of the view and 34 of the safe area below it.
      #expect(screen.frames.last?.end == CGRect(x: 0, y: 618, width: 393, height: 234))
    }
  }

  @Test func charactersPassTheDelegateOneByOne() async throws {
    try await onPhone { simulation, screen in
      #expect(!simulation.type("a"))
      screen.first.becomeFirstResponder()
      #expect(simulation.type("a1b"))
      #expect(screen.first.text == "ab")
    }
  }

  @Test func aDeviceThatEndsWithItsKeyboardUpIsLetGo() async throws {
    weak var kept: SimulatedDevice?
    try await onPhone { simulation, screen in
      kept = simulation.device
      screen.first.becomeFirstResponder()
    }
    #expect(kept == nil)
  }
}
