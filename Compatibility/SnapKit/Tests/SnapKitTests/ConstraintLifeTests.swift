import SnapKit
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct ConstraintLifeTests {
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()

  init() {
    superview.addSubview(view)
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(CGSize(width: 50, height: 20))
    }
  }

  private var frame: CGRect {
    superview.layoutIfNeeded()
    return view.frame
  }

  @Test("Updating changes constants and makes nothing new")
  func update() {
    view.snp.updateConstraints { make in
      make.left.equalToSuperview().offset(9)
      make.width.equalTo(70)
    }
    #expect(frame == CGRect(x: 9, y: 0, width: 70, height: 20))
    #expect(superview.constraints.count + view.constraints.count == 4)
  }

  @Test("Updating where nothing was made makes")
  func updateMakes() {
    let other = UIView()
    superview.addSubview(other)
    other.snp.updateConstraints { make in make.edges.equalToSuperview() }
    superview.layoutIfNeeded()
    #expect(other.frame == superview.bounds)
  }

  @Test("Remaking takes what was made away first")
  func remake() {
    view.snp.remakeConstraints { make in make.edges.equalToSuperview().inset(10) }
    #expect(frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(superview.constraints.count == 4)
    #expect(view.constraints.isEmpty)
  }

  @Test("Removing takes what was made away and nothing else")
  func remove() {
    let own = view.heightAnchor.constraint(equalToConstant: 20)
    own.isActive = true
    view.snp.removeConstraints()
    #expect(superview.constraints.isEmpty)
    #expect(view.constraints == [own])
  }

  @Test("Prepared constraints wait for their activation")
  func prepare() {
    let made = view.snp.prepareConstraints { make in
      make.left.top.equalToSuperview().offset(3)
      make.width.equalTo(11)
    }
    #expect(made.count == 2)
    #expect(made.map(\.isActive) == [false, false])
    view.snp.removeConstraints()
    for constraint in made { constraint.activate() }
    #expect(made.map(\.isActive) == [true, true])
    #expect(frame.origin == CGPoint(x: 3, y: 3))
  }

  @Test("A kept constraint can be switched off and on, moved and weakened")
  func kept() throws {
    var kept: Constraint?
    view.snp.remakeConstraints { make in
      make.top.equalToSuperview()
      make.height.equalTo(20)
      kept = make.left.right.equalToSuperview().inset(5).constraint
      make.width.equalTo(40).priority(.low)
    }
    let constraint = try #require(kept)
    #expect(frame == CGRect(x: 5, y: 0, width: 190, height: 20))
    constraint.update(inset: 10)
    #expect(frame == CGRect(x: 10, y: 0, width: 180, height: 20))
    constraint.update(offset: 10)
    #expect(frame == CGRect(x: 10, y: 0, width: 200, height: 20))
    constraint.deactivate()
    #expect(!constraint.isActive)
    #expect(frame.width == 40)
    constraint.isActive = true
    #expect(frame.width == 200)
    constraint.update(priority: 100)
    #expect(constraint.layoutConstraints.map(\.priority.rawValue) == [100, 100])
    #expect(frame.width == 40)
  }

  @Test("A description names the line, the label, the views and the relation")
  func description() throws {
    view.snp.setLabel("title")
    superview.snp.setLabel("page")
    #expect(view.snp.label() == "title")
    let line = #line + 2
    let made = view.snp.prepareConstraints { make in
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.5).offset(-8).priority(.high)
        .labeled("half")
    }
    let constraint = try #require(made.first?.layoutConstraints.first)
    #expect(constraint.identifier == "half")
    #expect(
      constraint.description
        == "<SnapKit.LayoutConstraint@ConstraintLifeTests.swift#\(line) 'half' "
        + "UIView:title.width <= UIView:page.width * 0.5 - 8.0 ^750.0>")
  }

  @Test("A view lets go of its constraints when it goes")
  func release() {
    weak var gone: Constraint?
    do {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      child.snp.makeConstraints { make in gone = make.edges.equalToSuperview().constraint }
      #expect(gone != nil)
      child.snp.removeConstraints()
    }
    #expect(gone == nil)
  }

  @Test("Priorities of natural sizes are read and set by name")
  func natural() {
    view.snp.contentHuggingHorizontalPriority = 300
    view.snp.contentCompressionResistanceVerticalPriority = 800
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 300)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 800)
    #expect(view.snp.contentHuggingVerticalPriority == 250)
  }

  @Test("A controller's old guides can be compared with")
  func oldGuides() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let child = UIView()
    controller.view.addSubview(child)
    child.snp.makeConstraints { make in
      make.top.equalTo(controller.topLayoutGuide.snp.bottom)
      make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
      make.left.right.equalToSuperview()
    }
    controller.view.layoutIfNeeded()
    #expect(child.frame == controller.view.bounds)
  }

  @Test("Misuse ends with one sentence that names the line and the remedy")
  func misuse() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIView().snp.makeConstraints { make in make.top.equalTo(0) }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("ConstraintLifeTests.swift#"))
    #expect(text.contains("there is none; add the view first"))
  }

  @Test("Updating what was never made ends with the line")
  func updateOfNothing() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        child.snp.makeConstraints { make in make.width.equalTo(4) }
        child.snp.updateConstraints { make in make.height.equalTo(4) }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("no constraint to update is like"))
  }
}
