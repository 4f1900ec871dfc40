public import Foundation

/// A view that a collection uses again: a cell, a header, a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which the collection keeps the view for other places.
  public internal(set) final var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = ListWords.reuseIdentifier(coder)
  }

  /// Called before the view is used for another place.
  open func prepareForReuse() {}

  /// Takes over what the layout says beyond the frame; called after the frame was set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the view wants in the place of what the layout says; by default a size that its constraints
  /// ask for, where the layout estimates sizes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

extension UICollectionReusableView: ReusableView {}

/// A cell of a collection.
///
/// - Status: partial (content configurations come later).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private final let content = UIView(frame: .zero)

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Holds what an app adds; as large as the cell.
  open var contentView: UIView { content }
  /// A view behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// A view behind the content while the cell is chosen.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateChanged()
    }
  }
  /// Whether the item is chosen.
  open var isSelected = false { didSet { if oldValue != isSelected { stateChanged() } } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateChanged() } } }

  /// Lets go of choice and highlight.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  /// Gives the backgrounds the cell's size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  /// A size that the constraints in the content ask for, where the layout estimates sizes.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !content.constraints.isEmpty else { return layoutAttributes }
    let fitting = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard fitting.width > 0, fitting.height > 0 else { return layoutAttributes }
    let preferred = layoutAttributes.copied()
    preferred.size = fitting
    return preferred
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func stateChanged() {
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
      setNeedsLayout()
    } else {
      view.removeFromSuperview()
    }
  }
}
