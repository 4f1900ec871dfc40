internal import Foundation
internal import InterfaceBuilder

/// Finds documents by name, as programs ask for them, and keeps what it has read.
///
/// Looked in, in order: the bundle's resources; without a bundle the main bundle's and every
/// `.resources` folder beside the executable, where SwiftPM puts the files of each module. In each
/// folder the file may lie at the top, in `Base.lproj` or a language's folder, or deeper inside.
@MainActor
enum DocumentLibrary {
  /// The two kinds of files.
  enum Kind: String {
    case storyboard, xib
  }

  /// No document of that name can be used.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private struct Kept {
    let modified: Date?
    let document: Document
  }

  private static var kept: [String: Kept] = [:]

  /// The document `name`.
  ///
  /// - Throws: `Fault` when there is no such file, or when it cannot be read.
  static func document(_ name: String, _ kind: Kind, in bundle: Bundle?) throws(Fault) -> Document {
    let folders = folders(of: bundle)
    guard let path = folders.lazy.compactMap({ find("\(name).\(kind.rawValue)", in: $0) }).first
    else {
      throw Fault(
        description: "there is no \(name).\(kind.rawValue) in "
          + folders.map(\.path).joined(separator: ", "))
    }
    return try read(path)
  }

  /// Whether there is a document of that name.
  static func has(_ name: String, _ kind: Kind, in bundle: Bundle?) -> Bool {
    folders(of: bundle).contains { find("\(name).\(kind.rawValue)", in: $0) != nil }
  }

  private static func read(_ path: String) throws(Fault) -> Document {
    let modified =
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    if let known = kept[path], known.modified == modified { return known.document }
    do {
      let document = try Document.read(path: path)
      kept[path] = Kept(modified: modified, document: document)
      return document
    } catch {
      throw Fault(description: "\(path): \(error)")
    }
  }

  // MARK: - Folders

  private static func folders(of bundle: Bundle?) -> [URL] {
    if let bundle {
      return unique([bundle.resourceURL, bundle.bundleURL].compactMap { $0 })
    }
    let main = Bundle.main
    let beside = main.executableURL?.deletingLastPathComponent() ?? main.bundleURL
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: beside, includingPropertiesForKeys: nil)) ?? []
    let others = entries.filter { $0.pathExtension == "resources" }
      .sorted { $0.path < $1.path }
    return unique([main.resourceURL].compactMap { $0 } + others)
  }

  private static func unique(_ folders: [URL]) -> [URL] {
    var seen: Set<String> = []
    return folders.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  private static func find(_ file: String, in folder: URL) -> String? {
    let languages = Locale.preferredLanguages.flatMap { language in
      [language, String(language.prefix { $0 != "-" })].map { $0 + ".lproj" }
    }
    for place in [""] + languages + ["Base.lproj", "en.lproj"] {
      let path = folder.appendingPathComponent(place).appendingPathComponent(file).path
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    // A program's folder may be a build folder with thousands of files: only folders of resources
    // are searched whole.
    guard folder.pathExtension == "resources" || folder.lastPathComponent == "Resources" else {
      return nil
    }
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [String] = []
    while let entry = all?.nextObject() as? URL {
      if entry.lastPathComponent == file { found.append(entry.path) }
    }
    return found.min()
  }
}
