import Foundation
import InterfaceBuilder
import Testing

/// What no document can be made of: one sentence with its line, never a crash.
@Suite struct BadInputTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    let text: String
    let line: Int?
    let sentence: String
    var testDescription: String { name }
  }

  static let head =
    "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n"

  static let rows = [
    Row(name: "empty", text: "", line: nil, sentence: "is empty"),
    Row(name: "white space", text: "\n\n", line: 3, sentence: "has no root element"),
    Row(name: "plain text", text: "\nhello", line: 2, sentence: "is not XML"),
    Row(name: "json", text: "{\"a\": 1}", line: 1, sentence: "is not XML"),
    Row(
      name: "compiled nib", text: "NIBArchive\u{1}", line: nil,
      sentence: "is a compiled nib; only the source of a storyboard or xib is read"),
    Row(
      name: "open comment", text: "\n<!-- <document/>", line: 2,
      sentence: "ends inside a comment that begins here"),
    Row(
      name: "truncated between tags", text: head + "<objects>\n<view id=\"a\">\n", line: 4,
      sentence: "ends inside <view>, which begins on line 4: the file is truncated"),
    Row(
      name: "truncated inside a tag", text: head + "<objects>\n<view id=\"a", line: 4,
      sentence: "ends inside <objects>, which begins on line 3: the file is truncated"),
    Row(
      name: "crossed tags", text: head + "<objects>\n</document>", line: 4,
      sentence: "is not sound XML: <objects> of line 3 is closed by another tag"),
    Row(
      name: "an undeclared entity", text: head + "<objects>&lol;</objects></document>", line: 3,
      sentence: "names an entity that XML itself does not have"),
    Row(
      name: "an attribute without quotes", text: head + "<objects id=a/></document>", line: 3,
      sentence: "is not sound XML inside <document> (libxml2 error 39)"),
    Row(
      name: "a second root", text: head + "<objects/></document>\n<a/>", line: 4,
      sentence: "is not sound XML: stray text after the root element has ended"),
    Row(
      name: "another root", text: "<?xml version=\"1.0\"?>\n<plist><dict/></plist>", line: 2,
      sentence: "root element is <plist>, not the <document> of Interface Builder"),
    Row(
      name: "macOS",
      text: """
        <?xml version="1.0"?>

        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
        <objects/></document>
        """, line: 3, sentence: "is a document for macOS; only iOS documents are laid out"),
    Row(
      name: "macOS storyboard",
      text: """
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa">
        <scenes/></document>
        """, line: 1, sentence: "is a document for macOS; only iOS documents are laid out"),
    Row(
      name: "watch",
      text: """
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">
        <scenes/></document>
        """, line: 1, sentence: "is a document for watchOS; only iOS documents are laid out"),
    Row(
      name: "television",
      text: """
        <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV">
        <scenes/></document>
        """, line: 1, sentence: "is a document for tvOS; only iOS documents are laid out"),
    Row(
      name: "neither scenes nor objects", text: head + "</document>", line: 2,
      sentence: "has neither <scenes> nor <objects>: no scene and no view"),
    Row(
      name: "external entity",
      text: """
        <?xml version="1.0"?>
        <!DOCTYPE document [<!ENTITY x SYSTEM "file:///etc/hostname">]>
        <document>&x;</document>
        """, line: 2,
      sentence: "has a document type declaration; entities and external files are not read"),
    Row(
      name: "expanding entities",
      text: """
        <?xml version="1.0"?>
        <!-- lol -->
        <!DOCTYPE document [
        <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
        ]>
        <document>&b;</document>
        """, line: 3,
      sentence: "has a document type declaration; entities and external files are not read"),
    Row(
      name: "ten thousand elements inside one another",
      text: head + String(repeating: "<view>\n", count: 10_000)
        + String(repeating: "</view>", count: 10_000) + "</document>", line: 514,
      sentence: "has more than 512 elements inside one another"),
  ]

  @Test("a file that cannot be read gets one sentence with its line", arguments: rows)
  func oneSentence(row: Row) throws {
    let error = #expect(throws: DocumentError.self) {
      try Document.parse(Data(row.text.utf8))
    }
    #expect(error?.message == row.sentence)
    #expect(error?.line == row.line)
  }

  @Test(
    "bytes that are not UTF-8 are refused",
    arguments: [[0xFE, 0xFF, 0, 0x3C], [0xFF, 0xFE, 0x3C, 0]] as [[UInt8]])
  func otherEncodings(bytes: [UInt8]) {
    let error = #expect(throws: DocumentError.self) { try Document.parse(Data(bytes)) }
    #expect(error?.message == "is not in UTF-8, as Interface Builder's files are")
  }

  @Test("every prefix of a document is refused or read, never worse")
  func prefixes() throws {
    let bytes = Data(
      DocumentText.storyboard("<subviews><label id=\"a\" text=\"&amp;\"/></subviews>").utf8)
    for count in 0..<bytes.count {
      #expect(throws: DocumentError.self) { try Document.parse(bytes.prefix(count)) }
    }
    #expect(try Document.parse(bytes).scenes.count == 1)
  }

  @Test("a file of 200 MB gets one sentence, and is not read whole")
  func hugeFile() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).xib").path
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 200 << 20)
    try handle.close()
    let error = #expect(throws: DocumentError.self) { try Document.read(path: path) }
    #expect(error?.message == "is larger than 64 MB, the most a document may have")
  }

  @Test("a path that is no file gets one sentence")
  func noFile() {
    let missing = #expect(throws: DocumentError.self) {
      try Document.read(path: "/nonexistent/A.storyboard")
    }
    #expect(missing?.message == "no such file")
    let folder = #expect(throws: DocumentError.self) {
      try Document.read(path: FileManager.default.temporaryDirectory.path)
    }
    #expect(folder?.message == "is a folder, not a document")
  }
}
