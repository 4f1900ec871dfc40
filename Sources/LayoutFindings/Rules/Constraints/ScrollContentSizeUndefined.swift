import Foundation

/// `scroll-content-height-undefined`, `scroll-content-width-undefined`: constraints are meant to
/// decide how large the content of a scroll view is, and do not.
package struct ScrollContentSizeUndefined: Rule {
  package let codes: [FindingCode] = [.scrollContentHeightUndefined, .scrollContentWidthUndefined]

  package init() {}

  package func findings(in snapshot: LayoutSnapshot) -> [Finding] {
    snapshot.views.indices.flatMap { index -> [Finding] in
      guard let scroll = snapshot.views[index].scroll, !snapshot.views[index].isHidden,
        scroll.hasConstrainedContent, !scroll.managesOwnContent
      else { return [] }
      return [Axis.x, .y].compactMap { finding(on: $0, ofViewAt: index, scroll, in: snapshot) }
    }
  }

  private func finding(
    on axis: Axis, ofViewAt index: Int, _ scroll: ScrollRecord, in snapshot: LayoutSnapshot
  ) -> Finding? {
    guard let freedom = scroll.extent(axis).freedom else { return nil }
    let view = snapshot.views[index].reference
    let last = lastInChain(on: axis, insideViewAt: index, in: snapshot)
    var notes: [String] = []
    if let last {
      let edge = axis == .x ? "trailing edge" : "bottom"
      notes.append(
        "cause: nothing joins \(last.phrase) to the \(edge) of the content in a way that "
          + "decides its \(axis.extentName)")
    }
    let visible = axis == .x ? scroll.boundsSize.width : scroll.boundsSize.height
    return Finding(
      code: axis == .x ? .scrollContentWidthUndefined : .scrollContentHeightUndefined,
      in: snapshot, object: view, axis: axis, lastInChain: last,
      sentence: "nothing decides the content \(axis.extentName) of \(view.phrase)",
      details: [freedom, "its visible \(axis.extentName) is \(NumberText.points(visible))"],
      notes: notes)
  }

  /// The subview of the scroll view that reaches furthest; a container that holds the whole
  /// content is entered, since the gap is inside of it.
  private func lastInChain(
    on axis: Axis, insideViewAt index: Int, in snapshot: LayoutSnapshot
  ) -> ObjectReference? {
    var parent = index
    var last: ObjectReference?
    while true {
      let children = snapshot.views.indices.filter {
        snapshot.views[$0].parent == parent && snapshot.views[$0].id != nil
          && !snapshot.views[$0].isHidden
      }
      func end(_ child: Int) -> Double {
        let frame = snapshot.views[child].frame
        return axis == .x ? frame.origin.x + frame.width : frame.origin.y + frame.height
      }
      guard let furthest = children.max(by: { end($0) < end($1) }) else { return last }
      last = snapshot.views[furthest].reference
      let holdsAll = children.count == 1 && snapshot.views[furthest].kind == "view"
      guard holdsAll, snapshot.views[furthest].scroll == nil else { return last }
      parent = furthest
    }
  }
}
