/// The root view of a controller and where it comes from.
struct ViewLoading {
  var view: UIView?
  var nibName: String?
  var nibBundle: Bundle?
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
  private func viewFromNib() -> UIView? { nil }
}
