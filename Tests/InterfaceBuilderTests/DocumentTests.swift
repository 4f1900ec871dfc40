import Foundation
import InterfaceBuilder
import Testing

@Suite struct DocumentTests {
  @Test("a storyboard is read into scenes with controllers")
  func storyboard() throws {
    let document = try DocumentText.parse(
      DocumentText.storyboard("", attributes: "useSafeAreas=\"YES\" initialViewController=\"c\""))
    #expect(document.kind == .storyboard)
    #expect(document.usesAutoLayout && document.usesSafeAreas && document.usesTraitCollections)
    #expect(document.initialController == "c")
    let scene = try #require(document.scenes.first)
    #expect(scene.id == "s")
    #expect(scene.kind == .controller("viewController"))
    #expect(scene.controller?.child(key: "view")?.id == "v")
  }

  @Test("a xib is read into one scene a top-level view, beside its owner")
  func xib() throws {
    let document = try DocumentText.parse(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view contentMode="scaleToFill" id="a"><rect key="frame" width="1" height="1"/></view>
      <tableViewCell id="b"/>
      <tapGestureRecognizer id="t"/>
      </objects></document>
      """)
    #expect(document.kind == .xib)
    #expect(document.scenes.map(\.id) == ["a", "b"])
    #expect(document.scenes.allSatisfy { $0.kind == .view })
    #expect(document.owner?["customClass"] == "Owner")
  }

  @Test("each element knows the line it stands on")
  func lines() throws {
    let document = try DocumentText.parse(
      DocumentText.storyboard("<subviews>\n<label id=\"a\"/>\n\n<label id=\"b\"/></subviews>"))
    #expect(document["a"]?.line == DocumentText.contentLine + 1)
    #expect(document["b"]?.line == DocumentText.contentLine + 3)
  }

  @Test(
    "the canvas device is found by its id",
    arguments: [
      ("retina4_7", CGSize(width: 375, height: 667), 2.0, false),
      ("retina5_9", CGSize(width: 375, height: 812), 3, true),
      ("retina6_12", CGSize(width: 393, height: 852), 3, true),
      ("retina99", CGSize(width: 375, height: 667), 2, false),
    ] as [(String, CGSize, Double, Bool)])
  func devices(id: String, size: CGSize, scale: Double, hasHomeIndicator: Bool) throws {
    let device = try DocumentText.parse(DocumentText.storyboard("", device: id)).device
    #expect(device.size == size)
    #expect(device.scale == scale)
    #expect(device.hasHomeIndicator == hasHomeIndicator)
    #expect(device.sizeClasses == .phonePortrait)
    #expect(device.isUnknown == (id == "retina99"))
  }

  @Test("without a device the canvas is a square of any size class")
  func anyDevice() throws {
    let device = try DocumentText.parse(DocumentText.storyboard("", device: nil)).device
    #expect(device.family == .anyDevice)
    #expect(device.size == CGSize(width: 600, height: 600))
    #expect(device.sizeClasses == SizeClasses(width: nil, height: nil))
  }

  @Test("a large phone held sideways has a regular width")
  func landscape() throws {
    let text = DocumentText.storyboard("", device: "retina5_5")
      .replacingOccurrences(of: "portrait", with: "landscape")
    let device = try DocumentText.parse(text).device
    #expect(device.size == CGSize(width: 736, height: 414))
    #expect(device.sizeClasses == SizeClasses(width: .regular, height: .compact))
  }

  @Test(
    "the tools version picks the generation of controls",
    arguments: [
      ("14460.31", ToolsVersion.Era.classic), ("15000", .modern), ("23999.1", .modern),
      ("24093.7", .glass), ("32700.99.1234", .modern), ("", .modern),
    ] as [(String, ToolsVersion.Era)])
  func eras(version: String, era: ToolsVersion.Era) throws {
    let text = DocumentText.storyboard("")
      .replacingOccurrences(of: "toolsVersion=\"17701\"", with: "toolsVersion=\"\(version)\"")
    #expect(try DocumentText.parse(text).toolsVersion.era == era)
  }

  @Test("resources keep sizes of images, colours and custom views")
  func resources() throws {
    let document = try DocumentText.parse(
      DocumentText.storyboard(
        "",
        tail: """
          <designables><designable name="v"><size key="intrinsicContentSize" width="366" height="67"/></designable><designable name="w"/></designables>
          <resources><image name="logo" width="20" height="30"/><image name="star" catalog="system" width="128" height="116"/>
          <namedColor name="brand"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
          <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>
          """))
    let resources = document.resources
    #expect(resources.images["logo"]?.size == CGSize(width: 20, height: 30))
    #expect(resources.images["star"]?.isSystem == true)
    #expect(
      resources.namedColors["brand"]
        == .components(ColorComponents(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(resources.systemColors["systemBackgroundColor"] != nil)
    #expect(resources.designableSizes == ["v": CGSize(width: 366, height: 67)])
  }

  @Test("outlets, actions and runtime attributes are read in order")
  func connections() throws {
    let button = try DocumentText.element(
      """
      <button id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/><userDefinedRuntimeAttribute type="size" keyPath="s"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="string" keyPath="n"><string key="value">x
      y</string></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections><action selector="tap:" destination="c" eventType="touchUpInside" id="t"/><outlet property="o" destination="v" id="p"/><outletCollection property="many" destination="v" id="q"/></connections></button>
      """)
    #expect(button.actions.map(\.selector) == ["tap:"])
    #expect(button.actions.first?.event == "touchUpInside")
    #expect(button.outlets.map(\.property) == ["o", "many"])
    #expect(button.outlets.map(\.isCollection) == [false, true])
    #expect(
      button.runtimeAttributes.map(\.value) == [
        .integer(8), .bool(true), .size(width: 1, height: 2), .string("x\ny"),
      ])
  }

  @Test("segues know where they start and where they lead")
  func segues() throws {
    let document = try DocumentText.parse(
      DocumentText.storyboard(
        """
        <subviews><button id="a"><connections><segue destination="c" kind="show" identifier="next" id="g"/></connections></button></subviews>
        """))
    let segue = try #require(document.segues.first)
    #expect(segue.source == "a")
    #expect(segue.sourceController == "c")
    #expect(segue.destination == "c")
    #expect(segue.isPush && !segue.isContainment)
    #expect(document.issues.isEmpty)
  }
}
