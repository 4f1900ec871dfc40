/// A line that can be given a priority.
@preconcurrency @MainActor
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Sets the priority; required unless set.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    priority(amount.value)
  }

  /// Sets the priority as a number; required unless set.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    recipe.priority = amount.constraintPriorityTargetValue
    return self
  }
}

/// The spelling of earlier versions.
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

extension ConstraintMakerPrioritizable {
  /// The old way to ask for 1000.
  @available(*, deprecated, message: "use priority(.required)")
  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }

  /// The old way to ask for 750.
  @available(*, deprecated, message: "use priority(.high)")
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }

  /// The old way to ask for 500.
  @available(*, deprecated, message: "use priority(.medium)")
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }

  /// The old way to ask for 250.
  @available(*, deprecated, message: "use priority(.low)")
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}
