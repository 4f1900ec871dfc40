package import CoreGraphics

/// Files that are there whole or not at all.
package enum AtomicFile {
  /// A file or folder could not be written.
  package struct Failure: Error, CustomStringConvertible {
    /// One sentence with the path.
    package let description: String
  }

  /// Writes `data` beside `path`, then renames it into place; makes missing folders on the way.
  /// What was at `path` before stays until the new contents are complete.
  ///
  /// - Throws: `Failure`; nothing is left behind then.
  package static func write(_ data: Data, to path: String) throws(Failure) {
    let target = URL(fileURLWithPath: path)
    let folder = target.deletingLastPathComponent()
    let beside = folder.appendingPathComponent(
      ".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).part")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(description: "\(folder.path): the folder cannot be made")
    }
    do {
      try data.write(to: beside)
    } catch {
      try? FileManager.default.removeItem(at: beside)
      throw Failure(description: "\(path): cannot be written")
    }
    guard rename(beside.path, target.path) == 0 else {
      let reason = String(cString: strerror(errno)).lowercased()
      try? FileManager.default.removeItem(at: beside)
      throw Failure(description: "\(path): cannot be written: \(reason)")
    }
  }

  /// Writes `text` in UTF-8; see `write(_: Data, to:)`.
  package static func write(_ text: String, to path: String) throws(Failure) {
    try write(Data(text.utf8), to: path)
  }
}
