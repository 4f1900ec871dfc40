public import UIKit

/// The `make` of a closure; naming a part begins a constraint.
@preconcurrency @MainActor
public class ConstraintMaker {
  private let item: AnyObject
  private var recipes: [ConstraintRecipe] = []

  init(item: AnyObject) {
    self.item = item
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  func begin(_ attributes: AttributeList) -> ConstraintMakerExtendable {
    let recipe = ConstraintRecipe(item: item, attributes: attributes)
    recipes.append(recipe)
    return ConstraintMakerExtendable(recipe)
  }

  private static func prepare(
    _ item: AnyObject, _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker.recipes.compactMap(\.constraint)
  }

  static func prepareConstraints(
    _ item: AnyObject, _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    prepare(item, closure)
  }

  static func makeConstraints(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
    for constraint in prepare(item, closure) { constraint.activate() }
  }

  static func remakeConstraints(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
    removeConstraints(item)
    makeConstraints(item, closure)
  }

  static func updateConstraints(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
    guard !ConstraintStore.of(item).constraints.isEmpty else {
      return makeConstraints(item, closure)
    }
    for constraint in prepare(item, closure) {
      if let unmatched = constraint.updateExisting() {
        preconditionFailure(
          "\(unmatched.place): no constraint to update is like \(unmatched); updating changes "
            + "constants only, use remakeConstraints for the rest")
      }
    }
  }

  static func removeConstraints(_ item: AnyObject) {
    for constraint in ConstraintStore.of(item).constraints { constraint.deactivate() }
  }
}
