/// The views that hold a presented controller over what presents it: a shade and a sheet.
@MainActor
final class PresentationStage {
  /// Fills the window; takes the touches that miss the sheet.
  let container: UIView
  private weak var controller: UIViewController?
  private weak var window: UIWindow?

  init(of controller: UIViewController, in window: UIWindow) {
    self.controller = controller
    self.window = window
    container = StageView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Puts the views on the window and gives the controller's view its place.
  func enter() {
    guard let window, let controller, let view = controller.viewIfLoaded else { return }
    if controller.dimsBehind {
      let shade = UIView(frame: container.bounds)
      shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shade.backgroundColor = .black.withAlphaComponent(SheetGeometry.shadeOpacity)
      container.addSubview(shade)
    }
    (container as? StageView)?.content = controller
    window.addSubview(container)
    container.addSubview(view)
    container.setNeedsLayout()
    container.layoutIfNeeded()
  }

  /// Takes the views away.
  func leave() {
    controller?.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
  }
}

/// The view in which a presented controller's view stands; it places it anew when its size changes.
final class StageView: UIView {
  weak var content: UIViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, let view = content.viewIfLoaded else { return }
    let geometry = SheetGeometry.geometry(
      of: content, in: bounds.size, safeArea: window?.safeAreaInsets ?? .zero)
    if view.frame != geometry.frame { view.frame = geometry.frame }
    view.layer.cornerRadius = geometry.cornerRadius
    if geometry.cornerRadius > 0 { view.clipsToBounds = true }
  }
}

/// Where a presented controller's view stands; pure but for the controller's wishes.
struct SheetGeometry: Equatable {
  /// In the window's coordinates, points.
  var frame: CGRect
  /// Of the upper corners, points.
  var cornerRadius: CGFloat

  /// How dark the shade behind a sheet is.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, presentation.
  static let shadeOpacity: CGFloat = 0.2

  /// A page sheet: below the status bar on a phone that stands upright, the whole window on its
  /// side; in the middle on a tablet.
  ///
  /// - Evidence: measured for 393 x 852 (top at 59); assumed elsewhere; Documentation/Evidence.md,
  ///   presentation.
  static func pageSheet(in size: CGSize, safeArea: UIEdgeInsets, isPad: Bool) -> SheetGeometry {
    if isPad {
      let width = min(size.width, 704)
      let height = min(size.height - safeArea.top - 20, size.height)
      return SheetGeometry(
        frame: CGRect(
          x: ((size.width - width) / 2).rounded(), y: size.height - height, width: width,
          height: height), cornerRadius: 10)
    }
    if size.width > size.height {
      return SheetGeometry(frame: CGRect(origin: .zero, size: size), cornerRadius: 0)
    }
    return SheetGeometry(
      frame: CGRect(
        x: 0, y: safeArea.top, width: size.width, height: size.height - safeArea.top),
      cornerRadius: 10)
  }

  /// A form sheet: as a page sheet on a phone; on a tablet a box in the middle.
  ///
  /// - Evidence: assumed; Documentation/Evidence.md, presentation.
  static func formSheet(
    in size: CGSize, safeArea: UIEdgeInsets, isPad: Bool, preferred: CGSize
  ) -> SheetGeometry {
    guard isPad else { return pageSheet(in: size, safeArea: safeArea, isPad: false) }
    let width = min(preferred.width > 0 ? preferred.width : 540, size.width)
    let height = min(preferred.height > 0 ? preferred.height : 620, size.height)
    return SheetGeometry(
      frame: CGRect(
        x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(),
        width: width, height: height), cornerRadius: 10)
  }

  @MainActor
  static func geometry(
    of controller: UIViewController, in size: CGSize, safeArea: UIEdgeInsets
  ) -> SheetGeometry {
    let isPad = SimulatedDevice.current.model.isPad
    switch controller.effectivePresentationStyle {
    case .pageSheet:
      return pageSheet(in: size, safeArea: safeArea, isPad: isPad)
    case .formSheet, .popover:
      return formSheet(
        in: size, safeArea: safeArea, isPad: isPad, preferred: controller.preferredContentSize)
    default:
      return SheetGeometry(frame: CGRect(origin: .zero, size: size), cornerRadius: 0)
    }
  }
}
