/// What a size class adds, changes and removes. Nothing here changes an element.
extension Element {
  /// The variations that hold for `classes`: the default first, then from least to most specific,
  /// so that a later one overrides an earlier one.
  package func variations(for classes: SizeClasses) -> [Element] {
    guard hasVariations else { return [] }
    let matching = children.enumerated().compactMap {
      (index, child) -> (rank: Int, index: Int, element: Element)? in
      guard child.name == "variation", let key = VariationKey(child.attributes["key"] ?? ""),
        key.matches(classes)
      else { return nil }
      return (key.specificity, index, child)
    }
    return matching.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.element)
  }

  /// This element as it is for `classes`: attributes and keyed children that a variation gives
  /// replace those of the element. The same element comes back when nothing differs.
  package func resolved(for classes: SizeClasses) -> Element {
    let variations = variations(for: classes)
    guard !variations.isEmpty else { return self }
    var merged = attributes
    var contents = children
    for variation in variations {
      for (name, value) in variation.attributes where name != "key" { merged[name] = value }
      for child in variation.children where child.name != "mask" {
        guard let key = child.key else { continue }
        contents.removeAll { $0.key == key && $0.name != "variation" }
        // A property written as an attribute (`text`) may be varied by an element of its name.
        merged[key] = nil
        contents.append(child)
      }
    }
    let copy = Element(name: name, attributes: merged, line: line)
    copy.children = contents
    copy.parent = parent
    copy.text = text
    copy.hasVariations = hasVariations
    return copy
  }

  /// The ids that the masks of `key` (`"constraints"` or `"subviews"`) leave out for `classes`.
  package func excluded(_ key: String, for classes: SizeClasses) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(for: classes) {
      for mask in variation.children where mask.name == "mask" && mask.key == key {
        for entry in mask.children {
          guard let reference = entry.attributes["reference"] else { continue }
          if entry.name == "exclude" { excluded.insert(reference) }
          if entry.name == "include" { excluded.remove(reference) }
        }
      }
    }
    return excluded
  }
}
