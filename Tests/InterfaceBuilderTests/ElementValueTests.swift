import Foundation
import InterfaceBuilder
import Testing

@Suite struct ElementValueTests {
  @Test("geometry is read in points, what is left out counts as 0")
  func geometry() throws {
    let view = try DocumentText.element(
      """
      <view id="a"><rect key="frame" x="1" width="163.99999999999994" height="20.5"/><size key="itemSize" width="50" height="60"/><point key="canvasLocation" x="-3" y="4"/></view>
      """)
    #expect(view.rectangle("frame") == CGRect(x: 1, y: 0, width: 163.99999999999994, height: 20.5))
    #expect(view.size("itemSize") == CGSize(width: 50, height: 60))
    #expect(view.point("canvasLocation") == CGPoint(x: -3, y: 4))
    #expect(view.rectangle("bounds") == nil)
  }

  @Test("insets are read in their three forms, the smallest positive number as 0")
  func insets() throws {
    let view = try DocumentText.element(
      """
      <view id="a"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/><inset key="contentEdgeInsets" minX="2" minY="1" maxX="2.2250738585072014e-308" maxY="3"/><directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></view>
      """)
    #expect(view.edgeInsets("layoutMargins") == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      view.edgeInsets("contentEdgeInsets") == EdgeInsets(top: 1, left: 2, bottom: 3, right: 0))
    #expect(
      view.directionalInsets("directionalLayoutMargins")
        == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test("an autoresizing mask has the bits of UIKit")
  func mask() throws {
    let view = try DocumentText.element(
      "<view id=\"a\"><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\" flexibleMinX=\"NO\"/></view>"
    )
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(view.autoresizingMask?.rawValue == 34)
  }

  @Test(
    "a font is read in each of its forms",
    arguments: [
      ("type=\"system\" pointSize=\"17\"", .system, 17, nil),
      ("type=\"system\" weight=\"semibold\" pointSize=\"12\"", .system, 12, "semibold"),
      ("type=\"boldSystem\" pointSize=\"0.0\"", .boldSystem, nil, nil),
      ("type=\"italicSystem\" pointSize=\"14\"", .italicSystem, 14, nil),
      ("style=\"UICTFontTextStyleBody\"", .style("UICTFontTextStyleBody"), nil, nil),
      (
        "name=\"Avenir-Book\" family=\"Avenir\" pointSize=\"15\"",
        .named("Avenir-Book", family: "Avenir"), 15, nil
      ),
    ] as [(String, FontRecord.Face, Double?, String?)])
  func fonts(attributes: String, face: FontRecord.Face, size: Double?, weight: String?) throws {
    let label = try DocumentText.element(
      "<label id=\"a\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    #expect(label.font() == FontRecord(face: face, pointSize: size, weight: weight))
  }

  @Test(
    "a colour is read in each of its forms",
    arguments: [
      (
        "red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"0.25\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
        ColorRecord.components(ColorComponents(red: 1, green: 0.5, blue: 0, alpha: 0.25))
      ),
      (
        "white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"",
        .components(ColorComponents(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
      ),
      (
        "white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
        .components(ColorComponents(red: 1, green: 1, blue: 1, alpha: 1))
      ),
      ("systemColor=\"labelColor\"", .system("labelColor")),
      ("cocoaTouchSystemColor=\"darkTextColor\"", .system("darkTextColor")),
      ("name=\"brand\"", .named("brand")),
      (
        "cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0.5\" alpha=\"1\"",
        .components(ColorComponents(red: 0, green: 0.5, blue: 0.5, alpha: 1))
      ),
    ] as [(String, ColorRecord)])
  func colors(attributes: String, color: ColorRecord) throws {
    let view = try DocumentText.element(
      "<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>")
    #expect(view.color("backgroundColor") == color)
  }

  @Test("Display P3's red lies outside sRGB, and its white is sRGB's")
  func displayP3() throws {
    func components(_ red: Double, _ green: Double, _ blue: Double) throws -> ColorComponents {
      let view = try DocumentText.element(
        "<view id=\"a\"><color key=\"tintColor\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"/></view>"
      )
      guard case .components(let value)? = view.color("tintColor") else {
        throw DocumentError(line: nil, message: "no colour")
      }
      return value
    }
    // 1.0931, -0.2267, -0.1501: the published extended sRGB of P3's red.
    let red = try components(1, 0, 0)
    #expect(abs(red.red - 1.0931) < 0.001)
    #expect(abs(red.green + 0.2267) < 0.001)
    #expect(abs(red.blue + 0.1501) < 0.001)
    let white = try components(1, 1, 1)
    #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
  }

  @Test("a variation changes attributes and keyed children, and leaves the element alone")
  func resolved() throws {
    let stack = try DocumentText.element(
      """
      <label id="a" text="long" spacing="8"><fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular" spacing="16"><fontDescription key="fontDescription" type="system" pointSize="30"/><string key="text">longer</string></variation></label>
      """)
    let regular = stack.resolved(for: SizeClasses(width: .regular, height: .regular))
    #expect(regular.number("spacing") == 16)
    #expect(regular.font()?.pointSize == 30)
    #expect(regular.string("text") == "longer")
    #expect(stack.resolved(for: .phonePortrait) === stack || stack.number("spacing") == 8)
    #expect(stack.resolved(for: .phonePortrait).font()?.pointSize == 17)
    #expect(stack.string("text") == "long")
  }

  @Test("a text is the attribute or the string element, line breaks and entities kept")
  func texts() throws {
    let label = try DocumentText.element(
      "<label id=\"a\"><string key=\"text\">one\n two &amp; &lt;three&gt; </string></label>")
    #expect(label.string("text") == "one\n two & <three> ")
    #expect(
      try DocumentText.element("<label id=\"a\" text=\"a&#10;b\"/>").string("text") == "a\nb")
  }
}
