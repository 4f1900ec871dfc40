import Foundation
import InterfaceBuilder
import LayoutFindings
import LayoutReport
import UIKit

/// `overscroll frames`: the frame of every view of documents, as JSON.
let framesCommand = Command(
  name: "frames", summary: "write the frame of every view as JSON",
  arguments: "FILE|FOLDER…", argumentCount: 1...Int.max,
  options: [
    .flag("canvas", "as the editor's canvas shows the document: its own device and sizes"),
    .value("out", "DIR", "write DIR/<folder>/<file name>.json instead of printing"),
  ],
  notes: ["Frames are in the superview's coordinates, in points. Documents are only read."]
) { arguments in
  let search = DocumentSearch(arguments.positionals)
  let out = arguments.value("out")
  if out == nil, search.documents.count > 1 {
    throw UsageError(
      "\(search.documents.count) documents cannot be printed at once: give --out DIR",
      command: "frames")
  }
  var unreadable = search.unreadable
  var written: [String: String] = [:]
  var progress = ProgressLine()
  for (index, path) in search.documents.enumerated() {
    progress.show("\(index) of \(search.documents.count) documents · \(path)")
    do {
      let document = try Document.read(path: path)
      for issue in document.issues where issue.severity == .error {
        progress.clear()
        Console.complain(SetAside(path: path, reason: issue.message, line: issue.line).sentence)
      }
      let json = frames(of: document, isCanvas: arguments.has("canvas"))
      guard let out else {
        Console.write(json)
        continue
      }
      let file = URL(fileURLWithPath: path)
      let folder = file.deletingLastPathComponent().lastPathComponent
      let target = "\(out)/\(folder)/\(file.lastPathComponent).json"
      if let other = written.updateValue(path, forKey: target) {
        unreadable.append(SetAside(path: path, reason: "its frames replace those of \(other)"))
      }
      try AtomicFile.write(json, to: target)
    } catch let error as DocumentError {
      unreadable.append(SetAside(path: path, reason: error.message, line: error.line))
    }
  }
  progress.clear()
  for aside in unreadable { Console.complain(aside.sentence) }
  return unreadable.isEmpty ? .clean : .unreadableInput
}

/// The frames of a document's views after layout, as JSON.
@MainActor
private func frames(of document: Document, isCanvas: Bool) -> String {
  if !isCanvas { SimulatedDevice().makeCurrent() }
  let built = DocumentBuilder(document: document, mode: isCanvas ? .canvas : .running).build()
  for scene in built.scenes { scene.layOut() }
  return String(decoding: FrameReader.json(of: built), as: UTF8.self)
}
