public import UIKit

/// `guide.snp`: makes constraints of a layout guide and names its parts.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintBasicAttributesDSL {
  private let guide: ConstraintLayoutGuide

  init(_ guide: ConstraintLayoutGuide) { self.guide = guide }

  /// The guide.
  public var target: AnyObject? { guide }

  private var item: AnyObject { guide }

  /// Makes constraints that are not active yet.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepareConstraints(item, closure)
  }

  /// Makes and activates constraints.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(item, closure)
  }

  /// Removes the constraints made before, then makes and activates others.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remakeConstraints(item, closure)
  }

  /// Changes the constants of constraints made before; a line that matches none ends the program.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.updateConstraints(item, closure)
  }

  /// Removes the constraints made before.
  public func removeConstraints() { ConstraintMaker.removeConstraints(item) }
}

extension UILayoutGuide {
  /// Constraints by name: `guide.snp.makeConstraints { make in … }`.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self) }
}
