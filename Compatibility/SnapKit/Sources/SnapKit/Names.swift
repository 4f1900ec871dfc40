public import UIKit

/// What constraints are made for.
public typealias ConstraintView = UIView
/// A rectangle that takes part in layout and draws nothing.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// What a controller's old guides for bars are.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// Distances from four edges, in points, inwards.
public typealias ConstraintInsets = UIEdgeInsets
/// Distances from four edges that follow the reading direction, in points, inwards.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// A reading direction.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
