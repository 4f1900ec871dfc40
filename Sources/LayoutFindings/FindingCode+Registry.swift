/// What is written down about a code.
struct Registered: Sendable {
  let severity: Severity
  let title: String
  let condition: String
  let usualFix: String

  init(_ severity: Severity, _ title: String, _ condition: String, fix: String) {
    self.severity = severity
    self.title = title
    self.condition = condition
    usualFix = fix
  }

  /// Every code, once.
  static let table: [FindingCode: Registered] = constraints.merging(scrolling) { first, _ in first }
    .merging(reach) { first, _ in first }
    .merging(text) { first, _ in first }

  private static let constraints: [FindingCode: Registered] = [
    .scrollContentHeightUndefined: Registered(
      .error, "nothing decides how tall the content of a scroll view is, so it does not scroll",
      "the content height can take more than one value under all required and optional "
        + "constraints, natural sizes included, and no size is set explicitly",
      fix: "tie the last view of the chain to the bottom of the content"),
    .scrollContentWidthUndefined: Registered(
      .error, "nothing decides how wide the content of a scroll view is",
      "the content width can take more than one value under all required and optional "
        + "constraints, natural sizes included, and no size is set explicitly",
      fix: "make the content as wide as the scroll view's frame, and tie it to both sides"),
    .ambiguousSize: Registered(
      .error, "nothing decides the size of a view",
      "the width or height of the view can take more than one value, and that is not the "
        + "consequence of another view's missing size",
      fix: "give the view a size, or tie both of its edges"),
    .ambiguousPosition: Registered(
      .error, "nothing decides where a view is",
      "the x or y of the view can take more than one value although its size cannot, and that "
        + "is not the consequence of another view's missing place",
      fix: "tie one edge or the centre of the view on the axis named"),
    .unsatisfiableConstraints: Registered(
      .error, "constraints contradict each other, and the system gives one of them up",
      "the required constraints, with the size of the screen, stack and autoresizing rules, "
        + "have no solution; the set named is one no member of which is superfluous",
      fix: "remove one of the constraints named, or lower its priority below 1000"),
    .redundantConstraint: Registered(
      .info, "a constraint says what another one already says",
      "removing the constraint changes no value and no range of values, and another one with "
        + "the same items, attributes and relation exists",
      fix: "remove the constraint"),
    .brokenReference: Registered(
      .error, "the document refers to an object that is not there, or names two objects alike",
      "an id is referred to and not defined, or defined twice",
      fix: "delete the outlet, constraint or segue that refers to it, and make it anew"),
    .unsupportedElement: Registered(
      .info, "something that influences layout is not modelled, and a placeholder stands for it",
      "an element, attribute or class that influences layout has no model here",
      fix: "nothing is wrong with the document; judge the views named by eye"),
    .screenCrashed: Registered(
      .error, "laying out the screen ended the process",
      "the process that laid out the screen in this configuration ended before it had answered",
      fix: "report it as a fault of this tool, with the document"),
    .screenTimedOut: Registered(
      .error, "laying out the screen took too long",
      "the screen was not settled within the time limit in this configuration",
      fix: "raise --time-limit, or report it as a fault of this tool, with the document"),
    .documentFrameMisplaced: Registered(
      .info, "the frame stored in the document is not the one that the constraints give",
      "stored rectangle and computed frame, for the document's own device, differ by more "
        + "than 0.5 pt",
      fix: "update frames in Interface Builder"),
  ]

