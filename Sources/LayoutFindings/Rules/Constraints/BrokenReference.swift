/// `broken-reference`: an id that is not there, or there twice.
///
/// It is about the document, not about a settled screen, so it takes what reading found instead
/// of a snapshot.
package enum BrokenReference {
  /// A finding about a reference at `line` of `document`; `message` says which one.
  package static func finding(
    document: String, line: Int, column: Int? = nil, objectID: String = "", message: String
  ) -> Finding {
    Finding(
      code: .brokenReference, document: document,
      object: ObjectReference(id: objectID, kind: "object", line: line, column: column),
      sentence: message)
  }
}
