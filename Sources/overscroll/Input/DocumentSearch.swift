import Foundation
import LayoutFindings

/// Finds the documents below the paths that a user names.
struct DocumentSearch {
  /// Documents to read, in a stable order, each once.
  private(set) var documents: [String] = []
  /// What was left out on purpose.
  private(set) var skipped: [SetAside] = []
  /// What could not be read.
  private(set) var unreadable: [SetAside] = []

  private var known: Set<String> = []
  private var visitedFolders: Set<String> = []

  /// Folders that hold other people's or built files.
  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "build", "Build", "DerivedData", "node_modules",
  ]
  /// A tree deeper than this is a loop or an accident.
  private static let greatestDepth = 64

  /// Looks at `paths`: files are taken as they are, folders are searched.
  init(_ paths: [String]) {
    for path in paths { add(path) }
  }

  /// Whether `path` ends like a document.
  static func isDocument(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }

  private mutating func add(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      unreadable.append(SetAside(path: path, reason: "there is no such file or folder"))
      return
    }
    if isFolder.boolValue {
      let before = documents.count + skipped.count + unreadable.count
      search(path, depth: 0)
      if documents.count + skipped.count + unreadable.count == before, !known.contains(path) {
        unreadable.append(SetAside(path: path, reason: "no storyboard or xib below this folder"))
      }
    } else if Self.isDocument(path) {
      take(path)
    } else {
      unreadable.append(SetAside(path: path, reason: "neither a storyboard nor a xib"))
    }
  }

  private mutating func take(_ path: String) {
    guard known.insert(path).inserted else { return }
    if Self.isRegularFile(path) {
      documents.append(path)
    } else {
      unreadable.append(SetAside(path: path, reason: "not a regular file"))
    }
  }

  /// Whether reading the file can neither block nor go on forever.
  private static func isRegularFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private mutating func search(_ folder: String, depth: Int) {
    let resolved = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard depth < Self.greatestDepth, visitedFolders.insert(resolved).inserted else {
      known.insert(folder)
      return
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      unreadable.append(SetAside(path: folder, reason: "the folder cannot be read"))
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        if Self.foreignFolders.contains(name) {
          skipped.append(SetAside(path: path, reason: "a folder of built or foreign files"))
        } else if !name.hasSuffix(".app"), !name.hasSuffix(".framework") {
          search(path, depth: depth + 1)
        }
      } else if Self.isDocument(name) {
        takeFound(path)
      }
    }
  }

  /// Takes a document that a search has found, unless it is none of ours.
  private mutating func takeFound(_ path: String) {
    guard Self.isRegularFile(path) else { return take(path) }
    switch DocumentKind(ofFileAt: path) {
    case .launchScreen:
      if known.insert(path).inserted {
        skipped.append(SetAside(path: path, reason: "a launch screen"))
      }
    case .foreign(let platform):
      if known.insert(path).inserted {
        skipped.append(SetAside(path: path, reason: "a \(platform) document"))
      }
    case .screens: take(path)
    }
  }
}

/// What a document is for, as far as its first lines tell.
enum DocumentKind: Equatable {
  case screens
  case launchScreen
  /// Of another platform.
  case foreign(String)

  /// Reads the first 4 KB of the file.
  init(ofFileAt path: String) {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      self = .screens
      return
    }
    defer { try? handle.close() }
    let data = (try? handle.read(upToCount: 4096)) ?? Data()
    self.init(head: String(decoding: data, as: UTF8.self))
  }

  /// Judges by the start tag of the root element.
  init(head: String) {
    guard let start = head.range(of: "<document") else {
      self = .screens
      return
    }
    let rest = head[start.upperBound...]
    let tag = rest.prefix { $0 != ">" }
    if tag.contains("launchScreen=\"YES\"") {
      self = .launchScreen
    } else if tag.contains("targetRuntime=\"MacOSX") || tag.contains(".Cocoa.") {
      self = .foreign("macOS")
    } else if tag.contains("targetRuntime=\"watchKit\"") || tag.contains(".WatchKit.") {
      self = .foreign("watchOS")
    } else if tag.contains("targetRuntime=\"AppleTV\"") || tag.contains(".AppleTV.") {
      self = .foreign("tvOS")
    } else {
      self = .screens
    }
  }
}
