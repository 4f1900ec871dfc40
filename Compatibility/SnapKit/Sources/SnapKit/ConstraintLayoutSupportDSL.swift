public import UIKit

/// `topLayoutGuide.snp`: the parts of a controller's old guides for bars.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  private let support: any ConstraintLayoutSupport

  init(_ support: any ConstraintLayoutSupport) { self.support = support }

  /// The guide.
  public var target: AnyObject? { support }

  /// The top edge.
  public var top: ConstraintItem { part(AttributeList(.top)) }
  /// The bottom edge.
  public var bottom: ConstraintItem { part(AttributeList(.bottom)) }
  /// The height.
  public var height: ConstraintItem { part(AttributeList(.height)) }
}

extension UILayoutSupport {
  /// Parts to compare with: `topLayoutGuide.snp.bottom`.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(self) }
}
