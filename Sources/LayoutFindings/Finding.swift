/// How a finding names an object of a document.
package struct ObjectReference: Codable, Hashable, Sendable {
  /// Object id; empty for an object that has none.
  package var id: String
  /// Kind of element, for example `scrollView`.
  package var kind: String
  /// Class name as the document gives it.
  package var className: String
  /// Text, title or user label.
  package var title: String?
  /// Line of its element, from 1.
  package var line: Int?
  /// Column of its element, from 1.
  package var column: Int?

  package init(
    id: String, kind: String, className: String = "", title: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    self.id = id
    self.kind = kind
    self.className = className
    self.title = title
    self.line = line
    self.column = column
  }

  /// The kind in words: `scroll view` for `scrollView`.
  package var kindInWords: String {
    var words = ""
    for character in kind {
      if character.isUppercase, let last = words.last, !last.isUppercase { words += " " }
      words += character.isUppercase ? character.lowercased() : String(character)
    }
    return words
  }

  /// Kind and id: `button bt2-vw-109`.
  package var place: String { id.isEmpty ? kindInWords : "\(kindInWords) \(id)" }

  /// Title if there is one, in quotation marks and at most 40 characters; else kind and id.
  package var phrase: String {
    guard let title, !title.isEmpty else { return place }
    return "\"\(title.count > 40 ? title.prefix(39) + "…" : title[...])\""
  }
}

/// One thing that is wrong with one screen in one configuration, or with a document.
package struct Finding: Codable, Hashable, Sendable {
  package var code: FindingCode
  package var severity: Severity
  /// Path of the document as the user gave it.
  package var document: String
  /// The screen; nil for findings about a document as a whole.
  package var scene: SceneRecord?
  /// The object at fault.
  package var object: ObjectReference
  /// The direction it is about, if it is about one.
  package var axis: Axis?
  /// How much, in points.
  package var amount: Double?
  /// The constraints at fault.
  package var constraints: [ConstraintRecord]
  /// Other objects concerned.
  package var related: [ObjectReference]
  /// The last view of a chain that ends too early.
  package var lastInChain: ObjectReference?
  /// Names of the objects from the root view down to the object at fault.
  package var path: [String]
  /// What is wrong, in the user's terms: lower case, no full stop.
  package var sentence: String
  /// Numbers that show it, one statement a line.
  package var details: [String]
  /// Causes and circumstances, one statement a line.
  package var notes: [String]
  /// Id of the configuration; nil for findings about a document as a whole.
  package var configuration: String?

  package init(
    code: FindingCode, severity: Severity? = nil, document: String, scene: SceneRecord? = nil,
    object: ObjectReference, axis: Axis? = nil, amount: Double? = nil,
    constraints: [ConstraintRecord] = [], related: [ObjectReference] = [],
    lastInChain: ObjectReference? = nil, path: [String] = [], sentence: String,
    details: [String] = [], notes: [String] = [], configuration: String? = nil
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.document = document
    self.scene = scene
    self.object = object
    self.axis = axis
    self.amount = amount
    self.constraints = constraints
    self.related = related
    self.lastInChain = lastInChain
    self.path = path
    self.sentence = sentence
    self.details = details
    self.notes = notes
    self.configuration = configuration
  }

  /// A finding about an object of `snapshot`.
  package init(
    code: FindingCode, in snapshot: LayoutSnapshot, object: ObjectReference, axis: Axis? = nil,
    amount: Double? = nil, constraints: [ConstraintRecord] = [], related: [ObjectReference] = [],
    lastInChain: ObjectReference? = nil, sentence: String, details: [String] = [],
    notes: [String] = []
  ) {
    self.init(
      code: code, document: snapshot.document, scene: snapshot.scene, object: object, axis: axis,
      amount: amount, constraints: constraints, related: related, lastInChain: lastInChain,
      path: snapshot.path(toObject: object.id), sentence: sentence, details: details,
      notes: notes, configuration: snapshot.configuration.id)
  }
}
