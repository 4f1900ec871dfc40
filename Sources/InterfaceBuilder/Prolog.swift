internal import Foundation

/// What may come before the root element of a document.
enum Prolog {
  /// Refuses what the XML reader should never see: nothing at all, another encoding than UTF-8,
  /// binary property lists, and document type declarations.
  static func check(_ data: Data) throws(DocumentError) {
    if data.isEmpty { throw DocumentError(line: nil, message: "is empty") }
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
      throw DocumentError(line: 1, message: "is not in UTF-8, as Interface Builder's files are")
    }
    if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("NIBArchive".utf8)) {
      throw DocumentError(
        line: nil, message: "is a compiled nib; only the source of a storyboard or xib is read")
    }
    var scanner = Scanner(bytes: data)
    try scanner.run()
  }

  private struct Scanner {
    let bytes: Data
    var position: Int
    var line = 1

    init(bytes: Data) {
      self.bytes = bytes
      position = bytes.startIndex
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
    }

    mutating func run() throws(DocumentError) {
      while true {
        skipSpace()
        if position >= bytes.endIndex {
          throw DocumentError(line: line, message: "has no root element")
        }
        guard bytes[position] == UInt8(ascii: "<") else {
          throw DocumentError(line: line, message: "is not XML")
        }
        if starts(with: "<?") {
          try skip(to: "?>", what: "processing instruction")
        } else if starts(with: "<!--") {
          try skip(to: "-->", what: "comment")
        } else if starts(with: "<!") {
          throw DocumentError(
            line: line,
            message: "has a document type declaration; entities and external files are not read")
        } else {
          return
        }
      }
    }

    private mutating func skipSpace() {
      while position < bytes.endIndex, [9, 10, 13, 32].contains(bytes[position]) { advance() }
    }

    private mutating func advance() {
      if bytes[position] == 10 { line += 1 }
      position += 1
    }

    private func starts(with text: String) -> Bool {
      bytes[position...].starts(with: text.utf8)
    }

    private mutating func skip(to end: String, what: String) throws(DocumentError) {
      let start = line
      while position < bytes.endIndex {
        if starts(with: end) {
          position += end.utf8.count
          return
        }
        advance()
      }
      throw DocumentError(line: start, message: "ends inside a \(what) that begins here")
    }
  }
}
