package import Foundation

/// Finds the data files that a module brings along.
///
/// A module's files lie in a folder beside the executable, named `Overscroll_<module>.resources`,
/// where SwiftPM puts it. `Bundle.module` would end the process when that folder is missing; this
/// type says so instead, and lets an environment variable point elsewhere.
package enum ResourceFolder {
  /// The environment variable that names a folder to look in first.
  package static let environmentVariable = "OVERSCROLL_RESOURCES"

  /// A data file could not be found.
  package struct MissingFile: Error, CustomStringConvertible {
    /// Name of the file, for example `devices.tsv`.
    package let name: String
    /// The folders that were looked in, in order.
    package let folders: [String]

    package var description: String {
      "the data file \(name) is missing; looked in \(folders.joined(separator: ", ")); "
        + "keep the .resources folders beside the program, or set \(environmentVariable)"
    }
  }

  /// Where the files of `module` may lie, most specific first.
  package static func folders(module: String) -> [URL] {
    let name = "Overscroll_\(module).resources"
    var parents: [URL] = []
    if let path = ProcessInfo.processInfo.environment[environmentVariable], !path.isEmpty {
      parents.append(URL(fileURLWithPath: path))
    }
    if let executable = try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/self/exe")
    {
      parents.append(URL(fileURLWithPath: executable).deletingLastPathComponent())
    }
    parents.append(Bundle.main.bundleURL)
    return parents.map { $0.appendingPathComponent(name).appendingPathComponent("Resources") }
  }

  /// The contents of the file `name` that `module` brings along.
  ///
  /// - Throws: `MissingFile` when no folder has it.
  package static func contents(of name: String, module: String) throws -> Data {
    let folders = folders(module: module)
    for folder in folders {
      if let data = try? Data(contentsOf: folder.appendingPathComponent(name)) { return data }
    }
    throw MissingFile(name: name, folders: folders.map(\.path))
  }
}
