/// A layout written as a line of text, taken apart: `H:|-[name(>=40)]-8-[field]-|`.
///
/// Knows names and numbers only; `NSLayoutConstraint.constraints(withVisualFormat:…)` gives them
/// views.
///
/// - Evidence: documented; Documentation/Evidence.md, visual format.
package struct VisualFormat: Equatable {
  /// A length, by number or by the name of a metric or view.
  package enum Length: Equatable {
    case number(Double)
    case name(String)
  }

  /// One wish about a size or a gap.
  package struct Predicate: Equatable {
    package var relation = NSLayoutConstraint.Relation.equal
    package var length: Length
    package var priority: Length?
  }

  /// What stands between two neighbours.
  package enum Connection: Equatable {
    /// Nothing: they touch.
    case flush
    /// A lone hyphen: the system's distance.
    case standard
    /// Lengths between hyphens.
    case gap([Predicate])
  }

  /// A view and the wishes about its size.
  package struct Item: Equatable {
    package var name: String
    package var predicates: [Predicate]
  }

  /// The line's axis.
  package var axis = NSLayoutConstraint.Axis.horizontal
  /// What ties the first view to its superview; nil when it is not tied.
  package var leading: Connection?
  /// The views in order.
  package var items: [Item] = []
  /// What stands after each view but the last.
  package var connections: [Connection] = []
  /// What ties the last view to its superview; nil when it is not tied.
  package var trailing: Connection?

  /// Why a line cannot be read, and where.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    /// What was expected.
    package let message: String
    /// The line.
    package let format: String
    /// The place of the fault, in characters from the start.
    package let position: Int

    /// The message, the line, and a caret under the fault.
    package var description: String {
      "\(message)\n\(format)\n\(String(repeating: " ", count: position))^"
    }
  }

  /// Takes a line apart.
  package init(_ format: String) throws(Failure) {
    var reader = Reader(format)
    try self.init(reading: &reader)
  }

  private init(reading reader: inout Reader) throws(Failure) {
    if reader.take("H") {
      try reader.expect(":", "expected a ':' after H")
    } else if reader.take("V") {
      try reader.expect(":", "expected a ':' after V to specify vertical arrangement")
      axis = .vertical
    }
    if reader.take("|") { leading = try VisualFormat.connection(&reader) }
    items.append(try VisualFormat.item(&reader))
    while !reader.isAtEnd {
      let connection = try VisualFormat.connection(&reader)
      if reader.take("|") {
        trailing = connection
        guard reader.isAtEnd else { throw reader.failure("expected the end after the last '|'") }
        return
      }
      guard reader.peek == "[" else { throw reader.failure("expected a view in brackets or '|'") }
      connections.append(connection)
      items.append(try VisualFormat.item(&reader))
    }
  }

  // MARK: - Parts

  private static func connection(_ reader: inout Reader) throws(Failure) -> Connection {
    guard reader.take("-") else { return .flush }
    if reader.peek == "[" || reader.peek == "|" { return .standard }
    let predicates: [Predicate]
    if reader.peek == "(" {
      predicates = try list(&reader)
    } else {
      predicates = [Predicate(length: try length(&reader, "a number or the name of a metric"))]
    }
    try reader.expect("-", "expected a '-' after the distance")
    return .gap(predicates)
  }

  private static func item(_ reader: inout Reader) throws(Failure) -> Item {
    try reader.expect("[", "expected a view in brackets")
    let name = try reader.name("the name of a view")
    var predicates: [Predicate] = []
    if reader.peek == "(" { predicates = try list(&reader) }
    try reader.expect("]", "expected a ']' after the view")
    return Item(name: name, predicates: predicates)
  }

  private static func list(_ reader: inout Reader) throws(Failure) -> [Predicate] {
    try reader.expect("(", "expected a '('")
    var predicates: [Predicate] = []
    repeat { predicates.append(try predicate(&reader)) } while reader.take(",")
    try reader.expect(")", "expected a ')' after the predicate")
    return predicates
  }

  private static func predicate(_ reader: inout Reader) throws(Failure) -> Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if reader.take("=") {
      try reader.expect("=", "expected '==', '<=' or '>='")
    } else if reader.take("<") {
      try reader.expect("=", "expected '==', '<=' or '>='")
      relation = .lessThanOrEqual
    } else if reader.take(">") {
      try reader.expect("=", "expected '==', '<=' or '>='")
      relation = .greaterThanOrEqual
    }
    let length = try length(&reader, "a number, or the name of a metric or view")
    let priority = reader.take("@") ? try self.length(&reader, "a priority") : nil
    return Predicate(relation: relation, length: length, priority: priority)
  }

  private static func length(
    _ reader: inout Reader, _ expected: String
  ) throws(Failure) -> Length {
    if let number = try reader.number() { return .number(number) }
    return .name(try reader.name(expected))
  }

  /// Characters and a place among them.
  private struct Reader {
    let format: String
    let characters: [Character]
    var position = 0

    init(_ format: String) {
      self.format = format
      characters = Array(format)
    }

    var isAtEnd: Bool { position >= characters.count }
    var peek: Character? { isAtEnd ? nil : characters[position] }

    func failure(_ message: String) -> Failure {
      Failure(message: message, format: format, position: position)
    }

    mutating func take(_ character: Character) -> Bool {
      guard peek == character else { return false }
      position += 1
      return true
    }

    mutating func expect(_ character: Character, _ message: String) throws(Failure) {
      guard take(character) else { throw failure(message) }
    }

    mutating func name(_ expected: String) throws(Failure) -> String {
      var name = ""
      while let character = peek,
        character.isLetter || character == "_" || (!name.isEmpty && character.isNumber)
      {
        name.append(character)
        position += 1
      }
      guard !name.isEmpty else { throw failure("expected \(expected)") }
      return name
    }

    mutating func number() throws(Failure) -> Double? {
      let start = position
      var text = ""
      if peek == "-" || peek == "+" {
        text.append(characters[position])
        position += 1
      }
      while let character = peek, character.isASCII, character.isNumber || character == "." {
        text.append(character)
        position += 1
      }
      if text.isEmpty || text == "-" || text == "+" {
        position = start
        return nil
      }
      guard let value = Double(text) else {
        position = start
        throw failure("'\(text)' is no number")
      }
      return value
    }
  }
}
