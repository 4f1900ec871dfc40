package import Foundation
internal import FoundationXML

extension Document {
  /// Limits that no document of a real project comes near.
  package enum Limit {
    /// Bytes of a file. A longer one is not read at all.
    package static let bytes = 64 << 20
    /// Elements inside one another.
    package static let depth = 512
    /// Elements of a document.
    package static let elements = 1_000_000
  }

  /// Reads the file at `path`.
  ///
  /// - Throws: `DocumentError` when there is no such file, when it is too large (it is then not
  ///   read), and for what `parse(_:)` refuses.
  package static func read(path: String) throws(DocumentError) -> Document {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw DocumentError(line: nil, message: "no such file")
    }
    if isDirectory.boolValue {
      throw DocumentError(line: nil, message: "is a folder, not a document")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw DocumentError(line: nil, message: "cannot be opened for reading")
    }
    defer { try? handle.close() }
    // One byte more than the limit tells a file that is too long, whatever its size says.
    guard let data = try? handle.read(upToCount: Limit.bytes + 1) else {
      throw DocumentError(line: nil, message: "cannot be read")
    }
    return try parse(data)
  }

  /// Reads a document from its bytes.
  ///
  /// External entities are never looked at; a document type declaration, and with it every entity
  /// of a document's own, is refused.
  /// - Throws: `DocumentError` for what is no sound XML, no Interface Builder document, not for
  ///   iOS, or beyond `Limit`.
  /// - Complexity: linear in the number of bytes.
  package static func parse(_ data: Data) throws(DocumentError) -> Document {
    guard data.count <= Limit.bytes else {
      throw DocumentError(
        line: nil, message: "is larger than \(Limit.bytes >> 20) MB, the most a document may have")
    }
    try Prolog.check(data)
    let builder = TreeBuilder()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.shouldProcessNamespaces = false
    parser.delegate = builder
    // The result says nothing on Linux: it is true for many faults. The delegate hears of them all.
    _ = parser.parse()
    if let error = builder.error { throw error }
    guard let root = builder.root, builder.isComplete else { throw builder.failure }
    return Document(kind: try kind(of: root), root: root)
  }

  private static func kind(of root: Element) throws(DocumentError) -> Kind {
    guard root.name == "document" else {
      throw DocumentError(
        line: root.line,
        message: "root element is <\(root.name)>, not the <document> of Interface Builder")
    }
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    for (mark, system) in [
      ("watchKit", "watchOS"), ("Watch", "watchOS"), ("AppleTV", "tvOS"), ("Cocoa.", "macOS"),
      ("MacOSX", "macOS"),
    ] where type.contains(mark + "XIB") || type.contains("." + mark) || runtime.hasPrefix(mark) {
      throw DocumentError(
        line: root.line, message: "is a document for \(system); only iOS documents are laid out")
    }
    if root.child("scenes") != nil || type.contains("Storyboard") { return .storyboard }
    if root.child("objects") != nil { return .xib }
    if root.child("data") != nil {
      throw DocumentError(
        line: root.line,
        message: "is in the old archive format of Xcode 4; open and save it with a newer Xcode")
    }
    throw DocumentError(
      line: root.line, message: "has neither <scenes> nor <objects>: no scene and no view")
  }
}
