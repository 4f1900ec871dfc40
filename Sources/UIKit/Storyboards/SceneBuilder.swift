internal import Foundation
internal import InterfaceBuilder

/// Makes the objects of one scene. One builder serves one scene once.
///
/// The walk through the document is in `SceneBuilder+Canvas` and `SceneBuilder+Program`; views are
/// made by `ViewKind`'s table, constraints in `SceneBuilder+Constraints`.
@MainActor
final class SceneBuilder {
  let builder: DocumentBuilder
  let document: Document
  let scene: Scene
  let sizeClasses: SizeClasses
  var result: BuiltScene

  /// Every object made, by its id: views, controllers, guides, recognisers, bar items.
  var objects: [String: AnyObject] = [:]
  /// Elements with constraints of their own, and the view that stands for each.
  var constraintOwners: [(element: Element, view: UIView)] = []
  /// Objects whose connections and runtime attributes are still to be set, in document order.
  var connected: [(element: Element, object: AnyObject)] = []

  /// Builders of scenes whose controllers this one contains.
  var childBuilders: [SceneBuilder] = []
  /// The controller whose view is being loaded.
  weak var currentController: UIViewController?
  /// What stands for the File's Owner of a .xib.
  weak var owner: AnyObject?
  /// Makes the controller in the place of its class's `init(coder:)`.
  var creator: ((NSCoder) -> UIViewController?)?
  /// Controllers that a container contains in the place of new ones, by their ids in the document;
  /// when set, all others are plain ones without views.
  var contained: [String: UIViewController]?
  /// The content view of each collection cell, by the cell.
  var collectionContents: [ObjectIdentifier: UIView] = [:]
  /// The ids of views that a variation leaves out.
  let leftOutSubviews: Set<String>

  init(_ builder: DocumentBuilder, scene: Scene) {
    self.builder = builder
    self.scene = scene
    document = builder.document
    sizeClasses = builder.sizeClasses
    leftOutSubviews = builder.leftOutSubviews
    let root = scene.controller ?? scene.view
    result = BuiltScene(
      id: scene.id, rootID: root?.id, line: scene.line, title: Self.title(of: root, scene))
  }

  var isCanvas: Bool { builder.mode == .canvas }

  private static func title(of root: Element?, _ scene: Scene) -> String {
    for name in ["title", "storyboardIdentifier", "userLabel", "customClass"] {
      if let text = root?[name], !text.isEmpty { return text }
    }
    if let text = root?.child("navigationItem")?["title"], !text.isEmpty { return text }
    return root?.name ?? scene.id
  }

  // MARK: - Views

  /// Makes the view of `base`, applies its attributes, and notes it under its id.
  func makeView(_ base: Element) -> UIView {
    let element = base.resolved(for: sizeClasses)
    let kind = ViewKind.of(element.name)
    let view = instance(of: kind, element)
    register(view, element)
    ViewAttributes.apply(to: view, element, self)
    kind.apply(view, element, self)
    return view
  }

  /// Takes a view that UIKit made (a cell's content view) for the element that describes it.
  func adopt(_ view: UIView, for base: Element) {
    let element = base.resolved(for: sizeClasses)
    register(view, element)
    ViewAttributes.apply(to: view, element, self)
  }

  private func register(_ view: UIView, _ element: Element) {
    constraintOwners.append((element, view))
    connected.append((element, view))
    guard let id = element.id else { return }
    if objects[id] == nil { objects[id] = view }
    guard result.viewsByIdentifier[id] == nil else { return }
    result.viewsByIdentifier[id] = view
    result.linesByIdentifier[id] = element.line
    result.viewOrder.append(id)
  }

  private func instance(of kind: ViewKind, _ element: Element) -> UIView {
    if kind.isPlaceholder {
      unsupported(
        .kind, element, "<\(element.name)> is not modelled; a placeholder view has its place")
    }
    if !isCanvas, element["customClass"] != nil {
      if let made = customInstance(of: kind, element) { return made }
    }
    return kind.make(element, self)
  }

  private func customInstance(of kind: ViewKind, _ element: Element) -> UIView? {
    let name = [element["customModule"], element["customClass"]].compactMap { $0 }
      .joined(separator: ".")
    guard let found = ClassResolver.customClass(of: element) else {
      unsupported(
        .customClass, element,
        "class \(Excerpt.quoted(name)) is not in this program; \(kind.className) stands in")
      return nil
    }
    guard let type = found as? UIView.Type, isSubclass(found, of: kind.type)
    else {
      unsupported(
        .customClass, element,
        "class \(Excerpt.quoted(name)) is no \(kind.className), as <\(element.name)> needs; "
          + "\(kind.className) stands in")
      return nil
    }
    guard let view = type.init(coder: DocumentCoder(element)) else {
      unsupported(
        .customClass, element,
        "class \(Excerpt.quoted(name)) refused init(coder:); \(kind.className) stands in")
      return nil
    }
    return view
  }

  func isSubclass(_ one: AnyClass, of other: AnyClass) -> Bool {
    var here: AnyClass? = one
    while let type = here {
      if type == other { return true }
      here = _getSuperclass(type)
    }
    return false
  }

  // MARK: - Values

  /// The colour of a record; system colours follow light and dark.
  func color(_ record: ColorRecord?) -> UIColor? {
    switch record {
    case nil: return nil
    case .components(let value)?: return UIColor(value)
    case .named(let name)?:
      if !isCanvas, let color = UIColor(named: name) { return color }
      guard case .components(let value)? = document.resources.namedColors[name] else {
        return nil
      }
      return UIColor(value)
    case .system(let name)?:
      if let color = UIColor.system(named: name) { return color }
      guard case .components(let value)? = document.resources.systemColors[name] else {
        return nil
      }
      return UIColor(value)
    }
  }

  /// The font of a record, with the class's own size where the record leaves it out.
  func font(_ record: FontRecord?, default size: CGFloat) -> UIFont? {
    record.map { UIFont.font($0, default: size) }
  }

  /// The image called `name`: from a file, else a placeholder of the size that the document keeps.
  func image(_ name: String?, catalog: String? = nil) -> UIImage? {
    guard let name else { return nil }
    let known = document.resources.images[name]
    if catalog == "system" || known?.isSystem == true {
      if let size = known?.size {
        NamedAssets.shared.register(symbolSize: SymbolSize.natural(stored: size), named: name)
      }
      return UIImage(systemName: name)
    }
    if !isCanvas, let image = UIImage(named: name) { return image }
    return known.map { .placeholder($0.size, name: name) }
  }

  // MARK: - Reports

  func unsupported(_ reason: UnsupportedElement.Reason, _ element: Element, _ message: String) {
    result.unsupported.append(
      UnsupportedElement(
        reason: reason, line: element.line, objectID: element.id, elementName: element.name,
        message: message))
  }

  func issue(_ kind: DocumentIssue.Kind, line: Int, object: String?, _ message: String) {
    result.issues.append(
      DocumentIssue(kind: kind, line: line, objectID: object, message: message))
  }
}

/// The size of a system symbol as documents store it.
enum SymbolSize {
  /// Stored sizes are this many times the size at a font of 17 points.
  ///
  /// - Evidence: observed, two cases; Documentation/Evidence.md, symbols.
  static let storedFactor: CGFloat = 7.7

  static func natural(stored: CGSize) -> CGSize {
    CGSize(width: stored.width / storedFactor, height: stored.height / storedFactor)
  }
}
