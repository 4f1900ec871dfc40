public import UIKit

/// Parts that wait for what they are compared with.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  let recipe: ConstraintRecipe

  init(_ recipe: ConstraintRecipe) { self.recipe = recipe }

  /// The parts equal those of `other`, or the number, size, point or insets that `other` is.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: other, file, line)
  }

  /// The parts equal those of the superview.
  @discardableResult
  public func equalToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: superview(file, line), file, line)
  }

  /// The parts are at most those of `other`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: other, file, line)
  }

  /// The parts are at most those of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: superview(file, line), file, line)
  }

  /// The parts are at least those of `other`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: other, file, line)
  }

  /// The parts are at least those of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: superview(file, line), file, line)
  }

  private func superview(_ file: String, _ line: UInt) -> UIView {
    guard let superview = recipe.superview else {
      preconditionFailure(
        "\(ConstraintMakerRelatable.place(file, line)): there is no superview to compare with; "
          + "add the view first")
    }
    return superview
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, to other: any ConstraintRelatableTarget,
    _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    recipe.relation = relation
    recipe.place = ConstraintMakerRelatable.place(file, line)
    switch other {
    case let item as ConstraintItem:
      guard item.target != nil else {
        preconditionFailure("\(recipe.place): what is compared with is gone")
      }
      recipe.related = item
    case let view as UIView: recipe.related = ConstraintItem(target: view, attributes: .none)
    case let guide as UILayoutGuide:
      recipe.related = ConstraintItem(target: guide, attributes: .none)
    case let constant as any ConstraintConstantTarget:
      recipe.related = nil
      recipe.constant = constant
    default:
      preconditionFailure("\(recipe.place): \(type(of: other)) cannot be compared with")
    }
    return ConstraintMakerEditable(recipe)
  }

  private static func place(_ file: String, _ line: UInt) -> String {
    "\(file.split(separator: "/").last ?? "")#\(line)"
  }
}
