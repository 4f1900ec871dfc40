internal import Foundation
internal import InterfaceBuilder

extension SceneBuilder {
  /// Sets runtime attributes and connections of what was made since the last call, then wakes it.
  func connect() {
    let fresh = connected
    connected.removeAll()
    for (element, object) in fresh { setAttributes(element, object) }
    for (element, object) in fresh { setOutlets(element, object) }
    for (element, object) in fresh { addActions(element, object) }
    for (_, object) in fresh {
      // The owner was there before the document: it wakes from its own, if from any.
      guard object !== owner else { continue }
      (object as? UIView)?.awakeFromNib()
      (object as? UIViewController)?.awakeFromNib()
    }
  }

  // MARK: - Runtime attributes

  private func setAttributes(_ element: Element, _ object: AnyObject) {
    for attribute in element.runtimeAttributes {
      let value = runtimeValue(attribute.value)
      if let problem = KeyValueCoding.set(value, keyPath: attribute.keyPath, of: object) {
        issue(
          .invalidValue, line: attribute.line, object: element.id,
          "runtime attribute \(Excerpt.quoted(attribute.keyPath)) cannot be set: \(problem)")
      }
    }
  }

  private func runtimeValue(_ value: RuntimeAttributeRecord.Value) -> Any? {
    switch value {
    case .none: nil
    case .bool(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .string(let value): value
    case .color(let record): color(record)
    case .image(let name): image(name)
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let width, let height): CGSize(width: width, height: height)
    case .rectangle(let x, let y, let width, let height):
      CGRect(x: x, y: y, width: width, height: height)
    case .range(let location, let length): NSRange(location: location, length: length)
    }
  }

  // MARK: - Outlets

  private func setOutlets(_ element: Element, _ object: AnyObject) {
    var collections: [String: (line: Int, objects: [AnyObject])] = [:]
    for outlet in element.outlets {
      guard let destination = objects[outlet.destination] else { continue }
      if outlet.isCollection {
        collections[outlet.property, default: (outlet.line, [])].objects.append(destination)
      } else {
        set(destination, outlet.property, of: object, element, line: outlet.line)
      }
    }
    for (property, entry) in collections.sorted(by: { $0.value.line < $1.value.line }) {
      set(entry.objects, property, of: object, element, line: entry.line)
    }
  }

  private func set(
    _ value: Any, _ property: String, of object: AnyObject, _ element: Element, line: Int
  ) {
    // Where a class stands in for one that is not in the program, its outlets have no place.
    if object !== owner, isStandIn(element) { return }
    if let problem = KeyValueCoding.set(value, key: property, of: object) {
      issue(
        .brokenReference, line: line, object: element.id,
        "outlet \(Excerpt.quoted(property)) cannot be set: \(problem)")
    }
  }

  private func isStandIn(_ element: Element) -> Bool {
    element["customClass"] != nil && ClassResolver.customClass(of: element) == nil
  }

  // MARK: - Actions

  private func addActions(_ element: Element, _ object: AnyObject) {
    for action in element.actions {
      let target =
        document[action.destination]?.name == "placeholder"
          && objects[action.destination] == nil ? nil : objects[action.destination]
      let selector = Selector(action.selector)
      if let control = object as? UIControl {
        let event = action.event.flatMap(ControlEventWord.event) ?? .primaryActionTriggered
        control.addTarget(target, action: selector, for: event)
      } else if let item = object as? UIBarButtonItem {
        item.target = target
        item.action = selector
      }
    }
  }
}

/// Words of documents about events of controls.
private enum ControlEventWord {
  @MainActor
  static func event(_ word: String) -> UIControl.Event? {
    let words: [String: UIControl.Event] = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
      "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
      "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
      "touchCancel": .touchCancel, "valueChanged": .valueChanged,
      "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    return words[word]
  }
}
