import Foundation
import LayoutFindings
import Testing

@testable import overscroll

@Suite struct DocumentSearchTests {
  /// Calls `body` with a folder that holds `files`, by path; a path that ends in a slash is a
  /// folder.
  private func withTree(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "DocumentSearchTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, content) in files {
      let url = root.appendingPathComponent(path)
      if path.hasSuffix("/") {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } else {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: url)
      }
    }
    try body(root.path)
  }

  private static let screens =
    "<?xml version=\"1.0\"?>\n<document targetRuntime=\"iOS.CocoaTouch\">"

  @Test func findsDocumentsInOrderAndNamesWhatItLeavesOut() throws {
    let launch = Self.screens.replacingOccurrences(of: ">", with: " launchScreen=\"YES\">")
      .replacingOccurrences(of: "?  launchScreen=\"YES\">", with: "?>")
    try withTree([
      "App/B.xib": Self.screens, "App/A.storyboard": Self.screens, "App/x.swift": "",
      "App/Base.lproj/Launch.storyboard": launch, "Pods/P.xib": Self.screens,
      "Carthage/C.xib": Self.screens, "DerivedData/D.xib": Self.screens,
      "build/E.xib": Self.screens, ".git/F.xib": Self.screens, "X.framework/G.xib": Self.screens,
      "Mac/M.xib": "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">",
      "Watch/W.storyboard": "<document targetRuntime=\"watchKit\">",
    ]) { root in
      let search = DocumentSearch([root])
      #expect(search.documents == ["\(root)/App/A.storyboard", "\(root)/App/B.xib"])
      #expect(
        search.skipped.map { "\($0.path.dropFirst(root.count + 1)): \($0.reason)" } == [
          "App/Base.lproj/Launch.storyboard: a launch screen",
          "Carthage: a folder of built or foreign files",
          "DerivedData: a folder of built or foreign files", "Mac/M.xib: a macOS document",
          "Pods: a folder of built or foreign files", "Watch/W.storyboard: a watchOS document",
          "build: a folder of built or foreign files",
        ])
      #expect(search.unreadable.isEmpty)
    }
  }

  @Test func aFileThatIsNamedIsTakenWhateverItIs() throws {
    try withTree(["Pods/P.xib": Self.screens, "x.txt": "", "folder.xib/": ""]) { root in
      let paths = ["\(root)/Pods/P.xib", "\(root)/x.txt", "\(root)/none.xib", "\(root)/Pods/P.xib"]
      let search = DocumentSearch(paths)
      #expect(search.documents == ["\(root)/Pods/P.xib"])
      #expect(
        search.unreadable == [
          SetAside(path: "\(root)/x.txt", reason: "neither a storyboard nor a xib"),
          SetAside(path: "\(root)/none.xib", reason: "there is no such file or folder"),
        ])
    }
  }

  @Test func aFolderWithoutDocumentsIsSaid() throws {
    try withTree(["empty/": "", "App/a.swift": ""]) { root in
      #expect(
        DocumentSearch([root]).unreadable == [
          SetAside(path: root, reason: "no storyboard or xib below this folder")
        ])
    }
  }

  @Test func pipesAndDevicesAreNotOpened() throws {
    try withTree(["App/A.xib": Self.screens]) { root in
      #expect(mkfifo("\(root)/App/B.xib", 0o600) == 0)
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/App/C.xib", withDestinationPath: "/dev/zero")
      let search = DocumentSearch([root])
      #expect(search.documents == ["\(root)/App/A.xib"])
      #expect(search.unreadable.map(\.reason) == ["not a regular file", "not a regular file"])
    }
  }

  @Test func linksThatLeadInCirclesEnd() throws {
    try withTree(["App/A.xib": Self.screens]) { root in
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/App/again", withDestinationPath: root)
      #expect(DocumentSearch([root]).documents == ["\(root)/App/A.xib"])
    }
  }

  @Test(arguments: [
    ("<document type=\"x\" targetRuntime=\"iOS.CocoaTouch\">", DocumentKind.screens),
    ("<document launchScreen=\"YES\">", .launchScreen),
    ("<document launchScreen=\"NO\"><x launchScreen=\"YES\">", .screens),
    ("<document targetRuntime=\"AppleTV\">", .foreign("tvOS")),
    ("<document targetRuntime=\"MacOSX.Cocoa\">", .foreign("macOS")), ("no xml at all", .screens),
    ("", .screens),
  ]) func kindsAreToldByTheStartTag(_ head: String, _ kind: DocumentKind) {
    #expect(DocumentKind(head: head) == kind)
  }
}
