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

  /// Why `parser` gave up, as one sentence.
  func failure(of parser: XMLParser) -> DocumentError {
    let line = max(parser.lineNumber, 1)
    let code = (parser.parserError as NSError?)?.code ?? 0
    if let element = open.last, Self.truncationCodes.contains(code) || parser.parserError == nil {
      return DocumentError(
        line: line,
        message: "ends inside <\(element.name)>, which begins on line \(element.line): "
          + "the file is truncated")
    }
    if let element = open.last, code == XMLParser.ErrorCode.tagNameMismatchError.rawValue {
      return DocumentError(
        line: line,
        message: "is not sound XML: <\(element.name)> of line \(element.line) is closed by "
          + "another tag")
    }
    return DocumentError(line: line, message: "is not sound XML (libxml2 error \(code))")
  }

  /// Codes by which libxml2 says that the text ended too early.
  private static let truncationCodes: Set<Int> = [
    XMLParser.ErrorCode.prematureDocumentEndError.rawValue,
    XMLParser.ErrorCode.notWellBalancedError.rawValue,
    XMLParser.ErrorCode.gtRequiredError.rawValue,
    XMLParser.ErrorCode.attributeNotFinishedError.rawValue,
    77,  // XML_ERR_TAG_NOT_FINISHED, which Foundation has no name for
  ]

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
