public import Foundation
internal import InterfaceBuilder

/// A document of views without a storyboard, from which a program makes its views again and again.
///
///     let nib = UINib(nibName: "ProfileCell", bundle: nil)
///     table.register(nib, forCellReuseIdentifier: "profile")
///
/// The file `ProfileCell.xib` is read as it is, when it is first needed.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Keys of the options of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// A key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects for the document's placeholders: a dictionary by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case name(String, Bundle?)
    case data(Data)
  }

  private let source: Source
  private var kept: Document?

  /// The document `name`, without its extension, in a bundle; nil is the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .name(name, bundleOrNil)
    super.init()
  }

  /// The document whose text is `data`.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data)
    super.init()
  }

  /// Makes the document's top-level objects anew, and sets the owner's outlets.
  ///
  /// A document that is not there or cannot be read ends the program, as it does on iOS.
  /// - Parameters:
  ///   - ownerOrNil: what stands for the document's File's Owner.
  ///   - optionsOrNil: `externalObjects` for placeholders.
  /// - Returns: views and controllers at the top of the document, in its order.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let document: Document
    do {
      document = try load()
    } catch {
      fatalError("Could not load NIB: \(error)")
    }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let builder = DocumentBuilder(document: document, mode: .running)
    let session = SceneBuilder(builder, scene: .whole(of: document))
    return session.makeTopLevelObjects(
      owner: ownerOrNil.map { $0 as AnyObject }, external: external.mapValues { $0 as AnyObject })
  }

  private func load() throws -> Document {
    if let kept { return kept }
    let document =
      switch source {
      case .name(let name, let bundle): try DocumentLibrary.document(name, .xib, in: bundle)
      case .data(let data): try Document.parse(data)
      }
    kept = document
    return document
  }

  /// The first top-level object of a kind, for lists that register documents.
  func first<Object>(_ type: Object.Type) -> Object? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Object }.first
  }
}

extension Bundle {
  /// Makes the top-level objects of a document in this bundle; nil if there is no such document.
  ///
  /// - Parameters:
  ///   - name: the file's name without its extension.
  ///   - owner: what stands for the document's File's Owner.
  ///   - options: objects for the document's placeholders.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let place = self === Bundle.main ? nil : self
    guard DocumentLibrary.has(name, .xib, in: place) else { return nil }
    return UINib(nibName: name, bundle: place).instantiate(withOwner: owner, options: options)
  }
}

extension UITableView {
  /// Says which document makes cells of an identifier: its one cell.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, identifier) { nib in
      let cell =
        nib.first(UITableViewCell.self)
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// Says which document makes headers and footers of an identifier.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerReuse.register(nib, identifier) { nib in
      let view =
        nib.first(UITableViewHeaderFooterView.self)
        ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
      view.reuseIdentifier = identifier
      return view
    }
  }
}

extension UICollectionView {
  /// Says which document makes cells of an identifier: its one cell.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, identifier) { nib in
      let cell = nib.first(UICollectionViewCell.self) ?? UICollectionViewCell(frame: .zero)
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// Says which document makes headers, footers and the like of a kind and identifier.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(nib, UICollectionView.name(identifier, kind: kind)) { nib in
      let view = nib.first(UICollectionReusableView.self) ?? UICollectionReusableView(frame: .zero)
      view.reuseIdentifier = identifier
      return view
    }
  }
}
