import Foundation
import Testing

@testable import overscroll

/// The built program, run as people run it.
@Suite struct ProgramTests {
  struct Outcome {
    let code: Int32
    let output: String
    let errors: String
  }

  /// Where the build puts the program: beside the tests' own bundle.
  private static let program: URL = {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    let found = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    for start in [tests, found.map { URL(fileURLWithPath: $0) }].compactMap({ $0 }) {
      let candidate = start.deletingLastPathComponent().appendingPathComponent("overscroll")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
    }
    return tests.deletingLastPathComponent().appendingPathComponent("overscroll")
  }()

  /// Calls `body` with a folder holding `files`, and a way to run the program in it.
  private func withFolder(
    _ files: [String: String], _ body: (URL, ([String]) throws -> Outcome) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "ProgramTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, content) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    try body(folder) { arguments in
      let process = Process()
      process.executableURL = Self.program
      process.arguments = arguments
      process.currentDirectoryURL = folder
      let (output, errors) = (
        folder.appendingPathComponent(".out"), folder.appendingPathComponent(".err")
      )
      for file in [output, errors] {
        try Data().write(to: file)
      }
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      process.standardInput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return Outcome(
        code: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
        errors: try String(contentsOf: errors, encoding: .utf8))
    }
  }

  /// A storyboard with one screen: a box in a root view, with constraints.
  private static func storyboard(_ constraints: String, id: String = "box") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="sc">
          <objects>
            <viewController title="Sign-up" id="vc" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                  <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                    <rect key="frame" x="1" y="2" width="3" height="4"/>
                  </view>
                </subviews>
                <constraints>\(constraints)</constraints>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  private static func constraint(_ id: String, _ attribute: String, _ constant: Int) -> String {
    "<constraint firstItem=\"box\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  private static func tie(_ id: String, _ attribute: String, _ constant: Int) -> String {
    "<constraint firstItem=\"box\" firstAttribute=\"\(attribute)\" secondItem=\"root\" "
      + "secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  private static let sound = storyboard(
    tie("c1", "leading", 16) + tie("c2", "top", 40) + constraint("c3", "width", 300)
      + constraint("c4", "height", 80))
  private static let faulty = storyboard(
    tie("c1", "leading", 16) + tie("c2", "trailing", -16) + constraint("c3", "width", 300)
      + tie("c5", "top", 40) + constraint("c4", "height", 80))

  @Test func checkEndsWithZeroAndAReportWhenNothingIsFound() throws {
    try withFolder(["Main.storyboard": Self.sound]) { folder, run in
      let outcome = try run(["check"])
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("✔ nothing found in 1 screen · 6 layouts, 6 pictures"))
      #expect(outcome.output.hasSuffix("Report: overscroll-report/index.html\n"))
      #expect(outcome.errors == "")
      let page = try String(
        contentsOf: folder.appendingPathComponent("overscroll-report/index.html"), encoding: .utf8)
      #expect(page.contains("id=\"picture-5\">iVBOR"))
    }
  }

  @Test func checkEndsWithOneAndSaysWhatWhereAndHowMuch() throws {
    try withFolder(["App/Main.storyboard": Self.faulty]) { _, run in
      let outcome = try run(["check", "App", "--report", "none", "--no-pictures"])
      #expect(outcome.code == 1)
      #expect(
        outcome.output.contains(
          "error[unsatisfiable-constraints]  the horizontal constraints of view box cannot hold"))
      #expect(outcome.output.contains("  --> App/Main.storyboard:12:15  view box\n"))
      #expect(outcome.output.contains("16 + 300 + 16 = 332, the screen gives 375\n"))
      #expect(!outcome.output.contains("Report:"))
    }
  }

  @Test func aScreenThatIsSoundOnOneDeviceIsToldByTheOthers() throws {
    try withFolder(["Main.storyboard": Self.faulty]) { _, run in
      let outcome = try run([
        "check", "--devices", "se", "--orientations", "portrait", "--report", "none",
      ])
      #expect(outcome.code == 1)
      #expect(outcome.output.contains("1 layout, 1 picture"))
    }
  }

  @Test func oneBadFileDoesNotStopTheOthers() throws {
    let files = [
      "A.storyboard": "<document", "B.storyboard": Self.faulty, "C.xib": "no xml", "D.xib": "",
    ]
    try withFolder(files) { _, run in
      let outcome = try run(["check", "--report", "none", "--no-pictures"])
      #expect(outcome.code == 3)
      #expect(outcome.output.contains("3 inputs could not be read:\n  A.storyboard"))
      #expect(outcome.output.contains("1 error in 1 of 1 screen"))
      let frames = try run(["frames", ".", "--out", "frames"])
      #expect(frames.code == 3)
      #expect(frames.errors.split(separator: "\n").count == 3)
    }
  }

  @Test(arguments: [
    (["check", "nowhere"], 3, "there is no such file or folder"),
    (["check", "."], 3, "no storyboard or xib below this folder"),
    (["frames", "nowhere.xib"], 3, "nowhere.xib: there is no such file or folder"),
    (["picture", "nowhere.xib"], 3, "nowhere.xib"), (["chekc"], 4, "did you mean check?"),
    (["check", "--devices", "pixel"], 4, "there is no device pixel"),
    (["check", "--fail-on", "info"], 4, "--fail-on takes error or warning, not info"),
    (["check", "--jobs", "none"], 4, "--jobs takes a number from 1 to 10000, not none"),
    (["check", "--format", "xml"], 4, "there is no format xml"), (["frames"], 4, "frames needs"),
    (["explain", "text-cliped"], 4, "did you mean text-clipped?"),
  ]) func saysInOneSentenceWhatCannotBeDone(
    _ arguments: [String], _ code: Int32, _ sentence: String
  ) throws {
    try withFolder([:]) { _, run in
      let outcome = try run(arguments)
      #expect(outcome.code == code)
      #expect((outcome.output + outcome.errors).contains(sentence))
      #expect(!outcome.errors.contains("internal error"))
    }
  }

  @Test func framesAreWrittenBesideTheirFoldersNames() throws {
    try withFolder(["App/Main.storyboard": Self.sound]) { folder, run in
      #expect(try run(["frames", "App", "--canvas", "--out", "out"]).code == 0)
      let data = try Data(contentsOf: folder.appendingPathComponent("out/App/Main.storyboard.json"))
      let value = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let scenes = try #require(value?["scenes"] as? [[String: Any]])
      let views = try #require(scenes[0]["views"] as? [String: [Double]])
      #expect(views["box"] == [16, 40, 300, 80])
    }
  }

  @Test func aPictureHasTheDevicesPixels() throws {
    try withFolder(["Main.storyboard": Self.sound]) { folder, run in
      let outcome = try run(["picture", "Main.storyboard", "--device", "se", "--landscape"])
      #expect(outcome.code == 0)
      #expect(outcome.output == "Main.png\n")
      let png = [UInt8](try Data(contentsOf: folder.appendingPathComponent("Main.png")))
      func number(_ at: Int) -> Int { png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(number(16) == 1334)
      #expect(number(20) == 750)
    }
  }

  @Test func textOfADocumentNeverSteersTheTerminal() throws {
    let hostile = Self.faulty.replacingOccurrences(
      of: "title=\"Sign-up\"", with: "title=\"a&#x9b;31m&#x202e;&lt;script&gt;\"")
    try withFolder(["Main.storyboard": hostile]) { folder, run in
      let outcome = try run(["check"])
      #expect(outcome.output.contains("a\\u{9B}31m\\u{202E}<script>"))
      let page = try String(
        contentsOf: folder.appendingPathComponent("overscroll-report/index.html"), encoding: .utf8)
      #expect(page.components(separatedBy: "<script>").count == 2)
    }
  }

  @Test func jsonIsWrittenWhole() throws {
    try withFolder(["Main.storyboard": Self.faulty]) { folder, run in
      let outcome = try run(
        ["check", "--format", "json", "--report", "none", "--no-pictures"])
      let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let summary = (value as? [String: Any])?["summary"] as? [String: Any]
      #expect(summary?["errors"] as? Int == 1)
      #expect(summary?["layouts"] as? Int == 6)
    }
  }
}
