public import Foundation

/// A row of dots, one a page.
///
/// - Status: partial (tapping comes with event delivery).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Creates a control with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a control from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The page shown, from 0.
  open var currentPage = 0 { didSet { setNeedsDisplay() } }
  /// Whether a single page shows no dot.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the dot of the page shown.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// - Evidence: measured since iOS 14, documented before; Documentation/Evidence.md, page controls.
  private var isClassic: Bool { SimulatedDevice.current.era == .classic }
  private var pitch: CGFloat { isClassic ? 16 : 18 }

  /// The size that a number of pages needs.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    guard !isClassic else {
      return CGSize(width: CGFloat(max(pageCount, 1)) * pitch - 9, height: 37)
    }
    return CGSize(width: CGFloat(pageCount) * pitch + 20, height: 26)
  }
  /// The size that the pages need.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size that the pages need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws the dots.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), numberOfPages > 0,
      !(hidesForSinglePage && numberOfPages == 1)
    else { return }
    let first = bounds.midX - pitch * CGFloat(numberOfPages - 1) / 2
    let base = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.35)
    let current = currentPageIndicatorTintColor ?? .white
    for page in 0..<numberOfPages {
      let color = page == currentPage ? current : base
      context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
      context.fillEllipse(
        in: CGRect(
          x: first + pitch * CGFloat(page) - 3.5, y: bounds.midY - 3.5, width: 7, height: 7))
    }
  }
}
