import DeviceSimulation
import Foundation
import InterfaceBuilder
import LayoutReport
import UIKit

/// `overscroll picture`: one screen as a PNG file at the device's scale.
let pictureCommand = Command(
  name: "picture", summary: "picture one screen of a document", arguments: "FILE",
  argumentCount: 1...1,
  options: [
    .value("scene", "ID", "the scene or its controller; the first one unless given"),
    .value("device", "NAME", "the device (15)"),
    .flag("landscape", "the device lies on its side"), .flag("dark", "the dark style"),
    .value("text", "SIZE", "the size of text, XS … XXXL, AX1 … AX5 (L)"),
    .value("out", "FILE.png", "where the picture goes (the document's name)"),
  ]
) { arguments in
  let path = arguments.positionals[0]
  do {
    let document = try Document.read(path: path)
    let configuration = Configuration(
      device: arguments.value("device") ?? "15", isLandscape: arguments.has("landscape"),
      isDark: arguments.has("dark"), textSize: arguments.value("text") ?? "L")
    let simulation = try Simulation(configuration)
    defer { simulation.end() }
    guard let scene = scene(arguments.value("scene"), of: document) else {
      let names = document.scenes.map(\.id).joined(separator: ", ")
      throw UsageError("\(path) has no such scene; it has \(names)", command: "picture")
    }
    let built = DocumentBuilder(document: document, mode: .running).build(scene)
    if let controller = built.controller {
      simulation.show(controller)
    } else if let view = built.rootView {
      simulation.show(view)
    } else {
      throw UsageError("scene \(scene.id) of \(path) has no view", command: "picture")
    }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let out = arguments.value("out") ?? "\(name).png"
    try AtomicFile.write(try simulation.picture(), to: out)
    Console.write("\(out)\n")
    return .clean
  } catch let error as DocumentError {
    Console.complain("\(path)\(error.line.map { ":\($0)" } ?? ""): \(error.message)")
    return .unreadableInput
  } catch let error as Configuration.Unknown {
    throw UsageError(error.description, command: "picture")
  }
}

/// The scene that an id names, by itself or by its controller; the first one without an id.
private func scene(_ id: String?, of document: Document) -> Scene? {
  guard let id else { return document.scenes.first }
  return document.scenes.first { $0.id == id || $0.controller?.id == id || $0.view?.id == id }
}
