import Testing

@testable import UIKit

private final class Cells: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var count: Int
  var sizes: ((Int) -> CGSize)?
  init(_ count: Int) { self.count = count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    sizes?(path.item) ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

private final class CountedItem: UICollectionViewCell {
  nonisolated(unsafe) static var made = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    CountedItem.made += 1
  }
  required init?(coder: NSCoder) { fatalError("not made from documents") }
}

private final class SelfSizing: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 120),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
  }
  required init?(coder: NSCoder) { fatalError("not made from documents") }
}

@MainActor @Suite(.serialized) struct CollectionViewTests {
  private func collection(
    _ cells: Cells, _ type: AnyClass = UICollectionViewCell.self,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionView {
    SimulatedDevice(
      model: DeviceModel(
        name: "test", portraitSize: CGSize(width: 375, height: 667), scale: 2)
    ).makeCurrent()
    let layout = UICollectionViewFlowLayout()
    change(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    view.register(type, forCellWithReuseIdentifier: "cell")
    view.dataSource = cells
    view.delegate = cells
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ item: Int, _ view: UICollectionView) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test func itemsFlowInLines() {
    let cells = Cells(5)
    let view = collection(cells) { $0.itemSize = CGSize(width: 100, height: 80) }
    // Three fit: (375 - 300) / 2 = 37.5 between them; lines are 10 apart.
    #expect(frame(1, view) == CGRect(x: 137.5, y: 0, width: 100, height: 80))
    #expect(frame(3, view) == CGRect(x: 0, y: 90, width: 100, height: 80))
    #expect(view.contentSize == CGSize(width: 375, height: 170))
  }

  @Test func theDelegateGivesEachItemItsSize() {
    let cells = Cells(3)
    cells.sizes = { CGSize(width: 375, height: 20 + CGFloat($0) * 10) }
    let view = collection(cells)
    // Lines of 20 and 30 above, each with 10 after it.
    #expect(frame(2, view) == CGRect(x: 0, y: 70, width: 375, height: 40))
  }

  @Test func columnsAreFilledWhenScrollingSideways() {
    let cells = Cells(9)
    let view = collection(cells) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 60, height: 150)
    }
    // Four fit above each other: (667 - 600) / 3 = 22.33 between them.
    #expect(frame(4, view) == CGRect(x: 70, y: 0, width: 60, height: 150))
    #expect(frame(1, view)?.minY == 172.5)
    #expect(view.contentSize == CGSize(width: 200, height: 667))
  }

  @Test func onlyItemsThatAreSeenHaveCells() {
    CountedItem.made = 0
    let cells = Cells(1000)
    let view = collection(cells, CountedItem.self) {
      $0.itemSize = CGSize(width: 375, height: 90)
    }
    for step in 0..<50 {
      view.contentOffset.y = CGFloat(step) * 130
      view.layoutIfNeeded()
    }
    // 667 / 100 = 6.67: eight are seen at most, and one more leaves as one comes.
    #expect(CountedItem.made <= 10)
    #expect(view.visibleCells.count <= 8)
  }

  @Test func cellsAskForTheirSizeWhereItIsEstimated() {
    let view = collection(Cells(3), SelfSizing.self) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    // Two of 120 fit beside each other with 135 between: 375 - 240; three would need 380.
    #expect(frame(0, view)?.size == CGSize(width: 120, height: 30))
    #expect(frame(2, view) == CGRect(x: 0, y: 40, width: 120, height: 30))
  }

  @Test func aWidthThatChangesFlowsAnew() {
    let cells = Cells(4)
    let view = collection(cells) { $0.itemSize = CGSize(width: 180, height: 50) }
    #expect(view.contentSize.height == 110)
    view.frame.size.width = 800
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 50)
  }
}
