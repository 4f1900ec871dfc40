import Foundation
import Testing
import InterfaceBuilder

/// Documents for tests, small enough to be read in the test.
enum DocumentText {
  /// A storyboard with one scene whose controller's view holds `content`.
  static func storyboard(
    _ content: String, attributes: String = "", device: String? = "retina4_7", tail: String = ""
  ) -> String {
    let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(attributes)>
      \(device)<scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      \(content)
      </view></viewController></objects></scene></scenes>
      \(tail)</document>
      """
  }

  /// The line of a `storyboard(_:)` on which the first line of its content stands.
  static let contentLine = 4

  static func parse(_ text: String) throws -> Document { try Document.parse(Data(text.utf8)) }

  /// The first element inside the view of a storyboard with this content.
  static func element(_ content: String) throws -> Element {
    let view = try #require(try parse(storyboard(content))["v"])
    return try #require(view.children.dropFirst().first)
  }
}
