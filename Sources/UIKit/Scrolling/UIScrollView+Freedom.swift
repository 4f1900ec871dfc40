internal import LinearConstraints

extension UIScrollView {
  /// Between which lengths, in points, constraints leave the content.
  package struct FreeExtent: Hashable, Sendable {
    /// The least length.
    package let least: Double
    /// The greatest length; infinite when nothing limits it.
    package let greatest: Double
  }

  /// Whether a constraint reaches an edge of the content, so that constraints decide its size.
  package var hasConstrainedContent: Bool {
    guard let record = contentRecord else { return false }
    return record.namesWidth || record.namesHeight
  }

  /// The axes on which constraints reach the content's edges and do not decide its length.
  package var undecidedContentExtent: (width: FreeExtent?, height: FreeExtent?) {
    guard let record = contentRecord, let engine = layoutEngineIfAny else { return (nil, nil) }
    func freedom(_ variable: Variable) -> FreeExtent? {
      let range = engine.solver.range(of: [Term(1, variable)])
      guard range.upper - range.lower > 1e-4 else { return nil }
      return FreeExtent(least: max(0, range.lower), greatest: range.upper)
    }
    let isNamed = record.namesWidth || record.namesHeight
    return (
      isNamed ? freedom(record.width) : nil, isNamed ? freedom(record.height) : nil
    )
  }

  private var contentRecord: ItemRecord? {
    guard let engine = layoutEngineIfAny,
      let guide = ownedGuides.first(where: {
        if case .scrollContent = $0.kind { true } else { false }
      }), guide.layoutSlot != LayoutEngine.noSlot
    else { return nil }
    return engine.items[Int(guide.layoutSlot)]
  }
}
