/// A JSON value that is written with its keys in the order given, the same on every machine.
package enum JSONText: Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  case null
  case bool(Bool)
  /// A number; what JSON cannot say (not a number, infinity) is written as null.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  package init(nilLiteral: ()) { self = .null }
  package init(dictionaryLiteral elements: (String, JSONText)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }

  /// The string, or null.
  package init(_ value: String?) { self = value.map { .string($0) } ?? .null }
  /// The number, or null.
  package init(_ value: Double?) { self = value.map { .number($0) } ?? .null }
  /// The number, or null.
  package init(_ value: Int?) { self = value.map { .number(Double($0)) } ?? .null }

  /// The value on one line, or with an indentation of one space a level. Safe inside of an HTML
  /// `script` element: `<`, `>`, `&` and line separators are written as escapes.
  package func text(isIndented: Bool = false) -> String {
    var result = ""
    write(to: &result, indentation: isIndented ? 0 : nil)
    return result
  }

  private func write(to result: inout String, indentation: Int?) {
    switch self {
    case .null: result += "null"
    case .bool(let value): result += value ? "true" : "false"
    case .number(let value): result += Self.text(of: value)
    case .string(let value): Self.write(value, to: &result)
    case .array(let values):
      Self.writeList(
        values.count, "[", "]", &result, values.allSatisfy(\.isFlat) ? nil : indentation
      ) {
        values[$0].write(to: &$1, indentation: $2)
      }
    case .object(let pairs):
      Self.writeList(pairs.count, "{", "}", &result, indentation) {
        Self.write(pairs[$0].key, to: &$1)
        $1 += ": "
        pairs[$0].value.write(to: &$1, indentation: $2)
      }
    }
  }

  private var isFlat: Bool {
    switch self {
    case .array, .object: return false
    default: return true
    }
  }

  private static func writeList(
    _ count: Int, _ open: String, _ close: String, _ result: inout String, _ indentation: Int?,
    _ writeElement: (Int, inout String, Int?) -> Void
  ) {
    result += open
    let inner = indentation.map { $0 + 1 }
    for index in 0..<count {
      if index > 0 { result += inner == nil ? ", " : "," }
      if let inner { result += "\n" + String(repeating: " ", count: inner) }
      writeElement(index, &result, inner)
    }
    if let indentation, count > 0 { result += "\n" + String(repeating: " ", count: indentation) }
    result += close
  }

  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  private static func write(_ value: String, to result: inout String) {
    result += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
