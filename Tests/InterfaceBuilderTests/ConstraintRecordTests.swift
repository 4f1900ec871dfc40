import InterfaceBuilder
import Testing

@Suite struct ConstraintRecordTests {
  /// The first constraint of a view that owns `constraint`.
  private func record(
    _ attributes: String, inside: String = "", classes: SizeClasses = .phonePortrait
  ) throws -> ConstraintRecord {
    let owner = try DocumentText.element(
      "<view id=\"o\"><constraints><constraint id=\"k\" \(attributes)>\(inside)</constraint></constraints></view>"
    )
    return try #require(owner.constraintRecords(for: classes).first)
  }

  @Test("what a constraint leaves out has the format's defaults")
  func defaults() throws {
    let record = try record("firstAttribute=\"width\"")
    #expect(record.firstItem == nil)
    #expect(record.firstAttribute == .width)
    #expect(record.relation == .equal)
    #expect(record.secondItem == nil)
    #expect(record.secondAttribute == nil)
    #expect(record.multiplier == 1)
    #expect(record.constant == 0)
    #expect(record.priority == 1000)
    #expect(!record.isPlaceholder)
    #expect(!record.isSymbolic)
  }

  @Test("what a constraint says is read")
  func everything() throws {
    let record = try record(
      """
      firstItem="o" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="v" \
      secondAttribute="leadingMargin" constant="-8.5" priority="749" placeholder="YES" \
      symbolic="YES" identifier="edge"
      """)
    #expect(record.firstItem == "o")
    #expect(record.relation == .greaterThanOrEqual)
    #expect(record.secondAttribute == .leadingMargin)
    #expect(record.constant == -8.5)
    #expect(record.priority == 749)
    #expect(record.isPlaceholder && record.isSymbolic)
    #expect(record.identifier == "edge")
  }

  @Test(
    "a multiplier has three forms",
    arguments: [
      ("0.5", 0.5), ("4:3", 4.0 / 3), ("1/3", 1.0 / 3), ("1:1", 1), ("nan", 1), ("1:0", 1),
      ("1:2:3", 1), (":", 1), ("-2", -2),
    ] as [(String, Double)])
  func multipliers(text: String, value: Double) throws {
    let record = try record("firstAttribute=\"width\" multiplier=\"\(text)\"")
    #expect(abs(record.multiplier - value) < 1e-12)
  }

  @Test(
    "every word for an attribute is known",
    arguments: [
      ("baseline", ConstraintRecord.Attribute.lastBaseline), ("lastBaseline", .lastBaseline),
      ("firstBaseline", .firstBaseline), ("centerYWithinMargins", .centerYWithinMargins),
      ("left", .left), ("trailingMargin", .trailingMargin),
    ])
  func attributeWords(word: String, attribute: ConstraintRecord.Attribute) throws {
    #expect(try record("firstAttribute=\"\(word)\"").firstAttribute == attribute)
  }

  @Test(
    "the most specific matching variation gives the constant",
    arguments: [
      (.compact, .regular, 20),
      (.compact, .compact, 40), (.regular, .compact, 30), (.regular, .regular, 10),
      (nil, nil, 10), (nil, .compact, 30),
    ] as [(SizeClass?, SizeClass?, Double)])
  func variations(width: SizeClass?, height: SizeClass?, constant: Double) throws {
    let record = try record(
      "firstAttribute=\"width\" constant=\"10\"",
      inside: """
        <variation key="heightClass=compact-widthClass=compact" constant="40"/>
        <variation key="widthClass=compact" constant="20"/>
        <variation key="heightClass=compact" constant="30"/>
        <variation key="sizeClass=huge" constant="50"/>
        """, classes: SizeClasses(width: width, height: height))
    #expect(record.constant == constant)
  }

  @Test(
    "masks take constraints out and put them back",
    arguments: [
      (SizeClass.compact, SizeClass.regular, ["a", "c"]),
      (.compact, .compact, ["a", "b", "c"]), (.regular, .regular, ["a"]),
    ] as [(SizeClass, SizeClass, [String])])
  func masks(width: SizeClass, height: SizeClass, installed: [String]) throws {
    let owner = try DocumentText.element(
      """
      <view id="o"><constraints><constraint firstAttribute="width" id="a"/><constraint firstAttribute="width" id="b"/><constraint firstAttribute="width" id="c"/></constraints>
      <variation key="heightClass=compact"><mask key="constraints"><include reference="b"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="c"/></mask></variation>
      <variation key="default"><mask key="constraints"><exclude reference="b"/><exclude reference="c"/></mask></variation></view>
      """)
    let classes = SizeClasses(width: width, height: height)
    #expect(owner.installedConstraints(for: classes).map(\.id) == installed)
    #expect(owner.constraintRecords(for: classes).count == 3)
  }
}
