/// What presents a controller, and what it presents.
struct PresentationState {
  var style = UIModalPresentationStyle.automatic
  var transition = UIModalTransitionStyle.coverVertical
  var isModal = false
  var definesContext = false
  var isBeingPresented = false
  var isBeingDismissed = false
  /// The controller that this one presents itself.
  var presented: UIViewController?
  /// The controller that presents this one itself.
  weak var presenting: UIViewController?
  /// The views that hold a presented controller; made when it is presented.
  var stage: PresentationStage?
}

extension UIViewController {
  var nearestPresented: UIViewController? {
    presentation.presented ?? containment.parent?.nearestPresented
  }

  /// This controller or the nearest ancestor that presents something itself.
  private var nearestPresenter: UIViewController? {
    presentation.presented == nil ? containment.parent?.nearestPresenter : self
  }

  var nearestPresenting: UIViewController? {
    presentation.presenting ?? containment.parent?.nearestPresenting
  }

  /// The style in force: `automatic` is a page sheet.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, presentation.
  var effectivePresentationStyle: UIModalPresentationStyle {
    presentation.style == .automatic ? automaticPresentationStyle : presentation.style
  }

  /// Whether the controller, when presented, hides all that is below.
  var coversWholeScreen: Bool {
    switch effectivePresentationStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  func performPresent(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenterInContext(of: controller)
    guard presenter.presentation.presented == nil, controller !== presenter else {
      SimulatedDevice.current.consoleMessages.append(
        "\(type(of: controller)) cannot be presented on \(type(of: presenter)), which already "
          + "presents \(presenter.presentation.presented.map { "\(type(of: $0))" } ?? "itself")")
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      SimulatedDevice.current.consoleMessages.append(
        "\(type(of: controller)) cannot be presented on \(type(of: presenter)), whose view is not "
          + "in a window")
      return
    }
    presenter.presentation.presented = controller
    controller.presentation.presenting = presenter
    controller.presentation.isBeingPresented = true
    let hides = controller.coversWholeScreen
    if hides { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.loadViewIfNeeded()
    controller.beginAppearanceTransition(true, animated: animated)
    let stage = PresentationStage(of: controller, in: window)
    controller.presentation.stage = stage
    stage.enter()
    _ = AfterTransition.run(animated: animated, duration: AfterTransition.modalDuration) {
      controller.endAppearanceTransition()
      controller.presentation.isBeingPresented = false
      if hides {
        presenter.rootAncestor.viewIfLoaded?.isHidden = true
        presenter.endAppearanceTransition()
      }
      completion?()
    }
  }

  func performDismiss(animated: Bool, completion: (() -> Void)?) {
    guard let controller = presentation.presented else {
      // A child speaks for the ancestor that presents in its name, else for what presents them all.
      if let presenter = containment.parent?.nearestPresenter ?? nearestPresenting {
        presenter.performDismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    // What lies on top of the dismissed controller goes with it, without a show of its own.
    if controller.presentation.presented != nil {
      controller.performDismiss(animated: false, completion: nil)
    }
    controller.presentation.isBeingDismissed = true
    let hides = controller.coversWholeScreen
    controller.beginAppearanceTransition(false, animated: animated)
    if hides {
      rootAncestor.viewIfLoaded?.isHidden = false
      beginAppearanceTransition(true, animated: animated)
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.window?.layoutIfNeeded()
    }
    _ = AfterTransition.run(animated: animated, duration: AfterTransition.modalDuration) { [self] in
      controller.presentation.stage?.leave()
      controller.presentation.stage = nil
      controller.presentation.presenting = nil
      presentation.presented = nil
      if hides { endAppearanceTransition() }
      controller.endAppearanceTransition()
      controller.presentation.isBeingDismissed = false
      completion?()
    }
  }

  /// The controller that presents in this one's name: the nearest that defines a context, for
  /// styles that stay in one; else the root ancestor.
  private func presenterInContext(of controller: UIViewController) -> UIViewController {
    let staysInContext =
      controller.presentation.style == .currentContext
      || controller.presentation.style == .overCurrentContext
    guard staysInContext else { return rootAncestor }
    var candidate: UIViewController? = self
    while let here = candidate {
      if here.presentation.definesContext { return here }
      candidate = here.containment.parent
    }
    return rootAncestor
  }

  func performShow(_ controller: UIViewController, sender: Any?) {
    if let parent = containment.parent {
      parent.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func performShowDetail(_ controller: UIViewController, sender: Any?) {
    if let parent = containment.parent {
      parent.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}
