internal import Foundation
internal import InterfaceBuilder

extension ViewKind {
  /// Tables and collections: their cells lie in them as they stand in the document.
  static let listKinds: [String: ViewKind] = [
    "tableView": ViewKind(UIScrollView.self, apply: applyList),
    "collectionView": ViewKind(UIScrollView.self, apply: applyList),
    "tableViewCell": ViewKind(UIView.self),
    "collectionViewCell": ViewKind(UIView.self),
    "collectionReusableView": ViewKind(UIView.self),
  ]

  private static func applyList(_ view: UIScrollView, _ element: Element, _ scene: SceneBuilder) {
    applyScroll(view, element, scene)
  }
}
