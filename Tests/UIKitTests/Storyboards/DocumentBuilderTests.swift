import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct DocumentBuilderTests {
  /// A view of 300 by 200 with a box placed by constraints, whose recorded frame is `recorded`.
  private func document(recorded: String, more: String = "") throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
      <view contentMode="scaleToFill" id="root-v-001">
      <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      <subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001">
      <rect key="frame" \(recorded)/>
      <constraints><constraint firstAttribute="height" constant="50" id="hei-ct-001"/></constraints>
      </view>
      </subviews>
      <constraints>
      <constraint firstItem="box-vw-001" firstAttribute="leading" secondItem="root-v-001" \
      secondAttribute="leading" constant="10" id="lea-ct-001"/>
      <constraint firstAttribute="trailing" secondItem="box-vw-001" secondAttribute="trailing" \
      constant="20" id="tra-ct-001"/>
      <constraint firstItem="box-vw-001" firstAttribute="top" secondItem="root-v-001" \
      secondAttribute="top" constant="30" id="top-ct-001"/>
      \(more)
      </constraints>
      </view>
      </objects>
      </document>
      """
    return try Document.parse(Data(text.utf8))
  }

  private func frame(_ document: Document, _ id: String) -> CGRect? {
    let built = DocumentBuilder(document: document, mode: .canvas).build()
    for scene in built.scenes { scene.layOut() }
    return built.scenes.first?.viewsByIdentifier[id]?.frame
  }

  @Test(arguments: [
    #"x="7" y="13" width="41" height="43""#, #"x="10" y="30" width="270" height="50""#,
  ])
  func constraintsDecideAndNotTheRecordedFrame(_ recorded: String) throws {
    let frame = frame(try document(recorded: recorded), "box-vw-001")
    #expect(frame == CGRect(x: 10, y: 30, width: 270, height: 50))
  }

  @Test func aConstraintThatNamesNothingIsAnIssueAndTheRestIsLaidOut() throws {
    let document = try document(
      recorded: #"x="0" y="0" width="1" height="1""#,
      more: """
        <constraint firstItem="no-pe-0000" firstAttribute="top" secondItem="root-v-001" \
        secondAttribute="top" id="bad-ct-001"/>
        """)
    #expect(document.issues.contains { $0.kind == .brokenReference })
    #expect(frame(document, "box-vw-001")?.width == 270)
  }

  @Test func framesAreWrittenAsJSON() throws {
    let built = DocumentBuilder(
      document: try document(recorded: #"x="0" y="0" width="1" height="1""#), mode: .canvas
    ).build()
    for scene in built.scenes { scene.layOut() }
    let json = try JSONSerialization.jsonObject(with: FrameReader.json(of: built))
    let scenes = (json as? [String: Any])?["scenes"] as? [[String: Any]]
    let views = scenes?.first?["views"] as? [String: [Double]]
    #expect(views?["box-vw-001"] == [10, 30, 270, 50])
  }
}
