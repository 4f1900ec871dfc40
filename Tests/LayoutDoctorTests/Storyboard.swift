import Foundation

/// Documents of a few lines for the tests of this module.
enum Storyboard {
  /// A storyboard with the scenes given; the first line of `scenes` is line 4.
  static func document(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
    \(scenes)
      </scenes></document>
    """
  }

  /// A .xib with the top-level view given.
  static func nib(_ view: String, connections: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(connections)</placeholder>
    \(view)
      </objects></document>
    """
  }

  /// A scene whose controller has a root view of the id `<id>-root` with `content` inside.
  static func scene(
    _ id: String, attributes: String = "", content: String = "", extra: String = ""
  ) -> String {
    """
    <scene sceneID="\(id)-scene"><objects>
    <viewController \(attributes) id="\(id)" sceneMemberID="viewController">
    \(view("\(id)-root", content: content, isRoot: true))
    \(extra)
    </viewController>
    </objects></scene>
    """
  }

  static func navigation(_ id: String, root: String) -> String {
    """
    <scene sceneID="\(id)-scene"><objects>
    <navigationController id="\(id)" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(id)-bar"/>
    <connections><segue destination="\(root)" kind="relationship" \
    relationship="rootViewController" id="\(id)-segue"/></connections>
    </navigationController>
    </objects></scene>
    """
  }

  static func view(
    _ id: String, kind: String = "view", frame: (Int, Int) = (375, 667), content: String = "",
    isRoot: Bool = false
  ) -> String {
    let role = isRoot ? "key=\"view\" " : ""
    let placement = isRoot ? "" : " translatesAutoresizingMaskIntoConstraints=\"NO\""
    let mask =
      isRoot
      ? "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
      : ""
    return """
      <\(kind) \(role)contentMode="scaleToFill"\(placement) id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="\(frame.0)" height="\(frame.1)"/>\(mask)
      \(content)
      </\(kind)>
      """
  }

  static func constraints(_ rows: String...) -> String {
    "<constraints>\n" + rows.joined(separator: "\n") + "\n</constraints>"
  }

  /// `first.attribute = second.attribute + constant`, or `first.attribute = constant`.
  static func constraint(
    _ id: String, _ first: String, _ attribute: String, _ second: String? = nil,
    _ constant: Int = 0
  ) -> String {
    let other = second.map { "secondItem=\"\($0)\" secondAttribute=\"\(attribute)\" " } ?? ""
    return "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" \(other)"
      + "constant=\"\(constant)\" id=\"\(id)\"/>"
  }
}
