package import Foundation
package import InterfaceBuilder
package import LayoutFindings
internal import UIKit

/// What a snapshot needs to know of a document besides its views: places, titles, connections.
package struct DocumentFacts: Sendable {
  /// Path as the user gave it.
  package let path: String
  package let document: Document
  /// Ids of views that an outlet leads to, so that code can change them.
  private let connected: Set<String>
  /// Columns of first characters, by line; empty lines count as 1.
  private let columns: [Int]

  /// - Parameters:
  ///   - path: as the user gave it.
  ///   - data: the file's bytes, for columns.
  package init(path: String, document: Document, data: Data) {
    self.path = path
    self.document = document
    var connected: Set<String> = []
    document.root.forEachDescendant { element in
      for outlet in element.outlets { connected.insert(outlet.destination) }
    }
    self.connected = connected
    columns = Self.columns(of: data)
  }

  /// Whether an outlet leads to the object.
  package func isConnected(_ id: String) -> Bool { connected.contains(id) }

  /// The kind of element that has this id; empty if none has.
  func kind(of id: String) -> String { document[id]?.name ?? "" }

  /// The line of the object with this id.
  func line(of id: String) -> Int? { document[id]?.line }

  /// The column at which the element on `line` begins, from 1; nil for a line that is not there.
  package func column(ofLine line: Int) -> Int? {
    columns.indices.contains(line - 1) ? columns[line - 1] : nil
  }

  /// The kind, class, label and place of the object with this id.
  ///
  /// - Parameters:
  ///   - title: text that it shows, if its label in the document will not do.
  ///   - line: where to look for an object that has no id.
  package func reference(
    _ id: String, title: String? = nil, line: Int? = nil
  ) -> ObjectReference {
    guard let element = document[id] else {
      return ObjectReference(
        id: id, kind: "object", line: line, column: line.flatMap(column(ofLine:)))
    }
    return ObjectReference(
      id: id, kind: element.name, className: element["customClass"] ?? "",
      title: title ?? element["userLabel"], line: element.line,
      column: column(ofLine: element.line))
  }

  /// What is not modelled, for a snapshot. Classes of controllers are left out: that their code
  /// did not run is said where it matters.
  @MainActor
  func unsupported(of scene: BuiltScene) -> [UnsupportedRecord] {
    scene.unsupported.compactMap { element in
      let isController = element.objectID.flatMap { document[$0] }?.isController ?? false
      if element.reason == .customClass, isController { return nil }
      return UnsupportedRecord(
        what: element.message, object: reference(element.objectID ?? "", line: element.line))
    }
  }

  /// Findings about the document itself.
  package func findings(of issues: [DocumentIssue]) -> [Finding] {
    issues.map { issue in
      switch issue.kind {
      case .brokenReference, .duplicateIdentifier, .cycle:
        BrokenReference.finding(
          document: path, line: issue.line, column: column(ofLine: issue.line),
          objectID: issue.objectID ?? "", message: issue.message)
      case .invalidNumber, .invalidValue:
        Finding(
          code: .unsupportedElement, document: path,
          object: ObjectReference(
            id: issue.objectID ?? "", kind: "object", line: issue.line,
            column: column(ofLine: issue.line)),
          sentence: issue.message)
      }
    }
  }

  /// Positions of the first byte of each line that is neither space nor tab.
  private static func columns(of data: Data) -> [Int] {
    var result: [Int] = []
    var column = 1
    var first: Int?
    for byte in data {
      switch byte {
      case UInt8(ascii: "\n"):
        result.append(first ?? 1)
        (column, first) = (0, nil)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: if first == nil { first = column }
      }
      column += 1
    }
    result.append(first ?? 1)
    return result
  }
}
