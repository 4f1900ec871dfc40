/// What a scroll view tells about its motion.
///
/// - Status: partial (drag, deceleration and zoom calls come with touch delivery).
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after each change of the offset, whatever caused it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called once after each change of the adjusted inset.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