  private static let scrolling: [FindingCode: Registered] = [
    .horizontalScrollUnintended: Registered(
      .warning, "a page that is meant to move up and down also moves sideways",
      "the scroll view scrolls on x, without paging, horizontal bouncing or zooming, and not "
        + "as a strip: it scrolls on y too, or its content is less than 1.25 times as wide as it",
      fix: "make the content exactly as wide as the scroll view's frame"),
    .nestedScrollSameAxis: Registered(
      .warning, "a scroll view lies in another one that moves in the same direction",
      "a scroll view that scrolls on an axis has an ancestor that scrolls on the same axis",
      fix: "give the inner one its full height and switch its scrolling off"),
    .pagingMisaligned: Registered(
      .warning, "the content is no whole number of pages",
      "paging is on, the axis scrolls, and content size modulo bounds size exceeds 0.5 pt",
      fix: "make each page exactly as large as the scroll view"),
    .subviewOutsideContent: Registered(
      .error, "a view lies outside of the content, where no scrolling brings it into view",
      "content or a control in a scroll view exceeds the content rectangle by more than 0.5 pt",
      fix: "tie the content's end to the view"),
    .zoomNotCentred: Registered(
      .info, "zoomed content that is smaller than the screen is not in its middle",
      "the zoomed content is smaller than the bounds on an axis, and its centre is more than "
        + "1 pt from theirs at rest",
      fix: "centre the content by insets when the zoom scale changes"),
    .collectionItemTooLarge: Registered(
      .error, "an item of a collection is larger than the collection",
      "flow layout: across the scroll direction, item, section insets and content insets "
        + "exceed the collection's size",
      fix: "derive the item's size from the collection's bounds"),
    .insetCountedTwice: Registered(
      .warning, "the safe area is added to an inset that already contains it",
      "on an edge the system adds a safe-area part, and the own inset differs from it by at "
        + "most 1 pt",
      fix: "remove the own inset"),
    .offsetOutOfRange: Registered(
      .error, "the content rests where it cannot be scrolled to",
      "after an event has settled, the offset is more than 0.5 pt outside of the legal offsets",
      fix: "clamp the offset after changing sizes or insets"),
    .insetNotRestored: Registered(
      .error, "an inset stays when the keyboard has gone",
      "after the keyboard is hidden, an own inset, indicator inset or additional safe-area "
        + "inset differs from its value before",
      fix: "restore the inset when the keyboard hides"),
  ]

  private static let reach: [FindingCode: Registered] = [
    .unreachableOffScreen: Registered(
      .error, "a control cannot be reached",
      "no legal offset brings the control's centre into the region that can be shown",
      fix: "put the screen's content into a scroll view"),
    .unreachableBehindKeyboard: Registered(
      .error, "a control cannot be reached while typing",
      "the control can be reached without keyboard, but no legal offset frees its centre of it",
      fix: "add a bottom inset equal to the overlap while the keyboard shows"),
    .partlyBehindKeyboard: Registered(
      .warning, "a control is partly behind the keyboard",
      "the centre can be freed of the keyboard, the whole frame cannot, although it would fit",
      fix: "leave room below the control"),
    .contentClippedNotScrollable: Registered(
      .error, "content is cut off, and no scrolling shows the rest",
      "content cannot be shown whole at any legal offset, by more than 0.5 pt",
      fix: "let the content scroll, or shrink"),
    .contentUnderBar: Registered(
      .warning, "content lies under a bar or the edge of the screen",
      "content can be shown whole, but at no legal offset clear of the unsafe strips",
      fix: "tie the content to the safe area"),
    .controlOutsideParentBounds: Registered(
      .error, "a control lies outside of its parent, where touches do not arrive",
      "the control's centre lies outside of the bounds of an ancestor that is no scroll view",
      fix: "make the parent large enough to hold the control"),
    .controlCovered: Registered(
      .error, "a control is covered by a view that takes its touches",
      "at every legal offset the control's centre lies in a later sibling, or a later sibling "
        + "of an ancestor, that takes touches",
      fix: "let the covering view ignore touches, or move it"),
    .touchTargetTooSmall: Registered(
      .warning, "a control is too small to be hit",
      "width or height of the part of the control inside its ancestors is less than 44 pt",
      fix: "make the control at least 44 × 44 pt"),
    .contentOverlaps: Registered(
      .warning, "two contents lie over each other",
      "the visible rectangles of two contents intersect by more than 2 pt on both axes, but "
        + "not on the document's own device and text size",
      fix: "tie the two to each other"),
    .contentBesideScrollView: Registered(
      .warning, "content lies beside the scroll view instead of in it",
      "content was added to the root view of a scrolling controller, beside the scroll view",
      fix: "add the view to the content view"),
    .zeroSizeContainer: Registered(
      .warning, "a view without width or height holds visible content",
      "a view of zero width or height has visible content outside of itself",
      fix: "tie the container's edges to its content"),
    .rootViewMoved: Registered(
      .warning, "the whole screen moves with the keyboard",
      "the frame of a controller's root view changes with the keyboard",
      fix: "change insets instead of the frame"),
    .caretNotVisible: Registered(
      .error, "the place where one types cannot be seen",
      "after a change of text or keyboard has settled, the caret is not wholly visible",
      fix: "scroll the caret's rectangle into view after each change"),
  ]

  private static let text: [FindingCode: Registered] = [
    .textTruncated: Registered(
      .warning, "text does not fit and ends in dots",
      "the text needs more lines, or a longer line, than the label permits, after shrinking",
      fix: "let the label have as many lines as it needs"),
    .textClipped: Registered(
      .error, "text is cut off",
      "the label's height is less than the height of its first line",
      fix: "do not fix the label's height"),
  ]
}
