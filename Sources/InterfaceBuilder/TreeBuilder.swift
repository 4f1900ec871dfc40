internal import Foundation
internal import FoundationXML

/// Turns the events of the XML reader into elements.
///
/// *Invariants.* 1. `open` is the path from the root to the present element. 2. Its length never
/// exceeds `Document.Limit.depth`. 3. After `error` is set, events change nothing.
final class TreeBuilder: NSObject, XMLParserDelegate {
  private(set) var root: Element?
  private(set) var error: DocumentError?
  private var open: [Element] = []
  private var count = 0
  private var text = ""

  /// Whether every element that was opened has been closed.
  var isComplete: Bool { root != nil && open.isEmpty }

  /// What is said when the reader ends without having called anything wrong.
  var failure: DocumentError {
    DocumentError(line: nil, message: "is not sound XML: it has no complete root element")
  }

  /// One sentence for the first fault that the reader found.
  private func describe(code: Int, line: Int) -> DocumentError {
    let line = max(line, 1)
    guard let element = open.last else {
      let place = root == nil ? "before the root element" : "after the root element has ended"
      return DocumentError(line: line, message: "is not sound XML: stray text \(place)")
    }
    switch code {
    case ReaderCode.prematureEnd, ReaderCode.unfinishedValue, ReaderCode.missingBracket,
      ReaderCode.unfinishedTag:
      return DocumentError(
        line: line,
        message: "ends inside <\(element.name)>, which begins on line \(element.line): "
          + "the file is truncated")
    case ReaderCode.crossedTags:
      return DocumentError(
        line: line,
        message: "is not sound XML: <\(element.name)> of line \(element.line) is closed by "
          + "another tag")
    case ReaderCode.undeclaredEntity:
      return DocumentError(line: line, message: "names an entity that XML itself does not have")
    default:
      return DocumentError(
        line: line, message: "is not sound XML inside <\(element.name)> (libxml2 error \(code))")
    }
  }

  /// Faults by libxml2's numbers. Foundation's names for them do not all have these values.
  private enum ReaderCode {
    static let prematureEnd = 5
    static let undeclaredEntity = 26
    static let unfinishedValue = 40
    static let missingBracket = 73
    static let crossedTags = 76
    static let unfinishedTag = 77
  }

  private func stop(_ parser: XMLParser, _ message: String) {
    if error == nil { error = DocumentError(line: max(parser.lineNumber, 1), message: message) }
    parser.abortParsing()
  }

  // MARK: - XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard error == nil else { return }
    count += 1
    if open.count >= Document.Limit.depth {
      return stop(
        parser, "has more than \(Document.Limit.depth) elements inside one another")
    }
    if count > Document.Limit.elements {
      return stop(parser, "has more than \(Document.Limit.elements) elements")
    }
    let element = Element(name: name, attributes: attributes, line: max(parser.lineNumber, 1))
    if let parent = open.last {
      element.parent = parent
      parent.children.append(element)
      if name == "variation" { parent.hasVariations = true }
    } else {
      root = element
    }
    open.append(element)
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard error == nil else { return }
    text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard error == nil else { return }
    text += String(decoding: block, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard error == nil, let element = open.popLast() else { return }
    if element.children.isEmpty {
      element.text =
        name == "string" || name == "mutableString"
        ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    text = ""
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard error == nil else { return }
    // The first fault counts: libxml2 goes on after it, and the later ones are its consequences.
    error = describe(code: (parseError as NSError).code, line: parser.lineNumber)
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
  ) {
    stop(parser, "declares the entity \(Excerpt.quoted(name)); entities are not read")
  }

  func parser(
    _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?,
    systemID: String?
  ) {
    stop(parser, "declares the entity \(Excerpt.quoted(name)); entities are not read")
  }
}
