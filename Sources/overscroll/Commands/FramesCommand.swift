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
  var code = ExitCode.clean
  for unreadable in search.unreadable {
    Console.complain("\(unreadable.path): \(unreadable.reason)")
    code = .unreadableInput
  }
  for path in search.documents {
    do {
      let document = try Document.read(path: path)
      let json = frames(of: document, canvas: arguments.has("canvas"))
      if let out = arguments.value("out") {
        let file = URL(fileURLWithPath: path)
        let folder = file.deletingLastPathComponent().lastPathComponent
        try AtomicFile.write(json, to: "\(out)/\(folder)/\(file.lastPathComponent).json")
      } else {
        Console.write(json)
      }
    } catch let error as DocumentError {
      Console.complain("\(path)\(error.line.map { ":\($0)" } ?? ""): \(error.message)")
      code = .unreadableInput
    }
  }
  return code
}

/// The frames of a document's views after layout, as JSON.
@MainActor
private func frames(of document: Document, canvas: Bool) -> String {
  if !canvas { SimulatedDevice().makeCurrent() }
  let built = DocumentBuilder(document: document, mode: canvas ? .canvas : .running).build()
  for scene in built.scenes { scene.layOut() }
  return String(decoding: FrameReader.json(of: built), as: UTF8.self)
}
