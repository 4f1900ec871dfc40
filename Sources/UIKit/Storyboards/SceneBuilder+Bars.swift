internal import Foundation
internal import InterfaceBuilder

// Items of bars: they are objects without a place of their own.

extension SceneBuilder {
  /// Fills a navigation item from its element.
  func fill(_ item: UINavigationItem, from element: Element) {
    note(item, element)
    item.title = element.string("title")
    item.prompt = element["prompt"].flatMap { $0.isEmpty ? nil : $0 }
    switch element["largeTitleDisplayMode"] {
    case "always"?: item.largeTitleDisplayMode = .always
    case "never"?: item.largeTitleDisplayMode = .never
    default: item.largeTitleDisplayMode = .automatic
    }
    item.leftBarButtonItems = buttons(of: element, "leftBarButtonItem")
    item.rightBarButtonItems = buttons(of: element, "rightBarButtonItem")
    item.backBarButtonItem = element.child("barButtonItem", key: "backBarButtonItem")
      .map(makeBarButton)
    if let view = element.child(key: "titleView"), view.isView {
      item.titleView = makeLooseTree(view)
    }
  }

  private func buttons(of element: Element, _ key: String) -> [UIBarButtonItem]? {
    let several = element.contents(key + "s").filter { $0.name == "barButtonItem" }
    let one = element.child("barButtonItem", key: key).map { [$0] } ?? []
    let all = several.isEmpty ? one : several
    return all.isEmpty ? nil : all.map(makeBarButton)
  }

  /// Makes a bar's button.
  func makeBarButton(_ element: Element) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let view = element.child(key: "customView"), view.isView {
      item = UIBarButtonItem(customView: makeLooseTree(view))
    } else if let word = element["systemItem"], let system = BarWord.systemItem(word) {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else {
      item = UIBarButtonItem(
        title: element.string("title"), style: element["style"] == "done" ? .done : .plain,
        target: nil, action: nil)
    }
    note(item, element)
    if let image = image(element["image"], catalog: element["catalog"]) { item.image = image }
    if let width = element.number("width") { item.width = CGFloat(width) }
    item.isEnabled = element.bool("enabled") ?? true
    item.tag = element.integer("tag") ?? 0
    if let color = color(element.color("tintColor")) { item.tintColor = color }
    return item
  }

  /// Makes a tab bar's item.
  func makeTabItem(_ element: Element) -> UITabBarItem {
    let item: UITabBarItem
    if let word = element["systemItem"], let system = BarWord.tabItem(word) {
      item = UITabBarItem(tabBarSystemItem: system, tag: element.integer("tag") ?? 0)
    } else {
      item = UITabBarItem(
        title: element.string("title"), image: image(element["image"], catalog: element["catalog"]),
        tag: element.integer("tag") ?? 0)
    }
    note(item, element)
    item.badgeValue = element["badgeValue"]
    item.selectedImage = image(element["selectedImage"], catalog: element["catalog"])
    return item
  }

  /// Attributes of a bar's title.
  func textAttributes(_ element: Element) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    if let font = font(element.font(), default: 17) { found[.font] = font }
    if let color = color(element.color("textColor")) { found[.foregroundColor] = color }
    return found
  }

  /// Notes an object that is no view under its id, and for its connections.
  func note(_ object: AnyObject, _ element: Element) {
    connected.append((element, object))
    if let id = element.id, objects[id] == nil { objects[id] = object }
  }
}

/// Words of documents about items of bars.
private enum BarWord {
  static func systemItem(_ word: String) -> UIBarButtonItem.SystemItem? {
    let words: [String: UIBarButtonItem.SystemItem] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "close": .close,
    ]
    return words[word]
  }

  static func tabItem(_ word: String) -> UITabBarItem.SystemItem? {
    let words: [String: UITabBarItem.SystemItem] = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
      "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
      "mostViewed": .mostViewed,
    ]
    return words[word]
  }
}
