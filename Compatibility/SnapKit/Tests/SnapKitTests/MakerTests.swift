import SnapKit
import Testing
import UIKit

/// A line of a closure and the frame that it gives a view in a superview of 200 x 100.
struct MakerCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let frame: CGRect
  let make: @MainActor @Sendable (ConstraintMaker, UIView, UILayoutGuide) -> Void

  init(
    _ name: String, _ frame: (CGFloat, CGFloat, CGFloat, CGFloat),
    _ make: @escaping @MainActor @Sendable (ConstraintMaker, UIView, UILayoutGuide) -> Void
  ) {
    testDescription = name
    self.frame = CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
    self.make = make
  }
}

/// The sibling lies at 40, 30 and is 60 x 20; the guide at 100, 50 is 50 x 40.
let makerCases: [MakerCase] = [
  MakerCase("edges of the superview", (0, 0, 200, 100)) { make, _, _ in
    make.edges.equalToSuperview()
  },
  MakerCase("edges with one inset for all", (8, 8, 184, 84)) { make, _, _ in
    make.edges.equalToSuperview().inset(8)
  },
  MakerCase("edges with an inset for each", (2, 1, 194, 96)) { make, _, _ in
    make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  },
  MakerCase("edges equal to insets", (2, 1, 194, 96)) { make, _, _ in
    make.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  },
  MakerCase("directional edges with directional insets", (2, 1, 194, 96)) { make, _, _ in
    make.directionalEdges.equalToSuperview()
      .inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  },
  MakerCase("an offset moves all edges the same way", (8, 8, 200, 100)) { make, _, _ in
    make.edges.equalToSuperview().offset(8)
  },
  MakerCase("numbers are places in the superview", (0, 5, 200, 90)) { make, _, _ in
    make.left.right.equalTo(0)
    make.top.equalTo(5)
    make.bottom.equalTo(-5)
  },
  MakerCase("a size by one number, a place by a point", (7, 9, 30, 30)) { make, _, _ in
    make.size.equalTo(30)
    make.left.top.equalTo(CGPoint(x: 7, y: 9))
  },
  MakerCase("a CGSize gives width and height", (0, 0, 31, 17)) { make, _, _ in
    make.size.equalTo(CGSize(width: 31, height: 17))
    make.left.top.equalToSuperview()
  },
  MakerCase("a view without a part stands for the same part", (40, 30, 60, 20)) { make, other, _ in
    make.edges.equalTo(other)
  },
  MakerCase("a part of a sibling", (100, 50, 60, 20)) { make, other, _ in
    make.left.equalTo(other.snp.right)
    make.top.equalTo(other.snp.bottom)
    make.size.equalTo(other)
  },
  MakerCase("multiplied and divided", (0, 0, 120, 10)) { make, other, _ in
    make.left.top.equalToSuperview()
    make.width.equalTo(other).multipliedBy(2)
    make.height.equalTo(other).dividedBy(2)
  },
  MakerCase("both lengths equal to one part", (0, 0, 60, 60)) { make, other, _ in
    make.left.top.equalToSuperview()
    make.width.height.equalTo(other.snp.width)
  },
  MakerCase("centres with an offset of a point", (95, 45, 10, 20)) { make, _, _ in
    make.center.equalToSuperview().offset(CGPoint(x: 0, y: 5))
    make.size.equalTo(CGSize(width: 10, height: 20))
  },
  MakerCase("an inset shrinks a size on both sides", (0, 0, 190, 90)) { make, _, _ in
    make.left.top.equalToSuperview()
    make.size.equalToSuperview().inset(5)
  },
  MakerCase("edges against margins, each its own", (10, 20, 160, 40)) { make, _, _ in
    make.edges.equalTo(superview(of: make).snp.margins)
  },
  MakerCase("edges of a layout guide", (100, 50, 50, 40)) { make, _, guide in
    make.edges.equalTo(guide)
  },
  MakerCase("a part of a layout guide", (100, 0, 100, 50)) { make, _, guide in
    make.left.equalTo(guide.snp.left)
    make.bottom.equalTo(guide.snp.top)
    make.top.right.equalToSuperview()
  },
  MakerCase("horizontal and vertical edges", (3, 4, 194, 92)) { make, _, _ in
    make.horizontalEdges.equalToSuperview().inset(3)
    make.directionalVerticalEdges.equalToSuperview().inset(4)
  },
  MakerCase("an inequality gives way to a stronger wish", (0, 0, 80, 25)) { make, _, _ in
    make.left.top.equalToSuperview()
    make.width.lessThanOrEqualTo(80)
    make.width.equalToSuperview().priority(.high)
    make.height.greaterThanOrEqualTo(25)
    make.height.equalTo(10).priority(999)
  },
  MakerCase("of two priorities the higher wins", (0, 0, 50, 10)) { make, _, _ in
    make.left.top.equalToSuperview()
    make.width.equalTo(70).priority(.medium)
    make.width.equalTo(50).priority(ConstraintPriority.medium.advanced(by: 1))
    make.height.equalTo(10)
  },
]

/// The view in which a maker's view lies; the tests keep one.
@MainActor private var currentSuperview = UIView()

@MainActor
private func superview(of make: ConstraintMaker) -> UIView { currentSuperview }

@MainActor
@Suite(.serialized)
struct MakerTests {
  @Test("Lines of a closure give frames", arguments: makerCases)
  func frames(_ item: MakerCase) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    superview.layoutMargins = UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
    currentSuperview = superview
    let other = UIView(frame: CGRect(x: 40, y: 30, width: 60, height: 20))
    let guide = UILayoutGuide()
    let view = UIView()
    superview.addSubview(other)
    superview.addLayoutGuide(guide)
    superview.addSubview(view)
    guide.snp.makeConstraints { make in
      make.left.equalTo(100)
      make.top.equalTo(50)
      make.size.equalTo(CGSize(width: 50, height: 40))
    }
    view.snp.makeConstraints { item.make($0, other, guide) }
    superview.layoutIfNeeded()
    #expect(view.frame == item.frame)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Right to left, leading insets are right ones")
  func rightToLeft() {
    ConstraintConfig.interfaceLayoutDirection = .rightToLeft
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    superview.addSubview(view)
    let made = view.snp.prepareConstraints { make in
      make.leading.trailing.equalToSuperview()
        .inset(UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4))
    }
    #expect(made[0].layoutConstraints.map(\.constant) == [4, -2])
  }
}
