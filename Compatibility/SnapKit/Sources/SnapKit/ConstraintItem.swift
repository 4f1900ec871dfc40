import UIKit

/// A part of a view or guide, such as `header.snp.bottom`.
public final class ConstraintItem: ConstraintRelatableTarget {
  weak var target: AnyObject?
  let attributes: AttributeList

  init(target: AnyObject?, attributes: AttributeList) {
    self.target = target
    self.attributes = attributes
  }
}

extension ConstraintItem: Equatable {
  /// Whether both name the same parts of the same object.
  public static func == (one: ConstraintItem, other: ConstraintItem) -> Bool {
    one.target === other.target && one.target != nil && one.attributes == other.attributes
  }
}
