package import Foundation
package import InterfaceBuilder

/// Makes views, controllers and constraints from an Interface Builder document.
///
///     let document = try Document.read(path: "Main.storyboard")
///     let built = DocumentBuilder(document: document, mode: .running).build()
///
/// *Invariants.* 1. Each object of the document is made at most once a scene. 2. Nothing of a
/// document's faults ends the program: what cannot be made is listed in the result. 3. On the
/// canvas, recorded frames are read of roots, of views in containers and of views placed by their
/// mask or frozen; never of views that constraints or a stack view place.
///
/// Complexity: linear in the number of elements of the scenes that are made.
@MainActor
package final class DocumentBuilder {
  /// What the result is for.
  package enum Mode: Sendable {
    /// A program: custom classes, controllers, connections; nothing that is only for design.
    case running
    /// The editor's canvas: no controllers and no custom classes, but placeholder constraints,
    /// placeholder sizes and the bars that the editor pretends.
    case canvas
  }

  package let document: Document
  package let mode: Mode
  /// Where other documents and images are looked for; nil is the main bundle.
  let bundle: Bundle?
  /// The storyboard that hands out the document's controllers.
  weak var storyboard: UIStoryboard?
  /// The size classes for which variations are applied.
  let sizeClasses: SizeClasses
  /// The ids of views that the variations leave out.
  private(set) lazy var leftOutSubviews: Set<String> = {
    var found: Set<String> = []
    document.root.forEachDescendant {
      found.formUnion($0.excluded("subviews", for: sizeClasses))
    }
    return found
  }()

  /// A builder for `document`; in a running program variations follow the current device.
  package init(document: Document, mode: Mode, bundle: Bundle? = nil) {
    self.document = document
    self.mode = mode
    self.bundle = bundle
    sizeClasses =
      mode == .canvas
      ? document.device.sizeClasses : SizeClasses(SimulatedDevice.current.traits)
  }

  /// Makes all scenes.
  ///
  /// On the canvas this replaces the current device by the document's own.
  package func build() -> BuiltDocument {
    if mode == .canvas { SimulatedDevice.makeCanvas(for: document).makeCurrent() }
    return BuiltDocument(document: document, scenes: document.scenes.map { build($0) })
  }

  /// Makes one scene.
  package func build(_ scene: Scene) -> BuiltScene {
    build(scene, containing: nil)
  }

  /// Makes one scene, a container's, around controllers that were made before.
  ///
  /// - Parameter contained: by their ids in the document; other children become plain controllers
  ///   without views. Nil makes all children from the document.
  package func build(_ scene: Scene, containing contained: [String: UIViewController]?)
    -> BuiltScene
  {
    let session = SceneBuilder(self, scene: scene)
    session.contained = contained
    return mode == .canvas ? session.buildForCanvas() : session.buildForProgram()
  }
}

extension SizeClasses {
  /// The size classes of a device.
  @MainActor
  init(_ traits: UITraitCollection) {
    self.init(
      width: SizeClass(traits.horizontalSizeClass), height: SizeClass(traits.verticalSizeClass))
  }
}

extension SizeClass {
  init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension SimulatedDevice {
  /// The device that a document's canvas showed, with the canvas's rules.
  static func makeCanvas(for document: Document) -> SimulatedDevice {
    let canvas = document.device
    let upright =
      canvas.isLandscape
      ? CGSize(width: canvas.size.height, height: canvas.size.width) : canvas.size
    let era: DeviceModel.Era =
      switch document.toolsVersion.era {
      case .classic: .classic
      case .modern: .modern
      case .glass: .glass
      }
    let wide = UIUserInterfaceSizeClass(canvas.sizeClasses.width)
    let high = UIUserInterfaceSizeClass(canvas.sizeClasses.height)
    let model = DeviceModel(
      name: canvas.id ?? "any", portraitSize: upright, scale: canvas.scale,
      isPad: canvas.family == .pad, era: era,
      safeArea: .init(portrait: .zero, landscape: .zero),
      horizontalSizeClass: .init(portrait: wide, landscape: wide),
      verticalSizeClass: .init(portrait: high, landscape: high))
    return SimulatedDevice(
      model: model, isLandscape: canvas.isLandscape, style: canvas.isDark ? .dark : .light,
      canvas: CanvasRules(document.toolsVersion))
  }
}

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: SizeClass?) {
    switch sizeClass {
    case .compact?: self = .compact
    case .regular?: self = .regular
    case nil: self = .unspecified
    }
  }
}
