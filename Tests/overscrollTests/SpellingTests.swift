import Testing

@testable import overscroll

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("check", "chekc", 1), ("report", "repot", 1),
  ]) func countsChangedLetters(_ left: String, _ right: String, _ distance: Int) {
    #expect(Spelling.distance(left, right) == distance)
    #expect(Spelling.distance(right, left) == distance)
  }

  @Test(arguments: [
    ("chekc", "check"), ("CHECK", "check"), ("frame", "frames"), ("xyz", nil), ("c", nil),
    ("explian", "explain"), ("", nil),
  ]) func namesWhatIsNearEnough(_ word: String, _ nearest: String?) {
    #expect(Spelling.nearest(to: word, among: ["check", "frames", "explain"]) == nearest)
  }
}
