internal import Foundation
internal import InterfaceBuilder

extension ViewKind {
  /// Tables and collections. The canvas recorded where their cells lie, so there they are plain
  /// views; in a program they are lists that place their cells.
  static let listKinds: [String: ViewKind] = [
    "tableView": ViewKind(UIScrollView.self, make: makeTable, apply: applyTable),
    "collectionView": ViewKind(UIScrollView.self, make: makeCollection, apply: applyCollection),
    "tableViewCell": ViewKind(UIView.self, make: makeTableCell, apply: applyTableCell),
    "collectionViewCell": ViewKind(UIView.self) { element, scene in
      scene.isCanvas
        ? UIView(frame: .zero)
        : UICollectionViewCell(coder: DocumentCoder(element)) ?? UIView(frame: .zero)
    },
    "collectionReusableView": ViewKind(UIView.self) { element, scene in
      scene.isCanvas
        ? UIView(frame: .zero)
        : UICollectionReusableView(coder: DocumentCoder(element)) ?? UIView(frame: .zero)
    },
  ]

  private static func makeTable(_ element: Element, _ scene: SceneBuilder) -> UIScrollView {
    let table = scene.isCanvas ? nil : UITableView(coder: DocumentCoder(element))
    return table ?? UIScrollView(frame: .zero)
  }

  private static func makeCollection(_ element: Element, _ scene: SceneBuilder) -> UIScrollView {
    let collection = scene.isCanvas ? nil : UICollectionView(coder: DocumentCoder(element))
    return collection ?? UIScrollView(frame: .zero)
  }

  private static func makeTableCell(_ element: Element, _ scene: SceneBuilder) -> UIView {
    let cell = scene.isCanvas ? nil : UITableViewCell(coder: DocumentCoder(element))
    return cell ?? UIView(frame: .zero)
  }

  // MARK: - Tables

  private static func applyTable(
    _ view: UIScrollView, _ element: Element, _ scene: SceneBuilder
  ) {
    applyScroll(view, element, scene)
    guard let table = view as? UITableView else { return }
    if let height = element.number("rowHeight") { table.rowHeight = CGFloat(height) }
    if let height = element.number("estimatedRowHeight") {
      table.estimatedRowHeight = CGFloat(height)
    }
    // Documents write the heights 18, 22 or 28 that editors gave by default.
    if let height = element.number("sectionHeaderHeight"), ![18, 22, 28].contains(height) {
      table.sectionHeaderHeight = CGFloat(height)
    }
    if let height = element.number("sectionFooterHeight"), ![18, 22, 28].contains(height) {
      table.sectionFooterHeight = CGFloat(height)
    }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = scene.color(element.color("separatorColor")) { table.separatorColor = color }
    if let inset = element.edgeInsets("separatorInset") {
      table.separatorInset = UIEdgeInsets(inset)
    }
    table.allowsSelection = element.bool("allowsSelection") ?? true
    table.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
    table.alwaysBounceVertical = element.bool("alwaysBounceVertical") ?? true
  }

  private static func applyTableCell(_ view: UIView, _ element: Element, _ scene: SceneBuilder) {
    guard let cell = view as? UITableViewCell else { return }
    switch element["accessoryType"] {
    case "disclosureIndicator"?: cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton"?: cell.accessoryType = .detailDisclosureButton
    case "checkmark"?: cell.accessoryType = .checkmark
    case "detailButton"?: cell.accessoryType = .detailButton
    default: break
    }
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.number("indentationWidth") { cell.indentationWidth = CGFloat(width) }
    if let height = element.number("rowHeight"), height >= 0 {
      cell.documentRowHeight = CGFloat(height)
    }
    if let inset = element.edgeInsets("separatorInset") {
      cell.separatorInset = UIEdgeInsets(inset)
    }
  }

  // MARK: - Collections

  private static func applyCollection(
    _ view: UIScrollView, _ element: Element, _ scene: SceneBuilder
  ) {
    applyScroll(view, element, scene)
    guard let collection = view as? UICollectionView else { return }
    collection.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
    guard let flow = element.child("collectionViewFlowLayout", key: "collectionViewLayout"),
      let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    if flow["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let spacing = flow.number("minimumLineSpacing") {
      layout.minimumLineSpacing = CGFloat(spacing)
    }
    if let spacing = flow.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = CGFloat(spacing)
    }
    if let size = flow.size("itemSize") { layout.itemSize = size }
    if let size = flow.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = flow.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let inset = flow.edgeInsets("sectionInset") { layout.sectionInset = UIEdgeInsets(inset) }
    if flow.size("estimatedItemSize") != nil || flow["automaticEstimatedItemSize"] == "YES" {
      layout.estimatedItemSize =
        flow.size("estimatedItemSize") ?? UICollectionViewFlowLayout.automaticSize
    }
    scene.note(layout, flow)
  }
}
