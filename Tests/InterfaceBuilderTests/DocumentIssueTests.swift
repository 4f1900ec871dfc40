import InterfaceBuilder
import Testing

/// Faults inside a readable document are listed with line and object, and the rest is read.
@Suite struct DocumentIssueTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    let content: String
    let kind: DocumentIssue.Kind
    /// The line within the content, counted from 0.
    let offset: Int
    let object: String?
    let message: String
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "constraint to nowhere",
      content: """
        <constraints>
        <constraint firstItem="v" firstAttribute="top" secondItem="gone" secondAttribute="top" id="k"/>
        </constraints>
        """, kind: .brokenReference, offset: 1, object: "k",
      message: "constraint names \"gone\" as secondItem, and no object has that id"),
    Row(
      name: "outlet to nowhere",
      content: """
        <connections><outlet property="name" destination="gone" id="o"/></connections>
        """, kind: .brokenReference, offset: 0, object: "o",
      message: "outlet \"name\" names \"gone\", and no object has that id"),
    Row(
      name: "variation of nothing",
      content: """
        <variation key="default">
        <mask key="constraints">
        <exclude reference="gone"/></mask></variation>
        """, kind: .brokenReference, offset: 2, object: "v",
      message: "variation names \"gone\", and no object has that id"),
    Row(
      name: "one id twice",
      content: """
        <subviews><label id="a"/>
        <button id="a"/></subviews>
        """, kind: .duplicateIdentifier, offset: 1, object: "a",
      message:
        "id \"a\" is borne by <label> on line 4 and by <button> as well; the first one counts"
    ),
    Row(
      name: "a view inside itself",
      content: "<subviews><view id=\"v\"/></subviews>", kind: .duplicateIdentifier, offset: 0,
      object: "v",
      message: "id \"v\" is borne by <view> on line 3 and by <view> as well; the first one counts"),
    Row(
      name: "not a number",
      content:
        "<subviews><label id=\"a\">\n<rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1\" height=\"1\"/></label></subviews>",
      kind: .invalidNumber, offset: 1, object: "a",
      message:
        "<rect key=\"frame\"> has \"nan\" as x, which is not a finite number of a usable size; it is ignored"
    ),
    Row(
      name: "infinite",
      content:
        "<constraints><constraint firstAttribute=\"width\" constant=\"inf\" id=\"k\"/></constraints>",
      kind: .invalidNumber, offset: 0, object: "k",
      message:
        "<constraint> has \"inf\" as constant, which is not a finite number of a usable size; it is ignored"
    ),
    Row(
      name: "beyond all screens",
      content: "<subviews><stackView spacing=\"1e300\" id=\"a\"/></subviews>", kind: .invalidNumber,
      offset: 0, object: "a",
      message:
        "<stackView> has \"1e300\" as spacing, which is not a finite number of a usable size; it is ignored"
    ),
    Row(
      name: "division by nothing",
      content:
        "<constraints><constraint firstAttribute=\"width\" multiplier=\"1:0\" id=\"k\"/></constraints>",
      kind: .invalidNumber, offset: 0, object: "k",
      message: "constraint has the multiplier \"1:0\", which is no number; it is read as 1"),
    Row(
      name: "unknown attribute",
      content: "<constraints><constraint firstAttribute=\"girth\" id=\"k\"/></constraints>",
      kind: .invalidValue, offset: 0, object: "k",
      message: "constraint has \"girth\" as firstAttribute, which is no attribute of a view"),
  ]

  @Test("a fault is named with its line and object", arguments: rows)
  func named(row: Row) throws {
    let document = try DocumentText.parse(DocumentText.storyboard(row.content))
    let issue = try #require(document.issues.first)
    #expect(document.issues.count == 1)
    #expect(issue.kind == row.kind)
    #expect(issue.line == DocumentText.contentLine + row.offset)
    #expect(issue.objectID == row.object)
    #expect(issue.message == row.message)
  }

  @Test("a number that is none is left out of what is read")
  func ignoredNumbers() throws {
    let view = try DocumentText.element(
      "<stackView id=\"a\" spacing=\"-inf\" alpha=\"0.5\"><rect key=\"frame\" x=\"1e300\" y=\"0\" width=\"1\" height=\"1\"/></stackView>"
    )
    #expect(view.number("spacing") == nil)
    #expect(view.number("alpha") == 0.5)
    #expect(view.rectangle("frame") == nil)
  }

  @Test("control characters and endless ids do not reach a sentence")
  func excerpts() throws {
    let id = "\u{9}" + String(repeating: "x", count: 500)
    let document = try DocumentText.parse(
      DocumentText.storyboard(
        "<connections><outlet property=\"p\" destination=\"\(id)\" id=\"o\"/></connections>"))
    let message = try #require(document.issues.first?.message)
    #expect(message.count < 120)
    #expect(!message.contains("\t"))
  }

  @Test("controllers that contain each other are cut where the circle closes")
  func cycles() throws {
    let document = try DocumentText.parse(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene sceneID="1"><objects><navigationController id="a"><connections>
      <segue destination="b" kind="relationship" relationship="rootViewController" id="ab"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b"><view key="view" id="v"><subviews>
      <containerView id="cv"><connections>
      <segue destination="a" kind="embed" id="ba"/></connections></containerView></subviews>
      </view></viewController></objects></scene></scenes></document>
      """)
    #expect(document.issues.map(\.kind) == [.cycle])
    #expect(document.issues.first?.line == 7)
    #expect(document.children(of: "a") == ["b"])
    #expect(document.embeddedController(of: "cv") == nil)
  }

  @Test("a sound document has no issue")
  func sound() throws {
    let document = try DocumentText.parse(
      DocumentText.storyboard(
        """
        <subviews><label id="a" text="NaN"><rect key="frame" x="1" y="2.5" width="3" height="4"/></label></subviews>
        <constraints><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="k"/></constraints>
        """))
    #expect(document.issues.isEmpty)
  }
}
