import UIKit

/// What a view or guide remembers: the constraints made for it, and its label in messages.
@MainActor
final class ConstraintStore {
  var constraints: [Constraint] = []
  var label: String?

  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The store of `item`, made when there is none.
  static func of(_ item: AnyObject) -> ConstraintStore {
    if let store = existing(of: item) { return store }
    let store = ConstraintStore()
    objc_setAssociatedObject(item, key, store, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return store
  }

  /// The label of `item` in messages.
  static func label(of item: AnyObject) -> String? { existing(of: item)?.label }

  private static func existing(of item: AnyObject) -> ConstraintStore? {
    objc_getAssociatedObject(item, key) as? ConstraintStore
  }
}
