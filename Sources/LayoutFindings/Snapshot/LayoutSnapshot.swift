/// A screen of a document, without anything that depends on a device.
package struct SceneRecord: Codable, Hashable, Sendable {
  /// Id of the view controller (storyboard) or of the root view (xib).
  package var id: String
  /// What people call it: title, storyboard identifier, class, or id.
  package var name: String
  /// Class of the controller or root view as the document gives it.
  package var className: String
  /// Whether the class is the app's own and did not run, so that its code may change the screen.
  package var hasUnknownCode: Bool
  /// Line of its element, from 1.
  package var line: Int?

  package init(
    id: String, name: String, className: String, hasUnknownCode: Bool = false, line: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.className = className
    self.hasUnknownCode = hasUnknownCode
    self.line = line
  }
}

/// Something of the document that is not modelled.
package struct UnsupportedRecord: Codable, Hashable, Sendable {
  /// What is missing, in one sentence without a full stop, the same for all things of a kind.
  package var what: String
  /// The object that has it; may be empty.
  package var object: ObjectReference

  package init(what: String, object: ObjectReference) {
    self.what = what
    self.object = object
  }
}

/// A settled screen in one configuration, as values: all that rules may look at.
package struct LayoutSnapshot: Codable, Hashable, Sendable {
  /// Path of the document as the user gave it.
  package var document: String
  package var scene: SceneRecord
  package var configuration: ConfigurationRecord
  /// The part of the window that no bar or screen corner covers, as distances from its sides.
  package var safeArea: SideInsets
  /// Views, each after its superview; siblings back to front.
  package var views: [ViewRecord]
  /// What could not hold together.
  package var conflicts: [ConflictRecord]
  /// What is not modelled.
  package var unsupported: [UnsupportedRecord]

  package init(
    document: String, scene: SceneRecord, configuration: ConfigurationRecord,
    safeArea: SideInsets = SideInsets(), views: [ViewRecord], conflicts: [ConflictRecord] = [],
    unsupported: [UnsupportedRecord] = []
  ) {
    self.document = document
    self.scene = scene
    self.configuration = configuration
    self.safeArea = safeArea
    self.views = views
    self.conflicts = conflicts
    self.unsupported = unsupported
  }

  /// The view with the object id `id`.
  package func view(id: String) -> ViewRecord? { views.first { $0.id == id } }

  /// The indices of the ancestors of the view at `index`, nearest first.
  package func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = views[index].parent
    while let parent = next, parent < index, result.count < views.count {
      result.append(parent)
      next = parent < views.count ? views[parent].parent : nil
    }
    return result
  }

  /// Whether the view at `index` lies somewhere inside the view at `ancestor`.
  package func isView(at index: Int, inside ancestor: Int) -> Bool {
    ancestors(of: index).contains(ancestor)
  }

  /// Names from the root view down to the view with the object id `id`.
  package func path(toObject id: String) -> [String] {
    guard let index = views.firstIndex(where: { $0.id == id }) else { return [] }
    return (ancestors(of: index).reversed() + [index]).map { views[$0].reference.phrase }
  }
}
