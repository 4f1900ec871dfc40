public import Foundation
internal import InterfaceBuilder

/// A storyboard, from which a program makes its controllers.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: nil)
///     let controller = storyboard.instantiateInitialViewController()
///
/// The file `Main.storyboard` is read as it is; nothing has to be compiled. Without a bundle it is
/// looked for in the main bundle and then in every `.resources` folder beside the executable.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  private let bundle: Bundle?
  private let document: Document
  private var lastBuilder: DocumentBuilder?

  /// Reads the storyboard `name`.
  ///
  /// A storyboard that is not there or cannot be read ends the program, as it does on iOS; the
  /// message says where it was looked for, or file, line and what is wrong.
  /// - Parameters:
  ///   - name: the file's name without its extension.
  ///   - storyboardBundleOrNil: where to look; nil is the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do {
      document = try DocumentLibrary.document(name, .storyboard, in: storyboardBundleOrNil)
    } catch {
      fatalError("Could not find a storyboard named '\(name)': \(error)")
    }
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }

  /// Whether there is a storyboard of that name.
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    DocumentLibrary.has(name, .storyboard, in: bundle)
  }

  // MARK: - Controllers

  /// A new initial controller; nil if the storyboard names none.
  open func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }

  /// A new initial controller made by `creator`, which gets the coder for `init(coder:)`.
  ///
  /// - Parameter creator: what makes the controller; nil from it makes the document's class.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? { makeInitial(creator) as? ViewController }

  /// A new controller with the given storyboard identifier.
  ///
  /// An identifier that no controller has ends the program, as it does on iOS.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    makeIdentified(identifier, nil)
  }

  /// A new controller with the given storyboard identifier, made by `creator`.
  ///
  /// An identifier that no controller has ends the program, as does a controller of another class.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = makeIdentified(identifier, creator)
    guard let controller = made as? ViewController else {
      fatalError(
        "the controller '\(identifier)' of the storyboard \(name) is of class \(type(of: made)), "
          + "not \(ViewController.self)")
    }
    return controller
  }

  private func makeInitial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let id = document.initialController else { return nil }
    return make({ $0.controller?.id == id }, creator)
  }

  private func makeIdentified(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let controller = controller(identifier: identifier, creator) else {
      fatalError(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }

  /// The controller with a storyboard identifier, the initial one for nil; nil if there is none.
  func controller(
    identifier: String?, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let identifier else { return makeInitial(creator) }
    return make({ $0.controller?["storyboardIdentifier"] == identifier }, creator)
  }

  /// The controller with an object id of the document.
  func controller(objectID: String) -> UIViewController? {
    make({ $0.controller?.id == objectID }, nil)
  }

  private func make(
    _ isWanted: (Scene) -> Bool, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let scene = document.scenes.first(where: isWanted) else { return nil }
    if scene.kind == .reference, let element = scene.controller {
      return StoryboardReference(element)?.resolve(from: self, bundle: bundle)
    }
    let session = SceneBuilder(builder(), scene: scene)
    session.creator = creator
    return session.makeRootController()
  }

  /// The builder for the device as it is now.
  private func builder() -> DocumentBuilder {
    let sizeClasses = SizeClasses(SimulatedDevice.current.traits)
    if let last = lastBuilder, last.sizeClasses == sizeClasses { return last }
    let builder = DocumentBuilder(document: document, mode: .running, bundle: bundle)
    builder.storyboard = self
    lastBuilder = builder
    return builder
  }
}

/// What a storyboard reference points at: a controller of another storyboard.
struct StoryboardReference {
  private let storyboard: String
  private let identifier: String?
  private let bundleIdentifier: String?

  /// The reference of a `viewControllerPlaceholder`; nil if it names no storyboard.
  init?(_ element: InterfaceBuilder.Element) {
    guard let name = element["storyboardName"] else { return nil }
    storyboard = name
    identifier = element["referencedIdentifier"]
    bundleIdentifier = element["bundleIdentifier"]
  }

  @MainActor private static var depth = 0

  /// A storyboard that leads back to itself by containers alone would never end.
  private static let greatestDepth = 32

  /// A new controller; nil when the storyboard, or the controller in it, is missing.
  @MainActor
  func resolve(from origin: UIStoryboard, bundle: Bundle?) -> UIViewController? {
    guard Self.depth < Self.greatestDepth else { return nil }
    Self.depth += 1
    defer { Self.depth -= 1 }
    let place = bundleIdentifier.flatMap { Bundle(identifier: $0) } ?? bundle
    if storyboard == origin.name { return origin.controller(identifier: identifier) }
    guard UIStoryboard.exists(storyboard, in: place) else { return nil }
    return UIStoryboard(name: storyboard, bundle: place).controller(identifier: identifier)
  }
}
