/// Why a file could not be read at all: one sentence, without the path, which the caller adds.
package struct DocumentError: Error, Hashable, Sendable {
  /// The line the sentence is about, counted from 1; `nil` when it is about the whole file.
  package let line: Int?
  /// Lower case, no full stop.
  package let message: String

  package init(line: Int?, message: String) {
    self.line = line
    self.message = message
  }
}

/// Something in a readable document that cannot be what was meant.
package struct DocumentIssue: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// An id that is named and belongs to no object.
    case brokenReference
    /// An id that two objects bear.
    case duplicateIdentifier
    /// Controllers that contain each other.
    case cycle
    /// A number that is none, not finite, or no length in points.
    case invalidNumber
    /// A word where the format knows other words.
    case invalidValue
  }

  package enum Severity: String, Hashable, Sendable { case warning, error }

  package let kind: Kind
  package let severity: Severity
  /// The line of the element, counted from 1.
  package let line: Int
  /// The id of the object concerned, where it has one.
  package let objectID: String?
  /// Lower case, no full stop.
  package let message: String

  package init(
    kind: Kind, severity: Severity = .error, line: Int, objectID: String?, message: String
  ) {
    self.kind = kind
    self.severity = severity
    self.line = line
    self.objectID = objectID
    self.message = message
  }
}
