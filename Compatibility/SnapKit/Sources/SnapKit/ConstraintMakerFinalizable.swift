/// The end of a line: its label and the constraint that it made.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let recipe: ConstraintRecipe

  init(_ recipe: ConstraintRecipe) { self.recipe = recipe }

  /// Names the constraint in messages and as its identifier.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    recipe.label = label
    return self
  }

  /// The constraint, to be kept and changed later.
  public var constraint: Constraint {
    guard let constraint = recipe.constraint else {
      preconditionFailure("a constraint is asked for before it is compared with anything")
    }
    return constraint
  }
}
