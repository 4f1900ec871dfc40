import Foundation
import LayoutReport
import Testing

@Suite struct AtomicFileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "AtomicFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func writesIntoFoldersThatAreNotThereYetAndReplacesWhatIs() throws {
    try withFolder { folder in
      let path = "\(folder)/a/b/report.html"
      try AtomicFile.write("one", to: path)
      try AtomicFile.write("two", to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a/b") == ["report.html"])
    }
  }

  @Test func leavesNothingBehindWhenItCannotWrite() throws {
    try withFolder { folder in
      let taken = "\(folder)/taken"
      try FileManager.default.createDirectory(
        atPath: "\(taken)/inside", withIntermediateDirectories: true)
      #expect(throws: AtomicFile.Failure.self) { try AtomicFile.write("x", to: taken) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["taken"])
    }
  }

  @Test func saysWhichFolderCannotBeMade() throws {
    try withFolder { folder in
      try AtomicFile.write("x", to: "\(folder)/file")
      do {
        try AtomicFile.write("x", to: "\(folder)/file/below/report.html")
        Issue.record("a folder cannot lie in a file")
      } catch {
        #expect("\(error)" == "\(folder)/file/below: the folder cannot be made")
      }
    }
  }
}
