public import UIKit

/// The scroll view in which a scrolling content view controller puts its content view.
///
/// What is to be scrolled into view waits with the keyboard's events, so that one motion shows it
/// where it lies after the keyboard's change.
open class ScrollingContentScrollView: UIScrollView {
  /// Space, in points, above and below whatever is scrolled into view. Default: 0.
  open var visibilityScrollMargin: CGFloat = 0

  weak var manager: ScrollingContentViewManager?

  /// Scrolls the least way so that a rectangle of the content shows.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the scroll view's coordinates.
  ///   - animated: Whether the content moves gradually.
  ///   - margin: Space above and below, in points; nil stands for `visibilityScrollMargin`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool, margin: CGFloat? = nil) {
    let margin = margin ?? visibilityScrollMargin
    guard let manager else { return reveal(rect, animated: animated, margin: margin) }
    manager.requestScroll(
      ScrollRequest(target: target(of: rect), margin: margin, isAnimated: animated))
  }

  /// Scrolls the least way so that a view inside the content shows.
  ///
  /// - Parameters:
  ///   - view: A view inside this scroll view.
  ///   - animated: Whether the content moves gradually.
  ///   - margin: Space above and below, in points; nil stands for `visibilityScrollMargin`.
  open func scrollViewToVisible(_ view: UIView, animated: Bool, margin: CGFloat? = nil) {
    guard view !== self, view.isDescendant(of: self) else { return }
    let margin = margin ?? visibilityScrollMargin
    guard let manager else {
      return reveal(convert(view.bounds, from: view), animated: animated, margin: margin)
    }
    manager.requestScroll(
      ScrollRequest(target: .whole(view), margin: margin, isAnimated: animated))
  }

  /// Scrolls the least way so that the first responder inside the content shows; without one inside,
  /// nothing happens.
  ///
  /// - Parameters:
  ///   - animated: Whether the content moves gradually.
  ///   - margin: Space above and below, in points; nil stands for `visibilityScrollMargin`.
  open func scrollFirstResponderToVisible(animated: Bool, margin: CGFloat? = nil) {
    guard let view = firstResponder(in: self) else { return }
    scrollViewToVisible(view, animated: animated, margin: margin)
  }

  /// Scrolls a rectangle into view, with `visibilityScrollMargin`; UIKit calls it for the first
  /// responder.
  open override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollRectToVisible(rect, animated: animated, margin: nil)
  }

  // MARK: - For the manager

  func firstResponder(in view: UIView) -> UIView? {
    for subview in view.subviews {
      if subview.isFirstResponder { return subview }
      if let found = firstResponder(in: subview) { return found }
    }
    return nil
  }

  /// Does what was requested, with frames as they are now.
  func perform(_ request: ScrollRequest) {
    switch request.target {
    case .rectangle(let rect):
      reveal(rect, animated: request.isAnimated, margin: request.margin)
    case .part(let rect, let view):
      guard view.isDescendant(of: self) else { return }
      reveal(convert(rect, from: view), animated: request.isAnimated, margin: request.margin)
    case .whole(let view):
      guard view.isDescendant(of: self) else { return }
      reveal(convert(view.bounds, from: view), animated: request.isAnimated, margin: request.margin)
    }
  }

  /// The deepest view that contains the rectangle, which keeps its meaning when layout changes.
  private func target(of rect: CGRect) -> ScrollRequest.Target {
    var deepest: UIView = self
    while let next = deepest.subviews.last(where: {
      !$0.isHidden && $0.bounds.contains($0.convert(rect, from: self))
    }) {
      deepest = next
      // Inside a control nothing is scrolled to alone; the caret of a text field is one such part.
      if deepest is UIControl { return .whole(deepest) }
    }
    return deepest === self
      ? .rectangle(rect) : .part(deepest.convert(rect, from: self), of: deepest)
  }

  private func reveal(_ rect: CGRect, animated: Bool, margin: CGFloat) {
    let visible = bounds.inset(by: adjustedContentInset)
    let wanted = rect.insetBy(dx: 0, dy: -margin)
    let offset = CGPoint(
      x: contentOffset.x + Reveal.distance(wanted.minX, wanted.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + Reveal.distance(wanted.minY, wanted.maxY, visible.minY, visible.maxY))
    let legal = legalOffset(nearest: offset)
    if legal != contentOffset { setContentOffset(legal, animated: animated) }
  }

  /// The offset nearest to `offset` at which no edge of the content is left behind.
  func legalOffset(nearest offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let right = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let bottom = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
  }
}
