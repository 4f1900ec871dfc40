public import UIKit

/// What one line such as `make.edges.equalTo(view).inset(8)` made: a layout constraint for each part.
@preconcurrency @MainActor
public final class Constraint {
  /// The layout constraints, one for each part named.
  public let layoutConstraints: [LayoutConstraint]

  private weak var item: AnyObject?

  init(_ recipe: ConstraintRecipe) {
    item = recipe.item
    layoutConstraints = recipe.layoutConstraints()
    for layoutConstraint in layoutConstraints { layoutConstraint.constraint = self }
  }

  /// Whether all of its layout constraints are active.
  public var isActive: Bool {
    get { !layoutConstraints.isEmpty && layoutConstraints.allSatisfy(\.isActive) }
    set { newValue ? activate() : deactivate() }
  }

  /// Lets the constraint take part in layout.
  public func activate() {
    NSLayoutConstraint.activate(layoutConstraints)
    guard let item else { return }
    let store = ConstraintStore.of(item)
    if !store.constraints.contains(where: { $0 === self }) { store.constraints.append(self) }
  }

  /// Takes the constraint out of layout; `activate()` brings it back.
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    guard let item else { return }
    ConstraintStore.of(item).constraints.removeAll { $0 === self }
  }

  /// Changes the constants, as `offset` would have set them.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    change(to: offset, isInset: false)
  }

  /// Changes the constants, as `inset` would have set them.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    change(to: inset, isInset: true)
  }

  /// Changes the constants, as `inset` would have set them.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    change(to: inset, isInset: true)
  }

  /// Changes the priority.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    for layoutConstraint in layoutConstraints {
      layoutConstraint.priority = UILayoutPriority(priority.constraintPriorityTargetValue)
    }
    return self
  }

  /// Changes the priority.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority.value)
  }

  /// Gives the existing layout constraints of the item the constants of this one's, which are not
  /// activated themselves.
  ///
  /// - Returns: the first layout constraint that matches none.
  func updateExisting() -> LayoutConstraint? {
    guard let item else { return nil }
    let existing = ConstraintStore.of(item).constraints.flatMap(\.layoutConstraints)
    for wanted in layoutConstraints {
      guard let found = existing.first(where: { $0.matches(wanted) }) else { return wanted }
      found.constant = wanted.constant
    }
    return nil
  }

  private func change(to target: any ConstraintConstantTarget, isInset: Bool) -> Constraint {
    for layoutConstraint in layoutConstraints {
      layoutConstraint.constant = ConstraintConstant.amount(
        of: target, for: layoutConstraint.firstAttribute, isInset: isInset,
        isRightToLeft: ConstraintConfig.interfaceLayoutDirection == .rightToLeft)
    }
    return self
  }
}

extension Constraint {
  /// The old name of `update(offset:)`.
  @available(*, deprecated, renamed: "update(offset:)")
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }

  /// The old name of `update(inset:)`.
  @available(*, deprecated, renamed: "update(inset:)")
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

  /// The old name of `update(priority:)`.
  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }
}
