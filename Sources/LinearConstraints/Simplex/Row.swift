/// One equation: a basic symbol as a constant plus a sum of others, sorted by symbol.
struct Row {
  /// The symbol that the row defines; -1 for an objective and while a row is being made.
  var basic: Int32 = -1
  var constant = 0.0
  var symbols: [Int32] = []
  var coefficients: [Double] = []

  /// The place of a symbol among the others.
  func place(of symbol: Int32) -> Int? {
    var low = 0
    var high = symbols.count
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low < symbols.count && symbols[low] == symbol ? low : nil
  }

  /// The factor of a symbol; 0 when the row does not have it.
  func coefficient(of symbol: Int32) -> Double { place(of: symbol).map { coefficients[$0] } ?? 0 }

  mutating func remove(at place: Int) {
    symbols.remove(at: place)
    coefficients.remove(at: place)
  }
}
