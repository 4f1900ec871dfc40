/// A line whose factor and constant can be set.
@preconcurrency @MainActor
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies the other side.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    recipe.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// Divides the other side.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    recipe.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  /// Adds a distance in points to the other side; right and down are positive.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    set(amount, isInset: false)
  }

  /// Keeps a distance in points inwards from the edges.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    set(amount, isInset: true)
  }

  /// Keeps distances in points inwards from the edges, which follow the reading direction.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    set(amount, isInset: true)
  }

  private func set(_ amount: any ConstraintConstantTarget, isInset: Bool)
    -> ConstraintMakerEditable
  {
    recipe.constant = amount
    recipe.isInset = isInset
    return self
  }
}
