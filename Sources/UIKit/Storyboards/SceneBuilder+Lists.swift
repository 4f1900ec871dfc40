internal import Foundation
internal import InterfaceBuilder

// Tables and collections as a program gets them: what the document puts into a list is handed to the
// list, which places it, and a cell's parts are those that the cell makes itself.

extension SceneBuilder {
  /// Takes over an element inside a list or a cell; false if it is a view like any other.
  func addListContents(of element: Element, to parent: UIView, _ outer: Element) -> Bool {
    switch parent {
    case let table as UITableView: return fill(table, element)
    case let collection as UICollectionView: return fill(collection, element)
    case let cell as UITableViewCell:
      guard element.key == "contentView" else { return false }
      take(cell.contentView, for: element)
    case let cell as UICollectionViewCell:
      guard element.key == "contentView" else { return false }
      collectionContents[ObjectIdentifier(cell)] = cell.contentView
      take(cell.contentView, for: element)
    case let content as CellContentView:
      return fillStandardPart(of: content, element)
    default: return false
    }
    return true
  }

  /// Lets a view that UIKit made stand for an element, with all that the element holds.
  private func take(_ view: UIView, for element: Element) {
    adopt(view, for: element)
    registerGuides(of: element, view)
    view.frame = element.rectangle("frame") ?? view.frame
    for child in element.children { addContents(of: child, to: view, element) }
  }

  // MARK: - Tables

  private func fill(_ table: UITableView, _ element: Element) -> Bool {
    switch (element.name, element.key) {
    case ("prototypes", _):
      let cells = element.children.filter(\.isView)
      table.documentContent = TableContent(sections: [.init(cells: cells.compactMap(makeCell))])
      for cell in cells { registerPrototype(cell, in: table) }
    case ("sections", _):
      table.documentContent = TableContent(
        sections: element.children.filter { $0.name == "tableViewSection" }.map(makeSection))
    case (_, "tableHeaderView"): table.tableHeaderView = makeTree(element)
    case (_, "tableFooterView"): table.tableFooterView = makeTree(element)
    default: return false
    }
    return true
  }

  private func makeSection(_ element: Element) -> TableContent.Section {
    TableContent.Section(
      headerTitle: element["headerTitle"].flatMap { $0.isEmpty ? nil : $0 },
      footerTitle: element["footerTitle"].flatMap { $0.isEmpty ? nil : $0 },
      cells: element.contents("cells").filter(\.isView).compactMap(makeCell))
  }

  private func makeCell(_ element: Element) -> UITableViewCell? {
    makeTree(element) as? UITableViewCell
  }

  private func registerPrototype(_ element: Element, in table: UITableView) {
    guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { return }
    table.registerPrototype(identifier) { [builder, scene] in
      let inner = SceneBuilder(builder, scene: scene)
      let cell = inner.makeCell(element)
      inner.finishObjects()
      return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// The label or image view of a cell's own that an element of its content describes.
  private func fillStandardPart(of content: CellContentView, _ element: Element) -> Bool {
    guard let id = element.id, let cell = content.superview as? UITableViewCell,
      let outer = constraintOwners.last(where: { $0.view === cell })?.element
    else { return false }
    let part: UIView?
    switch id {
    case outer["textLabel"]: part = cell.textLabel
    case outer["detailTextLabel"]: part = cell.detailTextLabel
    case outer["imageView"]: part = cell.imageView
    default: return false
    }
    guard let part else { return false }
    adopt(part, for: element)
    ViewKind.of(element.name).apply(part, element.resolved(for: sizeClasses), self)
    return true
  }

  // MARK: - Collections

  private func fill(_ collection: UICollectionView, _ element: Element) -> Bool {
    if element.name == "cells" {
      let cells = element.children.filter(\.isView)
      collection.documentCells = [cells.compactMap { makeTree($0) as? UICollectionViewCell }]
      for cell in cells { registerPrototype(cell, in: collection) }
      return true
    }
    guard element.name == "collectionReusableView" else { return false }
    if let view = makeTree(element) as? UICollectionReusableView {
      collection.documentEdges[
        element.key == "sectionFooterView"
          ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader] =
        view
    }
    registerEdge(element, in: collection)
    return true
  }

  private func registerPrototype(_ element: Element, in collection: UICollectionView) {
    guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { return }
    collection.registerPrototype(identifier) { [builder, scene] in
      let inner = SceneBuilder(builder, scene: scene)
      let cell = inner.makeTree(element) as? UICollectionViewCell
      inner.finishObjects()
      return cell ?? UICollectionViewCell(frame: .zero)
    }
  }

  private func registerEdge(_ element: Element, in collection: UICollectionView) {
    guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { return }
    let kind =
      element.key == "sectionFooterView"
      ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
    collection.registerEdge(identifier, kind: kind) { [builder, scene] in
      let inner = SceneBuilder(builder, scene: scene)
      let view = inner.makeTree(element) as? UICollectionReusableView
      inner.finishObjects()
      return view ?? UICollectionReusableView(frame: .zero)
    }
  }
}
