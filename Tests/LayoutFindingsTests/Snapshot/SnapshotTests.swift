import Foundation
import LayoutFindings
import Testing

@Suite struct SnapshotTests {
  @Test(
    arguments: [
      (.fixed(896), 0, 249), (.fixed(100), 0, 0), (.undefined(least: nil, greatest: nil), nil, nil),
      (.fixed(.infinity), nil, nil), (.fixed(.nan), nil, nil),
    ] as [(ContentExtent, Double?, Double?)])
  func legalOffsetsSpanFromTheStartInsetToTheEndOfTheContent(
    _ height: ContentExtent, _ least: Double?, _ greatest: Double?
  ) {
    let scroll = ScrollRecord(
      width: .fixed(375), height: height, boundsSize: CGSize(width: 375, height: 647))
    #expect(scroll.legalOffsets(.y)?.lowerBound == least)
    #expect(scroll.legalOffsets(.y)?.upperBound == greatest)
  }

  @Test func insetsMoveTheLegalOffsets() {
    let scroll = ScrollRecord(
      width: .fixed(375), height: .fixed(700), boundsSize: CGSize(width: 375, height: 647),
      adjustedInset: SideInsets(top: 47, bottom: 34))
    #expect(scroll.legalOffsets(.y) == -47...87)
    #expect(scroll.scrolls(.y) == true)
    #expect(scroll.scrolls(.x) == false)
  }

  @Test(arguments: [
    ("iPhone 15", false, "L", false, "iphone-15-portrait", "iPhone 15, portrait"),
    (
      "iPhone SE (3rd generation)", true, "AX5", true,
      "iphone-se-3rd-generation-landscape-ax5-dark",
      "iPhone SE (3rd generation), landscape, text size AX5, dark"
    ),
  ]) func configurationsHaveShortStableNames(
    _ device: String, _ isLandscape: Bool, _ text: String, _ isDark: Bool, _ id: String,
    _ title: String
  ) {
    let record = ConfigurationRecord(
      device: device, isLandscape: isLandscape, windowSize: CGSize(width: 1, height: 1), scale: 2,
      textSize: text, isDark: isDark)
    #expect(record.id == id)
    #expect(record.title == title)
  }

  @Test(
    arguments: [
      ("scrollView", "abc", nil, "scroll view abc"), ("scrollView", "", nil, "scroll view"),
      ("button", "b", "Create account", "\"Create account\""),
      (
        "label", "l", String(repeating: "x", count: 50),
        "\"" + String(repeating: "x", count: 39) + "…\""
      ),
    ] as [(String, String, String?, String)])
  func objectsAreNamedAsPeopleKnowThem(
    _ kind: String, _ id: String, _ title: String?, _ phrase: String
  ) {
    #expect(ObjectReference(id: id, kind: kind, title: title).phrase == phrase)
  }

  @Test func snapshotsSurviveJSON() throws {
    var snapshot = Fixture.page(height: .undefined(least: 3, greatest: nil))
    snapshot.conflicts = [Fixture.threeAcross]
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: data) == snapshot)
  }
}
