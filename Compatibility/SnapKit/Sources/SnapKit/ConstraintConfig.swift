public import UIKit

/// Settings of the whole library.
@preconcurrency @MainActor
public enum ConstraintConfig {
  /// The reading direction by which insets from left and right become leading and trailing ones, and
  /// the other way round; left to right unless set.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection = .leftToRight
}
