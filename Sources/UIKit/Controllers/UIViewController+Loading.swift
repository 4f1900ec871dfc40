/// The root view of a controller and where it comes from.
struct ViewLoading {
  var view: UIView?
  var nibName: String?
  var nibBundle: Bundle?
  /// The storyboard that the controller comes from.
  var storyboard: UIStoryboard?
  /// Builds the view from the document that the controller stands in.
  var fromDocument: ((UIViewController) -> UIView?)?
  /// Whether `loadView()` is running, during which `view` must not load again.
  var isLoading = false
}

extension UIViewController {
  /// Builds the root view from a document when it is first needed; set by the document loader.
  package var documentViewLoader: ((UIViewController) -> UIView?)? {
    get { loading.fromDocument }
    set { loading.fromDocument = newValue }
  }

  func loadedView() -> UIView? {
    if let view = loading.view { return view }
    guard !loading.isLoading else { return nil }
    loading.isLoading = true
    loadView()
    loading.isLoading = false
    // The document's builder holds the controller in turn.
    loading.fromDocument = nil
    if loading.view == nil {
      // An overridden `loadView()` that sets no view leaves UIKit with a plain one too.
      replaceView(by: makeDefaultView())
    }
    viewDidLoad()
    return loading.view
  }

  func performLoadView() {
    if let view = loading.fromDocument?(self) ?? viewFromNib() {
      if loading.view !== view { replaceView(by: view) }
      return
    }
    if loading.view == nil { replaceView(by: makeDefaultView()) }
  }

  func replaceView(by view: UIView?) {
    let old = loading.view
    guard old !== view else { return }
    if let old, (old.owner as AnyObject?) === self { old.owner = nil }
    loading.view = view
    view?.owner = self
  }

  /// The view in the document of `nibName`, or of the class's name; nil if there is none.
  ///
  /// UIKit also takes the name without `Controller`: `ProfileView.xib` for a
  /// `ProfileViewController` (documented).
  private func viewFromNib() -> UIView? {
    var names = [nibName].compactMap { $0 }
    if names.isEmpty {
      let name = String(describing: type(of: self))
      // UIKit's own classes have no documents.
      guard type(of: self) != UIViewController.self, !isOfThisModule else { return nil }
      if name.hasSuffix("Controller") { names.append(String(name.dropLast("Controller".count))) }
      names.append(name)
    }
    guard let name = names.first(where: { DocumentLibrary.has($0, .xib, in: nibBundle) }) else {
      if let nibName {
        fatalError("Could not load NIB: there is no \(nibName).xib in \(nibBundle ?? .main)")
      }
      return nil
    }
    let old = loading.view
    let objects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    if let connected = loading.view, connected !== old { return connected }
    guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else { return nil }
    return view
  }

  private var isOfThisModule: Bool {
    String(reflecting: type(of: self)).hasPrefix("UIKit.")
  }
}
