/// Goes through a document once: gathers its ids and segues, and what cannot be meant.
struct DocumentChecks {
  private let root: Element
  private(set) var elements: [String: Element] = [:]
  private(set) var segues: [Segue] = []
  private(set) var cyclicSegues: Set<Segue> = []
  private(set) var issues: [DocumentIssue] = []

  init(root: Element) { self.root = root }

  mutating func run() {
    gather(root, controller: nil)
    check(root, object: nil)
    findCycles()
  }

  // MARK: - Gathering

  private mutating func gather(_ element: Element, controller: String?) {
    let controller = element.isController ? element.id : controller
    if let id = element.id, element.name != "device", element.name != "adaptation" {
      if let first = elements[id] {
        report(
          .duplicateIdentifier, element, object: id,
          "id \(quoted(id)) is borne by <\(first.name)> on line \(first.line) and by "
            + "<\(element.name)> as well; the first one counts")
      } else {
        elements[id] = element
      }
    }
    if element.name == "segue", let destination = element["destination"] {
      segues.append(
        Segue(
          id: element.id, kind: element["kind"] ?? "", relationship: element["relationship"],
          identifier: element["identifier"], source: element.parent?.parent?.id,
          sourceController: controller, destination: destination, line: element.line,
          presentationStyle: element["modalPresentationStyle"]))
    }
    for child in element.children { gather(child, controller: controller) }
  }

  // MARK: - Checking

  private mutating func check(_ element: Element, object: String?) {
    let object = element.id ?? object
    checkNumbers(element, object: object)
    if let attribute = Self.reference(of: element) {
      checkReference(element, attribute, object: object)
    }
    if element.name == "constraint" { checkConstraint(element) }
    for child in element.children { check(child, object: object) }
  }

  /// The attribute by which an element of this kind names another object.
  private static func reference(of element: Element) -> String? {
    switch element.name {
    case "outlet", "outletCollection", "action", "segue":
      return element["destination"] == nil ? nil : "destination"
    case "exclude", "include": return "reference"
    default: return nil
    }
  }

  private mutating func checkReference(
    _ element: Element, _ attribute: String, object: String?
  ) {
    guard let id = element[attribute], elements[id] == nil else { return }
    let what: String
    switch element.name {
    case "outlet", "outletCollection": what = "outlet \(quoted(element["property"] ?? ""))"
    case "action": what = "action \(quoted(element["selector"] ?? ""))"
    case "segue": what = "segue"
    default: what = "variation"
    }
    report(
      .brokenReference, element, object: object,
      "\(what) names \(quoted(id)), and no object has that id")
  }

  private mutating func checkConstraint(_ element: Element) {
    for attribute in ["firstItem", "secondItem"] {
      guard let id = element[attribute], elements[id] == nil else { continue }
      report(
        .brokenReference, element, object: element.id,
        "constraint names \(quoted(id)) as \(attribute), and no object has that id")
    }
    for attribute in ["firstAttribute", "secondAttribute"] {
      guard let word = element[attribute],
        ConstraintRecord.Attribute(document: word) == nil
      else { continue }
      report(
        .invalidValue, element, object: element.id,
        "constraint has \(quoted(word)) as \(attribute), which is no attribute of a view")
    }
    if element["firstAttribute"] == nil {
      report(.invalidValue, element, object: element.id, "constraint has no firstAttribute")
    }
    if let word = element["relation"], ConstraintRecord.Relation(rawValue: word) == nil {
      report(
        .invalidValue, element, object: element.id,
        "constraint has the relation \(quoted(word)), which is none; it is read as equal")
    }
    if let word = element["multiplier"], ConstraintRecord.multiplier(word) == nil {
      report(
        .invalidNumber, element, object: element.id,
        "constraint has the multiplier \(quoted(word)), which is no number; it is read as 1")
    }
  }

  private mutating func checkNumbers(_ element: Element, object: String?) {
    guard let names = Self.numericAttributes[element.name] ?? Self.viewNumbers(element) else {
      return
    }
    for name in names {
      guard let text = element[name], NumberRange.number(text) == nil else { continue }
      let owner = element.key.map { "<\(element.name) key=\(quoted($0))>" } ?? "<\(element.name)>"
      report(
        .invalidNumber, element, object: object,
        "\(owner) has \(quoted(text)) as \(name), which is not a finite number of a usable size; "
          + "it is ignored")
    }
  }

  private static let numericAttributes: [String: [String]] = [
    "rect": ["x", "y", "width", "height"],
    "size": ["width", "height"],
    "point": ["x", "y"],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "inset": ["minX", "minY", "maxX", "maxY"],
    "constraint": ["constant", "priority"],
    "fontDescription": ["pointSize"],
    "color": ["red", "green", "blue", "white", "alpha"],
    "image": ["width", "height"],
    "collectionViewFlowLayout": ["minimumLineSpacing", "minimumInteritemSpacing"],
  ]

  /// Numbers that any view may carry.
  private static func viewNumbers(_ element: Element) -> [String]? {
    guard element.attributes.count > 1, element.id != nil else { return nil }
    return [
      "alpha", "spacing", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
      "sectionFooterHeight", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
      "horizontalHuggingPriority", "verticalHuggingPriority",
      "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
      "numberOfLines", "minimumFontSize", "minimumScaleFactor", "preferredMaxLayoutWidth",
      "indentationWidth", "indentationLevel",
    ]
  }

  // MARK: - Cycles

  /// Marks the containment segues that close a circle, going depth first from each controller.
  private mutating func findCycles() {
    var contained: [String: [Segue]] = [:]
    for segue in segues where segue.isContainment {
      guard let source = segue.sourceController else { continue }
      contained[source, default: []].append(segue)
    }
    var finished: Set<String> = []
    for start in contained.keys.sorted() where !finished.contains(start) {
      // Each entry is a controller on the present path and the next of its segues to follow.
      var path: [(controller: String, next: Int)] = [(start, 0)]
      var onPath: Set<String> = [start]
      while let (controller, next) = path.last {
        let segues = contained[controller] ?? []
        guard next < segues.count else {
          finished.insert(controller)
          onPath.remove(controller)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let segue = segues[next]
        if onPath.contains(segue.destination) {
          cyclicSegues.insert(segue)
          issues.append(
            DocumentIssue(
              kind: .cycle, line: segue.line, objectID: segue.source,
              message: "controller \(quoted(segue.destination)) would contain itself through this "
                + "\(segue.kind) segue; the segue is left out"))
        } else if !finished.contains(segue.destination) {
          onPath.insert(segue.destination)
          path.append((segue.destination, 0))
        }
      }
    }
  }

  // MARK: - Words

  private mutating func report(
    _ kind: DocumentIssue.Kind, _ element: Element, object: String?, _ message: String
  ) {
    issues.append(
      DocumentIssue(kind: kind, line: element.line, objectID: object, message: message))
  }

  private func quoted(_ text: String) -> String { Excerpt.quoted(text) }
}

/// Text of a document inside a sentence of ours.
package enum Excerpt {
  /// `text` in quotes, without control characters and not longer than a line can bear.
  package static func quoted(_ text: String) -> String {
    let printable = text.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
    let start = String(String.UnicodeScalarView(printable.prefix(60)))
    return "\"\(start)\(printable.count > 60 ? "…" : "")\""
  }
}
