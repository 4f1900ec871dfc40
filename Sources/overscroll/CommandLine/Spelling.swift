/// Finds what somebody probably meant.
enum Spelling {
  /// The candidate that differs from `word` in the fewest letters, if that is at most a third of
  /// them; the first among equals. Capitals do not matter.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let distances = candidates.map { distance(word.lowercased(), $0.lowercased()) }
    guard let best = distances.min(), let index = distances.firstIndex(of: best) else {
      return nil
    }
    return best <= max(2, min(word.count, candidates[index].count) / 3) && best < word.count
      ? candidates[index] : nil
  }

  /// The least number of letters to insert, remove, replace or swap with a neighbour.
  static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left.prefix(64)), Array(right.prefix(64)))
    var before = [Int](repeating: 0, count: b.count + 1)
    var row = Array(0...b.count)
    for i in 0..<a.count {
      let previous = row
      row[0] = i + 1
      for j in 0..<b.count {
        let change = previous[j] + (a[i] == b[j] ? 0 : 1)
        row[j + 1] = min(previous[j + 1] + 1, row[j] + 1, change)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], before[j - 1] + 1)
        }
      }
      before = previous
    }
    return row[b.count]
  }
}
