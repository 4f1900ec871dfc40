import LayoutDoctor
import LayoutFindings

/// What is known of one document while workers lay it out.
struct DocumentLedger {
  /// How a worker ended before it was done.
  enum End {
    /// By itself; with its last words.
    case crashed(String)
    /// By us, after so many seconds of silence.
    case late(seconds: Int)
  }

  let path: String
  let configurations: [ConfigurationRecord]
  /// Whether no worker needs to look at it again.
  var isDone = false
  /// Cells that are dealt with.
  private(set) var settled: Set<CellIndex> = []

  private var outline: DocumentOutline?
  private var refusal: SetAside?
  private var cells: [CellIndex: CellResult] = [:]
  private var started: CellIndex?
  private var failure: Finding?

  init(path: String, configurations: [ConfigurationRecord]) {
    self.path = path
    self.configurations = configurations
  }

  /// Whether every cell is dealt with, or none can be.
  var isSettled: Bool {
    if refusal != nil || failure != nil { return true }
    guard let outline else { return false }
    return settled.count >= outline.scenes.count * configurations.count
  }

  /// Notes what a worker tells.
  mutating func note(_ event: MatrixEvent) {
    switch event {
    case .outline(let value): outline = value
    case .refused(let aside): refusal = aside
    case .started(let index): started = index
    case .finished(let index, let cell):
      cells[index] = cell
      settled.insert(index)
      started = nil
    }
  }

  /// Notes that a worker ended too early. Without a cell that it had started, the document as a
  /// whole is given up.
  mutating func noteEnd(_ end: End) {
    guard let index = started, let outline, outline.scenes.indices.contains(index.scene),
      configurations.indices.contains(index.configuration)
    else {
      failure = finding(end, scene: nil, configuration: nil)
      return
    }
    let configuration = configurations[index.configuration]
    let finding = finding(end, scene: outline.scenes[index.scene], configuration: configuration)
    cells[index] = CellResult(configuration: configuration, findings: [finding])
    settled.insert(index)
    started = nil
  }

  /// What has come of it, in the order of the document and the matrix.
  var outcome: WorkerPool.Outcome {
    var result = DocumentResult(path: path, findings: outline?.findings ?? [])
    if let failure { result.findings.append(failure) }
    for (position, scene) in (outline?.scenes ?? []).enumerated() {
      let cells = configurations.indices.compactMap {
        self.cells[CellIndex(scene: position, configuration: $0)]
      }
      result.screens.append(ScreenResult(scene: scene, cells: cells))
    }
    return WorkerPool.Outcome(result: result, refusal: refusal)
  }

  private func finding(
    _ end: End, scene: SceneRecord?, configuration: ConfigurationRecord?
  ) -> Finding {
    let what = scene == nil ? "the document" : "the screen"
    let object = ObjectReference(
      id: scene?.id ?? "", kind: scene == nil ? "document" : "screen",
      className: scene?.className ?? "", title: scene?.name, line: scene?.line)
    let (code, sentence, detail): (FindingCode, String, String)
    switch end {
    case .crashed(let words):
      (code, sentence, detail) = (.screenCrashed, "laying out \(what) ended the process", words)
    case .late(let seconds):
      (code, sentence, detail) = (
        .screenTimedOut, "laying out \(what) took too long",
        "nothing came for \(NumberText.count(seconds, "second"))"
      )
    }
    return Finding(
      code: code, document: path, scene: scene, object: object, sentence: sentence,
      details: [detail], notes: ["a fault of this tool: please report it with the document"],
      configuration: configuration?.id)
  }
}
