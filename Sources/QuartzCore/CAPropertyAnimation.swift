public import CoreGraphics
public import Foundation

/// An animation of one property of a layer.
///
/// - Status: full
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position` or `transform.scale.x`. Default: nil, for the key that the
  /// animation is added with.
  open var keyPath: String?
  /// Whether the values are added to the layer's own. Default: false.
  open var isAdditive = false
  /// Whether each run starts where the last one ended.
  ///
  /// - Status: inert (runs start alike)
  open var isCumulative = false

  /// Makes an animation of no property yet.
  public required init() {
    super.init()
  }

  /// Makes an animation of the property `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
    }
    return copy
  }

  override func write(to layer: CALayer, progress: Double, time: CFTimeInterval) {
    guard let property = keyPath.flatMap(layer.property),
      let value = value(at: progress, time: time, model: property.read())
    else { return }
    property.write(isAdditive ? property.read()?.adding(value) ?? value : value)
  }

  /// The property's value at `progress` of a run, for a layer whose own value is `model`.
  func value(at progress: Double, time: CFTimeInterval, model: LayerValue?) -> LayerValue? { nil }
}

/// An animation from one value to another.
///
/// - Status: full
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the begin.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between end and begin.
  open var byValue: Any?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CABasicAnimation {
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
    }
    return copy
  }

  override func value(
    at progress: Double, time: CFTimeInterval, model: LayerValue?
  ) -> LayerValue? {
    guard let (from, to) = ends(model: model) else { return nil }
    return from.mixed(with: to, eased(progress))
  }

  /// Begin and end, by Apple's table of which values are given.
  private func ends(model: LayerValue?) -> (LayerValue, LayerValue)? {
    let from = fromValue.map(LayerValue.init)
    let to = toValue.map(LayerValue.init)
    let by = byValue.map(LayerValue.init)
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by, sign: -1), to)
    case (let from?, nil, nil): return model.map { (from, $0) }
    case (nil, let to?, nil): return model.map { ($0, to) }
    case (nil, nil, let by?): return model.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): return nil
    }
  }
}

/// An animation in which a spring pulls the value to its end.
///
/// - Status: full
open class CASpringAnimation: CABasicAnimation {
  /// What hangs on the spring. Default: 1.
  open var mass: CGFloat = 1
  /// Force a distance. Default: 100.
  open var stiffness: CGFloat = 100
  /// Friction a speed. Default: 10.
  open var damping: CGFloat = 10
  /// Speed at the begin towards the end, in whole distances a second. Default: 0.
  open var initialVelocity: CGFloat = 0

  /// Makes a spring that seems to last `perceptualDuration` seconds.
  ///
  /// - Parameter bounce: How far it goes beyond its end: 0 for not at all, towards 1 for more and
  ///   more; below 0 it comes to rest more slowly.
  /// - Evidence: documented; stiffness (2π/duration)², damping 4π(1 − bounce)/duration for a mass of 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let seconds = max(perceptualDuration, 0.001)
    stiffness = (2 * .pi / seconds) * (2 * .pi / seconds)
    damping =
      bounce >= 0
      ? 4 * .pi * (1 - bounce) / seconds : 4 * .pi / (seconds * (1 + max(bounce, -0.999)))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CASpringAnimation {
      copy.mass = mass
      copy.stiffness = stiffness
      copy.damping = damping
      copy.initialVelocity = initialVelocity
    }
    return copy
  }

  /// Seconds until the value stays within a thousandth of the way from its end.
  ///
  /// - Evidence: assumed; Apple's measure of rest is not documented.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration() }

  private var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
  }

  override func value(
    at progress: Double, time: CFTimeInterval, model: LayerValue?
  ) -> LayerValue? {
    guard let from = super.value(at: 0, time: 0, model: model),
      let to = super.value(at: 1, time: 0, model: model)
    else { return nil }
    return from.mixed(with: to, spring.progress(at: time))
  }
}
