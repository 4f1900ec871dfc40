public import Foundation

/// A controller whose view is a collection.
///
/// All members of the protocols stand in the class body, since on Linux a subclass cannot answer a
/// protocol member that only a default implementation of the superclass has.
///
/// - Status: partial (the keyboard does not change the collection's insets yet).
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private final var layout: UICollectionViewLayout?
  private final var ownCollection: UICollectionView?

  // MARK: - Creating

  /// Creates a controller with a collection of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection comes from a document, or flows.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a document; its attributes are applied afterwards by the loader.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - Collection

  /// The collection; the controller's view, unless a subclass has put another view in its place.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollection ?? viewIfLoaded as? UICollectionView
    }
    set {
      ownCollection = newValue
      if !isViewLoaded || view is UICollectionView { view = newValue }
    }
  }

  /// The collection's layout.
  open var collectionViewLayout: UICollectionViewLayout {
    if let view = viewIfLoaded as? UICollectionView { return view.collectionViewLayout }
    let made = layout ?? UICollectionViewFlowLayout()
    layout = made
    return made
  }

  /// Whether the choice is let go when the collection appears again.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes the controller answer for the collection.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let collection = view as? UICollectionView else { return }
    ownCollection = collection
    if collection.dataSource == nil, collection.documentCells == nil {
      collection.dataSource = self
    }
    if collection.delegate == nil { collection.delegate = self }
  }

  /// Lets go of the choice.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection = collectionView else { return }
    for path in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: path, animated: animated)
    }
  }

  override func makeDefaultView() -> UIView {
    UICollectionView(
      frame: SimulatedDevice.current.bounds,
      collectionViewLayout: layout ?? UICollectionViewFlowLayout())
  }

  // MARK: - UICollectionViewDataSource

  /// How many sections there are: one.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// How many items a section has: none.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell of an item; must be overridden where there are items.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure(
      "\(type(of: self)) says it has item \(indexPath.item) in section \(indexPath.section) and "
        + "gives no cell; override collectionView(_:cellForItemAt:)")
  }

  /// The header or footer of a section: an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Whether an item may be moved: no.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when a person has moved an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: - UICollectionViewDelegate

  /// Whether a touch may highlight an item: yes.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a finger is on an item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when a finger has left an item.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether an item may be chosen: yes.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Whether an item may be let go: yes.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a person has chosen an item.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called when a person has let go of an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Called before a cell is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called after a cell was taken away.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a header or footer is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// The offset after the layout has changed: the proposed one.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: - UIScrollViewDelegate

  /// Called after each change of the offset.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called once after each change of the adjusted inset.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
