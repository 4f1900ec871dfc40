import Testing

@testable import UIKit

/// A view with a natural size.
@MainActor private final class Block: UIView {
  private var size = CGSize.zero
  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    size = CGSize(width: width, height: height)
  }
  override var intrinsicContentSize: CGSize { size }
}

struct StackRow: Sendable, CustomTestStringConvertible {
  let name: String
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  let sizes: [CGSize]
  let frames: [CGRect]
  var testDescription: String { name }
}

@MainActor @Suite(.serialized) struct StackViewTests {
  nonisolated private static let three = [
    CGSize(width: 30, height: 10), CGSize(width: 60, height: 20), CGSize(width: 30, height: 40),
  ]

  @Test(arguments: [
    StackRow(
      name: "equal lengths", distribution: .fillEqually, spacing: 15, sizes: three,
      frames: [
        CGRect(x: 0, y: 0, width: 90, height: 100), CGRect(x: 105, y: 0, width: 90, height: 100),
        CGRect(x: 210, y: 0, width: 90, height: 100),
      ]),
    StackRow(
      name: "equal gaps", distribution: .equalSpacing, alignment: .center, sizes: three,
      frames: [
        CGRect(x: 0, y: 45, width: 30, height: 10), CGRect(x: 120, y: 40, width: 60, height: 20),
        CGRect(x: 270, y: 30, width: 30, height: 40),
      ]),
    StackRow(
      name: "equal distances of centres", distribution: .equalCentering, alignment: .leading,
      sizes: three,
      frames: [
        CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 120, y: 0, width: 60, height: 20),
        CGRect(x: 270, y: 0, width: 30, height: 40),
      ]),
    StackRow(
      name: "lengths in proportion", distribution: .fillProportionally, alignment: .trailing,
      sizes: three,
      frames: [
        CGRect(x: 0, y: 90, width: 75, height: 10), CGRect(x: 75, y: 80, width: 150, height: 20),
        CGRect(x: 225, y: 60, width: 75, height: 40),
      ]),
    StackRow(
      name: "a column of equal heights", axis: .vertical, distribution: .fillEqually,
      alignment: .leading, spacing: 5, sizes: three,
      frames: [
        CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 0, y: 35, width: 60, height: 30),
        CGRect(x: 0, y: 70, width: 30, height: 30),
      ]),
  ])
  func arranges(_ row: StackRow) {
    SimulatedDevice(
      model: DeviceModel(name: "test", portraitSize: CGSize(width: 300, height: 100), scale: 2)
    )
    .makeCurrent()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let stack = UIStackView(arrangedSubviews: row.sizes.map { Block($0.width, $0.height) })
    (stack.axis, stack.distribution, stack.alignment) = (row.axis, row.distribution, row.alignment)
    stack.spacing = row.spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.rightAnchor.constraint(equalTo: root.rightAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame) == row.frames)
    #expect(SimulatedDevice.current.constraintConflicts.isEmpty)
  }

  @Test func aStackWrapsItsViews() {
    SimulatedDevice().makeCurrent()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let stack = UIStackView(arrangedSubviews: [Block(30, 10), Block(60, 20)])
    stack.spacing = 8
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 98, height: 20))
    stack.arrangedSubviews[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 36, height: 14))
  }

  @Test func customSpacingReplacesTheStacks() {
    SimulatedDevice().makeCurrent()
    let views = [Block(10, 10), Block(10, 10), Block(10, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: views[0])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 55)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 43)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }
}
