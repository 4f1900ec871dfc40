package import Foundation
internal import Synchronization

/// Colours and images by name: those of documents, of asset catalogues, and of image files.
///
/// The document loader registers what a document lists; folders are added by the tool, so that
/// `UIImage(named:)` finds files and catalogues in them.
package final class NamedAssets: Sendable {
  /// The assets of the process.
  package static let shared = NamedAssets()

  private struct State {
    var colors: [String: UIColor] = [:]
    var imageSizes: [String: CGSize] = [:]
    var symbolSizes: [String: CGSize] = [:]
    var folders: [URL] = []
    var files: [String: [URL]]?
    var images: [String: UIImage] = [:]
  }

  private let state = Mutex(State())

  // MARK: - Registering

  /// Makes `color` the one called `name`.
  package func register(color: UIColor, named name: String) {
    state.withLock { $0.colors[name] = color }
  }

  /// Says how large the image called `name` is in points; it is shown as a placeholder unless a
  /// file is found.
  package func register(imageSize: CGSize, named name: String) {
    state.withLock { $0.imageSizes[name] = imageSize }
  }

  /// Says how large a system symbol is in points at a font of 17 points and medium scale.
  package func register(symbolSize: CGSize, named name: String) {
    state.withLock { $0.symbolSizes[name] = symbolSize }
  }

  /// Looks for image files and asset catalogues in a folder and all below it.
  package func add(folder: URL) {
    state.withLock {
      guard !$0.folders.contains(folder) else { return }
      $0.folders.append(folder)
      $0.files = nil
    }
  }

  /// Forgets everything.
  package func removeAll() { state.withLock { $0 = State() } }

  // MARK: - Asking

  /// The colour called `name`.
  package func color(named name: String) -> UIColor? { state.withLock { $0.colors[name] } }

  /// The size of a symbol at a font of 17 points, if a document said it.
  func symbolSize(named name: String) -> CGSize? { state.withLock { $0.symbolSizes[name] } }

  /// The image called `name`: from a file, else a placeholder of a known size, else nil.
  func image(named name: String, scale: CGFloat) -> UIImage? {
    let key = "\(name)@\(scale)"
    if let image = state.withLock({ $0.images[key] }) { return image }
    let files = self.files(named: name)
    let known = state.withLock { $0.imageSizes[name] }
    guard let image = Self.load(files, scale: scale) ?? known.map({ .placeholder($0, name: name) })
    else { return nil }
    state.withLock { $0.images[key] = image }
    return image
  }

  /// Files of an image by its name without extension and scale.
  private func files(named name: String) -> [URL] {
    if name.contains("/") { return [] }
    if state.withLock({ $0.files == nil }) {
      let folders = state.withLock { $0.folders } + ImageFiles.resourceFolders
      let found = ImageFiles.index(folders)
      state.withLock { $0.files = found }
    }
    let plain =
      (name as NSString).pathExtension.isEmpty
      ? name : (name as NSString).deletingPathExtension
    return state.withLock { $0.files?[name] ?? $0.files?[plain] ?? [] }
  }

  /// The file made for the scale, else the nearest larger, else the largest.
  private static func load(_ files: [URL], scale: CGFloat) -> UIImage? {
    let ranked = files.map { (url: $0, scale: ImageFiles.scale(of: $0)) }
      .sorted { $0.scale < $1.scale }
    guard let best = ranked.first(where: { $0.scale >= scale }) ?? ranked.last,
      let data = try? Data(contentsOf: best.url)
    else { return nil }
    return UIImage(data: data, scale: best.scale)
  }
}

/// Image files on disk, by the name that apps use.
private enum ImageFiles {
  static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif"]

  /// Where packages put their resources: folders beside the executable, which itself may stand in
  /// a build folder with very many other files.
  static var resourceFolders: [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
    return (entries ?? []).filter { $0.pathExtension == "resources" }
      .sorted { $0.path < $1.path }
  }

  /// Files by image name: the catalogue's set, or the file's name without scale and extension.
  static func index(_ folders: [URL]) -> [String: [URL]] {
    var found: [String: [URL]] = [:]
    for folder in folders {
      let all = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      while let url = all?.nextObject() as? URL {
        guard extensions.contains(url.pathExtension.lowercased()) else { continue }
        let set = url.deletingLastPathComponent()
        let name =
          set.pathExtension == "imageset"
          ? set.deletingPathExtension().lastPathComponent : plainName(of: url)
        found[name, default: []].append(url)
      }
    }
    return found
  }

  /// Pixels a point by the suffix `@2x` or `@3x` of the name.
  static func scale(of url: URL) -> CGFloat {
    let name = url.deletingPathExtension().lastPathComponent
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }

  private static func plainName(of url: URL) -> String {
    let name = url.deletingPathExtension().lastPathComponent
    return name.hasSuffix("@2x") || name.hasSuffix("@3x") ? String(name.dropLast(3)) : name
  }
}
