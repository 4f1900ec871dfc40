import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct EngineTests {
  private func root(_ width: CGFloat = 400, _ height: CGFloat = 800) -> UIView {
    SimulatedDevice(
      model: DeviceModel(name: "test", portraitSize: CGSize(width: width, height: height), scale: 2)
    )
    .makeCurrent()
    return UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func child(of view: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    return child
  }

  @Test func edgesGiveTheFrame() {
    let root = root()
    let view = child(of: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 368, height: 44))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame.width == 268)
  }

  @Test func aChangedConstantMovesTheView() {
    let root = root()
    let view = child(of: root)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 100))
    top.constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.minY == 30)
    top.isActive = false
    view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minY == 700)
  }

  @Test func edgesAreRoundedToPixelsOneByOne() {
    let root = root(100.25, 100)
    let view = child(of: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.3),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0.5, y: 0, width: 100, height: 100))
  }

  @Test func maskTurnedOffAfterConstraintsIsNoConflict() {
    let root = root()
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 15),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 15),
      view.widthAnchor.constraint(equalToConstant: 70),
      view.heightAnchor.constraint(equalToConstant: 80),
    ])
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 15, y: 15, width: 70, height: 80))
    #expect(SimulatedDevice.current.constraintConflicts.isEmpty)
  }

  @Test func aConflictIsReportedOnceAndTheLatestGivenUp() {
    let root = root()
    let view = child(of: root)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    let conflicts = SimulatedDevice.current.constraintConflicts
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.broken === second)
    #expect(
      conflicts.first.map { $0.constraints.map(ObjectIdentifier.init) }
        == [first, second].map(ObjectIdentifier.init))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(SimulatedDevice.current.constraintConflicts.count == 1)
  }

  @Test func contentEdgesDecideTheContentSize() {
    let root = root(375, 667)
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    let content = child(of: scrollView)
    let first = child(of: content)
    let second = child(of: content)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      first.topAnchor.constraint(equalTo: content.topAnchor, constant: 15),
      first.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 15),
      first.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -15),
      first.heightAnchor.constraint(equalToConstant: 400),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 15),
      second.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 15),
      second.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -15),
      second.heightAnchor.constraint(equalToConstant: 500),
      second.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -15),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 375, height: 945))
    #expect(second.frame == CGRect(x: 15, y: 430, width: 345, height: 500))
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 15, y: 430, width: 345, height: 500))
  }

  @Test func whatIsPinnedToTheFrameGuideDoesNotScroll() {
    let root = root()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 50, width: 400, height: 500))
    root.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    let floating = child(of: scrollView)
    let guide = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      floating.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8),
      floating.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
      floating.widthAnchor.constraint(equalToConstant: 44),
      floating.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(floating.frame == CGRect(x: 348, y: 448, width: 44, height: 44))
    scrollView.contentOffset.y = 300
    root.layoutIfNeeded()
    #expect(floating.frame == CGRect(x: 348, y: 748, width: 44, height: 44))
    #expect(scrollView.contentSize == CGSize(width: 400, height: 2000))
  }

  @Test func fittingAsksOnlyTheViewsOwnConstraints() {
    let root = root()
    let view = child(of: root)
    view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    let inner = child(of: view)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor),
      inner.heightAnchor.constraint(equalToConstant: 30),
      inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
    ])
    let small = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(small == CGSize(width: 120, height: 50))
    let wide = view.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 300, height: 50))
  }

  @Test func removingAViewTakesItsConstraintsAlong() {
    let root = root()
    let one = child(of: root)
    let two = child(of: root)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      one.widthAnchor.constraint(equalToConstant: 10),
      one.heightAnchor.constraint(equalToConstant: 10),
      two.leftAnchor.constraint(equalTo: one.rightAnchor),
      two.topAnchor.constraint(equalTo: one.topAnchor),
      two.widthAnchor.constraint(equalToConstant: 10),
      two.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    one.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(one.constraints.count == 2)
    root.addSubview(one)
    root.layoutIfNeeded()
    #expect(one.frame.size == CGSize(width: 10, height: 10))
  }

  @Test func aMissingPositionIsAmbiguous() {
    let root = root()
    let view = child(of: root)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(view.hasAmbiguousLayout)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }
}
