/// The stable name of a kind of finding. Names are never changed and never used again.
package enum FindingCode: String, Codable, Sendable, CaseIterable {
  // Content size and constraints.
  case scrollContentHeightUndefined = "scroll-content-height-undefined"
  case scrollContentWidthUndefined = "scroll-content-width-undefined"
  case ambiguousSize = "ambiguous-size"
  case ambiguousPosition = "ambiguous-position"
  case unsatisfiableConstraints = "unsatisfiable-constraints"
  case redundantConstraint = "redundant-constraint"
  case brokenReference = "broken-reference"
  case unsupportedElement = "unsupported-element"
  case screenCrashed = "screen-crashed"
  case screenTimedOut = "screen-timed-out"
  case documentFrameMisplaced = "document-frame-misplaced"
  // Scrolling.
  case horizontalScrollUnintended = "horizontal-scroll-unintended"
  case nestedScrollSameAxis = "nested-scroll-same-axis"
  case pagingMisaligned = "paging-misaligned"
  case subviewOutsideContent = "subview-outside-content"
  case zoomNotCentred = "zoom-not-centred"
  case collectionItemTooLarge = "collection-item-too-large"
  case insetCountedTwice = "inset-counted-twice"
  case offsetOutOfRange = "offset-out-of-range"
  case insetNotRestored = "inset-not-restored"
  // Reach.
  case unreachableOffScreen = "unreachable-off-screen"
  case unreachableBehindKeyboard = "unreachable-behind-keyboard"
  case partlyBehindKeyboard = "partly-behind-keyboard"
  case contentClippedNotScrollable = "content-clipped-not-scrollable"
  case contentUnderBar = "content-under-bar"
  case controlOutsideParentBounds = "control-outside-parent-bounds"
  case controlCovered = "control-covered"
  case touchTargetTooSmall = "touch-target-too-small"
  case contentOverlaps = "content-overlaps"
  case contentBesideScrollView = "content-beside-scroll-view"
  case zeroSizeContainer = "zero-size-container"
  case rootViewMoved = "root-view-moved"
  case caretNotVisible = "caret-not-visible"
  // Text.
  case textTruncated = "text-truncated"
  case textClipped = "text-clipped"

  /// How bad it is when it is certain.
  package var severity: Severity { registered.severity }
  /// What it says, in one sentence without a full stop.
  package var title: String { registered.title }
  /// When exactly it is reported, in measurable terms.
  package var condition: String { registered.condition }
  /// How it is usually put right.
  package var usualFix: String { registered.usualFix }

  private var registered: Registered {
    guard let entry = Registered.table[self] else {
      preconditionFailure("the code \(rawValue) has no entry in Registered.table")
    }
    return entry
  }
}
