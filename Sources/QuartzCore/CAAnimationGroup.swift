internal import CoreGraphics
public import Foundation

/// Animations that run together, in the group's time.
///
/// - Status: full
open class CAAnimationGroup: CAAnimation {
  /// The animations; those without a duration have the group's, and the group's end is theirs.
  open var animations: [CAAnimation]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    return copy
  }

  override func write(to layer: CALayer, progress: Double, time: CFTimeInterval) {
    let length = progress > 0 ? time / progress : 0
    let time = eased(progress) * length
    for animation in animations ?? [] {
      let run = animation.runDuration > 0 ? animation.runDuration : length
      animation.apply(to: layer, at: time - animation.beginTime, within: run)
    }
  }
}

/// A change of a layer's whole look, from how it was to how it is.
///
/// - Status: inert (the layer looks at once as it will; delegate and completion are told in time)
open class CATransition: CAAnimation {
  /// The kind of change. Default: fade.
  open var type = CATransitionType.fade
  /// Where the change comes from. Default: nil.
  open var subtype: CATransitionSubtype?
  /// How far the change has come at the begin, 0…1. Default: 0.
  open var startProgress: Float = 0
  /// How far the change has come at the end, 0…1. Default: 1.
  open var endProgress: Float = 1

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CATransition {
      copy.type = type
      copy.subtype = subtype
      copy.startProgress = startProgress
      copy.endProgress = endProgress
    }
    return copy
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new comes through the old.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides off the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Makes the value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
