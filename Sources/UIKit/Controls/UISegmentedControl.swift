public import Foundation

/// A row of segments of which one is chosen.
///
/// - Status: partial (tapping comes with event delivery).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// Stands for no chosen segment.
  public static let noSegment = -1

  struct Segment {
    var title: String?
    var image: UIImage?
    /// A width of its own in points; 0 shares what is left.
    var width: CGFloat = 0
    var isEnabled = true
  }

  var segments: [Segment] = []

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a control from titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      if let image = item as? UIImage {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: item as? String ?? "\(item)", at: index, animated: false)
      }
    }
    sizeToFit()
  }

  /// Creates a control from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  // MARK: - Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  /// The chosen segment; `noSegment` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { setNeedsDisplay() }
  }
  /// Adds a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Adds a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    contentChanged()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments.removeAll()
    contentChanged()
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Sets a width of a segment's own, in points; 0 shares what is left.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  /// The width of a segment's own, in points.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  /// Whether a segment may be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Whether a segment may be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) ? segments[segment].isEnabled : false
  }
  /// Whether segments are as wide as their content instead of equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { contentChanged() } }
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    contentChanged()
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    contentChanged()
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: - Layout

  /// The widest segment times their number; 28 points high until iOS 12, 31 since.
  open override var intrinsicContentSize: CGSize { performIntrinsicContentSize() }
  /// The frame reaches 1 point below.
  ///
  /// - Evidence: observed; Documentation/Evidence.md, segmented controls.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    return CGSize(width: natural.width, height: natural.height + 1)
  }
  /// Draws the segments.
  open override func draw(_ rect: CGRect) { performDraw() }
}
