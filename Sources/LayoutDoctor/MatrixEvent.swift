package import LayoutFindings

/// What a document is, known before any screen of it is laid out.
package struct DocumentOutline: Codable, Sendable {
  /// Screens that will be laid out, in the document's order.
  package var scenes: [SceneRecord]
  /// Findings about the document as a whole.
  package var findings: [Finding]

  package init(scenes: [SceneRecord], findings: [Finding]) {
    self.scenes = scenes
    self.findings = findings
  }
}

/// One screen in one configuration, by position.
package struct CellIndex: Codable, Hashable, Sendable {
  /// Position of the screen in the outline.
  package var scene: Int
  /// Position of the configuration in the matrix.
  package var configuration: Int

  package init(scene: Int, configuration: Int) {
    self.scene = scene
    self.configuration = configuration
  }
}

/// What happens while a document is laid out on a matrix, in this order: an outline or a refusal;
/// then, for each cell, a start and a result.
package enum MatrixEvent: Sendable {
  /// The document was read.
  case outline(DocumentOutline)
  /// The document cannot be read; nothing follows.
  case refused(SetAside)
  /// A cell is being laid out. If the process ends or hangs now, that cell is why.
  case started(CellIndex)
  /// A cell is done.
  case finished(CellIndex, CellResult)
}
