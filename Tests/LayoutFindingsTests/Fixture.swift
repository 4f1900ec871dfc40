import Foundation
import LayoutFindings

/// Screens of two lines for the tests of rules.
enum Fixture {
  static let phone = ConfigurationRecord(
    device: "iPhone SE (3rd generation)", isLandscape: false,
    windowSize: CGSize(width: 375, height: 667), scale: 2)

  static let scene = SceneRecord(id: "vc", name: "Sign-up", className: "UIViewController", line: 9)

  /// A root view with a scroll view inside, and in it `content`, whose parents are counted from
  /// the scroll view's index 1.
  static func page(
    width: ContentExtent = .fixed(375), height: ContentExtent = .fixed(896),
    hasConstrainedContent: Bool = true, managesOwnContent: Bool = false, isHidden: Bool = false,
    scene: SceneRecord = scene, content: [ViewRecord] = [header, body]
  ) -> LayoutSnapshot {
    let frame = CGRect(x: 0, y: 20, width: 375, height: 647)
    let scroll = ScrollRecord(
      width: width, height: height, hasConstrainedContent: hasConstrainedContent,
      managesOwnContent: managesOwnContent, boundsSize: frame.size)
    let root = ViewRecord(
      id: "root", kind: "view", className: "UIView", parent: nil,
      frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let scrollView = ViewRecord(
      id: "scr", kind: "scrollView", className: "UIScrollView", parent: 0, frame: frame,
      isHidden: isHidden, line: 16, scroll: scroll)
    return LayoutSnapshot(
      document: "Main.storyboard", scene: scene, configuration: phone,
      views: [root, scrollView] + content)
  }

  static let header = view("hdr", CGRect(x: 16, y: 16, width: 343, height: 120))
  static let body = view("bod", CGRect(x: 16, y: 156, width: 343, height: 700))

  static func view(
    _ id: String, _ frame: CGRect, parent: Int = 1, isStandIn: Bool = false,
    hasOutlet: Bool = false
  ) -> ViewRecord {
    ViewRecord(
      id: id, kind: "view", className: "UIView", isStandIn: isStandIn, parent: parent,
      frame: frame, hasOutlet: hasOutlet)
  }

  /// `item.attribute relation other.otherAttribute + constant`.
  static func constraint(
    _ id: String?, _ item: String, _ attribute: String, _ other: String? = nil,
    _ otherAttribute: String = "", _ constant: Double = 0,
    relation: ConstraintRecord.Relation = .equal, multiplier: Double = 1,
    origin: ConstraintRecord.Origin = .document
  ) -> ConstraintRecord {
    ConstraintRecord(
      id: id, line: id == nil ? nil : 30, origin: origin,
      first: .init(id: item, name: item, attribute: attribute), relation: relation,
      second: other.map { .init(id: $0, name: $0, attribute: otherAttribute) },
      multiplier: multiplier, constant: constant)
  }

  /// 16 + 300 + 16 across a screen of 375.
  static let threeAcross = ConflictRecord(
    members: [
      constraint("c1", "box", "leading", "root", "leading", 16),
      constraint("c2", "root", "trailing", "box", "trailing", 16),
      constraint("c3", "box", "width", nil, "", 300),
      constraint(nil, "root", "width", nil, "", 375, origin: .screen),
    ], dropped: "c3")
}
