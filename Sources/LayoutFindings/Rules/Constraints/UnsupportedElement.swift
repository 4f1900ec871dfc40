/// `unsupported-element`: what influences layout and is not modelled, one finding a kind of thing.
package struct UnsupportedElement: Rule {
  package let codes: [FindingCode] = [.unsupportedElement]

  package init() {}

  package func findings(in snapshot: LayoutSnapshot) -> [Finding] {
    var order: [String] = []
    var objects: [String: [ObjectReference]] = [:]
    for record in snapshot.unsupported {
      if objects[record.what] == nil { order.append(record.what) }
      if objects[record.what]?.contains(record.object) != true {
        objects[record.what, default: []].append(record.object)
      }
    }
    return order.compactMap { what in
      guard let all = objects[what], let first = all.first else { return nil }
      let others = Array(all.dropFirst())
      let affected = NumberText.count(all.count, "object")
      return Finding(
        code: .unsupportedElement, in: snapshot, object: first, related: others,
        sentence: what,
        details: ["\(affected) concerned: \(Self.names(all))"],
        notes: ["the rest of the screen is judged"])
    }
  }

  private static func names(_ objects: [ObjectReference]) -> String {
    let shown = objects.prefix(5).map(\.place).joined(separator: ", ")
    return objects.count > 5 ? "\(shown) and \(objects.count - 5) more" : shown
  }
}
