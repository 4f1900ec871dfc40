/// What a transition tells those who take part in it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was taken back.
  var isCancelled: Bool { get }
  /// Length of the animation, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The turn of a rotation; the identity for other transitions.
  var targetTransform: CGAffineTransform { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
}

/// Runs an app's blocks beside a transition of controllers, sizes or traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` in the transition's own animation, and `completion` after its end.
  ///
  /// - Returns: Whether the block will run beside the transition.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` in the transition's own animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Collects the blocks of one transition and runs them in order.
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  package typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  package let isAnimated: Bool
  package let isInteractive = false
  package let isCancelled = false
  package let transitionDuration: TimeInterval
  package let targetTransform: CGAffineTransform
  package let containerView: UIView

  private var alongside: [Block] = []
  private var completions: [Block] = []

  /// Creates a coordinator; a transition without animation has no duration.
  package init(
    duration: TimeInterval, transform: CGAffineTransform = .identity, container: UIView
  ) {
    isAnimated = duration > 0
    transitionDuration = duration
    targetTransform = transform
    containerView = container
  }

  @discardableResult
  package func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the blocks beside the transition; those they add run too.
  package func runAlongside() {
    while !alongside.isEmpty {
      let blocks = alongside
      alongside = []
      for block in blocks { block(self) }
    }
  }

  /// Runs the blocks for the end of the transition.
  package func runCompletions() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
