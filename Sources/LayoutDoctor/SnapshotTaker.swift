internal import InterfaceBuilder
package import LayoutFindings
package import UIKit

/// Turns a settled screen into values. The only reader of live views in this module.
@MainActor
package struct SnapshotTaker {
  private let facts: DocumentFacts
  private let identifiers: [ObjectIdentifier: String]
  private let standIns: Set<String>

  /// - Parameters:
  ///   - facts: what is known of the document.
  ///   - scenes: the scenes whose views are on the screen: the one to judge and its containers.
  package init(facts: DocumentFacts, scenes: [BuiltScene]) {
    self.facts = facts
    var identifiers: [ObjectIdentifier: String] = [:]
    var standIns: Set<String> = []
    for scene in scenes {
      for (id, view) in scene.viewsByIdentifier { identifiers[ObjectIdentifier(view)] = id }
      for element in scene.unsupported where element.reason == .customClass {
        if let id = element.objectID { standIns.insert(id) }
      }
    }
    self.identifiers = identifiers
    self.standIns = standIns
  }

  /// The screen under `root`, which has been laid out.
  package func snapshot(
    of root: UIView, scene: SceneRecord, configuration: ConfigurationRecord,
    conflicts: [ConflictRecord], unsupported: [UnsupportedRecord]
  ) -> LayoutSnapshot {
    var views: [ViewRecord] = []
    append(root, parent: nil, isHidden: false, to: &views)
    let safe = root.safeAreaInsets
    return LayoutSnapshot(
      document: facts.path, scene: scene, configuration: configuration,
      safeArea: SideInsets(safe), views: views, conflicts: conflicts, unsupported: unsupported)
  }

  /// Adds `view` and what is below it, if a view of the document is among them.
  private func append(
    _ view: UIView, parent: Int?, isHidden: Bool, to views: inout [ViewRecord]
  ) {
    let id = identifiers[ObjectIdentifier(view)]
    guard parent == nil || id != nil || holdsDocumentViews(view) else { return }
    let isHidden = isHidden || view.isHidden || view.alpha < 0.01
    let index = views.count
    views.append(record(view, id: id, parent: parent, isHidden: isHidden))
    for subview in view.subviews { append(subview, parent: index, isHidden: isHidden, to: &views) }
  }

  private func holdsDocumentViews(_ view: UIView) -> Bool {
    view.subviews.contains {
      identifiers[ObjectIdentifier($0)] != nil || holdsDocumentViews($0)
    }
  }

  private func record(
    _ view: UIView, id: String?, parent: Int?, isHidden: Bool
  ) -> ViewRecord {
    let element = id.flatMap { facts.document[$0] }
    let className = ViewWords.className(of: view)
    return ViewRecord(
      id: id, kind: element?.name ?? Self.kind(ofClass: className),
      className: element?["customClass"] ?? className,
      isStandIn: id.map(standIns.contains) ?? false,
      title: ViewWords.title(of: view) ?? element?["userLabel"], parent: parent,
      frame: view.frame, windowFrame: view.convert(view.bounds, to: nil),
      role: ViewWords.role(of: view), isHidden: isHidden, clips: view.clipsToBounds,
      hasOutlet: id.map(facts.isConnected) ?? false, line: element?.line,
      column: element.flatMap { facts.column(ofLine: $0.line) },
      scroll: (view as? UIScrollView).map { scrollRecord($0, kind: element?.name) })
  }

  /// `scrollView` for `UIScrollView`, as documents write it.
  private static func kind(ofClass name: String) -> String {
    let name = name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private func scrollRecord(_ view: UIScrollView, kind: String?) -> ScrollRecord {
    let free = view.undecidedContentExtent
    let size = view.contentSize
    return ScrollRecord(
      width: free.width.map(ContentExtent.init) ?? .fixed(size.width),
      height: free.height.map(ContentExtent.init) ?? .fixed(size.height),
      hasConstrainedContent: view.hasConstrainedContent,
      managesOwnContent: view is UITextView || Self.listKinds.contains(kind ?? ""),
      boundsSize: view.bounds.size,
      offset: view.contentOffset, inset: SideInsets(view.contentInset),
      adjustedInset: SideInsets(view.adjustedContentInset))
  }

  /// Kinds of elements that lay out their content by themselves.
  private static let listKinds: Set<String> = [
    "tableView", "collectionView", "webView", "wkWebView", "textView",
  ]
}

extension SideInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension ContentExtent {
  init(_ bounds: UIScrollView.FreeExtent) {
    self = .undefined(
      least: bounds.least > 0 ? bounds.least : nil,
      greatest: bounds.greatest.isFinite ? bounds.greatest : nil)
  }
}
