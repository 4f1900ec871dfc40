import DeviceSimulation
import Foundation
import InterfaceBuilder
import LayoutDoctor
import LayoutFindings
import LayoutReport
import UIKit

/// `overscroll picture`: one screen as a PNG file at the device's scale.
let pictureCommand = Command(
  name: "picture", summary: "picture one screen of a document", arguments: "FILE",
  argumentCount: 1...1,
  options: [
    .value("scene", "ID", "the scene, or its controller or view (the first screen)"),
    .value("device", "NAME", "the device; overscroll devices lists them (15)"),
    .flag("landscape", "the device lies on its side"), .flag("dark", "the dark style"),
    .value("text", "SIZE", "the size of text, XS … XXXL, AX1 … AX5 (L)"),
    .value("out", "FILE.png", "where the picture goes (the document's name)"),
  ]
) { arguments in
  let path = arguments.positionals[0]
  do {
    let document = try Document.read(path: path)
    let scene = try scene(arguments.value("scene"), of: document, path)
    let device = try DeviceChoice.model(
      named: arguments.value("device") ?? "15", command: "picture")
    let simulation = try Simulation(
      Configuration(
        device: device.name, isLandscape: arguments.has("landscape"),
        isDark: arguments.has("dark"), textSize: arguments.value("text") ?? "L"))
    defer { simulation.end() }
    guard ScreenStage(scene, of: document, on: simulation) != nil else {
      throw UsageError("scene \(scene.id) of \(path) has no view", command: "picture")
    }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let out = arguments.value("out") ?? "\(name).png"
    try AtomicFile.write(try simulation.picture(), to: out)
    Console.write("\(TerminalText.escaped(out))\n")
    return .clean
  } catch let error as DocumentError {
    Console.complain(SetAside(path: path, reason: error.message, line: error.line).sentence)
    return .unreadableInput
  } catch let error as Configuration.Unknown {
    throw UsageError(error.description, command: "picture")
  }
}

/// The scene that an id names, by itself or by its controller or view; without an id the first
/// one that is a screen.
private func scene(
  _ id: String?, of document: Document, _ path: String
) throws(UsageError) -> Scene {
  guard let id else {
    if let scene = ScreenPlan(document).screens.first ?? document.scenes.first { return scene }
    throw UsageError("\(path) has no scenes", command: "picture")
  }
  func ids(_ scene: Scene) -> [String] {
    [scene.id, scene.controller?.id, scene.view?.id, scene.controller?.child(key: "view")?.id]
      .compactMap { $0 }
  }
  if let scene = document.scenes.first(where: { ids($0).contains(id) }) { return scene }
  let hint =
    Spelling.nearest(to: id, among: document.scenes.flatMap(ids))
    .map { ", did you mean \($0)?" } ?? ""
  throw UsageError("\(path) has no scene \(id)\(hint)", command: "picture")
}
