/// Stands for a view of a kind that is not modelled: it takes its place in layout, and is drawn as
/// a box with the kind's name.
///
/// - Status: partial (it has no natural size, so constraints must give it one).
@MainActor
package final class PlaceholderView: UIView {
  /// The tag of the element it stands for, for example `mapView`.
  package var elementName = "" {
    didSet { setNeedsDisplay() }
  }

  package override func draw(_ rect: CGRect) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    UIColor.systemGray5.setFill()
    UIRectFill(bounds)
    UIColor.systemGray3.setStroke()
    UIRectFrame(bounds)
    let text = elementName as NSString
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.systemGray,
    ]
    text.draw(in: bounds.insetBy(dx: 4, dy: 4), withAttributes: attributes)
  }
}
