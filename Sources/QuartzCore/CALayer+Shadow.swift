public import CoreGraphics
internal import Foundation

/// The shadow of a layer.
struct LayerShadow {
  var color: CGColor? = .black
  var opacity: Float = 0
  var offset = CGSize(width: 0, height: -3)
  var radius: CGFloat = 3
  var path: CGPath?
}

extension CALayer {
  /// The shadow's colour. Default: black.
  public final var shadowColor: CGColor? {
    get { rare.map(\.shadow.color) ?? .black }
    set { uncommon.shadow.color = newValue }
  }

  /// What the alpha of the shadow's colour is multiplied by. Default: 0, for no shadow.
  public final var shadowOpacity: Float {
    get { rare?.shadow.opacity ?? 0 }
    set { if rare != nil || newValue != 0 { uncommon.shadow.opacity = newValue } }
  }

  /// Where the shadow lies, in points. Default: 0, -3: upwards where y points down.
  public final var shadowOffset: CGSize {
    get { rare?.shadow.offset ?? CGSize(width: 0, height: -3) }
    set { uncommon.shadow.offset = newValue }
  }

  /// The standard deviation of the blur, in points. Default: 3.
  ///
  /// - Evidence: assumed; a blur written as 2·r in design tools is set as r here by convention.
  public final var shadowRadius: CGFloat {
    get { rare?.shadow.radius ?? 3 }
    set { uncommon.shadow.radius = newValue }
  }

  /// The shape that casts the shadow, in the layer's coordinates; nil for what the layer shows.
  public final var shadowPath: CGPath? {
    get { rare?.shadow.path }
    set { if rare != nil || newValue != nil { uncommon.shadow.path = newValue } }
  }

  /// The shadow to be drawn on `context`, nil for none. A layer that cuts off at its bounds cuts off
  /// its shadow too.
  final func visibleShadow(on context: CGContext) -> Shadow? {
    guard let shadow = rare?.shadow, shadow.opacity > 0, !masksToBounds, let color = shadow.color,
      let seen = color.copy(alpha: color.alpha * CGFloat(min(shadow.opacity, 1))), seen.alpha > 0,
      shadow.radius.isFinite, shadow.offset.width.isFinite, shadow.offset.height.isFinite
    else { return nil }
    // A layer's shadow turns and grows with it, a context's does not.
    let relative = context.ctm.concatenating(context.baseTransform.inverted())
    return Shadow(
      offset: shadow.offset.applying(relative),
      deviation: max(0, shadow.radius) * abs(relative.determinant).squareRoot(), color: seen)
  }

  /// The shape whose shadow can be drawn before the layer, without a look at what the layer shows:
  /// its shadow path, or its outline if the background fills that.
  final var plainShadowShape: CGPath? {
    if let path = rare?.shadow.path { return path }
    guard let background, background.alpha >= 1, rare?.mask == nil,
      children.allSatisfy({ $0.isHidden || (bounds.contains($0.frame) && !$0.casts) })
    else { return nil }
    return outline
  }

  /// Whether there is something of this layer or below that may lie outside of its frame.
  private var casts: Bool {
    !masksToBounds
      && ((rare?.shadow.opacity ?? 0) > 0 || !children.allSatisfy { bounds.contains($0.frame) })
  }
}
