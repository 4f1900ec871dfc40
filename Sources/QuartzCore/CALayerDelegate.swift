public import CoreGraphics

/// An object that draws and arranges a layer; a view is the delegate of its layer.
///
/// All methods are optional.
///
/// - Status: full
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents.
  func display(_ layer: CALayer)
  /// Draws the layer's contents. `ctx` has the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Is called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Arranges the layer's sublayers, after the layer's size has changed or layout was asked for.
  func layoutSublayers(of layer: CALayer)
  /// Says how a change of the property `event` is animated: nil for the default, `NSNull()` for not
  /// at all.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Marks the method as not implemented.
  public func display(_ layer: CALayer) { DelegateMark.isDefault = true }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// How the caller of an optional method learns that it got the default one: the default raises the
/// mark, the caller lowers it before and looks after the call.
enum DelegateMark {
  // Read and written around one synchronous call.
  nonisolated(unsafe) static var isDefault = false
}

/// Something that happens when a layer's property changes.
public protocol CAAction {
  /// Starts the action for the event `event` of `anObject`, a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the null action ends the search for one.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
